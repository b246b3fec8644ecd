import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { anyOf } from '#server/db/batch-reads.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deletions } from '#server/deletions/deletions.ts';

/** Source of all of them: HTTP contract, Leaderboard. */
const REPORTS_A_DAY = 3;
const REPORTS_NEEDED = 2;
const CONFIRMED_DAYS = 14;
const ROUNDS = 20;
const DAYS_PLAYED = 5;
const REFUSED_REPORTS = 3;

export interface Report {
  readonly publicId: string;
  readonly reporterId: string;
  /** A keyed hash of the reporter's network. */
  readonly network: string;
}

export interface ReportMade {
  /** Whether the reporter's account is old enough and used enough for the report to count. */
  readonly counted: boolean;
  /** Whether others see a made-up name from now on. */
  readonly withdrawn: boolean;
}

/**
 * Saves reports one by one: together they use one database connection, and wait without holding one. An account's
 * reports beyond its daily limit are dropped without waiting.
 */
export function createReporting(
  db: Database,
  deletions: Deletions,
): (report: Report) => Promise<ReportMade | undefined> {
  /** Reports of each account that are waiting or being saved. */
  const underWay = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();

  return async (report) => {
    const { reporterId } = report;
    const before = underWay.get(reporterId) ?? 0;
    if (before >= REPORTS_A_DAY) return undefined;
    underWay.set(reporterId, before + 1);
    try {
      const mine = last.then(async () =>
        (await hasReportedEnough(db, reporterId)) ? undefined : noteReport(db, report, deletions),
      );
      last = mine.catch(() => undefined);
      return await mine;
    } finally {
      const left = underWay.get(reporterId)! - 1;
      if (left > 0) underWay.set(reporterId, left);
      else underWay.delete(reporterId);
    }
  };
}

/** A typed name that others see and that no operator has passed. */
const isReportable = (row: ExpressionBuilder<Tables, 'profiles'>) =>
  row.and({
    on_leaderboard: true,
    show_name: true,
    name_made_up: false,
    name_withdrawn: false,
    name_passed: false,
  });

/** Which of these players' names this account may report, and how many reports it has left today. */
export async function findReportable(db: Database, reporterId: string, publicIds: string[]) {
  const [players, reported] = await Promise.all([
    db
      .selectFrom('profiles')
      .select('public_id')
      .where('public_id', '=', anyOf(publicIds))
      .where('account_id', '<>', reporterId)
      .where(isReportable)
      .where(
        sql<boolean>`not exists (select from name_reports where profile_id = profiles.id and name_key = username_key
          and reporter_id = ${reporterId}::uuid and (counted or created_at > now() - interval '1 day'))`,
      )
      .execute(),
    countReports(db, reporterId),
  ]);
  return {
    ids: players.map((player) => player.public_id),
    left: Math.max(0, REPORTS_A_DAY - reported),
  };
}

/**
 * Saves a report of a typed name that others see, and withdraws the name when enough reports count. Undefined when
 * there is nothing to report: no such player, the account's own name, a made-up one, one that an operator has passed,
 * or the daily limit is reached.
 */
const noteReport = (db: Database, report: Report, deletions: Deletions): Promise<ReportMade | undefined> =>
  db.transaction().execute(async (tx) => {
    // Locks the player, so that simultaneous reports about one player see each other. This server saves reports one by
    // one; while another copy saves one of this account, this report is dropped as beyond the limit.
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${report.reporterId}, 0)) as free`.execute(tx);
    if (!rows[0]!.free) return undefined;
    const player = await tx
      .selectFrom('profiles')
      .select(['id', 'username_key'])
      .where('public_id', '=', report.publicId)
      .where('account_id', '<>', report.reporterId)
      .where(isReportable)
      .forUpdate()
      .executeTakeFirst();
    if (!player || (await hasReportedEnough(tx, report.reporterId))) return undefined;
    const counted = await isTrusted(tx, report.reporterId);
    const values = { reporter_id: report.reporterId, network: report.network, counted };
    await tx
      .insertInto('name_reports')
      .values({ profile_id: player.id, name_key: player.username_key, ...values })
      .onConflict((same) =>
        same
          .columns(['profile_id', 'name_key', 'reporter_id'])
          .doUpdateSet(values)
          // A counted report keeps its network: two networks of one account are still one account.
          .where('name_reports.counted', '=', false),
      )
      .execute();
    const withdrawn = await isReportedEnough(tx, player.id, player.username_key);
    if (withdrawn) {
      await withdraw(tx, player.id, player.username_key);
      await deletions.append('name', player.id);
    }
    return { counted, withdrawn };
  });

const hasReportedEnough = async (db: Database, reporterId: string): Promise<boolean> =>
  (await countReports(db, reporterId)) >= REPORTS_A_DAY;

/** Of the last day. Times in the future, written by a wrong clock, do not count. */
async function countReports(db: Database, reporterId: string): Promise<number> {
  const { many } = await db
    .selectFrom('name_reports')
    .select((row) => row.fn.countAll<string>().as('many'))
    .where('reporter_id', '=', reporterId)
    .where(sql<boolean>`created_at between now() - interval '1 day' and now() + interval '1 minute'`)
    .executeTakeFirstOrThrow();
  return Number(many);
}

async function isTrusted(tx: Database, reporterId: string): Promise<boolean> {
  const { rows } = await sql<{ trusted: boolean }>`
    select (select confirmed_at < now() - make_interval(days => ${CONFIRMED_DAYS}) from users where id = ${reporterId}::uuid)
      and (select count(*) >= ${ROUNDS} and count(distinct (saved_at at time zone 'UTC')::date) >= ${DAYS_PLAYED}
        from rounds where user_id in (select id from profiles where account_id = ${reporterId}::uuid)
          and unfinished is null) as trusted`.execute(tx);
  return rows[0]?.trusted === true;
}

/** Enough accounts that were not wrong too often before, each in a different network. */
async function isReportedEnough(tx: Database, playerId: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ reporters: string; networks: string }>`
    select count(*) as reporters, count(distinct network) as networks from name_reports report
    where profile_id = ${playerId}::uuid and name_key = ${key} and counted and outcome is null
      and (select count(*) from name_reports before
        where before.reporter_id = report.reporter_id and before.outcome = 'refused') < ${REFUSED_REPORTS}`.execute(
    tx,
  );
  const { reporters, networks } = rows[0]!;
  return Number(reporters) >= REPORTS_NEEDED && Number(networks) >= REPORTS_NEEDED;
}

async function withdraw(tx: Database, playerId: string, key: string): Promise<void> {
  const { username } = await tx
    .updateTable('profiles')
    .set({ name_withdrawn: true, withdrawn_keys: sql<string[]>`array_append(withdrawn_keys, ${key}::text)` })
    .where('id', '=', playerId)
    .returning('username')
    .executeTakeFirstOrThrow();
  await settleReports(tx, playerId, key, 'upheld');
  const judgement = { profile_id: playerId, action: 'withdraw', operator: 'reports', name: username };
  await tx.insertInto('moderations').values(judgement).execute();
}

/** Stores the outcome of the open reports about a name. */
export async function settleReports(
  db: Database,
  playerId: string,
  key: string,
  outcome: 'upheld' | 'refused',
): Promise<void> {
  await db
    .updateTable('name_reports')
    .set({ outcome })
    .where('profile_id', '=', playerId)
    .where('name_key', '=', key)
    .where('outcome', 'is', null)
    .execute();
}
