import type { Support } from '#engine/rules/played.ts';
import type { Keeps } from './guessing.ts';

type Bounds = Readonly<Record<Keeps, number>>;

/** How much more often than by chance the answer may be right without listening to the question, in dealt rounds. */
export const DEALT: Bounds = { little: 0.1, all: 0.11, 'and weighs all': 0.11 };

/** Where every number is known well, it lies among those it is taken for: the smallest not yet right is right more often. */
export const fadedBounds = (id: string, support: Support): Bounds =>
  id === 'sound-safari' && support === 2 ? { ...DEALT, all: 0.13, 'and weighs all': 0.12 } : DEALT;

/** In planned rounds: who keeps in mind both what was right and what was offered gets farther, because facts come again. */
const KEPT: Readonly<Record<string, Partial<Bounds>>> = {
  'number-detective': { little: 0.07, all: 0.08, 'and weighs all': 0.12 },
  'shape-detective': { little: 0.06, all: 0.09, 'and weighs all': 0.16 },
  'none-left-fun': { little: 0.05, all: 0.05, 'and weighs all': 0.12 },
  'sound-safari': { all: 0.11, 'and weighs all': 0.18 },
  'total-treasure-hunt': { all: 0.11, 'and weighs all': 0.16 },
  'total-treasure-hunt-medium': { all: 0.15, 'and weighs all': 0.21 },
  'total-treasure-hunt-hard': { all: 0.18, 'and weighs all': 0.22 },
  'cookie-crunch-count': { all: 0.1, 'and weighs all': 0.14 },
  'cookie-crunch-count-medium': { all: 0.08, 'and weighs all': 0.11 },
  'cookie-crunch-count-hard': { all: 0.06, 'and weighs all': 0.09 },
  'number-sandwich': { all: 0.1, 'and weighs all': 0.14 },
};

/** The bounds of a game's planned rounds; on a trail nothing is kept but where one stands, which is the question. */
export const plannedBounds = (id: string): Bounds => ({ ...DEALT, ...KEPT[id] });
