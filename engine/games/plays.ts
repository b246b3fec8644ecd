import type { Family } from './game.ts';
import type { CreatePlay } from './play.ts';

/** The picture of each family, fetched when its game is opened. */
const PLAYS: { readonly [F in Family]: () => Promise<CreatePlay> } = {
  'cookie-crunch': async () => (await import('./cookie-crunch/play.ts')).createCookiePlay,
  'none-left-fun': async () => (await import('./none-left-fun/play.ts')).createNoneLeftPlay,
  'number-detective': async () => (await import('./number-detective/play.ts')).createNumberDetectivePlay,
  'number-trail': async () => (await import('./number-trail/play.ts')).createTrailPlay,
  'number-sandwich': async () => (await import('./number-sandwich/play.ts')).createSandwichPlay,
  'sound-safari': async () => (await import('./sound-safari/play.ts')).createSafariPlay,
  'shape-detective': async () => (await import('./shape-detective/play.ts')).createShapeDetectivePlay,
  'treasure-hunt': async () => (await import('./treasure-hunt/play.ts')).createTreasurePlay,
};

export const loadPlay = (family: Family): Promise<CreatePlay> => PLAYS[family]();
