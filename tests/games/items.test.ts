import { describe, expect, it, test } from 'vitest';
import { GAMES, gameOrThrow } from '#engine/games/catalogue.ts';
import { everyItem, findItem, itemOf, itemsOf } from '#engine/games/items.ts';
import { SKILLS } from '#engine/rules/skills.ts';
import { isDistinct, roundOf } from './rounds.ts';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const idsOf = (gameId: string) => itemsOf(gameOrThrow(gameId)).map(({ id }) => id);

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('asks for its items and nothing else, over 300 seeds', () => {
    const asked = new Set(
      SEEDS.flatMap((seed) => roundOf(id, seed).map(({ fact }) => itemOf(game, fact).id)),
    );
    expect([...asked].toSorted()).toEqual(
      itemsOf(game)
        .map((item) => item.id)
        .toSorted(),
    );
  });
});

test('an item has one id, by which it is found, and every skill has items', () => {
  const ids = everyItem().map(({ id }) => id);
  expect(isDistinct(ids)).toBe(true);
  for (const item of everyItem()) {
    expect(item.id).toBe(`${item.skill}/${item.fact}`);
    expect(findItem(item.id)).toBe(item);
  }
  expect(new Set(everyItem().map(({ skill }) => skill))).toEqual(new Set(SKILLS));
});

test('a fact is one item, whichever game asks it', () => {
  expect(idsOf('total-treasure-hunt')).toContain('add.10/3+2');
  expect(idsOf('total-treasure-hunt-medium')).toContain('add.10/3+2');
  expect(idsOf('cookie-crunch-count-hard')).toContain('sub.15/12-3');
  expect(idsOf('total-treasure-hunt-medium')).toEqual(expect.arrayContaining(['add.10/9+1', 'add.15/9+2']));
  expect(idsOf('cookie-crunch-count-medium')).toEqual(expect.arrayContaining(['sub.6/6-1', 'sub.15/7-1']));
  expect(idsOf('number-trail-high-climb')).toContain('seq.up.10/after 3');
  expect(idsOf('number-trail-high-climb')).toContain('seq.up.20/after 12');
  expect(idsOf('sound-safari')).toEqual(
    expect.arrayContaining(['num.hear.10/hear 10', 'num.hear.20/hear 11']),
  );
});

test('what is no item is not found', () => {
  for (const id of ['', 'add.10', 'add.10/30+2', 'add.15/3+2', '__proto__'])
    expect(findItem(id)).toBeUndefined();
  expect(() => itemOf(gameOrThrow('number-trail'), 'my name is Anna')).toThrow(RangeError);
});
