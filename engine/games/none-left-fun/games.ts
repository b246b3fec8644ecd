import type { Game } from '#engine/games/game.ts';

export interface NoneLeftParams {
  readonly containers: number;
  readonly maxItems: number;
}

export const noneLeftFuns: readonly Game<NoneLeftParams>[] = [
  {
    id: 'none-left-fun',
    family: 'none-left-fun',
    title: 'None Left Fun',
    description: 'Find the one with nothing inside.',
    instructions: 'One of these has nothing inside. Nothing means zero. Can you tap the empty one?',
    ageRange: '3+',
    difficulty: 'medium',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 12, partialCoins: 6 },
    params: { containers: 6, maxItems: 5 },
  },
];
