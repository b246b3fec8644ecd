import type { Way } from './guessing.ts';

type Bounds = Readonly<Record<Way, number>>;

/** How much more often than by chance the answer may be right without listening to the question. */
export const DEALT: Bounds = { plain: 0.1, table: 0.1, weighed: 0.1 };

/**
 * In planned rounds facts come again: where a weak child is asked few others, that tells more to who learns from many rounds.
 * Half a point more than was measured, but never more than ten: so much is luck of as many rounds.
 */
const PLANNED: Readonly<Record<string, Partial<Bounds>>> = {
  'number-detective': { plain: 0.05, table: 0.07, weighed: 0.09 },
  'shape-detective': { plain: 0.07, table: 0.08, weighed: 0.08 },
  'none-left-fun': { plain: 0.03, table: 0.03, weighed: 0.03 },
  'sound-safari': { plain: 0.06, table: 0.08, weighed: 0.09 },
  'total-treasure-hunt': { plain: 0.07, table: 0.08, weighed: 0.1 },
  'total-treasure-hunt-medium': { plain: 0.05, table: 0.07, weighed: 0.095 },
  'total-treasure-hunt-hard': { plain: 0.05, table: 0.08, weighed: 0.09 },
  'cookie-crunch-count': { table: 0.1, weighed: 0.1 },
  'cookie-crunch-count-medium': { plain: 0.06, table: 0.07, weighed: 0.08 },
  'cookie-crunch-count-hard': { plain: 0.05, table: 0.06, weighed: 0.06 },
  'number-sandwich': { plain: 0.06, table: 0.075, weighed: 0.09 },
};

/** The bounds of a game's planned rounds. */
export const plannedBounds = (id: string): Bounds => ({ ...DEALT, ...PLANNED[id] });

/** Games whose plans tell most of what comes, and how much it may be for who settles on a choice before any is to be seen. */
export const TOLD_BY_PLANS = [
  'total-treasure-hunt-medium',
  'total-treasure-hunt-hard',
  'cookie-crunch-count',
];
export const UNSEEN = 0.1;
