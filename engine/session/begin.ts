import { gameOrThrow } from '#engine/games/catalogue.ts';
import { beginPack, forgetBegun } from '#engine/kernel/packs.ts';
import { resolutionFor, tierFor } from '#engine/layout/device-pixels.ts';
import { layoutFor } from '#engine/layout/layout.ts';
import { picturesIn, type GameList } from '#engine/rules/game-list.ts';
import { picturesFor } from '#engine/rules/game-pictures.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import type { Address } from '#engine/rules/picture-manifest.ts';
import { loadPicture } from '#engine/scenes/plays.ts';

const FETCH_MS = 8000;

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

/** A list by its address. Rejects with what is to be reported when it does not come, or not in time. */
export const readList = <T>(address: string): Promise<T> =>
  fetch(address, { signal: AbortSignal.timeout(FETCH_MS) })
    .then((response) => {
      if (response.ok) return response.json() as Promise<T>;
      throw new Error(`status ${response.status}`);
    })
    .catch((error: unknown) => {
      throw new Error(`${address} did not load (${error instanceof Error ? error.message : String(error)})`);
    });

/** Of the game that is being opened: fetched once, whether or not a browser joins requests for one address. */
let begun: { readonly gameId: string; readonly list: Promise<GameList> } | undefined;

const readListOf = (gameId: string) => readList<GameList>(`${import.meta.env.BASE_URL}games/${gameId}.json`);

/**
 * The list of a game's pictures and sounds: the one that was begun, or, if there is none or it did not come, fetched now.
 * Rejects as `readList`.
 */
export const listOfGame = (gameId: string): Promise<GameList> =>
  begun?.gameId === gameId ? begun.list.catch(() => readListOf(gameId)) : readListOf(gameId);

/** Begins to fetch the list of a game that is opened, for whoever asks for it until `endBeginning`. Rejects as `readList`. */
export function beginList(gameId: string): Promise<GameList> {
  if (begun?.gameId === gameId) return begun.list;
  forgetBegun();
  const list = readListOf(gameId);
  begun = { gameId, list };
  // Whoever asks next fetches it anew.
  list.catch(() => void (begun?.list === list && (begun = undefined)));
  return list;
}

/** The engine has all of a game that was begun, or goes without: none of it is kept any longer. */
export function endBeginning(gameId: string): void {
  if (begun?.gameId !== gameId) return;
  begun = undefined;
  forgetBegun();
}

/** What a game asks for, by its list, and what the list says of sounds. Rejects when the list does not come. */
export async function askedFor({ gameId, avatar, takesAvif, width, height, ratio }: AheadRequest) {
  const [list, takes] = await Promise.all([listOfGame(gameId), takesAvif]);
  const tier = tierFor(layoutFor(width, height).scale * resolutionFor(width, height, ratio));
  const pictures = picturesFor({ gameId, manifest: picturesIn(list, takes), tier, guides: [avatar] });
  return { pictures, sounds: list.sounds };
}

/**
 * Begins to fetch what a game that is opened will ask for first, without waiting for the engine: its code, its list and the
 * packs of its pictures. Who asks for a pack until `endBeginning` gets the same answer; what does not come is reported by
 * who asks for it. Files of their own, of which there are some while developing, are left to the game. isHere: what need not
 * be fetched.
 */
export async function beginGame(request: AheadRequest, isHere: (address: Address) => boolean): Promise<void> {
  loadPicture(gameOrThrow(request.gameId)).catch(() => undefined);
  const list = beginList(request.gameId);
  const { pictures } = await askedFor(request);
  // The engine was quicker, or another game was opened.
  if (begun?.list !== list) return;
  for (const address of pictures) if (PACK.test(address) && !isHere(address)) beginPack(address);
}
