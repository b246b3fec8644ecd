import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { readFile } from './api.ts';
import { takesAvif } from './avif.ts';
import { savesData, useOffline } from './connection.ts';
import { FILES_CACHE, keepFile, type GameFiles } from './game-files.ts';
import { installWorker } from './worker.ts';

const AT_ONCE = 6;
/**
 * A screen of at most this height in device pixels never draws the finer pictures, however a window on it is sized (see
 * `engine/layout/device-pixels.ts`).
 */
const FINE_FROM = 1200;

/** The state of one game on this device. */
export interface StoredState {
  /** The files still to be fetched. */
  readonly missingBytes: number;
  /** All its files are cached: it can be played offline. */
  readonly isHere: boolean;
}

export interface OnDevice {
  readonly games: Readonly<Record<string, StoredState>>;
  /** Of all games together; they share many files. */
  readonly missingBytes: number;
}

export interface StoredGamesPorts {
  readonly openCache: () => Promise<Cache>;
  readonly loadFiles: () => Promise<GameFiles>;
  /** This screen may also need the finer pictures. */
  readonly isFine: () => boolean;
  /** This browser takes the smaller packs of pictures; the others are then neither fetched nor kept. */
  readonly takesAvif: () => Promise<boolean>;
}

export interface StoredGames {
  list(): Promise<OnDevice>;
  /** Fetches what is said of whose turn it is. Rejects when the network or the storage fails. */
  keepTurns(): Promise<void>;
  /** Fetches a game's missing files. Rejects when the network or the storage fails; then nothing of it is left. */
  keep(gameId: string): Promise<void>;
  release(gameId: string): Promise<void>;
  /** After a new version: fetches the changed files of stored games and deletes the unused ones. */
  renew(): Promise<void>;
}

const addressOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
const bytesOf = (files: GameFiles['files']) => files.reduce((sum, [, bytes]) => sum + bytes, 0);
const markOf = (gameId: string) => `/sounds/instructions/${gameId}.mp3`;

/** Rejects with the first error, but only after all have finished. */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** A few at a time. */
async function fetchAll(cache: Cache, addresses: readonly string[]): Promise<void> {
  for (let next = 0; next < addresses.length; next += AT_ONCE)
    await allOf(addresses.slice(next, next + AT_ONCE).map((address) => keepFile(cache, address)));
}

/**
 * The games stored on this device. There is no separate list: a game whose instructions are cached counts as wanted.
 */
export function createStoredGames({
  openCache,
  loadFiles,
  isFine,
  takesAvif,
}: StoredGamesPorts): StoredGames {
  const look = async () => {
    const [cache, known, takes] = await Promise.all([openCache(), loadFiles(), takesAvif()]);
    const here = new Set((await cache.keys()).map(addressOf));
    const marks = new Set([...here].map((address) => address.split('?')[0]));
    const needsOf = (gameId: string) => {
      const { small, fine } = known.games[gameId] ?? { small: [], fine: [] };
      return [...small, ...(isFine() ? fine : [])].map(
        (place) => (takes && known.smaller?.[place]) || known.files[place]!,
      );
    };
    const wanted = Object.keys(known.games).filter((id) => marks.has(markOf(id)));
    /** Deletes the files that neither these games nor the menus need. */
    const sweep = async (games: readonly string[]) => {
      const needed = new Set([
        ...known.menus,
        ...known.turns,
        ...games.flatMap((id) => needsOf(id).map(([address]) => address)),
      ]);
      for (const address of here) if (!needed.has(address)) await cache.delete(address, { ignoreVary: true });
    };
    return { cache, known, here, needsOf, wanted, sweep };
  };

  const release = async (gameId: string) => {
    const { wanted, sweep } = await look();
    await sweep(wanted.filter((id) => id !== gameId));
  };
  const keep = async (gameId: string) => {
    const { cache, here, needsOf } = await look();
    const missing = needsOf(gameId)
      .map(([address]) => address)
      .filter((address) => !here.has(address))
      // Its marker file first: a fetch interrupted here is continued the next time.
      .sort((a, b) => Number(b.startsWith(markOf(gameId))) - Number(a.startsWith(markOf(gameId))));
    try {
      await fetchAll(cache, missing);
    } catch (error) {
      await release(gameId);
      throw error;
    }
  };

  const keepTurns = async () => {
    const { cache, here, known } = await look();
    const missing = known.turns.filter((address) => !here.has(address));
    await fetchAll(cache, missing);
  };

  return {
    keep,
    keepTurns,
    release,
    async list() {
      const { known, here, needsOf } = await look();
      const ids = Object.keys(known.games);
      const missingOf = (id: string) => needsOf(id).filter(([address]) => !here.has(address));
      const games = ids.map((id) => {
        const missing = missingOf(id);
        return [id, { missingBytes: bytesOf(missing), isHere: missing.length === 0 }] as const;
      });
      const all = new Map(ids.flatMap(missingOf));
      return { games: Object.fromEntries(games), missingBytes: bytesOf([...all]) };
    },
    async renew() {
      const { wanted, sweep } = await look();
      await sweep(wanted);
      for (const gameId of wanted) await keep(gameId);
    },
  };
}

/** Tablets are rotated and windows resized, so both tiers are fetched. */
const isFine = () => {
  const { width, height } = screen;
  const highest = navigator.maxTouchPoints > 0 ? Math.max(width, height) : height;
  return highest * Math.min(devicePixelRatio, 2) > FINE_FROM;
};

const shelf = createStoredGames({
  openCache: () => caches.open(FILES_CACHE),
  loadFiles: () => readFile<GameFiles>('/games.json'),
  isFine,
  takesAvif,
});

/** The games on this device; an error where nothing can be stored. */
const onDeviceQuery = queryOptions({
  queryKey: ['on-device'],
  queryFn: () => shelf.list(),
  staleTime: Infinity,
  retry: false,
});

export const useOnDevice = () => useQuery(onDeviceQuery);

/** Whether a game can be opened now: always when online, else if it is stored. Undefined: not known yet. */
export function usePlayable(gameId: string): boolean | undefined {
  const isOffline = useOffline();
  const { data, isError } = useQuery({ ...onDeviceQuery, enabled: isOffline });
  if (!isOffline) return true;
  return isError ? false : data?.games[gameId]?.isHere;
}

const changed = (client: QueryClient) => client.invalidateQueries(onDeviceQuery);

/** Stores or deletes games, one at a time, on the user's request. */
export function useKeeping() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ gameIds, keep }: { gameIds: readonly string[]; keep: boolean }) => {
      for (const gameId of gameIds) {
        await (keep ? shelf.keep(gameId) : shelf.release(gameId));
        void changed(client);
      }
    },
    retry: false,
    onError: () => changed(client),
  });
}

/**
 * Stores a game automatically after it was played, where that is possible and data saving is off. Never rejects: it was
 * not requested, so there is nothing to report.
 */
export async function keepPlayed(client: QueryClient, gameId: string): Promise<void> {
  if (savesData() || (await installWorker()) !== undefined) return;
  await shelf.keep(gameId).then(
    () => changed(client),
    () => undefined,
  );
}

/** Stores what is said of whose turn it is, where that is possible and data saving is off. Never rejects. */
export async function keepTurns(): Promise<void> {
  if (savesData() || (await installWorker()) !== undefined) return;
  await shelf.keepTurns().catch(() => undefined);
}

/** Updates the stored files to the pages' version. Never rejects. */
export const renewKept = (client: QueryClient): Promise<void> =>
  shelf
    .renew()
    .catch(() => undefined)
    .then(() => changed(client));
