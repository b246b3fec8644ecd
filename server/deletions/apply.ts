import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { inPortions } from '#server/db/portions.ts';
import type { Deletion, DeletionKind } from './deletions.ts';

const AT_ONCE = 1000;

interface Lines {
  readonly ids: string[];
  /** When each line was written. */
  readonly at: Date[];
}

type Statement = (lines: Lines, limit: number) => RawBuilder<unknown>;

const NOTHING_SAID = sql.raw(`'{"username": null, "age": null}'::jsonb`);

/**
 * The statements that apply deletions again, for a limited number of rows at a time. They run at every start, even if
 * no backup was restored, and must not touch rows newer than the line.
 */
const STATEMENTS: Readonly<Record<DeletionKind, Statement>> = {
  account: ({ ids }, limit) =>
    sql`delete from users where id in (select id from users where id = any(${ids}::uuid[]) limit ${limit})`,
  // What was said at the sign-up is of an account's first player, who has the account's id.
  player: ({ ids }, limit) => sql`
    with said as (
      update users set user_metadata = ${NOTHING_SAID}
      where id = any(${ids}::uuid[]) and user_metadata <> ${NOTHING_SAID}
    ), said_last as (
      update sign_ups set user_metadata = ${NOTHING_SAID}
      where user_id = any(${ids}::uuid[]) and user_metadata <> ${NOTHING_SAID}
    ), told_of as (
      delete from mailbox where players && ${ids}::uuid[]
    )
    delete from profiles where id in (select id from profiles where id = any(${ids}::uuid[]) limit ${limit})`,
  learned: ({ ids, at }, limit) => sql`
    with forgotten as (
      select player_id, max(at) as at from unnest(${ids}::uuid[], ${at}::timestamptz[]) as line(player_id, at) group by 1
    ), raised as (
      update profiles set learner_epoch = learner_epoch + 1, learner_forgotten_at = at from forgotten
      where id = player_id and coalesce(learner_forgotten_at, '-infinity') < at - interval '1 hour'
    ), gone as (
      delete from learners using forgotten where learners.player_id = forgotten.player_id and begun_at <= at
    ), uncounted as (
      delete from slips using forgotten where slips.player_id = forgotten.player_id and begun_at <= at
    )
    delete from round_answers where (attempt_id, saved_at) in (
      select attempt_id, saved_at from forgotten join round_answers using (player_id) where saved_at <= at limit ${limit})`,
  name: judgedAgain(
    'withdraw',
    ['rename', 'pass'],
    sql`name_withdrawn = true, withdrawn_keys = array_append(array_remove(withdrawn_keys, username_key), username_key),
      name_passed = false, passed_keys = array_remove(passed_keys, username_key)`,
  ),
  shown: judgedAgain('hide', ['show'], sql`kept_off = true, on_leaderboard = false`),
  weekly: ({ ids, at }, limit) => sql`
    with ended as (
      select id from users join unnest(${ids}::uuid[], ${at}::timestamptz[]) as line(user_id, ended_at) on id = user_id
      where weekly_confirmed_at < ended_at limit ${limit}
    ), unwished as (
      update profiles set weekly_mail = false from ended where account_id = ended.id and weekly_mail
    )
    update users set weekly_confirmed_at = null, weekly_next_at = null from ended where users.id = ended.id`,
};

/**
 * Does nothing where the judgement itself is still in the database: then no backup was restored, and later decisions
 * and names hold. The judgement has the database's time, the line the server's.
 */
function judgedAgain(action: string, later: readonly string[], set: RawBuilder<unknown>): Statement {
  return ({ ids, at }, limit) => sql`
    with lost as (
      select distinct profiles.id, profiles.username from unnest(${ids}::uuid[], ${at}::timestamptz[]) as judged(id, at)
      join profiles on profiles.id = judged.id
      where not exists (select from moderations
        where profile_id = profiles.id and action = any(${[action, ...later]}::text[])
          and created_at > judged.at - interval '1 hour')
      limit ${limit}
    ), noted as (
      insert into moderations (profile_id, action, operator, name)
      select id, ${action}::text, 'deletions', username from lost
    )
    update profiles set ${set} from lost where profiles.id = lost.id`;
}

/** Deletes whatever came back with a restored backup. Returns the number of rows by kind. */
export async function applyDeletions(
  db: Database,
  deletions: readonly Deletion[],
): Promise<Readonly<Record<string, number>>> {
  const came: Record<string, number> = {};
  for (const [kind, statement] of Object.entries(STATEMENTS)) {
    const lines = deletions.filter((deletion) => deletion.kind === kind);
    for (let from = 0; from < lines.length; from += AT_ONCE) {
      const some = lines.slice(from, from + AT_ONCE);
      const many = { ids: some.map((line) => line.id), at: some.map((line) => line.at) };
      const rows = await inPortions(async (limit) => {
        const { numAffectedRows = 0n } = await statement(many, limit).execute(db);
        return Number(numAffectedRows);
      });
      if (rows > 0) came[kind] = (came[kind] ?? 0) + rows;
    }
  }
  if (came.account) await endLostSessions(db);
  return came;
}

/** Sessions without a user give access to nothing, but are removed as well. */
const endLostSessions = (db: Database) =>
  sql`delete from session where sess ->> 'userId' is not null
    and not exists (select from users where users.id::text = sess ->> 'userId')`.execute(db);
