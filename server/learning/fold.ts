import { sql, type Transaction } from 'kysely';
import { dayOf, fold } from '#engine/learner/fold.ts';
import { pack, unpack, type PackedSkills } from '#engine/learner/packed.ts';
import { startOf, type Level } from '#engine/learner/start.ts';
import type { Learner } from '#engine/learner/state.ts';
import type { Database } from '#server/db/database.ts';
import { isGivenUp } from '#server/db/portions.ts';
import type { Tables } from '#server/db/tables.ts';
import { areStored, readAnswer, type StoredAnswer } from '#server/db/answers.ts';
import { countSlips } from './slips.ts';

/** What is known of a player, and what a grown-up has decided. */
export interface KnownLearner {
  readonly epoch: number;
  readonly adapts: boolean;
  readonly level: Level;
  readonly weekly_mail: boolean;
  readonly skills: PackedSkills;
}

interface Found extends KnownLearner {
  readonly age: number | null;
  /** Answers were saved that are not learned from yet. */
  readonly waits: boolean;
}

interface Round {
  readonly attempt_id: string;
  readonly game_id: string;
  readonly finished_at: Date;
  readonly saved_at: Date;
  /** As the database writes it: JavaScript dates are too coarse to find the row by. */
  readonly at: string;
  readonly answers: unknown;
}
type ReadableRound = Round & { readonly answers: readonly StoredAnswer[] };

/** What came of learning. */
interface Learned {
  readonly known: KnownLearner;
  /** Rounds whose answers cannot be read, which are left as they are. */
  readonly unread: readonly string[];
  /** As many rounds were taken as might be: there may be others. */
  readonly isMore: boolean;
}

/** Times may be endless where somebody has written them by hand. */
const isReadable = (round: Round): round is ReadableRound =>
  areStored(round.answers) && Number.isFinite(+round.finished_at) && Number.isFinite(+round.saved_at);

/**
 * What waits to be learned from. Not what could not be read within a day, or each question about the player would read it
 * again; again: this, too.
 */
const waiting = (again: boolean) =>
  again ? sql`not folded` : sql`not folded and (unread_at is null or unread_at < now() - interval '1 day')`;

async function find(db: Database, playerId: string, again = false): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select learner_epoch as epoch, adapts, learner_level as level, weekly_mail, age, coalesce(skills, '{}') as skills,
      exists (select from round_answers where player_id = profiles.id and ${waiting(again)}) as waits
    from profiles left join learners on learners.player_id = profiles.id
    where profiles.id = ${playerId}::uuid`.execute(db);
  return rows[0];
}

/** Rounds that are taken at once. */
interface Part {
  /** Those that could not be read lately, too. */
  readonly again: boolean;
  /** So many at a time, in the order they were played; all without it. */
  readonly most: number | undefined;
  /** Rounds that are known to be unreadable: they would fill a part again and again. */
  readonly but: ReadonlySet<string>;
}

/** Marks rounds as learned from. */
async function take(
  tx: Transaction<Tables>,
  playerId: string,
  { again, most, but }: Part,
): Promise<readonly Round[]> {
  const these =
    most === undefined
      ? sql``
      : sql`and (attempt_id, saved_at) in (
          select attempt_id, saved_at from round_answers where player_id = ${playerId}::uuid and ${waiting(again)}
            and attempt_id <> all(${[...but]}::uuid[])
          order by finished_at, saved_at limit ${most})`;
  const { rows } = await sql<Round>`
    update round_answers set folded = true where player_id = ${playerId}::uuid and ${waiting(again)} ${these}
    returning attempt_id, game_id, finished_at, saved_at, saved_at::text as at, answers`.execute(tx);
  return rows;
}

/** They wait for a server that can read them, or for an operator, until their week is dropped; they are tried once a day. */
const putBack = (tx: Transaction<Tables>, playerId: string, rounds: readonly Round[]) =>
  sql`update round_answers set folded = false, unread_at = now() where player_id = ${playerId}::uuid and (attempt_id, saved_at) in (
    select * from unnest(${rounds.map((round) => round.attempt_id)}::uuid[], ${rounds.map(({ at }) => at)}::timestamptz[]))`.execute(
    tx,
  );

/** Learns from what was saved meanwhile, in the order it was played. The player's row is locked. */
async function learn(tx: Transaction<Tables>, playerId: string, found: Found, part: Part): Promise<Learned> {
  const rows = await take(tx, playerId, part);
  const rounds = rows.filter(isReadable);
  const unreadable = rows.filter((round) => !isReadable(round));
  if (unreadable.length > 0) await putBack(tx, playerId, unreadable);
  const unread = unreadable.map((round) => round.attempt_id);
  const isMore = part.most !== undefined && rows.length >= part.most;
  if (rounds.length === 0) return { known: found, unread, isMore };
  const before: Learner = { start: startOf(found.age), skills: unpack(found.skills) ?? {} };
  const after = rounds
    .toSorted((a, b) => +a.finished_at - +b.finished_at || +a.saved_at - +b.saved_at)
    .reduce(
      (learner, { game_id, finished_at, answers }) =>
        fold(learner, { gameId: game_id, day: dayOf(+finished_at), answers: answers.map(readAnswer) }),
      before,
    );
  await countSlips(tx, playerId, rounds);
  const skills = pack(after.skills);
  await sql`insert into learners (player_id, skills) values (${playerId}::uuid, ${JSON.stringify(skills)}::jsonb)
    on conflict (player_id) do update set skills = excluded.skills`.execute(tx);
  return { known: { ...found, skills }, unread, isMore };
}

/**
 * What is known of a player, after learning from every answer that is saved by now: each once, however many ask and save
 * at once. A save and this take the same lock, so that none is half in it. Undefined: there is no such player.
 */
export async function learnerOf(db: Database, playerId: string): Promise<KnownLearner | undefined> {
  const found = await find(db, playerId);
  const known = found?.waits ? (await learnLocked(db, playerId))?.known : found;
  if (!known) return undefined;
  const { epoch, adapts, level, weekly_mail, skills } = known;
  return { epoch, adapts, level, weekly_mail, skills };
}

const WHOLE: Part = { again: false, most: undefined, but: new Set() };

/** Learns from what waits of a player, whose row is locked meanwhile. Undefined: there is no such player. */
const learnLocked = (db: Database, playerId: string, part = WHOLE): Promise<Learned | undefined> =>
  db.transaction().execute(async (tx) => {
    // A statement of its own: the next one sees what was committed while this one waited.
    await sql`select from profiles where id = ${playerId}::uuid for no key update`.execute(tx);
    const found = await find(tx, playerId, part.again);
    return found?.waits
      ? learn(tx, playerId, found, part)
      : found && { known: found, unread: [], isMore: false };
  });

/** Rounds of a player at once: all, and fewer each time that a statement was given up. */
const FEWER = [undefined, 64, 8, 1] as const;

/** Learns from all that waits of a player, in parts where a statement is given up. Returns the rounds that cannot be read. */
export async function learnWhole(db: Database, playerId: string): Promise<ReadonlySet<string>> {
  const unread = new Set<string>();
  for (let step = 0; ;) {
    try {
      const learned = await learnLocked(db, playerId, { again: true, most: FEWER[step], but: unread });
      for (const id of learned?.unread ?? []) unread.add(id);
      if (!learned?.isMore) return unread;
    } catch (error) {
      if (!isGivenUp(error) || ++step === FEWER.length) throw error;
    }
  }
}
