import { GAMES } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/rules/game.ts';
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';

type Bundle = PictureManifest['bundles'][string];

/** Sheets that every game uses. */
const SHARED = ['ui'];

const bundleOf = ({ art }: Game): Bundle => ({ ...art, sheets: [...SHARED, ...art.sheets] });

/**
 * Checks that all pictures the games need are drawn: throws with the name of the first world, sheet or thumbnail that
 * is not. ids: what can be baked, as "worlds/savanna".
 */
export function checkSources(games: PictureManifest['bundles'], ids: readonly string[]): void {
  for (const [game, { world, sheets }] of Object.entries(games)) {
    const needed = [
      `worlds/${world}`,
      ...sheets.map((sheet) => `sheets/${sheet}`),
      `pages/thumbnails/${game}`,
    ];
    const missing = needed.find((id) => !ids.includes(id));
    if (missing) throw new Error(`${game}: nobody draws ${missing}`);
  }
}

/** What each game needs before its first question; the player's own guide comes on top. */
export const bundles = (): PictureManifest['bundles'] =>
  Object.fromEntries(GAMES.map((game) => [game.id, bundleOf(game)]));
