import { describe, expect, it } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import type { Support } from '#engine/rules/played.ts';
import type { SafariQuestion } from '#engine/games/sound-safari/questions.ts';
import { slipOf } from '#engine/games/sound-safari/words.ts';
import { expectAll, isDistinct, range, rounds, saidToHelp } from './rounds.ts';

const all = rounds<SafariQuestion>('sound-safari');
const questions = all.flat();

/** Questions of two hundred rounds at a level of support. */
const askedAt = (support: Support) =>
  Array.from({ length: 200 }, (_, seed) => {
    const game = gameOrThrow('sound-safari');
    const plan = dealtPlan(game, seed).map((one) => ({ ...one, support }));
    return questionsOf(game, { seed, plan }) as unknown as readonly SafariQuestion[];
  });
const find = (target: number) => questions.find((question) => question.target === target)!;

describe('sound-safari', () => {
  it('asks for every number from 0 to 20, none twice in a round', () => {
    expect(range(questions, (q) => q.target)).toEqual(Array.from({ length: 21 }, (_, value) => value));
    expectAll(all, (round) => isDistinct(round.map((q) => q.target)));
  });

  it('begins with five numbers to 10, beside numbers to 10, and then asks for any', () => {
    const first = all.flatMap((round) => round.slice(0, 5));
    const then = all.flatMap((round) => round.slice(5));
    expectAll(first, (q) => q.target <= 10 && q.options.every((value) => value <= 10));
    expect(range(then, (q) => q.target)).toEqual(Array.from({ length: 21 }, (_, value) => value));
    expect(
      range(
        then.flatMap((q) => q.options),
        (value) => value,
      ).at(-1),
    ).toBe(20);
  });

  it('shows 6 numbers from 0 to 20', () => {
    expectAll(questions, (q) => q.options.length === 6 && isDistinct(q.options));
    expectAll(questions, (q) => q.options.every((value) => value >= 0 && value <= 20));
  });

  it('says the number as a word, so that the prompt shows no numeral', () => {
    expect(find(14).prompt).toBe('Find fourteen.');
    expect(find(0).prompt).toBe('Find zero.');
    expect(find(20).prompt).toBe('Find twenty.');
  });

  it('can put what sounds alike beside each other', () => {
    const shownWith = (target: number) =>
      new Set(questions.filter((q) => q.target === target).flatMap((q) => q.options));
    expect([...shownWith(14)]).toEqual(expect.arrayContaining([4, 13, 15]));
    expect([...shownWith(12)]).toEqual(expect.arrayContaining([2, 20]));
    expect([...shownWith(6)]).toEqual(expect.arrayContaining([9, 16]));
  });

  it('offers what is far from a number that is new, and what is near to one that is known', () => {
    const near = (support: Support) => {
      // Of the small numbers that a round begins with nearly all lie there.
      const asked = askedAt(support).flatMap((round) => round.slice(5));
      const touching = asked.flatMap(({ target, options }) =>
        options.filter((value) => [1, 10].includes(Math.abs(value - target))),
      );
      return touching.length / asked.length;
    };
    const [far, usual, close] = [near(0), near(1), near(2)];
    expect(far).toBeLessThan(0.75 * usual);
    expect(close).toBeGreaterThan(1.2 * usual);
    expectAll(askedAt(0).flat(), ({ options }) => options.length === 6 && isDistinct(options));
    expectAll(
      askedAt(2).flat(),
      ({ options }) => options.length === 6 && options.every((n) => n >= 0 && n <= 20),
    );
  });

  it('offers what was right before as a slip only, for no number comes twice in a dealt round', () => {
    const before = all.flatMap((round) =>
      round.flatMap(({ options }, index) => {
        const asked = round.slice(0, index).map((q) => q.target);
        return options.map((value) => asked.includes(value));
      }),
    );
    const share = before.filter(Boolean).length / before.length;
    expect(share).toBeGreaterThan(0.001);
    expect(share).toBeLessThan(0.05);
  });

  it('shows how a number is built', () => {
    expect(saidToHelp(find(14))).toEqual(['10 and 4 makes 14.']);
    expect(saidToHelp(find(3))).toEqual(['1,', '2,', '3.']);
    expect(saidToHelp(find(0))).toEqual(['0 means nothing.']);
    expect(find(14).right).toBe('You found 14.');
    const four = questions.flatMap(({ choices }) => choices).find(({ id }) => id === '4')!;
    expect(four.wrong).toBe('That is 4.');
  });

  it.each([
    [14, 4, 'That is 4. 10 and 4 makes 14.'],
    [4, 14, 'That is 14. 10 and 4 makes 14.'],
    [4, 7, 'That is 7.'],
    [0, 10, 'That is 10.'],
  ])('asked for %i, answers %i by what the ear missed', (target, chosen, slip) => {
    expect(slipOf(target, chosen)).toBe(slip);
  });
});
