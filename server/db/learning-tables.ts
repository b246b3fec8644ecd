import type { ColumnType, Generated } from 'kysely';
import type { PackedSkills } from '#engine/learner/packed.ts';
import type { Slip } from '#engine/learner/slips.ts';
import type { StoredAnswer } from './answers.ts';
import type { Time } from './columns.ts';

/** What was answered in a round, in weekly partitions by saved_at. A round that was gone on with has several rows. */
export interface RoundAnswersTable {
  attempt_id: string;
  player_id: string;
  game_id: string;
  finished_at: Time;
  saved_at: Time;
  answers: ColumnType<readonly StoredAnswer[], string, never>;
  /** Whether they are in what is known of the learner. */
  folded: Generated<boolean>;
  /** When they could not be read; null: that has not happened. */
  unread_at: Time | null;
}

/** What is known of a player. begun_at: nothing in it is older. */
export interface LearnersTable {
  player_id: string;
  skills: ColumnType<PackedSkills, string, string>;
  begun_at: Time;
}

/** How often first choices were wrong in each way, by item. */
export type Slips = Readonly<Partial<Record<string, Readonly<Partial<Record<Slip, number>>>>>>;

/** A player's slips of a month. begun_at: nothing in it is older. */
export interface SlipsTable {
  player_id: string;
  /** Its first day. */
  month: string;
  counts: ColumnType<Slips, string, string>;
  begun_at: Time;
}

/** First tries without help, whoever's. children: those of the week with most. */
export interface ItemCountsTable {
  item: string;
  month: string;
  tries: string;
  rights: string;
  children: number;
}
