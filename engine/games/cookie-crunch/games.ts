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
  /** How often planned rounds ask for what is new in them. Omitted until it was fitted. */
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

const wholeIn = (fact: string) => Number.parseInt(fact, 10);

export const cookieCrunches: readonly Variant<CookieParams>[] = [
  {
    ...cardOf('cookie-crunch-count'),
    description: 'Some cookies are eaten. Count what is left.',
    instructions: 'Look at all the cookies. Some are eaten. Crunch! Tap how many are left.',
    difficulty: 'hard',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    skill: 'sub.6',
    params: { ...EASY, known: [], maxOption: 6, world: 'bakery', hat: 'wear/baker' },
  },
  {
    ...cardOf('cookie-crunch-count-medium'),
    description: 'Take away from a plate of up to 15 cookies.',
    instructions: 'There are more cookies now. Take away the ones that are eaten. Tap how many are left.',
    difficulty: 'hard',
    term: 'spring',
    rewards: { questionsCount: 10, perfectCoins: 22, partialCoins: 11 },
    skill: (fact) => (wholeIn(fact) > EASY.maxMinuend ? 'sub.15' : 'sub.6'),
    params: {
      ...MEDIUM,
      known: [SMALL],
      maxOption: 15,
      asked: {
        own: [9.8, 5.3, 3.5, 1.8, 1.8, 3.8, 4.6, 4.5, 5.1, 10],
        others: [5.3, 6.6, 5.9, 8.9, 9.9],
        first: [10, 7.5, 5.2, 4.6, 4.3, 4.8, 3.7, 3.8, 3.4, 6.1],
      },
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
    skill: 'sub.20',
    params: {
      ...HARD,
      known: [SMALL, MEDIUM],
      maxOption: 20,
      asked: {
        own: [10, 3.4, 1.2, 0.51, 0.21, 0.17, 0.12, 0.18, 0.38, 3.5, 3.9, 5.3, 5.8, 7.7, 9.8],
        others: [3.4, 2.7, 2.2, 2, 2.3, 2.7, 3.5, 4.5, 6.7],
        first: [10, 6.7, 4.7, 4.3, 3.2, 2.4, 3.9, 3.1, 3.3, 6.3, 6.2, 7.6, 6.7, 7.7, 8.4],
      },
      world: 'night-kitchen',
    },
  },
];
