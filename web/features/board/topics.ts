import { GAME_IDS, type GameId } from '#engine/rules/cards.ts';

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

/** What games teach, in the order in which classes meet it. */
const TITLES = [
  'Counting',
  'Zero',
  'Shapes',
  'Hearing numbers',
  'Numbers in order',
  'In between',
  'Adding',
  'Taking away',
] as const;

/** Every game's place. It stands here and not with the game, because this page opens before the games have come. */
const PLACES: Readonly<Record<GameId, readonly [topic: (typeof TITLES)[number], label: string]>> = {
  'number-detective': ['Counting', 'to 5'],
  'none-left-fun': ['Zero', 'none left'],
  'shape-detective': ['Shapes', 'flat shapes'],
  'sound-safari': ['Hearing numbers', 'to 20'],
  'number-trail': ['Numbers in order', 'to 10'],
  'number-trail-heading-home': ['Numbers in order', 'back from 10'],
  'number-trail-high-climb': ['Numbers in order', 'to 20'],
  'number-sandwich': ['In between', 'to 20'],
  'total-treasure-hunt': ['Adding', 'to 10'],
  'total-treasure-hunt-medium': ['Adding', 'to 15'],
  'total-treasure-hunt-hard': ['Adding', 'to 20'],
  'cookie-crunch-count': ['Taking away', 'from 6'],
  'cookie-crunch-count-medium': ['Taking away', 'from 15'],
  'cookie-crunch-count-hard': ['Taking away', 'from 20'],
};

/** All games by what they teach; those of a topic in the order of the cards. */
export const TOPICS: readonly Topic[] = TITLES.map((title) => ({
  title,
  levels: GAME_IDS.filter((game) => PLACES[game][0] === title).map((game) => ({
    game,
    label: PLACES[game][1],
  })),
}));
