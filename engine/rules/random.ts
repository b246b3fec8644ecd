/** The only source of randomness in engine and games: the same seed gives the same game, frame by frame. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number, both ends included. Throws RangeError when max < min. */
  int(min: number, max: number): number;
  /** One element. Throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A new list in random order (Fisher-Yates). */
  shuffle<T>(list: readonly T[]): T[];
  /** An independent stream, so that decoration never changes the questions. */
  fork(): Random;
}

/** A place in the list, each as likely as its weight tells; the last one where all are 0. Throws RangeError on an empty list. */
export function drawnBy(weights: readonly number[], random: Random): number {
  if (weights.length === 0) throw new RangeError('drawnBy: the list is empty');
  let all = 0;
  for (const weight of weights) all += weight;
  let rest = random.next() * all;
  const place = weights.findIndex((weight) => (rest -= weight) < 0);
  return place < 0 ? weights.length - 1 : place;
}

/**
 * A seeded generator (mulberry32, 32 bits of state: plenty for games, not for secrets).
 * seed: any finite number, taken modulo 2^32.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => {
    if (max < min) throw new RangeError(`random.int(${min}, ${max}): max is below min`);
    return min + Math.floor(next() * (max - min + 1));
  };
  return {
    next,
    int,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('random.pick: the list is empty');
      return list[int(0, list.length - 1)]!;
    },
    shuffle: (list) => {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(0, i);
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
    fork: () => createRandom(int(0, 0xffffffff)),
  };
}
