import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';

export interface ShapeDetectiveParams {
  /** Those that are asked for; four of all are shown. */
  readonly shapes: readonly Shape[];
}

export const shapeDetectives: readonly Variant<ShapeDetectiveParams>[] = [
  {
    ...cardOf('shape-detective'),
    description: 'Listen to shape names and find matching shapes.',
    instructions: 'Be a shape detective! Listen to the name of the shape. Then tap the shape you hear.',
    difficulty: 'easy',
    term: 'autumn',
    rewards: { questionsCount: 7, perfectCoins: 8, partialCoins: 4 },
    params: { shapes: SHAPES },
  },
];
