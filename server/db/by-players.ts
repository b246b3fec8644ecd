import { sql } from 'kysely';
import type { Database } from './database.ts';
import { inPortions } from './portions.ts';

/** Before every player's id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** How far a way through a table of answers has come, so that it can be gone on with later. */
export interface Place {
  /** The last player who is done. */
  after: string;
  isDone: boolean;
}

export const atStart = (): Place => ({ after: FIRST_ID, isDone: false });

/** A player with rows in the table. */
export interface PlayerInTable {
  readonly id: string;
  /** How many of them were looked at. */
  readonly rows: number;
  /** Not all that the player has in the table is learned from. */
  readonly waits: boolean;
}

/** A way through a table of answers. */
export interface Way {
  readonly table: string;
  readonly place: Place;
  readonly isOver: () => boolean;
  /** Maximum rows at once. */
  readonly most?: number;
  /** Does some players, and moves the place on behind those who are done. */
  readonly visit: (players: readonly PlayerInTable[]) => Promise<void>;
}

/** The next players. However few of the rows wait, no more than so many are looked at. */
const playersAfter = async (db: Database, table: string, after: string, rows: number) =>
  (
    await sql<PlayerInTable>`
      select player_id as id, count(*)::integer as rows, not bool_and(folded) as waits from (
        select player_id, folded from ${sql.table(table)}
        where player_id > ${after}::uuid order by player_id limit ${rows}) as next
      group by player_id order by player_id`.execute(db)
  ).rows;

/** The last player may have more rows than were looked at. */
async function withLast(
  db: Database,
  table: string,
  players: readonly PlayerInTable[],
): Promise<readonly PlayerInTable[]> {
  const last = players.at(-1);
  if (!last || last.waits) return players;
  const { rows } = await sql`
    select from ${sql.table(table)} where player_id = ${last.id}::uuid and not folded limit 1`.execute(db);
  return [...players.slice(0, -1), { ...last, waits: rows.length > 0 }];
}

/**
 * Goes through a table of answers player by player in the order of its index, in portions with pauses, until all are done
 * or the time is over: `place.isDone` tells.
 */
export async function byPlayers(db: Database, { table, place, isOver, most, visit }: Way): Promise<void> {
  if (place.isDone) return;
  await inPortions(
    async (limit) => {
      const players = await playersAfter(db, table, place.after, limit);
      const isEnd = players.reduce((sum, { rows }) => sum + rows, 0) < limit;
      await visit(isEnd ? players : await withLast(db, table, players));
      place.isDone = isEnd && (players.at(-1)?.id ?? place.after) === place.after;
      return place.isDone ? 0 : limit;
    },
    { isOver, ...(most && { most }) },
  );
}
