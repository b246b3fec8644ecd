import { autoDetectRenderer, Container, Sprite, Texture } from 'pixi.js';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { filesOf } from '#engine/kernel/packs.ts';
import { limitBatches } from '#engine/kernel/screen.ts';
import { resolutionFor, tierFor } from '#engine/layout/device-pixels.ts';
import { layoutFor } from '#engine/layout/layout.ts';
import { firstClipsOf } from '#engine/rules/clips.ts';
import { picturesIn, type GameList } from '#engine/rules/game-list.ts';
import { picturesFor } from '#engine/rules/game-pictures.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import { fetchedFor } from '#engine/rules/packs.ts';
import type { Address } from '#engine/rules/picture-manifest.ts';
import { loadPicture } from '#engine/scenes/plays.ts';
import { listOfGame } from './loading.ts';

export interface AheadRequest {
  readonly gameId: string;
  readonly avatar: Avatar;
  /** As in `GameOptions`. */
  readonly takesAvif: Promise<boolean>;
  /** CSS pixels of the window, and device pixels to one of them. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** How the address of a pack ends, before its version. */
const PACK = /\.pack(\?|$)/;

async function read<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as T;
}

async function askedFor({ gameId, avatar, takesAvif, width, height, ratio }: AheadRequest) {
  const [list, takes] = await Promise.all([read<GameList>(listOfGame(gameId)), takesAvif]);
  const tier = tierFor(layoutFor(width, height).scale * resolutionFor(width, height, ratio));
  const pictures = picturesFor({ gameId, manifest: picturesIn(list, takes), tier, guides: [avatar] });
  return { pictures, sounds: list.sounds };
}

/**
 * Fetches a game's code and list, and tells what else it will ask for before its first question, the most needed first.
 * Rejects when something does not come.
 */
export async function filesAhead(request: AheadRequest): Promise<readonly Address[]> {
  const game = gameOrThrow(request.gameId);
  const [{ pictures, sounds }] = await Promise.all([askedFor(request), loadPicture(game)]);
  const heard = firstClipsOf(game, sounds, { told: true }).flatMap((id) => sounds.clips[id]?.src ?? []);
  return [...pictures, ...new Set(heard.map(fetchedFor))];
}

/**
 * Begins to fetch what a game that is opened will ask for first, while its renderer starts: its code, its list and the packs
 * of its pictures. Who asks for a pack meanwhile waits for the same answer; what does not come is reported by who asks for
 * it. Files of their own, of which there are some while developing, are left to the game. isHere: what need not be fetched.
 */
export async function beginGame(request: AheadRequest, isHere: (address: Address) => boolean): Promise<void> {
  loadPicture(gameOrThrow(request.gameId)).catch(() => undefined);
  const { pictures } = await askedFor(request);
  for (const address of pictures)
    if (PACK.test(address) && !isHere(address)) filesOf(address).catch(() => undefined);
}

/**
 * Starts a renderer, draws one sprite and gives all of it back: the renderer's own scripts, the card's driver and the
 * shader that draws nearly everything are then ready before a game needs them. Rejects where there is no WebGL.
 */
export async function warmRenderer(): Promise<void> {
  const renderer = await autoDetectRenderer({ preference: 'webgl', width: 4, height: 4, antialias: false });
  limitBatches(renderer);
  const stage = new Container();
  stage.addChild(new Sprite(Texture.WHITE));
  renderer.render(stage);
  stage.destroy({ children: true });
  renderer.destroy();
}
