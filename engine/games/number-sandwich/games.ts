import type { Game } from '#engine/games/game.ts';

/** Ranges that the left bread's number is taken from, easy to hard within one round. */
export interface SandwichParams {
  readonly starts: readonly (readonly [min: number, max: number])[];
  readonly shown: number;
}

export const numberSandwiches: readonly Game<SandwichParams>[] = [
  {
    id: 'number-sandwich',
    family: 'number-sandwich',
    title: 'Number Sandwich',
    description: 'Find the number that goes in the middle.',
    instructions:
      'One number is missing from the sandwich. Look at the number before, and the number after. Tap the number that goes in the middle.',
    ageRange: '5+',
    difficulty: 'hard',
    term: 'other',
    rewards: { questionsCount: 10, perfectCoins: 22, partialCoins: 11 },
    params: {
      starts: [
        [1, 8],
        [5, 12],
        [10, 18],
      ],
      shown: 3,
    },
  },
];
