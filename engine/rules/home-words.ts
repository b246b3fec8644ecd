/** What the child's pages say to somebody who cannot read: doors, filters, and the words around a round's end. */

/** Of the doors on home. */
export const LETS_PLAY = "Let's play!";
export const WATER = "Let's water your plants.";
export const MY_NOOK = "Let's go to your room.";

/** Asked before a round that has begun is left. */
export const STOP_PLAYING = 'Stop playing?';
/** After three rounds in one sitting. */
export const GOOD_PLAYING = 'That was good playing.';
/** Of the way to a surer game. */
export const TRY_THIS_ONE = "Let's try this one.";

/** The beds of the garden, which are also what games are about; each has a sentence of its own. */
export const BEDS = ['count', 'listen', 'shapes', 'add', 'away', 'order'] as const;
export type Bed = (typeof BEDS)[number];

export const BED_NAMES: Readonly<Record<Bed, string>> = {
  count: 'Counting',
  listen: 'Listening',
  shapes: 'Shapes',
  add: 'Adding',
  away: 'Taking away',
  order: 'In order',
};

export const bedSentence = (bed: Bed): string => `${BED_NAMES[bed]}.`;
export const ALL_GAMES = 'All games.';
export const FOR_MY_AGE = 'Games for my age.';

/** What is recorded of them. */
export const everySentence = (): readonly string[] => [
  LETS_PLAY,
  WATER,
  MY_NOOK,
  STOP_PLAYING,
  GOOD_PLAYING,
  TRY_THIS_ONE,
  ALL_GAMES,
  FOR_MY_AGE,
  ...BEDS.map(bedSentence),
];
