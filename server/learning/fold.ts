import { sql, type Transaction } from 'kysely';
import { dayOf, fold } from '#engine/learner/fold.ts';
import { pack, unpack, type PackedSkills } from '#engine/learner/packed.ts';
import { startOf, type Level } from '#engine/learner/start.ts';
import type { Learner } from '#engine/learner/state.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { readAnswer, type StoredAnswer } from '#server/db/answers.ts';
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
  readonly game_id: string;
  readonly finished_at: Date;
  readonly saved_at: Date;
  readonly answers: readonly StoredAnswer[];
}

async function find(db: Database, playerId: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select learner_epoch as epoch, adapts, learner_level as level, weekly_mail, age, coalesce(skills, '{}') as skills,
      exists (select from round_answers where player_id = profiles.id and not folded) as waits
    from profiles left join learners on learners.player_id = profiles.id
    where profiles.id = ${playerId}::uuid`.execute(db);
  return rows[0];
}

/** Learns from what was saved meanwhile, in the order it was played. The player's row is locked. */
async function learn(
  tx: Transaction<Tables>,
  playerId: string,
  { age, skills }: Found,
): Promise<PackedSkills> {
  const { rows } = await sql<Round>`
    update round_answers set folded = true where player_id = ${playerId}::uuid and not folded
    returning game_id, finished_at, saved_at, answers`.execute(tx);
  const before: Learner = { start: startOf(age), skills: unpack(skills) ?? {} };
  const after = rows
    .toSorted((a, b) => +a.finished_at - +b.finished_at || +a.saved_at - +b.saved_at)
    .reduce(
      (learner, { game_id, finished_at, answers }) =>
        fold(learner, { gameId: game_id, day: dayOf(+finished_at), answers: answers.map(readAnswer) }),
      before,
    );
  await countSlips(tx, playerId, rows);
  const packed = pack(after.skills);
  await sql`insert into learners (player_id, skills) values (${playerId}::uuid, ${JSON.stringify(packed)}::jsonb)
    on conflict (player_id) do update set skills = excluded.skills`.execute(tx);
  return packed;
}

/**
 * What is known of a player, after learning from every answer that is saved by now: each once, however many ask and save
 * at once. A save and this take the same lock, so that none is half in it. Undefined: there is no such player.
 */
export async function learnerOf(db: Database, playerId: string): Promise<KnownLearner | undefined> {
  const found = await find(db, playerId);
  const known = found?.waits ? await learnLocked(db, playerId) : found;
  if (!known) return undefined;
  const { epoch, adapts, level, weekly_mail, skills } = known;
  return { epoch, adapts, level, weekly_mail, skills };
}

const learnLocked = (db: Database, playerId: string): Promise<KnownLearner | undefined> =>
  db.transaction().execute(async (tx) => {
    // A statement of its own: the next one sees what was committed while this one waited.
    await sql`select from profiles where id = ${playerId}::uuid for no key update`.execute(tx);
    const found = await find(tx, playerId);
    return found?.waits ? { ...found, skills: await learn(tx, playerId, found) } : found;
  });

const PLAYERS_AT_ONCE = 200;
/** Before every player's id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Learns from everything in a table of answers that is about to be dropped, player by player in the order of its index, so
 * that no answer is passed by twice.
 */
export async function learnFromAll(db: Database, table: string): Promise<void> {
  for (let last = FIRST_ID; ;) {
    const { rows } = await sql<{ id: string }>`
      select distinct player_id as id from ${sql.table(table)}
      where not folded and player_id > ${last}::uuid order by player_id limit ${PLAYERS_AT_ONCE}`.execute(db);
    for (const { id } of rows) await learnerOf(db, id);
    if (rows.length < PLAYERS_AT_ONCE) return;
    last = rows.at(-1)!.id;
  }
}
