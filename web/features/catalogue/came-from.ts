import { KEYS, tabStorage } from '#web/lib/storage.ts';

export type CameFrom = 'home' | 'play';

/** Remembers, for this tab, which list of games a child came from. */
export const rememberCameFrom = (page: CameFrom) => tabStorage.write(KEYS.cameFrom, page);

export function cameFrom(): CameFrom | undefined {
  const page = tabStorage.read(KEYS.cameFrom);
  return page === 'home' || page === 'play' ? page : undefined;
}

/** After the game has started, a reload no longer counts as arriving from that list. */
export const forgetCameFrom = () => tabStorage.remove(KEYS.cameFrom);
