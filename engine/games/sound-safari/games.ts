import type { AskedOften } from '#engine/rules/asked-next.ts';
import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';

export interface SafariParams {
  readonly min: number;
  readonly max: number;
  /** A round begins with so many numbers up to this one. */
  readonly first: { readonly questions: number; readonly max: number };
  readonly shown: number;
  /** How often planned rounds ask for what is new in them. */
  readonly asked: AskedOften;
}

export const soundSafaris: readonly Variant<SafariParams>[] = [
  {
    ...cardOf('sound-safari'),
    description: 'Listen to numbers and pick the answer.',
    instructions: 'Listen carefully to the number. Look at all the numbers. Tap the number you hear.',
    difficulty: 'hard',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    params: {
      min: 0,
      max: 20,
      first: { questions: 5, max: 10 },
      shown: 6,
      asked: {
        own: [
          10, 8.3, 6.7, 5.5, 4.6, 3.9, 3, 2.1, 1.9, 1.9, 1.9, 0.022, 0.022, 0.37, 0.46, 0.59, 0.6, 0.66, 0.79,
          1, 1.7,
        ],
      },
    },
  },
];
