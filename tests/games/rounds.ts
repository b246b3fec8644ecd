import { findGame } from '#engine/games/catalogue.ts';
import type { Game, Question, Words } from '#engine/games/game.ts';
import { rulesOf } from '#engine/games/rules-of.ts';
import { createRandom } from '#engine/rules/random.ts';
import { expect } from 'vitest';

const SEEDS = Array.from({ length: 1000 }, (_, seed) => seed);

function gameOf<Params>(gameId: string): Game<Params> {
  const game = findGame(gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  return game as Game<Params>;
}

export function roundOf<Q extends Question>(gameId: string, seed: number): readonly Q[] {
  const game = gameOf(gameId);
  return rulesOf(game.family).makeRound(
    game.params,
    game.rewards.questionsCount,
    createRandom(seed),
  ) as readonly Q[];
}

/** A thousand rounds, as a thousand children might get them. */
export const rounds = <Q extends Question>(gameId: string): readonly (readonly Q[])[] =>
  SEEDS.map((seed) => roundOf<Q>(gameId, seed));

export function wordsOf<Q extends Question>(gameId: string): Words<Q> {
  const game = gameOf(gameId);
  return rulesOf(game.family).words(game.params) as Words<Q>;
}

/** Fails with the first few things that break the rule. */
export function expectAll<T>(things: readonly T[], rule: (thing: T) => boolean): void {
  expect(things.length).toBeGreaterThan(0);
  expect(things.filter((thing) => !rule(thing)).slice(0, 3)).toEqual([]);
}

/** All that `value` gives over the things, each once, smallest first. */
export const range = <T>(things: readonly T[], value: (thing: T) => number): readonly number[] =>
  [...new Set(things.map(value))].sort((a, b) => a - b);

export const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
