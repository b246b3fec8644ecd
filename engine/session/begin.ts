import { gameOrThrow } from '#engine/games/catalogue.ts';
import { filesOf } from '#engine/kernel/packs.ts';
import { resolutionFor, tierFor } from '#engine/layout/device-pixels.ts';
import { layoutFor } from '#engine/layout/layout.ts';
import { picturesIn, type GameList } from '#engine/rules/game-list.ts';
import { picturesFor } from '#engine/rules/game-pictures.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import type { Address } from '#engine/rules/picture-manifest.ts';
import { loadPicture } from '#engine/scenes/plays.ts';

/** The list of a game's pictures and sounds. */
export const listOfGame = (gameId: string) => `${import.meta.env.BASE_URL}games/${gameId}.json`;

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

/** What a game asks for, by its list, and what the list says of sounds. Rejects when the list does not come. */
export async function askedFor({ gameId, avatar, takesAvif, width, height, ratio }: AheadRequest) {
  const [list, takes] = await Promise.all([read<GameList>(listOfGame(gameId)), takesAvif]);
  const tier = tierFor(layoutFor(width, height).scale * resolutionFor(width, height, ratio));
  const pictures = picturesFor({ gameId, manifest: picturesIn(list, takes), tier, guides: [avatar] });
  return { pictures, sounds: list.sounds };
}

/**
 * Begins to fetch what a game that is opened will ask for first, without waiting for the engine: its code, its list and the
 * packs of its pictures. Who asks for a pack meanwhile waits for the same answer; what does not come is reported by who asks
 * for it. Files of their own, of which there are some while developing, are left to the game. isHere: what need not be fetched.
 */
export async function beginGame(request: AheadRequest, isHere: (address: Address) => boolean): Promise<void> {
  loadPicture(gameOrThrow(request.gameId)).catch(() => undefined);
  const { pictures } = await askedFor(request);
  for (const address of pictures)
    if (PACK.test(address) && !isHere(address)) filesOf(address).catch(() => undefined);
}
