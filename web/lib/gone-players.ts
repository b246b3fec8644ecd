import type { QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { keptObject } from './kept-object.ts';
import { NEEDS_KEY } from './needs-key.ts';
import { playersQuery, profileQuery } from './profile.ts';
import { rememberedPlayers, writeUser } from './remembered-user.ts';
import { sessionQuery } from './session.ts';
import { deviceStorage, KEYS, tabStorage, type Store } from './storage.ts';

/** What is kept by player. Whose account a player is of, it does not say. */
const BY_PLAYER = {
  device: [KEYS.learner, KEYS.learning, KEYS.walks, KEYS.codes],
  tab: [KEYS.sitting, KEYS.garden],
} as const;
/** What waits to be sent, with its account and its player. */
const WAITING = [KEYS.outbox, KEYS.purchases, KEYS.rooms, NEEDS_KEY] as const;

interface Stores {
  readonly device: Store;
  readonly tab: Store;
}
const OWN: Stores = { device: deviceStorage, tab: tabStorage };

/** Undefined: it is damaged, and whoever keeps it decides what becomes of it. */
function listOf(store: Store, key: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(store.read(key) ?? '[]');
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The player of something that waits, if it is of this account: without one it is the first player's. */
function playerIn(value: unknown, userId: string): string | undefined {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'userId') !== userId)
    return undefined;
  const playerId: unknown = Reflect.get(value, 'playerId');
  return typeof playerId === 'string' ? playerId : userId;
}

/** The players for whom something waits here, of this account alone. */
const playersWaiting = (userId: string, store: Store): readonly string[] =>
  WAITING.flatMap((key) => listOf(store, key) ?? []).flatMap((value) => playerIn(value, userId) ?? []);

/**
 * Removes everything of players that this account has no more, kept or waiting, from this device. What waits for another
 * account stays, whoever its player is.
 */
export function forgetPlayers(
  userId: string,
  gone: ReadonlySet<string>,
  { device, tab }: Stores = OWN,
): void {
  if (gone.size === 0) return;
  for (const [store, keys] of [
    [device, BY_PLAYER.device],
    [tab, BY_PLAYER.tab],
  ] as const)
    for (const key of keys) {
      const all = Object.entries(keptObject(store, key));
      const others = all.filter(([id]) => !gone.has(id));
      if (others.length === 0 && all.length > 0) store.remove(key);
      else if (others.length < all.length) store.write(key, JSON.stringify(Object.fromEntries(others)));
    }
  const remembered = rememberedPlayers(userId, device);
  const [profile = null, ...others] = remembered.filter(({ id }) => !gone.has(id));
  if (remembered.some(({ id }) => gone.has(id))) writeUser(device, { userId, profile, others });
  for (const key of WAITING) {
    const all = listOf(device, key) ?? [];
    const others = all.filter((value) => !gone.has(playerIn(value, userId) ?? ''));
    if (others.length === all.length) continue;
    if (others.length === 0) device.remove(key);
    else device.write(key, JSON.stringify(others));
  }
}

/** The account's players that this page has known, whoever forgets them in another tab. */
const known = new WeakMap<QueryClient, Map<string, Set<string>>>();

/** Those whom the account no longer has, as the server says itself; nobody when it cannot be asked. */
async function forgetGone(client: QueryClient, userId: string, ids: Set<string>): Promise<void> {
  for (const id of playersWaiting(userId, deviceStorage)) ids.add(id);
  const listed = client.getQueryData(playersQuery(userId).queryKey) ?? [];
  // A player who is added while the server is asked is not one of them.
  const missing = [...ids].filter((id) => !listed.some((player) => player.id === id));
  if (missing.length === 0) return;
  const there = await call('GET /players', { userId }).catch(() => undefined);
  if (!there) return;
  const gone = new Set(missing.filter((id) => !there.some((player) => player.id === id)));
  forgetPlayers(userId, gone);
  gone.forEach((id) => ids.delete(id));
}

/**
 * From now on this device forgets the account's players whom the server no longer names, deleted on whichever device.
 * Safe to repeat. What the list of players says is not believed alone: without a network it is made of what is known here.
 */
export function forgetGonePlayers(client: QueryClient): void {
  if (known.has(client)) return;
  const all = new Map<string, Set<string>>();
  known.set(client, all);
  const note = (userId: string): Set<string> => {
    const ids = all.get(userId) ?? new Set<string>();
    all.set(userId, ids);
    const shown = client.getQueryData(profileQuery(userId).queryKey);
    if (shown) ids.add(shown.id);
    for (const { id } of rememberedPlayers(userId)) ids.add(id);
    return ids;
  };
  const userNow = () => {
    const session = client.getQueryData(sessionQuery.queryKey);
    return session && !session.unconfirmed ? session.user.id : undefined;
  };
  const first = userNow();
  if (first !== undefined) note(first);
  client.getQueryCache().subscribe((event) => {
    const userId = userNow();
    if (userId === undefined || event.type !== 'updated') return;
    const ids = note(userId);
    const isList = event.query.queryKey.join() === playersQuery(userId).queryKey.join();
    if (isList && event.action.type === 'success') void forgetGone(client, userId, ids);
  });
}
