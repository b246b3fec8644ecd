import type { AskedOften } from '#engine/rules/asked-next.ts';
import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';

export interface SafariParams {
  readonly min: number;
  readonly max: number;
  /** A round begins with so many numbers up to this one. */
  readonly first: { readonly questions: number; readonly max: number };
  readonly shown: number;
  /** How often planned rounds ask for what is new in them. Omitted until it was fitted. */
  readonly asked?: AskedOften;
}

const LAST_OF_FIRST_BAND = 10;
const numberIn = (fact: string) => Number(/\d+/.exec(fact));

export const soundSafaris: readonly Variant<SafariParams>[] = [
  {
    ...cardOf('sound-safari'),
    description: 'Listen to numbers and pick the answer.',
    instructions: 'Listen carefully to the number. Look at all the numbers. Tap the number you hear.',
    difficulty: 'hard',
    term: 'autumn',
    rewards: { questionsCount: 10, perfectCoins: 18, partialCoins: 9 },
    skill: (fact) => (numberIn(fact) > LAST_OF_FIRST_BAND ? 'num.hear.20' : 'num.hear.10'),
    params: {
      min: 0,
      max: 20,
      first: { questions: 5, max: 10 },
      shown: 6,
      asked: {
        own: [
          10, 7.8, 6.1, 4.8, 3.6, 2.9, 2.3, 1.8, 1.7, 2, 1.6, 0.043, 0.049, 0.21, 0.51, 0.46, 0.76, 0.94,
          0.74, 1, 2.8,
        ],
        first: [
          10, 8.2, 8.7, 5.9, 6.9, 5.7, 4, 4.9, 2.6, 3, 2.8, 0.027, 0.027, 0.24, 0.61, 0.29, 0.56, 0.4, 0.4,
          0.29, 0.93,
        ],
      },
    },
  },
];
