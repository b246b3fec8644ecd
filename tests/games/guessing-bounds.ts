import type { Way } from './guessing.ts';

type Bounds = Readonly<Record<Way, number>>;

/** How much more often than by chance the answer may be right without listening to the question. */
export const DEALT: Bounds = { plain: 0.1, table: 0.1, weighed: 0.1 };

/**
 * In planned rounds facts come again: where a weak child is asked few others, that tells more to who learns from many rounds.
 * Up to two and a half points more than was measured (`README.md`, "A round's own past tells little"): so much is luck of 1,500
 * rounds. In easy cookies ten holds: of three answers one in three is right by luck, 8.3 points over one of four choices.
 */
const PLANNED: Readonly<Record<string, Partial<Bounds>>> = {
  'number-detective': { plain: 0.05, table: 0.07, weighed: 0.09 },
  'shape-detective': { plain: 0.07, table: 0.08, weighed: 0.08 },
  'none-left-fun': { plain: 0.03, table: 0.03, weighed: 0.03 },
  'sound-safari': { plain: 0.06, table: 0.08, weighed: 0.09 },
  'total-treasure-hunt': { plain: 0.07, table: 0.08, weighed: 0.1 },
  'total-treasure-hunt-medium': { plain: 0.05, table: 0.07, weighed: 0.095 },
  'total-treasure-hunt-hard': { plain: 0.05, table: 0.08, weighed: 0.09 },
  'cookie-crunch-count-medium': { plain: 0.06, table: 0.07, weighed: 0.08 },
  'cookie-crunch-count-hard': { plain: 0.05, table: 0.06, weighed: 0.06 },
  'number-sandwich': { plain: 0.06, table: 0.075, weighed: 0.09 },
};

/** The bounds of a game's planned rounds. */
export const plannedBounds = (id: string): Bounds => ({ ...DEALT, ...PLANNED[id] });

/** Games whose plans tell most of what comes: so much of it may be told to who settles on a choice before any is to be seen. */
export const TOLD_BY_PLANS: readonly string[] = [
  'total-treasure-hunt-medium',
  'total-treasure-hunt-hard',
  'cookie-crunch-count',
];

/**
 * Children that are simulated, and which is the first. In easy cookies, where there is least room, luck of fewer is more than a
 * point, and they are none by whom plans, factors or bounds were chosen.
 */
export const childrenOf = (id: string): { readonly children: number; readonly first: number } =>
  id === 'cookie-crunch-count' ? { children: 225, first: 1400 } : { children: 100, first: 0 };

/** All stones are visible there, and choosing the next in line is the game. */
export const OPEN_TRAILS: readonly string[] = ['number-trail', 'number-trail-heading-home'];

/**
 * A rule of three in one that is over ten in plans of its own in these games, until it is told who guesses (`README.md`, "Who
 * seems to guess"): so far at most.
 */
export const THREE_IN_ONE = {
  name: 'smallest that was shown and not asked since, but not the last answer',
  firstDays: { 'sound-safari': 0.12 },
} as const;

/** Whether it is told that this rule is over ten there, in the first days. */
export const isTold = (game: string, name: string): boolean =>
  name === THREE_IN_ONE.name && game in THREE_IN_ONE.firstDays;
