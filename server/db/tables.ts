import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written by the database alone. */
type Automatic<T> = ColumnType<T, never, never>;

export interface UserMetadata {
  readonly username: string | null;
  readonly age: number | null;
}

/** A grown-up with a confirmed or unconfirmed address. */
interface UsersTable {
  id: Generated<string>;
  email: string;
  password_hash: string | null;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  user_metadata: ColumnType<UserMetadata, string, string>;
  created_at: Time;
  last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface IdentitiesTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: Time;
}

/** Links in mails. hash: SHA-256 of the token, which is nowhere else but in the mail. */
interface MailTokensTable {
  hash: Buffer;
  kind: 'signup' | 'recovery';
  user_id: string;
  expires_at: Time;
}

interface MailboxTable {
  id: GeneratedAlways<number>;
  user_id: string;
  sealed: Buffer;
  created_at: Time;
}

interface ProfilesTable {
  id: string;
  public_id: Generated<string>;
  /** Order of creation: settles ties on the leaderboard. */
  seq: GeneratedAlways<number>;
  username: string;
  /** What must be unique: the name without regard to case. */
  username_key: string;
  age: number | null;
  avatar_url: string;
  theme: string;
  parent_email: string;
  xp: Generated<number>;
  level: Automatic<number>;
  coins: Generated<number>;
  on_leaderboard: Generated<boolean>;
  /** Saves left of the burst, as of allowance_at. */
  allowance: Generated<number>;
  allowance_at: Time;
  created_at: Time;
  changed_in: Automatic<string>;
}

interface RoundsTable {
  attempt_id: string;
  user_id: string;
  game_id: string;
  score: number;
  xp: number;
  coins: number;
  /** The player's totals just after this round: a repeated save is answered from here. */
  xp_after: number;
  coins_after: number;
  finished_at: Time;
  saved_at: Time;
}

interface AnswersTable {
  attempt_id: string;
  position: number;
  fact: string;
  correct_first_try: boolean;
  tries: number;
  hint_level: number;
  ms: number;
}

interface SessionTable {
  sid: string;
  sess: unknown;
  expire: Date;
}

interface RateLimitsTable {
  key: string;
  points: number;
  /** Unix milliseconds. */
  expire: string | null;
}

interface PageViewsTable {
  route: string;
  day: string;
  views: number;
}

interface LeaderboardView {
  id: string;
  username: string;
  avatar: string;
  xp: number;
  level: number;
  coins: number;
  rank: number;
}

export interface Tables {
  users: UsersTable;
  identities: IdentitiesTable;
  mail_tokens: MailTokensTable;
  mailbox: MailboxTable;
  profiles: ProfilesTable;
  removed_profiles: { seq: number; removed_in: Automatic<string>; removed_at: Time };
  rounds: RoundsTable;
  answers: AnswersTable;
  session: SessionTable;
  rate_limits: RateLimitsTable;
  page_views: PageViewsTable;
  leaderboard_view: LeaderboardView;
}
