import type { Game } from '#engine/rules/game.ts';
import { keptObject, ownIn } from '#web/lib/kept-object.ts';
import { deviceStorage, KEYS, type Store } from '#web/lib/storage.ts';

/** So many walks without a mistake make a way known. */
const PERFECT_WALKS = 2;
/** Share of a round that has to be right, for a known way to stay known. */
const STILL_KNOWN = 0.8;

/** A game whose order is the game itself, where every stone lies open: the next in line is always right. */
export const isOpenWay = ({ traits }: Game): boolean => !traits.mayReturn && traits.mostSupport > 0;

const waysOf = (playerId: string, store: Store) => ownIn(keptObject(store, KEYS.walks), playerId);

function perfectWalks(playerId: string, gameId: string, store: Store): number {
  const kept = ownIn(waysOf(playerId, store), gameId);
  return kept === 1 || kept === PERFECT_WALKS ? kept : 0;
}

/** Whether the player has walked this way without a mistake twice, on this device, and not badly since. */
export const knowsWay = (playerId: string, { id }: Game, store: Store = deviceStorage): boolean =>
  perfectWalks(playerId, id, store) === PERFECT_WALKS;

/** A round was finished. share: of it that was right; of other games nothing is kept. */
export function walked(playerId: string, game: Game, share: number, store: Store = deviceStorage): void {
  if (!isOpenWay(game)) return;
  const before = perfectWalks(playerId, game.id, store);
  const now =
    share === 1 ? Math.min(before + 1, PERFECT_WALKS) : share < STILL_KNOWN ? Math.min(before, 1) : before;
  if (now === before) return;
  const ways = { ...(waysOf(playerId, store) as object | undefined), [game.id]: now };
  store.write(KEYS.walks, JSON.stringify({ ...keptObject(store, KEYS.walks), [playerId]: ways }));
}

/** As if the player had never walked here. */
export function forgetWalks(playerId: string, store: Store = deviceStorage): void {
  const others = Object.entries(keptObject(store, KEYS.walks)).filter(([id]) => id !== playerId);
  const isKept = others.length > 0 && store.write(KEYS.walks, JSON.stringify(Object.fromEntries(others)));
  if (!isKept) store.remove(KEYS.walks);
}
