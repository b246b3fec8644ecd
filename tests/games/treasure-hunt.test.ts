import { describe, expect, it } from 'vitest';
import type { TreasureQuestion } from '#engine/games/treasure-hunt/questions.ts';
import { expectAll, isDistinct, range, rounds, wordsOf } from './rounds.ts';

/** Product specification, sections 5 and 9. */
const ROWS = [
  { id: 'total-treasure-hunt', minSum: 2, maxSum: 10, maxAddend: 5, maxWrong: 12 },
  { id: 'total-treasure-hunt-medium', minSum: 11, maxSum: 15, maxAddend: 10, maxWrong: 18 },
  { id: 'total-treasure-hunt-hard', minSum: 16, maxSum: 20, maxAddend: 10, maxWrong: 22 },
] as const;

describe.each(ROWS)('$id', ({ id, minSum, maxSum, maxAddend, maxWrong }) => {
  const questions = rounds<TreasureQuestion>(id).flat();

  it('adds two groups, and the answer is their sum', () => {
    expectAll(
      questions,
      (q) => q.firstNumber + q.secondNumber === q.correctAnswer && q.answer === String(q.correctAnswer),
    );
    expectAll(questions, (q) => q.prompt.startsWith(`${q.firstNumber} add ${q.secondNumber}.`));
  });

  it(`asks for every sum from ${minSum} to ${maxSum} and no other`, () => {
    const sums = range(questions, (q) => q.correctAnswer);
    expect([sums[0], sums.at(-1), sums.length]).toEqual([minSum, maxSum, maxSum - minSum + 1]);
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

  it('offers at least two wrong answers that a child really gets to', () => {
    const isSlip = (q: TreasureQuestion, value: number) =>
      [q.correctAnswer - 1, q.correctAnswer + 1, q.firstNumber, q.secondNumber].includes(value) ||
      value % 10 === q.correctAnswer % 10 ||
      [...String(value)].reverse().join('') === q.answer;
    expectAll(
      questions,
      (q) => q.options.filter((value) => value !== q.correctAnswer && isSlip(q, value)).length >= 2,
    );
  });

  it('keeps the two groups apart by what they are', () => {
    expectAll(questions, (q) => q.firstEmoji !== q.secondEmoji);
  });
});

describe('the words', () => {
  const [question] = rounds<TreasureQuestion>('total-treasure-hunt')[0]!;
  const fixed: TreasureQuestion = {
    ...question!,
    firstNumber: 3,
    secondNumber: 2,
    correctAnswer: 5,
    answer: '5',
  };

  it('name the fact and what was chosen', () => {
    const words = wordsOf<TreasureQuestion>('total-treasure-hunt');
    expect(words.right(fixed)).toBe('3 add 2 makes 5.');
    expect(words.wrong(fixed, '4')).toBe('That is 4.');
  });

  it('count all in the easy game, count on from the first group in the others', () => {
    expect(wordsOf('total-treasure-hunt').scaffold(fixed)).toEqual([
      'Count them all.',
      '1.',
      '2.',
      '3.',
      '4.',
      '5.',
    ]);
    expect(wordsOf('total-treasure-hunt-medium').scaffold(fixed)).toEqual(['Start at 3.', '4.', '5.']);
  });
});
