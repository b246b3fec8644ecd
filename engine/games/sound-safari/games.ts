import type { Game } from '#engine/games/game.ts';

export interface SafariParams {
  readonly min: number;
  readonly max: number;
  readonly shown: number;
}

export const soundSafaris: readonly Game<SafariParams>[] = [
  {
    id: 'sound-safari',
    family: 'sound-safari',
    title: 'Sound Safari',
    description: 'Listen to numbers and pick the answer.',
    instructions: 'Listen carefully to the number. Look at all the numbers. Tap the number you hear.',
    ageRange: '4+',
    difficulty: 'hard',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    params: { min: 0, max: 20, shown: 6 },
  },
];
