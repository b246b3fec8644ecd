import type { Family } from './game.ts';
import type { CreatePlay } from './play.ts';

/** The picture of each family, fetched when its game is opened. */
const PLAYS: Partial<Record<Family, () => Promise<CreatePlay>>> = {
  'cookie-crunch': async () => (await import('./cookie-crunch/play.ts')).createCookiePlay,
  'none-left-fun': async () => (await import('./none-left-fun/play.ts')).createNoneLeftPlay,
  'number-detective': async () => (await import('./number-detective/play.ts')).createNumberDetectivePlay,
  'number-trail': async () => (await import('./number-trail/play.ts')).createTrailPlay,
  'number-sandwich': async () => (await import('./number-sandwich/play.ts')).createSandwichPlay,
  'sound-safari': async () => (await import('./sound-safari/play.ts')).createSafariPlay,
  'treasure-hunt': async () => (await import('./treasure-hunt/play.ts')).createTreasurePlay,
};

/** Throws for a family that has no picture: our own mistake. */
export async function loadPlay(family: Family): Promise<CreatePlay> {
  const load = PLAYS[family];
  if (!load) throw new Error(`no picture for the games of "${family}"`);
  return load();
}
