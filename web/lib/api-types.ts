/** What the server answers, as the HTTP contract names it. */
import type { Avatar, Theme } from '#engine/ports.ts';

export interface User {
  readonly id: string;
  readonly email: string;
  readonly created_at: string;
  readonly last_sign_in_at: string | null;
  readonly user_metadata: { readonly username?: string | null; readonly age?: number | null };
}

export interface Session {
  readonly user: User;
  readonly token_type: 'cookie';
  /** Unix seconds. */
  readonly expires_at: number;
  /** Seconds. */
  readonly expires_in: number;
}

export interface Profile {
  readonly id: string;
  /** The only id that other people ever see. */
  readonly public_id: string;
  readonly username: string | null;
  readonly age: number | null;
  readonly avatar_url: Avatar | null;
  readonly theme: Theme | null;
  readonly parent_email: string | null;
  readonly xp: number;
  readonly level: number;
  readonly coins: number;
  readonly on_leaderboard: boolean;
  readonly created_at: string;
}

export interface Standing {
  readonly username: string | null;
  readonly avatar_url: Avatar | null;
  readonly level: number;
  readonly xp: number;
}

export interface Leaderboard {
  readonly top50: readonly (Standing & { readonly id: string; readonly rank: number })[];
  readonly currentUserRank: number | null;
  readonly currentUserStats: Standing | null;
}

export interface ProgressSaved {
  readonly xpGained: number;
  readonly coinsGained: number;
  readonly xp: number;
  readonly level: number;
  readonly coins: number;
  readonly levelUp: boolean;
  readonly duplicate: boolean;
}

/** What this installation offers. */
export interface Offer {
  readonly google: boolean;
  readonly mailbox: boolean;
}
