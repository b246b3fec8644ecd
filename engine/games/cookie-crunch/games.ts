import type { AskedOften } from '#engine/rules/asked-next.ts';
import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';

/** Range of the number started with, and the largest difference. */
export interface Plates {
  readonly minMinuend: number;
  readonly maxMinuend: number;
  readonly maxDifference: number;
}

/** What is new in this variant, and most of a round; what it adds to, and the largest wrong option. */
export interface CookieParams extends Plates {
  readonly known: readonly Plates[];
  readonly maxOption: number;
  /** How often planned rounds ask for what is new in them. */
  readonly asked?: AskedOften;
  readonly world: 'bakery' | 'picnic-meadow' | 'night-kitchen';
  /** What the guide wears there; at home at night nothing. */
  readonly hat?: 'wear/baker' | 'wear/sun';
}

const EASY: Plates = { minMinuend: 2, maxMinuend: 6, maxDifference: 3 };
/** What is left of the plates of the easy game, however much it is. */
const SMALL: Plates = { ...EASY, maxDifference: EASY.maxMinuend - 1 };
const MEDIUM: Plates = { minMinuend: 7, maxMinuend: 15, maxDifference: 10 };
const HARD: Plates = { minMinuend: 11, maxMinuend: 20, maxDifference: 15 };

export const cookieCrunches: readonly Variant<CookieParams>[] = [
  {
    ...cardOf('cookie-crunch-count'),
    description: 'Some cookies are eaten. Count what is left.',
    instructions: 'Look at all the cookies. Some are eaten. Crunch! Tap how many are left.',
    difficulty: 'hard',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    params: { ...EASY, known: [], maxOption: 6, world: 'bakery', hat: 'wear/baker' },
  },
  {
    ...cardOf('cookie-crunch-count-medium'),
    description: 'Take away from a plate of up to 15 cookies.',
    instructions: 'There are more cookies now. Take away the ones that are eaten. Tap how many are left.',
    difficulty: 'hard',
    term: 'spring',
    rewards: { questionsCount: 10, perfectCoins: 22, partialCoins: 11 },
    params: {
      ...MEDIUM,
      known: [SMALL],
      maxOption: 15,
      asked: { own: [8.8, 6.5, 3.9, 2.4, 2, 4, 4.4, 4.7, 4.4, 10], others: [13, 11, 12, 12, 14] },
      world: 'picnic-meadow',
      hat: 'wear/sun',
    },
  },
  {
    ...cardOf('cookie-crunch-count-hard'),
    description: 'Take away from a plate of up to 20 cookies.',
    instructions:
      'This is a big plate of cookies. Take away the ones that are eaten. How many are left? Tap the answer.',
    difficulty: 'hard',
    term: 'summer',
    rewards: { questionsCount: 10, perfectCoins: 35, partialCoins: 17 },
    params: {
      ...HARD,
      known: [SMALL, MEDIUM],
      maxOption: 20,
      asked: {
        own: [9, 4.3, 1.7, 0.57, 0.14, 0.13, 0.16, 0.18, 0.41, 4.9, 4.6, 5.2, 6.8, 7.7, 10],
        others: [7.6, 5.1, 4, 3.7, 3.8, 5.2, 7, 11, 15],
      },
      world: 'night-kitchen',
    },
  },
];
