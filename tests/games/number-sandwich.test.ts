import { describe, expect, it } from 'vitest';
import { numberSandwich } from '#engine/games/number-sandwich/family.ts';
import type { SandwichQuestion } from '#engine/games/number-sandwich/questions.ts';
import { expectAll, isDistinct, questionOf, range, rounds, saidToHelp } from './rounds.ts';

const all = rounds<SandwichQuestion>('number-sandwich');
const questions = all.flat();

describe('number-sandwich', () => {
  it('leaves a gap of 2, and the middle is left plus 1', () => {
    expectAll(questions, (q) => q.rightNumber === q.leftNumber + 2 && q.correctAnswer === q.leftNumber + 1);
    expectAll(
      questions,
      (q) => q.prompt === `Which number goes between ${q.leftNumber} and ${q.rightNumber}?`,
    );
  });

  it.each([
    { asked: 'first', from: 0, to: 4, min: 1, max: 8 },
    { asked: 'then', from: 4, to: 7, min: 5, max: 12 },
    { asked: 'last', from: 7, to: 10, min: 10, max: 18 },
  ])('takes the left number from $min to $max $asked', ({ from, to, min, max }) => {
    const lefts = range(
      all.flatMap((round) => round.slice(from, to)),
      (q) => q.leftNumber,
    );
    expect(lefts).toEqual(Array.from({ length: max - min + 1 }, (_, index) => min + index));
  });

  it('offers what could be asked for at that place of the round, so that no filling stands out', () => {
    const offeredIn = (from: number, to: number) =>
      range(
        all.flatMap((round) => round.slice(from, to)).flatMap((q) => q.options),
        (value) => value,
      );
    expect(offeredIn(0, 4)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(offeredIn(4, 7)).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
    expect(offeredIn(7, 10)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('lets no two fillings touch, as none may touch the right one', () => {
    expectAll(questions, (q) =>
      q.options.every((value) => !q.options.includes(value - 1) && !q.options.includes(value + 1)),
    );
  });

  it('offers 3 fillings from 0 to 20, none of them a number on the bread', () => {
    expectAll(questions, (q) => q.options.length === 3 && isDistinct(q.options));
    expectAll(questions, (q) => q.options.every((value) => value >= 0 && value <= 20));
    expectAll(questions, (q) => !q.options.includes(q.leftNumber) && !q.options.includes(q.rightNumber));
  });

  it('names the fact and counts up to the gap', () => {
    const between = (left: number) =>
      questionOf(numberSandwich, 'number-sandwich', { left, among: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(between(4).right).toBe('5 goes between 4 and 6.');
    expect(saidToHelp(between(4))).toEqual(['2,', '3,', '4,', 'What comes next?']);
    expect(saidToHelp(between(1))).toEqual(['0,', '1,', 'What comes next?']);
  });
});

describe.each(numberSandwich.games.map(({ id }) => id))('every sandwich of %s', (id) => {
  const made = rounds<SandwichQuestion>(id).slice(0, 200).flat();

  it('has its filling in the middle, and no other choice between its breads', () => {
    expectAll(made, (q) => q.correctAnswer - q.leftNumber === q.rightNumber - q.correctAnswer);
    const between = (q: SandwichQuestion) =>
      q.options.filter((value) => value > q.leftNumber && value < q.rightNumber);
    expectAll(made, (q) => String(between(q)) === q.answer);
    expectAll(made, (q) => !q.options.includes(q.leftNumber) && !q.options.includes(q.rightNumber));
  });

  it('hops over the gap from bread to bread, by the answer', () => {
    expectAll(
      made,
      (q) => String(q.hops) === String([q.leftNumber, q.correctAnswer, q.rightNumber]),
      ({ prompt, hops }) => `${id}, "${prompt}": the hops touch the line at ${hops.join(', ')}`,
    );
    expectAll(made, (q) => q.help.at(-1)!.point === 'hops');
  });
});
