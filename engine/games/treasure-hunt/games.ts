import type { Game } from '#engine/games/game.ts';

/** Sums asked for, largest addend, and the range wrong options are taken from. */
export interface TreasureParams {
  readonly minSum: number;
  readonly maxSum: number;
  readonly maxAddend: number;
  readonly maxOption: number;
  /** Easy counts everything; from medium on the first group is closed and the child counts on. */
  readonly strategy: 'count-all' | 'count-on';
  readonly world: 'treasure-beach' | 'treasure-cove' | 'treasure-night';
}

export const treasureHunts: readonly Game<TreasureParams>[] = [
  {
    id: 'total-treasure-hunt',
    family: 'treasure-hunt',
    title: 'Total Treasure Hunt',
    description: 'Count the treasures and add them.',
    instructions: 'Look at the two groups of treasure. Count them all. Tap how many there are altogether.',
    ageRange: '4+',
    difficulty: 'hard',
    term: 'spring',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    params: {
      minSum: 2,
      maxSum: 10,
      maxAddend: 5,
      maxOption: 12,
      strategy: 'count-all',
      world: 'treasure-beach',
    },
  },
  {
    id: 'total-treasure-hunt-medium',
    family: 'treasure-hunt',
    title: 'Total Treasure Hunt Medium',
    description: 'Add two bigger groups of treasure.',
    instructions:
      'There is more treasure now. Add the two groups together. Tap how many there are altogether.',
    ageRange: '5+',
    difficulty: 'hard',
    term: 'summer',
    rewards: { questionsCount: 10, perfectCoins: 22, partialCoins: 11 },
    params: {
      minSum: 11,
      maxSum: 15,
      maxAddend: 10,
      maxOption: 18,
      strategy: 'count-on',
      world: 'treasure-cove',
    },
  },
  {
    id: 'total-treasure-hunt-hard',
    family: 'treasure-hunt',
    title: 'Total Treasure Hunt Hard',
    description: 'Add treasure all the way up to 20.',
    instructions:
      'This is a big treasure hunt! Add the two groups together. How many altogether? Tap the answer.',
    ageRange: '6+',
    difficulty: 'hard',
    term: 'summer',
    rewards: { questionsCount: 10, perfectCoins: 35, partialCoins: 17 },
    params: {
      minSum: 16,
      maxSum: 20,
      maxAddend: 10,
      maxOption: 22,
      strategy: 'count-on',
      world: 'treasure-night',
    },
  },
];
