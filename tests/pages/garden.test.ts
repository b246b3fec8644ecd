import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemsOf } from '#engine/games/items.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dayOf } from '#engine/learner/fold.ts';
import type { ItemState, Learner } from '#engine/learner/state.ts';
import { keepLearned } from '#web/features/learning/kept-learner.ts';
import { beginApart, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, becomePlayerOfId } from '#tests/support/pages/people.ts';

beforeEach(beginApart);

afterEach(() => page.viewport(1280, 800));

const right = (days: number): ItemState => ({
  ...{ strength: 1, seen: days, box: 1, day: dayOf(Date.now()), support: 0, pace: 0 },
  ...{ inSight: days, hidden: 0, atOnce: days },
});

/** Shapes that were right at once on so many days each, in the order of the game. */
function shapes(days: readonly number[]): Learner['skills'] {
  const facts = itemsOf(gameOrThrow('shape-detective'));
  const items = Object.fromEntries(days.map((count, at) => [facts[at]!.fact, right(count)]));
  return { 'shape.2d': { theta: 1, tries: 9, items } };
}

const garden = page.getByRole('region', { name: 'Your Garden' });
const growing = () => document.querySelector<HTMLElement>('[data-growing]');

async function seeHome() {
  visit('/home');
  await expect.element(garden).toBeVisible();
}

it('has six beds, told in words to those who do not see them', async () => {
  keepLearned(await becomePlayerOfId(), shapes([4, 4, 2, 1]));
  await seeHome();
  const beds = garden.getByRole('listitem');
  expect(beds.elements()).toHaveLength(6);
  await expect.element(garden.getByText('Shapes: 2 flowers, 1 bud, 1 sprout')).toBeInTheDocument();
  await expect.element(garden.getByText('Adding: nothing planted yet')).toBeInTheDocument();
  expect(garden.element().querySelectorAll('img')).toHaveLength(4);
});

it.each([390, 768, 1280])('at %i px each bed has its name in one line', async (width) => {
  await becomePlayer();
  await page.viewport(width, 844);
  await seeHome();
  await document.fonts.ready;
  const names = [...garden.element().querySelectorAll('li > span:first-child > span[aria-hidden]')];
  expect(names).toHaveLength(6);
  const broken = names.filter((name) => {
    const { fontSize } = getComputedStyle(name);
    return name.getBoundingClientRect().height > 1.8 * Number.parseFloat(fontSize);
  });
  expect(broken.map(({ textContent }) => textContent)).toEqual([]);
});

it('what has grown since grows on the way back; a key ends it, and it comes once', async () => {
  const id = await becomePlayerOfId();
  keepLearned(id, shapes([1]));
  await seeHome();
  expect(growing()).toBeNull();
  keepLearned(id, shapes([2, 1]));
  visit('/play');
  await expect.poll(() => growing()?.dataset.growing).toBe('2');
  await userEvent.keyboard('{Shift}');
  await expect.poll(growing).toBeNull();
  await seeHome();
  expect(growing()).toBeNull();
});

it('with calm motion the plants are just there', async () => {
  const id = await becomePlayerOfId();
  await ask('PATCH', '/api/profile', { needs: { calm: true } });
  await seeHome();
  keepLearned(id, shapes([1]));
  visit('/play');
  await expect.poll(() => growing()?.dataset.growing).toBe('1');
  expect(growing()!.querySelector('.animate-grow')).toBeNull();
  await expect.poll(growing).toBeNull();
});
