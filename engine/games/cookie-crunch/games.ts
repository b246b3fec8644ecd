import type { Game } from '#engine/games/game.ts';

/** Range of the number started with, largest difference asked for, and largest wrong option. */
export interface CookieParams {
  readonly minMinuend: number;
  readonly maxMinuend: number;
  readonly maxDifference: number;
  readonly maxOption: number;
}

export const cookieCrunches: readonly Game<CookieParams>[] = [
  {
    id: 'cookie-crunch-count',
    family: 'cookie-crunch',
    title: 'Cookie Crunch Count',
    description: 'Some cookies are eaten. Count what is left.',
    instructions: 'Look at all the cookies. Some are eaten. Crunch! Tap how many are left.',
    ageRange: '4+',
    difficulty: 'hard',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    params: { minMinuend: 2, maxMinuend: 6, maxDifference: 3, maxOption: 6 },
  },
  {
    id: 'cookie-crunch-count-medium',
    family: 'cookie-crunch',
    title: 'Cookie Crunch Count Medium',
    description: 'Take away from a plate of up to 15 cookies.',
    instructions: 'There are more cookies now. Take away the ones that are eaten. Tap how many are left.',
    ageRange: '6+',
    difficulty: 'hard',
    term: 'spring',
    rewards: { questionsCount: 10, perfectCoins: 22, partialCoins: 11 },
    params: { minMinuend: 7, maxMinuend: 15, maxDifference: 10, maxOption: 15 },
  },
  {
    id: 'cookie-crunch-count-hard',
    family: 'cookie-crunch',
    title: 'Cookie Crunch Count Hard',
    description: 'Take away from a plate of up to 20 cookies.',
    instructions:
      'This is a big plate of cookies. Take away the ones that are eaten. How many are left? Tap the answer.',
    ageRange: '7+',
    difficulty: 'hard',
    term: 'summer',
    rewards: { questionsCount: 10, perfectCoins: 35, partialCoins: 17 },
    params: { minMinuend: 11, maxMinuend: 20, maxDifference: 15, maxOption: 20 },
  },
];
