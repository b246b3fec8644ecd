import { GAMES } from '#engine/games/catalogue.ts';
import type { Family, Game } from '#engine/games/game.ts';
import type { PictureManifest } from '#engine/pictures/manifest.ts';

type Bundle = PictureManifest['bundles'][string];

/** World and sheets of a family; variants that bring a world of their own name it in their parameters. */
const FAMILY: { readonly [F in Family]: Bundle } = {
  'treasure-hunt': { world: 'treasure-beach', sheets: ['treasure'] },
  'cookie-crunch': { world: 'bakery', sheets: ['cookie', 'wear'], hat: 'wear/baker' },
  'number-trail': { world: 'meadow-path', sheets: ['trail'] },
  'sound-safari': { world: 'savanna', sheets: ['safari', 'wear'], hat: 'wear/sun' },
  'shape-detective': { world: 'detective-study', sheets: ['shapes', 'wear'], hat: 'wear/detective' },
  'number-detective': { world: 'detective-night', sheets: ['shapes', 'wear'], hat: 'wear/detective' },
  'number-sandwich': { world: 'kitchen-counter', sheets: ['sandwich', 'wear'], hat: 'wear/baker' },
  'none-left-fun': { world: 'market-stall', sheets: ['containers'] },
};

function bundleOf(game: Game): Bundle {
  const { world, sheets, ...rest } = FAMILY[game.family];
  const own = (game.params as { world?: string }).world;
  return { world: own ?? world, sheets: ['ui', ...sheets], ...rest };
}

/**
 * What the games need of what is drawn: throws with the name of the first world, sheet or thumbnail that is not.
 * ids: what can be baked, as "worlds/savanna".
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
