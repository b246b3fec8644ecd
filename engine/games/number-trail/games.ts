import type { Game } from '#engine/games/game.ts';

/** First and last stone (both included); options: how many numbers are offered, or every stone. */
export interface TrailParams {
  readonly from: number;
  readonly to: number;
  readonly options: 'stones' | 5;
  readonly world: 'meadow-path' | 'evening-village' | 'mountain';
}

export const numberTrails: readonly Game<TrailParams>[] = [
  {
    id: 'number-trail',
    family: 'number-trail',
    title: 'Number Trail',
    description: 'Tap the numbers in order from 0 to 10.',
    instructions: "Let's count from zero to ten. Tap zero first. Then tap the number that comes next.",
    ageRange: '4+',
    difficulty: 'medium',
    term: 'autumn',
    rewards: { questionsCount: 11, perfectCoins: 12, partialCoins: 6 },
    params: { from: 0, to: 10, options: 'stones', world: 'meadow-path' },
  },
  {
    id: 'number-trail-heading-home',
    family: 'number-trail',
    title: 'Number Trail Heading Home',
    description: 'Count back home from 10 to 0.',
    instructions:
      "Let's count back home, from ten to zero. Tap ten first. Then tap the number that comes next.",
    ageRange: '4+',
    difficulty: 'hard',
    term: 'autumn',
    rewards: { questionsCount: 11, perfectCoins: 18, partialCoins: 9 },
    params: { from: 10, to: 0, options: 'stones', world: 'evening-village' },
  },
  {
    id: 'number-trail-high-climb',
    family: 'number-trail',
    title: 'Number Trail High Climb',
    description: 'Climb the mountain from 0 to 20.',
    instructions: "Let's climb from zero up to twenty! Tap zero first. Then tap the number that comes next.",
    ageRange: '5+',
    difficulty: 'hard',
    term: 'summer',
    rewards: { questionsCount: 21, perfectCoins: 25, partialCoins: 12 },
    params: { from: 0, to: 20, options: 5, world: 'mountain' },
  },
];
