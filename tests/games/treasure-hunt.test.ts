import { describe, expect, it } from 'vitest';
import { treasureHunt } from '#engine/games/treasure-hunt/family.ts';
import type { TreasureQuestion } from '#engine/games/treasure-hunt/questions.ts';
import { digitMixUps, near } from '#engine/rules/wrong-numbers.ts';
import { expectAll, isDistinct, questionOf, range, rounds, saidOfWrong, saidToHelp } from './rounds.ts';

/** Product specification, sections 5 and 9. */
const ROWS = [
  { id: 'total-treasure-hunt', minSum: 2, maxSum: 10, maxAddend: 5, maxWrong: 12 },
  { id: 'total-treasure-hunt-medium', minSum: 11, maxSum: 15, maxAddend: 10, maxWrong: 18 },
  { id: 'total-treasure-hunt-hard', minSum: 16, maxSum: 20, maxAddend: 10, maxWrong: 22 },
] as const;

describe.each(ROWS)('$id', ({ id, minSum, maxSum, maxAddend, maxWrong }) => {
  const all = rounds<TreasureQuestion>(id);
  const questions = all.flat();

  it('adds two groups, and the answer is their sum', () => {
    expectAll(
      questions,
      (q) => q.firstNumber + q.secondNumber === q.correctAnswer && q.answer === String(q.correctAnswer),
    );
    expectAll(questions, (q) => q.prompt.startsWith(`${q.firstNumber} add ${q.secondNumber}.`));
  });

  it(`asks for every sum from 2 to ${maxSum} and no other`, () => {
    const sums = range(questions, (q) => q.correctAnswer);
    expect([sums[0], sums.at(-1), sums.length]).toEqual([2, maxSum, maxSum - 1]);
  });

  it(`asks in most of a round for the sums from ${minSum} to ${maxSum} that it adds`, () => {
    const added = minSum === 2 ? 10 : 7;
    expectAll(all, (round) => round.filter((q) => q.correctAnswer >= minSum).length === added);
  });

  it(`keeps groups within 1 and ${maxAddend}`, () => {
    expectAll(questions, (q) => Math.min(q.firstNumber, q.secondNumber) >= 1);
    expectAll(questions, (q) => Math.max(q.firstNumber, q.secondNumber) <= maxAddend);
  });

  it(`offers three wrong answers from 1 to ${maxWrong}`, () => {
    expectAll(questions, (q) => q.options.length === 4 && isDistinct(q.options));
    expectAll(questions, (q) => q.options.every((value) => value >= 1 && value <= maxWrong));
    expectAll(questions, (q) => q.choices.every(({ name }, index) => name === String(q.options[index])));
  });

  it('offers at least one wrong answer that a child really gets to', () => {
    const isSlip = (q: TreasureQuestion, value: number) =>
      [...near(q.correctAnswer), q.firstNumber, q.secondNumber].includes(value) ||
      digitMixUps(q.correctAnswer).includes(value);
    expectAll(questions, (q) => q.options.some((value) => value !== q.correctAnswer && isSlip(q, value)));
  });

  it('keeps the two groups apart by what they are', () => {
    expectAll(questions, (q) => q.firstEmoji !== q.secondEmoji);
  });
});

describe('the words', () => {
  const questionIn = (id: string, firstNumber = 3) =>
    questionOf(treasureHunt, id, { firstNumber, secondNumber: 2 });

  it('name the fact and what was chosen', () => {
    const question = questionIn('total-treasure-hunt');
    const wrong = question.choices.find(({ id }) => id !== '5')!.id;
    expect(question.right).toBe('3 add 2 makes 5.');
    expect(saidOfWrong(question, wrong)).toBe(`That is ${wrong}.`);
  });

  it('count all in the easy game and where the first group is small, else count on from it', () => {
    expect(saidToHelp(questionIn('total-treasure-hunt'))).toEqual([
      'Count them all.',
      '1.',
      '2.',
      '3.',
      '4.',
      '5.',
    ]);
    const medium = 'total-treasure-hunt-medium';
    expect(saidToHelp(questionIn(medium))).toEqual(saidToHelp(questionIn('total-treasure-hunt')));
    expect(saidToHelp(questionIn(medium, 9))).toEqual(['Start at 9.', '10.', '11.']);
    expect([questionIn(medium).countsOn, questionIn(medium, 9).countsOn]).toEqual([false, true]);
  });
});
