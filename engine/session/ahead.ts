import { autoDetectRenderer, Container, Sprite, Texture } from 'pixi.js';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { limitBatches } from '#engine/kernel/screen.ts';
import { firstClipsOf } from '#engine/rules/clips.ts';
import { fetchedFor } from '#engine/rules/packs.ts';
import type { Address } from '#engine/rules/picture-manifest.ts';
import { loadPicture } from '#engine/scenes/plays.ts';
import { askedFor, type AheadRequest } from './begin.ts';

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
