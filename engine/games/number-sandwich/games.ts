import type { AskedOften } from '#engine/rules/asked-next.ts';
import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';

export interface SandwichParams {
  /**
   * Ranges that the left bread's number is taken from, easy to hard within one round; steps begin at their lower ends.
   * Each has at least twice as many numbers as are shown.
   */
  readonly starts: readonly (readonly [min: number, max: number])[];
  /** From the left bread to the filling, and from there to the right bread. */
  readonly step: number;
  readonly shown: number;
  /** How often planned rounds ask for what is new in them. Omitted until it was fitted. */
  readonly asked?: AskedOften;
}

export const numberSandwiches: readonly Variant<SandwichParams>[] = [
  {
    ...cardOf('number-sandwich'),
    description: 'Find the number that goes in the middle.',
    instructions:
      'One number is missing from the sandwich. Look at the number before, and the number after. Tap the number that goes in the middle.',
    difficulty: 'hard',
    term: 'other',
    rewards: { questionsCount: 10, perfectCoins: 22, partialCoins: 11 },
    skill: 'order.20',
    params: {
      starts: [
        [1, 8],
        [5, 12],
        [10, 18],
      ],
      step: 1,
      shown: 3,
      asked: {
        own: [10, 7.6, 5.6, 3.9, 3.7, 2.9, 2.3, 0.92, 0.97, 1.4, 1.3, 1.4, 1.3, 1.8, 2.5, 2.6, 3.1, 3.9],
        first: [10, 8, 8.1, 5.8, 5.6, 5.1, 5, 2.5, 1.7, 1.7, 2.8, 2.4, 1.2, 1.4, 1.2, 1, 1, 0.69],
      },
    },
  },
];
