import type { AskedOften } from '#engine/rules/asked-next.ts';
import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';

export interface ShapeDetectiveParams {
  /** Those that are asked for; four of all are shown. */
  readonly shapes: readonly Shape[];
  /** How often planned rounds ask for what is new in them. Omitted until it was fitted. */
  readonly asked?: AskedOften;
}

export const shapeDetectives: readonly Variant<ShapeDetectiveParams>[] = [
  {
    ...cardOf('shape-detective'),
    description: 'Listen to shape names and find matching shapes.',
    instructions: 'Be a shape detective! Listen to the name of the shape. Then tap the shape you hear.',
    difficulty: 'easy',
    term: 'autumn',
    rewards: { questionsCount: 7, perfectCoins: 8, partialCoins: 4 },
    skill: 'shape.2d',
    params: {
      shapes: SHAPES,
      asked: {
        own: [9.7, 8.7, 9.2, 9.7, 10, 9.3, 5.9, 6.7],
        first: [10, 8.5, 8, 9.8, 9.6, 5.2, 2.6, 2.7],
        few: true,
      },
    },
  },
];
