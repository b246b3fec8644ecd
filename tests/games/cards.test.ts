import { expect, it } from 'vitest';
import { findGame, GAMES } from '#engine/games/catalogue.ts';
import { cardOf, findCard, GAME_IDS } from '#engine/rules/cards.ts';

it('has one card for every game, and no other', () => {
  expect(GAMES.map(({ id }) => id).toSorted()).toEqual([...GAME_IDS].toSorted());
  for (const id of GAME_IDS) expect(findGame(id)).toMatchObject(cardOf(id));
});

it('finds no card for what is no game', () => {
  for (const wrong of ['', 'constructor', 'toString', '__proto__', 'Number-Trail', 'number-trail '])
    expect(findCard(wrong), wrong).toBeUndefined();
});
