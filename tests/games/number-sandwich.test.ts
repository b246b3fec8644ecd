import { describe, expect, it } from 'vitest';
import type { SandwichQuestion } from '#engine/games/number-sandwich/questions.ts';
import { expectAll, isDistinct, range, rounds, wordsOf } from './rounds.ts';

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

  it('never asks the same sandwich twice in a round', () => {
    expectAll(all, (round) => isDistinct(round.map((q) => q.leftNumber)));
  });

  it('offers 3 fillings from 0 to 20, none of them a number on the bread', () => {
    expectAll(questions, (q) => q.options.length === 3 && isDistinct(q.options));
    expectAll(questions, (q) => q.options.every((value) => value >= 0 && value <= 20));
    expectAll(questions, (q) => !q.options.includes(q.leftNumber) && !q.options.includes(q.rightNumber));
  });

  it('names the fact and counts up to the gap', () => {
    const words = wordsOf<SandwichQuestion>('number-sandwich');
    const question = { ...questions[0]!, leftNumber: 4, rightNumber: 6, correctAnswer: 5 };
    expect(words.right(question)).toBe('5 goes between 4 and 6.');
    expect(words.wrong(question, '7')).toBe('That is 7.');
    expect(words.scaffold(question)).toEqual(['2.', '3.', '4.', 'What comes next?']);
    expect(words.scaffold({ ...question, leftNumber: 1 })).toEqual(['0.', '1.', 'What comes next?']);
  });
});
