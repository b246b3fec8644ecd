import { deviceStorage, KEYS, type Store } from './storage.ts';

/** Three of nine pictures in order, each 0 to 8. */
export type PictureCode = readonly number[];

/** What this device knows of a player's code: enough to check it without a network, and no more. */
interface KeptCode {
  readonly salt: string;
  readonly hash: string;
}

function read(store: Store): Readonly<Record<string, KeptCode>> {
  try {
    const kept: unknown = JSON.parse(store.read(KEYS.codes) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, KeptCode>) : {};
  } catch {
    return {};
  }
}

const keptFor = (playerId: string, store: Store): KeptCode | undefined => {
  const kept = read(store);
  return Object.hasOwn(kept, playerId) ? kept[playerId] : undefined;
};

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function hashOf(code: PictureCode, salt: string): Promise<string> {
  const text = new TextEncoder().encode(`${salt} ${code.join()}`);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/** Browsers have it on https and on localhost only; elsewhere who has a code cannot be entered without a network. */
const canHash = () => 'subtle' in crypto;

/** Keeps what the server has accepted; undefined: the player has no code (any more). */
export async function keepCode(
  playerId: string,
  code: PictureCode | undefined,
  store: Store = deviceStorage,
): Promise<void> {
  if (!code && !keptFor(playerId, store)) return;
  const salt = hex(crypto.getRandomValues(new Uint8Array(8)));
  const kept = code && canHash() ? { salt, hash: await hashOf(code, salt) } : undefined;
  store.write(KEYS.codes, JSON.stringify({ ...read(store), [playerId]: kept }));
}

/** Whether a player is asked for a code on this device. */
export const hasCode = (playerId: string, store: Store = deviceStorage): boolean =>
  keptFor(playerId, store) !== undefined;

/** Without a network. A player without a code needs none. */
export async function isRightCode(
  playerId: string,
  code: PictureCode | undefined,
  store: Store = deviceStorage,
): Promise<boolean> {
  const kept = keptFor(playerId, store);
  if (!kept) return code === undefined;
  return code !== undefined && (await hashOf(code, kept.salt)) === kept.hash;
}
