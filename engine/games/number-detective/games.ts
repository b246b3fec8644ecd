import type { Game } from '#engine/games/game.ts';

export interface NumberDetectiveParams {
  readonly min: number;
  readonly max: number;
  readonly shown: number;
}

export const numberDetectives: readonly Game<NumberDetectiveParams>[] = [
  {
    id: 'number-detective',
    family: 'number-detective',
    title: 'Number Detective',
    description: 'Match numbers and amounts.',
    instructions:
      'Be a number detective! Look at the number, or count the shapes. Then tap the one that matches.',
    ageRange: '3+',
    difficulty: 'easy',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 8, partialCoins: 4 },
    params: { min: 1, max: 5, shown: 4 },
  },
];
