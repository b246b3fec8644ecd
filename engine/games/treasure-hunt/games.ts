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
  /** How often planned rounds ask for what is new in them. Omitted until it was fitted. */
  readonly asked?: AskedOften;
  /** Easy counts everything; from medium on the bigger group is closed and the child counts on. */
  readonly strategy: 'count-all' | 'count-on';
  readonly world: 'treasure-beach' | 'treasure-cove' | 'treasure-night';
}

const EASY: Sums = { minSum: 2, maxSum: 10, maxAddend: 5 };
/** What the easy game asks, and all bonds of ten: there addends end at 5. */
const TO_TEN: Sums = { ...EASY, everyPairOf: 10 };
const MEDIUM: Sums = { minSum: 11, maxSum: 15, maxAddend: 10 };
const HARD: Sums = { minSum: 16, maxSum: 20, maxAddend: 10 };

const sumIn = (fact: string) => fact.split('+').reduce((sum, addend) => sum + Number(addend), 0);

export const treasureHunts: readonly Variant<TreasureParams>[] = [
  {
    ...cardOf('total-treasure-hunt'),
    description: 'Count the treasures and add them.',
    instructions: 'Look at the two groups of treasure. Count them all. Tap how many there are altogether.',
    difficulty: 'hard',
    term: 'spring',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    skill: 'add.10',
    params: {
      ...EASY,
      known: [],
      maxOption: 12,
      asked: {
        own: [10, 4.7, 2, 1, 0.79, 0.39, 0.54, 0.4, 0.89],
        first: [10, 7.7, 8.7, 4.8, 4.1, 1, 0.8, 0.14, 0.2],
      },
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
    // It asks for the bonds of ten that the easy game has no groups for.
    skill: (fact) => (sumIn(fact) > EASY.maxSum ? 'add.15' : 'add.10'),
    params: {
      ...MEDIUM,
      known: [TO_TEN],
      maxOption: 18,
      asked: {
        own: [10, 3.8, 0.83, 0.068, 0.066],
        others: [16, 11, 9.8, 5, 3.4, 1.2, 0.44, 0.11, 0.21],
        first: [10, 5.2, 8, 4.7, 3.3, 0.6, 0.32, 0.015, 0.32, 4.1, 1.1, 0.26, 0.046, 0.015],
        within: [1.9, 2.1, 2.8, 1.7, 1.5, 0.48, 0.13, 0.0066, 0.18, 10, 6.5, 3.8, 2.6, 2],
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
    skill: 'add.20',
    params: {
      ...HARD,
      known: [TO_TEN, MEDIUM],
      maxOption: 22,
      asked: {
        own: [6.4, 6.3, 5.4, 10, 0.72],
        others: [30, 16, 14, 5.3, 3.6, 0.64, 0.26, 0.1, 0.15, 0.57, 0.13, 0.036, 0.039, 0.044],
        first: [
          10, 5.2, 8.5, 3.7, 3.5, 0.53, 0.23, 0.014, 0.26, 1.5, 0.15, 0.014, 0.014, 0.014, 0.041, 0.014,
          0.014, 0.014, 0.014,
        ],
        within: [
          3.5, 3.3, 4.2, 1.8, 1.7, 0.23, 0.077, 0.0036, 0.12, 0.57, 0.084, 0.0036, 0.0036, 0.0036, 10, 8.9, 8,
          7.5, 5.3,
        ],
      },
      strategy: 'count-on',
      world: 'treasure-night',
    },
  },
];
