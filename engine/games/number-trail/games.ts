import { cardOf } from '#engine/rules/cards.ts';
import type { Variant } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';

/** First and last stone (both included); options: how many numbers are offered, or every stone. */
export interface TrailParams {
  readonly from: number;
  readonly to: number;
  readonly options: 'stones' | 5;
  readonly world: 'meadow-path' | 'evening-village' | 'mountain';
}

export const isClimbingUp = ({ from, to }: TrailParams): boolean => to > from;

/** The numbers in the order of the walk. */
export const walkOf = ({ from, to }: TrailParams): readonly number[] => numbersFrom(from, to);

export const numberTrails: readonly Variant<TrailParams>[] = [
  {
    ...cardOf('number-trail'),
    description: 'Tap the numbers in order from 0 to 10.',
    instructions: "Let's count from zero to ten. Tap zero first. Then tap the number that comes next.",
    difficulty: 'medium',
    term: 'autumn',
    rewards: { questionsCount: 11, perfectCoins: 12, partialCoins: 6 },
    skill: 'seq.up.10',
    params: { from: 0, to: 10, options: 'stones', world: 'meadow-path' },
  },
  {
    ...cardOf('number-trail-heading-home'),
    description: 'Count back home from 10 to 0.',
    instructions:
      "Let's count back home, from ten to zero. Tap ten first. Then tap the number that comes before.",
    difficulty: 'hard',
    term: 'autumn',
    rewards: { questionsCount: 11, perfectCoins: 18, partialCoins: 9 },
    skill: 'seq.down.10',
    params: { from: 10, to: 0, options: 'stones', world: 'evening-village' },
  },
  {
    ...cardOf('number-trail-high-climb'),
    description: 'Climb the mountain from 0 to 20.',
    instructions: "Let's climb from zero up to twenty! Tap zero first. Then tap the number that comes next.",
    difficulty: 'hard',
    term: 'summer',
    rewards: { questionsCount: 21, perfectCoins: 25, partialCoins: 12 },
    skill: 'seq.up.20',
    params: { from: 0, to: 20, options: 5, world: 'mountain' },
  },
];
