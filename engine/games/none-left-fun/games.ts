import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';

export interface NoneLeftParams {
  readonly containers: number;
  readonly maxItems: number;
}

export const noneLeftFuns: readonly Variant<NoneLeftParams>[] = [
  {
    ...cardOf('none-left-fun'),
    description: 'Find the one with nothing inside.',
    instructions: 'One of these has nothing inside. Nothing means zero. Can you tap the empty one?',
    difficulty: 'medium',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 12, partialCoins: 6 },
    params: { containers: 6, maxItems: 5 },
  },
];
