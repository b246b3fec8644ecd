import { describe, expect, it } from 'vitest';
import { digitMixUps, wrongNumbers } from '#engine/games/wrong-numbers.ts';
import { numbersFrom, numberWord } from '#engine/rules/numbers.ts';
import { createRandom } from '#engine/rules/random.ts';

describe('numbers as words', () => {
  it('reach from zero to twenty', () => {
    expect([0, 1, 8, 12, 15, 20].map(numberWord)).toEqual([
      'zero',
      'one',
      'eight',
      'twelve',
      'fifteen',
      'twenty',
    ]);
  });

  it.each([-1, 21, 1.5])('refuse %d', (value) => expect(() => numberWord(value)).toThrow(RangeError));
});

describe('counting from one number to another', () => {
  it.each([
    [0, 3, [0, 1, 2, 3]],
    [3, 0, [3, 2, 1, 0]],
    [5, 5, [5]],
  ])('from %i to %i', (from, to, numbers) => expect(numbersFrom(from, to)).toEqual(numbers));
});

describe('wrong numbers', () => {
  const wish = { answer: 5, count: 3, min: 1, max: 12, random: createRandom(2) };

  it('are the slips, as far as they fit the range and differ from the answer', () => {
    const wrong = wrongNumbers({ ...wish, slips: [5, 4, 4, 0, 13, 6, 3] });
    expect([...wrong].sort()).toEqual([3, 4, 6]);
  });

  it('are filled up with what lies nearest', () => {
    expect([...wrongNumbers({ ...wish, slips: [9] })].sort()).toEqual([4, 6, 9]);
    expect([...wrongNumbers({ ...wish, answer: 1, slips: [] })].sort()).toEqual([2, 3, 4]);
  });

  it('are refused when the range is too small', () => {
    expect(() => wrongNumbers({ ...wish, max: 3, answer: 2, slips: [] })).toThrow(RangeError);
  });

  it('know how digits are mixed up', () => {
    expect(digitMixUps(12)).toEqual([2, 21]);
    expect(digitMixUps(4)).toEqual([14, 4]);
  });
});
