import type { Game } from '#engine/games/game.ts';

export interface ShapeDetectiveParams {
  readonly shown: number;
}

export const shapeDetectives: readonly Game<ShapeDetectiveParams>[] = [
  {
    id: 'shape-detective',
    family: 'shape-detective',
    title: 'Shape Detective',
    description: 'Listen to shape names and find matching shapes.',
    instructions: 'Be a shape detective! Listen to the name of the shape. Then tap the shape you hear.',
    ageRange: '3+',
    difficulty: 'easy',
    term: 'autumn',
    rewards: { questionsCount: 7, perfectCoins: 8, partialCoins: 4 },
    params: { shown: 4 },
  },
];
