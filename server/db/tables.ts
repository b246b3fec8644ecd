import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Avatar, Theme } from '#engine/rules/looks.ts';
import type { Needs } from '#engine/rules/needs.ts';
import type { Level } from '#engine/learner/start.ts';
import type { Automatic, Time } from './columns.ts';
import type { NooksTable, OwnedThingsTable, PurchasesTable } from './nook-tables.ts';
import type { ItemCountsTable, LearnersTable, RoundAnswersTable, SlipsTable } from './learning-tables.ts';

/** The kinds of mails. */
export type MailKind =
  | 'confirm'
  | 'already_here'
  | 'recover'
  | 'new_browser'
  | 'google_linked'
  | 'password_changed'
  | 'weekly_asked'
  | 'weekly';

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
  /** Since when a mail a week is wanted; null: none is. */
  weekly_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the next one is due; null exactly where none is wanted. */
  weekly_next_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface IdentitiesTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: Time;
}

/** Networks in which an account was signed in to. network: a keyed hash. */
interface KnownNetworksTable {
  user_id: string;
  network: Buffer;
  last_day: ColumnType<string, string | undefined, string>;
}

/** Links in mails. hash: SHA-256 of the token; the token itself is only in the mail. */
interface MailTokensTable {
  hash: Buffer;
  kind: 'signup' | 'recovery';
  user_id: string;
  /** For links that confirm an address; null: made before sign-ups had their own rows. */
  sign_up_id?: string | null;
  expires_at: Time;
}

/** A sign-up whose link has not been used yet. */
interface SignUpsTable {
  id: Generated<string>;
  user_id: string;
  /** Null: the link was requested from a browser that did not show it had typed the password. */
  password_hash: string | null;
  /** SHA-256 of the secret in the sign-up cookie. */
  secret_hash: Buffer | null;
  redirect: string | null;
  user_metadata: ColumnType<UserMetadata | null, string | null, string | null>;
  created_at: Time;
  expires_at: Time;
}

interface MailQueueTable {
  id: Generated<string>;
  kind: MailKind;
  /** Null: the mail was requested for an address without an account. */
  user_id: string | null;
  sign_up_id: string | null;
  tries: Generated<number>;
  next_try: Time;
  created_at: Time;
}

interface MailsSentTable {
  id: GeneratedAlways<string>;
  user_id: string;
  kind: MailKind;
  sent_at: Time;
}

interface MailboxTable {
  id: GeneratedAlways<number>;
  user_id: string;
  sealed: Buffer;
  /** Whom it tells of. */
  players: Generated<readonly string[]>;
  created_at: Time;
}

interface ProfilesTable {
  /** The account's id for its first player. */
  id: Generated<string>;
  /** Whose player this is. */
  account_id: Generated<string>;
  public_id: Generated<string>;
  /** Order of creation: settles ties on the leaderboard. */
  seq: GeneratedAlways<number>;
  username: string;
  /** The name's skeleton, which must be unique. */
  username_key: string;
  age: number | null;
  avatar_url: Avatar;
  theme: Theme;
  /** 0 to 5: tells players of an account with the same avatar apart. */
  scarf: Generated<number>;
  /** Those that are on, and those that were. */
  needs: Generated<Partial<Needs>>;
  /** Three pictures, 0 to 8 each, that the child enters with; null: none is asked for. */
  picture_code: ColumnType<number[] | null, undefined, readonly number[] | null>;
  parent_email: string;
  xp: Generated<number>;
  level: Automatic<number>;
  /** Earned in all. */
  coins: Generated<number>;
  /** Never more than were earned. */
  coins_spent: Generated<number>;
  /** How many things from the starter shelf were given, up to six. */
  things_given: Generated<number>;
  /** What the family wishes, unless an operator has hidden the player. */
  on_leaderboard: Generated<boolean>;
  /** What the family wishes. */
  leaderboard_wished: Generated<boolean>;
  /** The name that others see unless the typed one may be shown. */
  made_up_name: Generated<string>;
  /** Whether the username is one of our made-up names. */
  name_made_up: Generated<boolean>;
  /** A grown-up has allowed a typed name to be shown. */
  show_name: Generated<boolean>;
  /** Others have reported the typed name, or an operator has withdrawn it: it is no longer shown. */
  name_withdrawn: Generated<boolean>;
  /** The keys of all this player's names that were withdrawn. */
  withdrawn_keys: Generated<string[]>;
  /** An operator has passed the typed name: reports have no effect. */
  name_passed: Generated<boolean>;
  /** The keys of all this player's names that were passed. */
  passed_keys: Generated<string[]>;
  /** An operator has hidden this player from the leaderboard. */
  kept_off: Generated<boolean>;
  /** The name that others see. */
  public_name: Automatic<string>;
  /** How often this player's rounds are still taken at their word. */
  believed_left: Generated<number>;
  /** Was there before rules had numbers. */
  first_contract: Generated<boolean>;
  /** Raised when what was learned is forgotten: rounds from before that are not recorded. */
  learner_epoch: Generated<number>;
  learner_forgotten_at: ColumnType<Date | null, never, never>;
  /** Questions are chosen by what the player can do; else nothing is recorded. */
  adapts: Generated<boolean>;
  learner_level: Generated<Level>;
  weekly_mail: Generated<boolean>;
  /** Seconds left in the allowance, as of allowance_at. */
  allowance: Generated<number>;
  allowance_at: Time;
  created_at: Time;
  changed_in: Automatic<string>;
}

/** How far a round that was left is recorded. */
export interface Unfinished {
  readonly tries: number;
  readonly answers: number;
  /** Of all that the recorded part follows from, so that only the same round goes on. */
  readonly print: string;
}

interface RoundsTable {
  attempt_id: string;
  user_id: string;
  game_id: string;
  score: number;
  xp: number;
  coins: number;
  /** The player's totals after this round: answers a repeated save. */
  xp_after: number;
  coins_after: number;
  finished_at: Time;
  saved_at: Time;
  /** How far a round that was left is recorded; null: finished. */
  unfinished: ColumnType<Unfinished | null, string | null | undefined, string | null>;
}

/** Saves that no child makes. */
interface OddSavesTable {
  player_id: string;
  kind: 'beyond_allowance' | 'score_mismatch';
  day: ColumnType<string, string | undefined, string>;
  times: Generated<number>;
}

/** A report about a shown name. network: a keyed hash. */
interface NameReportsTable {
  profile_id: string;
  name_key: string;
  reporter_id: string;
  network: string;
  /** Whether the account was old enough and used enough at that time. */
  counted: boolean;
  outcome: 'upheld' | 'refused' | null;
  created_at: Time;
}

/** Decisions of operators. */
interface ModerationsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  action: string;
  operator: string;
  /** The name that was judged. Null: from before names were stored here. */
  name: string | null;
  created_at: Time;
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

interface ExportsTable {
  user_id: string;
  /** Counted since first_at. */
  taken: Generated<number>;
  first_at: Time;
  running_until: Time;
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
  known_networks: KnownNetworksTable;
  mail_tokens: MailTokensTable;
  sign_ups: SignUpsTable;
  mail_queue: MailQueueTable;
  mails_sent: MailsSentTable;
  mailbox: MailboxTable;
  profiles: ProfilesTable;
  removed_profiles: { seq: number; removed_in: Automatic<string>; removed_at: Time };
  rounds: RoundsTable;
  round_answers: RoundAnswersTable;
  learners: LearnersTable;
  slips: SlipsTable;
  item_counts: ItemCountsTable;
  purchases: PurchasesTable;
  owned_things: OwnedThingsTable;
  nooks: NooksTable;
  odd_saves: OddSavesTable;
  name_reports: NameReportsTable;
  moderations: ModerationsTable;
  session: SessionTable;
  rate_limits: RateLimitsTable;
  page_views: PageViewsTable;
  /** Deleted players whose rounds are still to be removed. */
  left_behind: { player_id: string; since: Time };
  exports: ExportsTable;
  disk_probe: { filler: Buffer };
  leaderboard_view: LeaderboardView;
}
