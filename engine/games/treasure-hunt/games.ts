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
        own: [5.9, 3.5, 0.91, 0.041, 0.025],
        others: [30, 13, 12, 5.1, 3.9, 1.2, 0.66, 0.012, 0.26],
        first: [10, 3.8, 5.4, 3.2, 2.7, 0.57, 0.14, 0.0096, 0.2, 3.5, 1.5, 0.22, 0.048, 0.0096],
        within: [5.4, 3, 4.5, 2.2, 2, 0.5, 0.23, 0.022, 0.23, 10, 7.3, 3.6, 2.4, 1.7],
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
        own: [4.7, 7.5, 5, 5.8, 1.2],
        others: [46, 18, 16, 5.9, 4.6, 1.1, 0.44, 0.013, 0.19, 0.88, 0.25, 0.004, 0.0044, 0.0051],
        first: [
          10, 5, 6.3, 4, 2.9, 0.39, 0.2, 0.0096, 0.28, 0.85, 0.3, 0.0096, 0.0096, 0.0096, 0.029, 0.0096,
          0.0096, 0.0096, 0.029,
        ],
        within: [
          9.5, 5.7, 8, 3.9, 3.7, 0.64, 0.22, 0.031, 0.26, 1.3, 0.33, 0.04, 0.022, 0.066, 10, 9.1, 8.4, 7.6,
          6.3,
        ],
      },
      strategy: 'count-on',
      world: 'treasure-night',
    },
  },
];
