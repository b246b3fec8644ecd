import { sql } from 'kysely';
import type { Avatar } from '#engine/rules/looks.ts';
import type { Database } from '#server/db/database.ts';
import { anyOf } from '#server/db/batch-reads.ts';
import type { Standing } from './ranking.ts';

export const LEADERBOARD_SIZE = 50;

export interface Row {
  readonly seq: number;
  readonly public_id: string;
  /** The name that others see; for the player's own family the typed one. */
  readonly username: string;
  readonly avatar_url: Avatar;
  readonly level: number;
  readonly xp: number;
}

const ROW = ['seq', 'public_id', 'avatar_url', 'level', 'xp'] as const;

/** The first 50 in order: read from an index, 0.3 ms however many profiles there are. */
export const readTop = (db: Database): Promise<Row[]> =>
  db
    .selectFrom('profiles')
    .select([...ROW, 'public_name as username'])
    .where('on_leaderboard', '=', true)
    .orderBy('xp', 'desc')
    .orderBy('level', 'desc')
    .orderBy('coins', 'desc')
    .orderBy('seq')
    .limit(LEADERBOARD_SIZE)
    .execute();

export type OwnRow = Row & { readonly id: string; readonly coins: number; readonly on_leaderboard: boolean };

export const readOwn = (db: Database, userIds: string[]): Promise<OwnRow[]> =>
  db
    .selectFrom('profiles')
    .select([...ROW, 'username', 'id', 'coins', 'on_leaderboard'])
    .where('id', '=', anyOf(userIds))
    .execute();

/** A batch of the leaderboard's profiles in order of creation, starting after `after`. */
export const readStandings = (db: Database, after: number, limit: number): Promise<Standing[]> =>
  db
    .selectFrom('profiles')
    .select(['seq', 'xp', 'coins'])
    .where('seq', '>', after)
    .where('on_leaderboard', '=', true)
    .orderBy('seq')
    .limit(limit)
    .execute();

export interface Changes {
  /** The start of the next query, which finds everything that commits from now on. */
  readonly mark: bigint;
  readonly changes: readonly (Standing & { readonly visible: boolean })[];
}

/** A mark from which to start reading changes. */
export async function readMark(db: Database): Promise<bigint> {
  const { rows } = await sql<{
    mark: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(db);
  return BigInt(rows[0]!.mark);
}

/**
 * Profiles changed since a mark, as they are now, at most `limit`. Uses transaction numbers instead of times, so that a
 * late commit is never missed; some may be returned twice. Numbers in the future come from a restored copy of another
 * database, and count as old.
 */
export async function readChanges(db: Database, since: bigint, limit: number): Promise<Changes> {
  const from = sql`${String(since)}::text::xid8`;
  const { rows } = await sql<{
    mark: string;
    seq: number | null;
    xp: number;
    coins: number;
    visible: boolean;
  }>`
    with now as materialized (
      select pg_snapshot_xmin(pg_current_snapshot()) as oldest, pg_snapshot_xmax(pg_current_snapshot()) as newest
    )
    select now.oldest::text as mark, change.* from now left join lateral (
      select seq, xp, coins, on_leaderboard as visible from profiles where changed_in >= ${from} and changed_in < now.newest
      union all
      select seq, 0, 0, false from removed_profiles where removed_in >= ${from} and removed_in < now.newest
      limit ${limit}
    ) as change on true`.execute(db);
  const changes = rows.flatMap(({ seq, xp, coins, visible }) =>
    seq === null ? [] : [{ seq, xp, coins, visible }],
  );
  return { mark: BigInt(rows[0]!.mark), changes };
}
