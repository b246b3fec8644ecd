/** What pages know of every game in advance. The rest, in catalogue.ts, is fetched with the list of games. */
const CARDS = {
  'number-detective': { title: 'Number Detective', ageRange: '3+' },
  'shape-detective': { title: 'Shape Detective', ageRange: '3+' },
  'none-left-fun': { title: 'None Left Fun', ageRange: '3+' },
  'number-trail': { title: 'Number Trail', ageRange: '4+' },
  'number-trail-heading-home': { title: 'Number Trail Heading Home', ageRange: '4+' },
  'number-trail-high-climb': { title: 'Number Trail High Climb', ageRange: '5+' },
  'sound-safari': { title: 'Sound Safari', ageRange: '4+' },
  'total-treasure-hunt': { title: 'Total Treasure Hunt', ageRange: '4+' },
  'total-treasure-hunt-medium': { title: 'Total Treasure Hunt Medium', ageRange: '5+' },
  'total-treasure-hunt-hard': { title: 'Total Treasure Hunt Hard', ageRange: '6+' },
  'cookie-crunch-count': { title: 'Cookie Crunch Count', ageRange: '4+' },
  'cookie-crunch-count-medium': { title: 'Cookie Crunch Count Medium', ageRange: '6+' },
  'cookie-crunch-count-hard': { title: 'Cookie Crunch Count Hard', ageRange: '7+' },
  'number-sandwich': { title: 'Number Sandwich', ageRange: '5+' },
} as const;

export type GameId = keyof typeof CARDS;
export const GAME_IDS = Object.keys(CARDS) as readonly GameId[];

export interface GameCard {
  readonly id: string;
  readonly title: string;
  /** As on the cards: "Ages 4+". */
  readonly ageRange: string;
}

export const cardOf = (id: GameId): GameCard => ({ id, ...CARDS[id] });

/** The card of the game with this id, or undefined: a mistyped address is normal. */
export const findCard = (id: string): GameCard | undefined =>
  Object.hasOwn(CARDS, id) ? cardOf(id as GameId) : undefined;

/** A game needs a session unless it is open to visitors. Source: product specification, section 2. */
export const isOpenToVisitors = (gameId: string): boolean => gameId === 'none-left-fun';
