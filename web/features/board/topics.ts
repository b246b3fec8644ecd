import type { GameId } from '#engine/rules/cards.ts';

/** A game as a teacher looks for it. */
export interface Level {
  readonly game: GameId;
  /** How far its numbers go, or what it is about. */
  readonly label: string;
}

export interface Topic {
  readonly title: string;
  readonly levels: readonly Level[];
}

/** All 14 games by what they teach, in the order in which classes meet it. */
export const TOPICS: readonly Topic[] = [
  { title: 'Counting', levels: [{ game: 'number-detective', label: 'to 5' }] },
  { title: 'Zero', levels: [{ game: 'none-left-fun', label: 'none left' }] },
  { title: 'Shapes', levels: [{ game: 'shape-detective', label: 'flat shapes' }] },
  { title: 'Hearing numbers', levels: [{ game: 'sound-safari', label: 'to 20' }] },
  {
    title: 'Numbers in order',
    levels: [
      { game: 'number-trail', label: 'to 10' },
      { game: 'number-trail-heading-home', label: 'back from 10' },
      { game: 'number-trail-high-climb', label: 'to 20' },
    ],
  },
  { title: 'In between', levels: [{ game: 'number-sandwich', label: 'to 20' }] },
  {
    title: 'Adding',
    levels: [
      { game: 'total-treasure-hunt', label: 'to 10' },
      { game: 'total-treasure-hunt-medium', label: 'to 15' },
      { game: 'total-treasure-hunt-hard', label: 'to 20' },
    ],
  },
  {
    title: 'Taking away',
    levels: [
      { game: 'cookie-crunch-count', label: 'from 6' },
      { game: 'cookie-crunch-count-medium', label: 'from 15' },
      { game: 'cookie-crunch-count-hard', label: 'from 20' },
    ],
  },
];
