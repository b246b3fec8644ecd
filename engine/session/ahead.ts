import { autoDetectRenderer, Container, Sprite, Texture } from 'pixi.js';
import { gameOrThrow } from '#engine/games/catalogue.ts';
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

async function read<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as T;
}

/**
 * Fetches a game's code and list, and tells what else it will ask for before its first question, the most needed first.
 * Rejects when something does not come.
 */
export async function filesAhead({
  gameId,
  avatar,
  takesAvif,
  width,
  height,
  ratio,
}: AheadRequest): Promise<readonly Address[]> {
  const [list, takes] = await Promise.all([
    read<GameList>(listOfGame(gameId)),
    takesAvif,
    loadPicture(gameOrThrow(gameId)),
  ]);
  const { sounds } = list;
  const manifest = picturesIn(list, takes);
  const tier = tierFor(layoutFor(width, height).scale * resolutionFor(width, height, ratio));
  const pictures = picturesFor({ gameId, manifest, tier, guides: [avatar] });
  const heard = firstClipsOf(gameId, sounds).flatMap((id) => sounds.clips[id]?.src ?? []);
  return [...pictures, ...new Set(heard.map(fetchedFor))];
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
