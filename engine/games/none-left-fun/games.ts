import type { AskedOften } from '#engine/rules/asked-next.ts';
import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';

export interface NoneLeftParams {
  readonly containers: number;
  readonly maxItems: number;
  /** How often planned rounds ask for what is new in them. Omitted until it was fitted. */
  readonly asked?: AskedOften;
}

export const noneLeftFuns: readonly Variant<NoneLeftParams>[] = [
  {
    ...cardOf('none-left-fun'),
    description: 'Find the one with nothing inside.',
    instructions: 'One of these has nothing inside. Nothing means zero. Can you tap the empty one?',
    difficulty: 'medium',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 12, partialCoins: 6 },
    skill: 'zero',
    params: {
      containers: 6,
      maxItems: 5,
      asked: { own: [9.4, 9.3, 9.4, 10, 9.6], first: [10, 9.7, 9.2, 8.8, 9.4], few: true },
    },
  },
];
