import { beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, finishGame } from '#tests/support/pages/people.ts';

beforeEach(beginAnew);

const ROOM = {
  placed: [
    { thing: 'ball', x: 330, y: 950, layer: 98 },
    { thing: 'armchair', x: 250, y: 760, layer: 79 },
    { thing: 'cactus', x: 560, y: 420, layer: 1 },
  ],
  outfit: ['paper-hat'],
};

/** A player with 13 coins of 18 left, three things in the room, and a hat on. */
async function furnish(): Promise<void> {
  await becomePlayer();
  await finishGame('total-treasure-hunt', 10);
  for (const thing of ['ball', 'armchair', 'cactus', 'paper-hat'])
    await ask('POST', '/api/nook/purchases', { purchaseId: crypto.randomUUID(), thing, sell: false });
  await ask('PUT', '/api/nook/room', { version: 0, ...ROOM });
}

const door = () => page.getByRole('link', { name: /^My Nook/ }).element();
const things = (within: Element, part = '') =>
  [...within.querySelectorAll(`${part} [data-thing]`)].map((thing) => thing.getAttribute('data-thing'));
const files = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
const purse = () => page.getByText('Coins', { exact: true }).element().nextElementSibling?.textContent;

it("the Nook's door shows the own room, from back to front, and the purse", async () => {
  await furnish();
  visit('/home');
  await expect
    .poll(() => things(door()))
    .toEqual(['window', 'cactus', 'armchair', 'fox', 'paper-hat', 'ball']);
  expect(door().textContent).toBe('My Nook13 coins to spend');
  // What was earned is on its tile, what is left in the header.
  await expect.poll(purse).toBe('13');
  expect(document.querySelector('main dl')!.textContent).toContain('Coins Earned18');
  const board = door().querySelector('[data-thing="cactus"]')!.previousElementSibling!;
  expect(board.tagName).toBe('rect');
});

it('the own animal wears on pages what was put on in the Nook, and nothing else does', async () => {
  await furnish();
  for (const path of ['/home', '/play', '/profile']) {
    visit(path);
    await expect
      .poll(() => things(document.querySelector('header')!, '[data-worn="before"]'), { message: path })
      .toEqual(['paper-hat']);
  }
  await expect.poll(() => things(document.querySelector('main')!, '[data-worn]')).toEqual(['paper-hat']);
  visit('/leaderboard');
  await expect
    .element(
      page
        .getByText('(You)')
        .or(page.getByText('You', { exact: true }))
        .first(),
    )
    .toBeVisible();
  expect(document.querySelectorAll('main [data-worn]')).toHaveLength(0);
});

it('who has nothing there yet sees what it may become, and fetches no other picture of it', async () => {
  await becomePlayer();
  performance.clearResourceTimings();
  visit('/home');
  await expect.poll(() => door().querySelector('img[src*="/pages/nook.webp"]')).not.toBeNull();
  expect(door().querySelector('[data-room]')).toBeNull();
  expect(door().textContent).toBe('My Nook0 coins to spend');
  expect(files().filter((file) => file.includes('little'))).toEqual([]);
});

it('the header never takes what was earned for the purse, and home greets once however it is spelt', async () => {
  await furnish();
  await commands.breakCall('GET /api/nook', 'hold');
  visit('/Home/');
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
  expect(purse()).toBe('–');
  await expect.poll(() => document.querySelector('main dl')!.textContent).toContain('Coins Earned18');
  expect(document.querySelector('header')!.textContent).not.toContain('Welcome back');
  await commands.mend();
  await expect.poll(purse).toBe('13');
});
