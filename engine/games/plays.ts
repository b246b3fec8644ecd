import type { Family } from './game.ts';
import type { PlayMaker } from './play.ts';

/** The picture of each family, fetched when its game is opened. */
const PLAYS: { readonly [F in Family]: () => Promise<PlayMaker> } = {
  'cookie-crunch': () => import('./cookie-crunch/play.ts'),
  'none-left-fun': () => import('./none-left-fun/play.ts'),
  'number-detective': () => import('./number-detective/play.ts'),
  'number-trail': () => import('./number-trail/play.ts'),
  'number-sandwich': () => import('./number-sandwich/play.ts'),
  'sound-safari': () => import('./sound-safari/play.ts'),
  'shape-detective': () => import('./shape-detective/play.ts'),
  'treasure-hunt': () => import('./treasure-hunt/play.ts'),
};

export const loadPlay = (family: Family): Promise<PlayMaker> => PLAYS[family]();
