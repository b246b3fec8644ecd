import type { AskedOften } from '#engine/rules/asked-next.ts';
import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';

export interface NumberDetectiveParams {
  readonly min: number;
  readonly max: number;
  readonly shown: number;
  /** How often planned rounds ask for what is new in them. Omitted until it was fitted. */
  readonly asked?: AskedOften;
}

export const numberDetectives: readonly Variant<NumberDetectiveParams>[] = [
  {
    ...cardOf('number-detective'),
    description: 'Match numbers and amounts.',
    instructions:
      'Be a number detective! Look at the number, or count the shapes. Then tap the one that matches.',
    difficulty: 'easy',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 8, partialCoins: 4 },
    skill: (fact) => (fact.startsWith('show') ? 'card.show.5' : 'card.count.5'),
    params: {
      min: 1,
      max: 5,
      shown: 4,
      asked: { own: [10, 9.3, 9.2, 6.5, 4.3], first: [10, 8.1, 5.9, 3.6, 2], few: true },
    },
  },
];
