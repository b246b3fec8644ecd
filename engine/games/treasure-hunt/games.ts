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
      strategy: 'count-on',
      world: 'treasure-night',
    },
  },
];
