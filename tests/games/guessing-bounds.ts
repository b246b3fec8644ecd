import type { Way } from './guessing.ts';

type Bounds = Readonly<Record<Way, number>>;

/** How much more often than by chance the answer may be right without listening to the question. */
export const DEALT: Bounds = { plain: 0.1, table: 0.1, weighed: 0.11 };

/** In planned rounds facts come again: where a weak child is asked few others, that tells more to who learns from many rounds. */
const PLANNED: Readonly<Record<string, Partial<Bounds>>> = {
  'number-detective': { plain: 0.06, table: 0.08, weighed: 0.09 },
  'shape-detective': { plain: 0.08, weighed: 0.1 },
  'none-left-fun': { plain: 0.03, table: 0.03, weighed: 0.04 },
  'sound-safari': { plain: 0.07, table: 0.09, weighed: 0.13 },
  'total-treasure-hunt': { plain: 0.08, table: 0.09, weighed: 0.13 },
  'total-treasure-hunt-medium': { table: 0.14, weighed: 0.2 },
  'total-treasure-hunt-hard': { table: 0.13, weighed: 0.21 },
  'cookie-crunch-count': { weighed: 0.14 },
  'cookie-crunch-count-medium': { plain: 0.06, table: 0.07, weighed: 0.09 },
  'cookie-crunch-count-hard': { plain: 0.05, table: 0.09, weighed: 0.08 },
  'number-sandwich': { plain: 0.07, table: 0.09, weighed: 0.1 },
};

/** The bounds of a game's planned rounds. */
export const plannedBounds = (id: string): Bounds => ({ ...DEALT, ...PLANNED[id] });
