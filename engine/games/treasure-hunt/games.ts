import type { AskedOften } from '#engine/rules/asked-next.ts';
import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';

/** Sums, and the largest addend. */
export interface Sums {
  readonly minSum: number;
  readonly maxSum: number;
  readonly maxAddend: number;
  /** A sum that is asked with every addend: the pairs that make ten. */
  readonly everyPairOf?: number;
}

/** What is new in this variant, and most of a round; what it adds to, and the range wrong options are taken from. */
export interface TreasureParams extends Sums {
  readonly known: readonly Sums[];
  readonly maxOption: number;
  /** How often planned rounds ask for what is new in them. */
  readonly asked: AskedOften;
  /** Easy counts everything; from medium on the bigger group is closed and the child counts on. */
  readonly strategy: 'count-all' | 'count-on';
  readonly world: 'treasure-beach' | 'treasure-cove' | 'treasure-night';
}

const EASY: Sums = { minSum: 2, maxSum: 10, maxAddend: 5 };
/** What the easy game asks, and all bonds of ten: there addends end at 5. */
const TO_TEN: Sums = { ...EASY, everyPairOf: 10 };
const MEDIUM: Sums = { minSum: 11, maxSum: 15, maxAddend: 10 };
const HARD: Sums = { minSum: 16, maxSum: 20, maxAddend: 10 };

export const treasureHunts: readonly Variant<TreasureParams>[] = [
  {
    ...cardOf('total-treasure-hunt'),
    description: 'Count the treasures and add them.',
    instructions: 'Look at the two groups of treasure. Count them all. Tap how many there are altogether.',
    difficulty: 'hard',
    term: 'spring',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    params: {
      ...EASY,
      known: [],
      maxOption: 12,
      asked: { own: [10, 4.6, 2.2, 1.1, 0.87, 0.36, 0.52, 0.19, 0.37] },
      strategy: 'count-all',
      world: 'treasure-beach',
    },
  },
  {
    ...cardOf('total-treasure-hunt-medium'),
    description: 'Add two bigger groups of treasure.',
    instructions:
      'There is more treasure now. Add the two groups together. Tap how many there are altogether.',
    difficulty: 'hard',
    term: 'summer',
    rewards: { questionsCount: 10, perfectCoins: 22, partialCoins: 11 },
    params: {
      ...MEDIUM,
      known: [TO_TEN],
      maxOption: 18,
      asked: {
        own: [10, 4.3, 0.43, 0.062, 0.039],
        others: [35, 23, 22, 9, 6.2, 1.5, 0.64, 0.14, 0.37],
        first: [10, 5.3, 8, 3.9, 3, 0.58, 0.3, 0.011, 0.39, 3.9, 1.9, 0.49, 0.09, 0.011],
        within: [2.1, 2, 2.8, 1.7, 1.5, 0.44, 0.15, 0.0016, 0.21, 10, 7.1, 4.1, 2.4, 1.9],
      },
      strategy: 'count-on',
      world: 'treasure-cove',
    },
  },
  {
    ...cardOf('total-treasure-hunt-hard'),
    description: 'Add treasure all the way up to 20.',
    instructions:
      'This is a big treasure hunt! Add the two groups together. How many altogether? Tap the answer.',
    difficulty: 'hard',
    term: 'summer',
    rewards: { questionsCount: 10, perfectCoins: 35, partialCoins: 17 },
    params: {
      ...HARD,
      known: [TO_TEN, MEDIUM],
      maxOption: 22,
      asked: {
        own: [10, 3.4, 3, 3.1, 3.5],
        others: [31, 21, 20, 8.1, 5.7, 1.2, 0.61, 0.12, 0.19, 1, 0.35, 0.072, 0.046, 0.052],
        first: [
          10, 4.7, 6.9, 3.4, 3.2, 0.61, 0.19, 0.0093, 0.19, 1.1, 0.38, 0.047, 0.0093, 0.0093, 0.047, 0.0093,
          0.0093, 0.0093, 0.0093,
        ],
        within: [
          3.4, 2.7, 3.7, 1.8, 1.5, 0.25, 0.11, 0.0025, 0.13, 0.54, 0.21, 0.02, 0.0025, 0.0025, 10, 8.2, 7.3,
          6.6, 5.4,
        ],
      },
      strategy: 'count-on',
      world: 'treasure-night',
    },
  },
];
