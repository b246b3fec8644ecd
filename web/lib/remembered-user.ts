import type { Profile } from '#server/contract/profile.ts';
import type { Session as SaidSession } from '#server/contract/session.ts';
import { deviceStorage, KEYS, type Store } from './storage.ts';

export interface Session extends SaidSession {
  /**
   * Why a session comes from this device's copy: the server has not answered yet ("late"), or not within the time a
   * working network needs ("unreached"). Never part of a server answer.
   */
  readonly unconfirmed?: 'late' | 'unreached';
}

/** The user last known to be signed in: enough for players' pages, without the e-mail address. */
export interface RememberedUser {
  readonly userId: string;
  /** The player last known to be current. */
  readonly profile: Profile | null;
  /** The account's other players who have played on this device. */
  readonly others?: readonly Profile[];
}

function parse(text: string | null): RememberedUser | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as RememberedUser | null;
    return typeof kept?.userId === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A copy that cannot be overwritten is removed: it may belong to another user. */
export function writeUser(store: Store, player: RememberedUser) {
  if (!store.write(KEYS.player, JSON.stringify(player))) store.remove(KEYS.player);
}

/** The session when the server was last reached. It has no expiry of its own, because device clocks are unreliable. */
export function rememberedSession(store = deviceStorage): Session | undefined {
  const kept = parse(store.read(KEYS.player));
  if (!kept?.profile) return undefined;
  const { userId, profile } = kept;
  const user = {
    id: userId,
    email: '',
    created_at: profile.created_at,
    last_sign_in_at: null,
    user_metadata: {},
  };
  return { user, token_type: 'cookie', expires_at: 0, expires_in: 0, unconfirmed: 'unreached' };
}

export function rememberedProfile(userId: string, store = deviceStorage): Profile | undefined {
  const kept = parse(store.read(KEYS.player));
  return kept?.userId === userId ? (kept.profile ?? undefined) : undefined;
}

/** The account's players who have played on this device, the current one first. */
export function rememberedPlayers(userId: string, store: Store = deviceStorage): readonly Profile[] {
  const kept = parse(store.read(KEYS.player));
  if (kept?.userId !== userId) return [];
  return [...(kept.profile ? [kept.profile] : []), ...(Array.isArray(kept.others) ? kept.others : [])];
}
