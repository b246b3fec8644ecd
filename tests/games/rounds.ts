import { expect } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import type { Family } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { createRandom } from '#engine/rules/random.ts';
import { expectNoFaults } from '#tests/support/faults.ts';

/** A thousand rounds, as a thousand children might get them; fewer in `npm run check`. */
const SEEDS = Array.from({ length: Number(process.env.ROUNDS ?? 1000) }, (_, seed) => seed);
const played = new Map<string, readonly (readonly Question[])[]>();

export function roundOf<Q extends Question>(gameId: string, seed: number): readonly Q[] {
  const game = gameOrThrow(gameId);
  const { questionsCount } = game.rewards;
  return familyOf(game).makeRound(game, questionsCount, createRandom(seed)) as readonly Q[];
}

/** A round of the game for each of the seeds from 0 on. */
export function rounds<Q extends Question>(gameId: string): readonly (readonly Q[])[] {
  const known = played.get(gameId) ?? SEEDS.map((seed) => roundOf(gameId, seed));
  played.set(gameId, known);
  return known as readonly (readonly Q[])[];
}

/** The question of a game for an item of our choosing. */
export const questionOf = <Params, Item, Q extends Question>(
  family: Family<Params, Item, Q>,
  gameId: string,
  item: Item,
): Q => family.ask(gameOrThrow(gameId), item, createRandom(1));

/** All that a game says it can say. */
export function sentencesOfGame(gameId: string): readonly string[] {
  const game = gameOrThrow(gameId);
  return familyOf(game).everySentence(game);
}

/** What is said while the way to the answer is shown, sentence by sentence. */
export const saidToHelp = ({ help }: Question): readonly string[] =>
  help.flatMap(({ say }) => sentencesOf(say));

/** What is said of a wrong choice. */
export const saidOfWrong = ({ choices }: Question, choiceId: string): string =>
  choices.find(({ id }) => id === choiceId)!.wrong;

/** What a wrong choice is answered with when it is the first. */
export const slipOf = ({ choices }: Question, choiceId: string): string =>
  choices.find(({ id }) => id === choiceId)!.slip;

const LONGEST = 300;

/** A question by what a player meets of it; anything else as it is written. */
function inShort(thing: unknown): string {
  const { fact, prompt, answer, choices } = (thing ?? {}) as Partial<Question>;
  if (prompt !== undefined && choices !== undefined)
    return `"${prompt}" (${fact}), answer ${answer} among ${choices.map(({ id }) => id).join(', ')}`;
  const written = Array.isArray(thing) ? `[${thing.map(inShort).join('; ')}]` : JSON.stringify(thing);
  return written.length > LONGEST ? `${written.slice(0, LONGEST)}...` : written;
}

/**
 * Fails with the first few things that break the rule, and with the rule. tell: what is wrong with one of them; omitted:
 * only which it is.
 */
export function expectAll<T>(
  things: readonly T[],
  rule: (thing: T) => boolean,
  tell: (thing: T) => string = inShort,
): void {
  expect(things.length).toBeGreaterThan(0);
  const bad = things.filter((thing) => !rule(thing));
  if (bad.length === 0) return;
  const told = [...new Set(bad.map(tell))].slice(0, 3);
  const written = String(rule).replace(/\s+/g, ' ').slice(0, LONGEST);
  expectNoFaults([...told, `${bad.length} of ${things.length} break the rule: ${written}`]);
}

/** All that `value` gives over the things, each once, smallest first. */
export const range = <T>(things: readonly T[], value: (thing: T) => number): readonly number[] =>
  [...new Set(things.map(value))].sort((a, b) => a - b);

export const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
