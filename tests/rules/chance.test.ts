import { describe, expect, it } from 'vitest';
import { createRandom } from '#engine/rules/random.ts';
import { mostlyNew, repeatShuffled, shuffledRepeats } from '#engine/rules/shuffle.ts';

const take = (count: number, next: () => number) => Array.from({ length: count }, next);

describe('the seeded generator', () => {
  it('gives the same numbers for the same seed', () => {
    expect(take(50, createRandom(7).next)).toEqual(take(50, createRandom(7).next));
    expect(take(50, createRandom(7).next)).not.toEqual(take(50, createRandom(8).next));
  });

  it('keeps giving what it gave when it was made: pictures and saved seeds depend on it', () => {
    const random = createRandom(1);
    expect(take(3, () => random.int(0, 999))).toEqual([627, 2, 527]);
  });

  it('fills [0, 1) evenly', () => {
    const values = take(20_000, createRandom(3).next);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = values.filter((value) => Math.floor(value * 10) === tenth).length / values.length;
      expect(share).toBeCloseTo(0.1, 1);
    }
  });

  it('gives whole numbers with both ends included', () => {
    const random = createRandom(5);
    const drawn = new Set(take(1000, () => random.int(-2, 3)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(() => random.int(3, 2)).toThrow(RangeError);
  });

  it('picks every element of a list, and nothing of none', () => {
    const random = createRandom(5);
    expect(new Set(take(200, () => random.pick([1, 2, 3])))).toEqual(new Set([1, 2, 3]));
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('shuffles into every order, about equally often, and leaves the list alone', () => {
    const random = createRandom(9);
    const list = [1, 2, 3];
    const orders = Array.from({ length: 6000 }, () => random.shuffle(list).join(''));
    const hits = ['123', '132', '213', '231', '312', '321'].map(
      (order) => orders.filter((other) => other === order).length,
    );
    expect(Math.min(...hits)).toBeGreaterThan(850);
    expect(list).toEqual([1, 2, 3]);
  });

  it('forks into a stream that the first one does not follow', () => {
    const random = createRandom(4);
    const fork = random.fork();
    const before = createRandom(4);
    before.fork();
    take(100, fork.next);
    expect(random.next()).toBe(before.next());
  });
});

describe('a repeated and shuffled list', () => {
  const seeds = Array.from({ length: 500 }, (_, seed) => seed);

  it('never has the same element twice in a row', () => {
    for (const seed of seeds) {
      const list = repeatShuffled(['a', 'b', 'c'], 10, createRandom(seed));
      expect(list).toHaveLength(10);
      expect(list.some((element, index) => element === list[index - 1])).toBe(false);
    }
  });

  it('goes through the whole list before anything comes again', () => {
    for (const seed of seeds) {
      const list = repeatShuffled([1, 2, 3, 4, 5], 10, createRandom(seed));
      expect(new Set(list.slice(0, 5)).size).toBe(5);
      expect(new Set(list.slice(5)).size).toBe(5);
    }
  });

  it('repeats the only element there is, and refuses an empty list', () => {
    expect(repeatShuffled(['a'], 3, createRandom(1))).toEqual(['a', 'a', 'a']);
    expect(() => repeatShuffled([], 3, createRandom(1))).toThrow(RangeError);
  });
});

describe('a short list that is repeated before it is shuffled', () => {
  const list = [1, 2, 3, 4, 5];
  const dealt = Array.from({ length: 500 }, (_, seed) => shuffledRepeats(list, 10, createRandom(seed)));

  it('never has the same element twice in a row', () => {
    for (const elements of dealt) {
      expect(elements).toHaveLength(10);
      expect(elements.some((element, index) => element === elements[index - 1])).toBe(false);
    }
    expect(shuffledRepeats(['a'], 3, createRandom(1))).toEqual(['a', 'a', 'a']);
  });

  it('may bring what came already before what did not come yet, so that nobody can tell what is left', () => {
    const lastIsNew = dealt.filter((elements) => !elements.slice(0, 4).includes(elements[4]!)).length;
    expect(lastIsNew / dealt.length).toBeLessThan(0.5);
    for (const element of list)
      expect(dealt.flat().filter((other) => other === element).length).toBeGreaterThan(900);
  });
});

describe('a round that is mostly new', () => {
  const fresh = [11, 12, 13, 14, 15, 16, 17];
  const known = [1, 2, 3];
  const rounds = Array.from({ length: 300 }, (_, seed) =>
    mostlyNew({ fresh, known }, 10, createRandom(seed)),
  );

  it('has seven of ten that are new, each once before any comes again, at any place', () => {
    for (const round of rounds) expect(round.toSorted((a, b) => a - b)).toEqual([...known, ...fresh]);
    const knownAt = Array.from({ length: 10 }, (_, place) => rounds.filter((round) => round[place]! < 10));
    expect(Math.min(...knownAt.map(({ length }) => length))).toBeGreaterThan(60);
  });

  it('is all new where nothing is known before', () => {
    expect(mostlyNew({ fresh, known: [] }, 7, createRandom(1)).toSorted()).toEqual(fresh);
  });
});
