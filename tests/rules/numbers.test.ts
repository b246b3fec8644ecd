import { describe, expect, it } from 'vitest';
import { numbersFrom, numberWord } from '#engine/rules/numbers.ts';
import { createRandom } from '#engine/rules/random.ts';
import {
  digitMixUps,
  frequencyOf,
  near,
  wrongNumbers,
  type WrongNumbersWish,
} from '#engine/rules/wrong-numbers.ts';

describe('numbers as words', () => {
  it('reach from zero to twenty', () => {
    const words = [0, 1, 8, 12, 15, 20].map(numberWord);
    expect(words.join(' ')).toBe('zero one eight twelve fifteen twenty');
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
  const random = createRandom(2);
  const wish = { answer: 5, count: 3, min: 1, max: 12, right: frequencyOf(numbersFrom(2, 10)), random };
  const many = (changed: Partial<WrongNumbersWish>) =>
    Array.from({ length: 400 }, () => wrongNumbers({ ...wish, slips: [], ...changed }));

  it('are distinct, within the range, and never the answer', () => {
    for (const wrong of many({})) {
      expect(new Set([...wrong, 5]).size).toBe(4);
      expect(Math.min(...wrong)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...wrong)).toBeLessThanOrEqual(12);
    }
  });

  it('hold a slip of which there is one in the range', () => {
    const hits = many({ slips: near(5) }).filter((wrong) => wrong.some((value) => near(5).includes(value)));
    expect(hits.length).toBe(400);
    expect(many({ slips: [0, 13] }).length).toBe(400);
  });

  it('come as often as they are right at other times, those of other bands seldom, and what is never right hardly ever', () => {
    const drawn = many({ right: frequencyOf([5, 6, 7, 8, 9], [2, 3, 4]) }).flat();
    const share = (values: readonly number[]) =>
      drawn.filter((value) => values.includes(value)).length / values.length;
    expect(share([6, 7, 8, 9])).toBeGreaterThan(3 * share([2, 3, 4]));
    expect(share([2, 3, 4])).toBeGreaterThan(2 * share([1, 10, 11, 12]));
    expect(share([1, 10, 11, 12])).toBeGreaterThan(0);
  });

  it('tell nothing where all are equally likely next and lie among like ones, not at the ends either', () => {
    const all = numbersFrom(0, 20);
    const next = { chances: frequencyOf(all), usual: undefined };
    const times = new Map(all.map((value) => [value, { offered: 0, right: 0 }]));
    for (let asked = 0; asked < 12_000; asked++) {
      const answer = random.pick(all);
      const slips = near(answer);
      const hand = wrongNumbers({
        ...wish,
        answer,
        count: 5,
        min: 0,
        max: 20,
        next,
        slips,
        likeness: 'near',
      });
      for (const value of [answer, ...hand]) times.get(value)!.offered += 1;
      times.get(answer)!.right += 1;
    }
    for (const [value, { offered, right }] of times)
      expect(Math.abs(right / offered - 1 / 6), String(value)).toBeLessThan(0.04);
  });

  it('are refused when the range is too small', () => {
    expect(() => wrongNumbers({ ...wish, max: 3, answer: 2, slips: [] })).toThrow(RangeError);
  });

  it('know how digits are mixed up', () => {
    expect(digitMixUps(12)).toEqual([2, 21]);
    expect(digitMixUps(4)).toEqual([14, 4]);
  });
});
