import { KEYS, tab } from '#web/lib/storage.ts';

export type CameFrom = 'home' | 'play';

/** Remembers, for this tab, which list of games a child came from. */
export const rememberCameFrom = (page: CameFrom) => tab.write(KEYS.cameFrom, page);

export function cameFrom(): CameFrom | undefined {
  const page = tab.read(KEYS.cameFrom);
  return page === 'home' || page === 'play' ? page : undefined;
}

/** Once a game has begun, coming back to it by a reload is no arrival any more. */
export const forgetCameFrom = () => tab.remove(KEYS.cameFrom);
