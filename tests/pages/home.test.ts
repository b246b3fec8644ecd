import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { becomePlayer, finishGame } from '#tests/support/pages/people.ts';

beforeEach(beginAnew);
afterEach(() => page.viewport(1280, 800));

/** The box of a text itself, which may be smaller than its element's. */
function boxOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

for (const width of [320, 390, 768, 1024, 1280])
  it(`at ${width} px no picture of a tile covers what the tile says, at level 124 either`, async () => {
    const { username } = await becomePlayer();
    await commands.setXp(username, 12_345);
    await page.viewport(width, 800);
    visit('/home');
    await expect.element(page.getByText('Level 124', { exact: true }).last()).toBeVisible();
    const tiles = [...document.querySelectorAll('main dl > div')];
    expect(tiles).toHaveLength(4);
    for (const tile of tiles) {
      const picture = tile.querySelector('img')!.getBoundingClientRect();
      const figure = boxOf(tile.querySelector('dd > span')!);
      expect(overlap(picture, figure), tile.textContent).toBe(false);
    }
  });

it('a screen reader hears the name of a game first, then what it is and for whom', async () => {
  await becomePlayer();
  visit('/play');
  const card = page.getByRole('link', { name: /^Shape Detective/ });
  await expect.element(card).toHaveTextContent(/^Shape Detective.*questions.*XP.*Ages 3\+.*Easy$/);
  await finishGame('sound-safari', 10);
  visit('/play');
  await expect.element(card).toHaveTextContent(/^Shape Detective.*questions.*XP.*Ages 3\+.*Easy.*New$/);
});

/** What is said of the child in each card. */
const marks = () =>
  [...document.querySelectorAll('[data-tile] [data-state]')].map(({ textContent }) => textContent);

for (const path of ['/home', '/play'])
  it(`the cards of ${path} call no game new to a child to whom all are, and do once one was played`, async () => {
    await becomePlayer();
    visit(path);
    await expect.poll(() => document.querySelectorAll('main [data-tile]').length).toBeGreaterThan(6);
    await expect.poll(() => commands.answersTo('GET /api/learner')).toEqual([200]);
    expect(marks()).toEqual([]);
    await finishGame('sound-safari', 10);
    visit(path);
    await expect.poll(marks).toContain('New');
    expect(new Set(marks()).size).toBeGreaterThan(1);
  });

it('the top bar marks the page that is open, however its address is written', async () => {
  await becomePlayer();
  const marked = () =>
    [...document.querySelectorAll('header nav [aria-current]')].map((link) => link.textContent);
  for (const [path, label] of [
    ['/home/', 'Home'],
    ['/Play', 'All Games'],
    ['/LEADERBOARD/', 'Leaderboard'],
    ['/home', 'Home'],
  ] as const) {
    visit(path);
    await expect.poll(marked, { message: path }).toEqual([label, label]);
  }
  visit('/profile');
  await expect.poll(marked).toEqual([]);
});
