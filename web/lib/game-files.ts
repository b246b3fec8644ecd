/** The content of /games.json, written by the build: which files each game needs, as indexes into one list. */
export interface GameFiles {
  readonly files: readonly (readonly [address: string, bytes: number])[];
  readonly games: {
    readonly [gameId: string]: {
      /** Sounds, and pictures of the first tier, needed on every screen. */
      readonly small: readonly number[];
      /** Pictures needed additionally on high-resolution screens. */
      readonly fine: readonly number[];
    };
  };
  /** For the places of packs in the list: the smaller ones with the same pictures, for browsers that take AVIF. */
  readonly smaller?: { readonly [place: number]: readonly [address: string, bytes: number] };
  /** Pictures and sounds of the menus; cached with the pages themselves. */
  readonly menus: readonly string[];
  /** What is said of whose turn it is at the whiteboard; cached there. */
  readonly turns: readonly string[];
}

/** The cache of all sounds and pictures, keyed by their hashed addresses. */
export const FILES_CACHE = 'addly-files';

/** Sounds, pictures, and packs of them. */
const KEPT_TYPES = /^(audio|image)\/|^application\/octet-stream/;

/** Another build's sound stands in for the one at this address. */
const isStandIn = ({ headers }: Response) => headers.get('cache-control') === 'no-store';

/**
 * Fetches a file into the cache. Rejects for another content type, and after a redirect: a captive portal or a filter
 * answers every request with a page of its own. Rejects also what is another build's.
 */
export async function keepFile(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address);
  const isOfKind = KEPT_TYPES.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || answer.redirected || !isOfKind || isStandIn(answer))
    throw new TypeError(`${address} is not here: ${answer.status}`);
  await cache.put(address, answer);
}
