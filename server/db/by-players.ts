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
  waits: boolean;
}

export interface Way {
  readonly table: string;
  readonly place: Place;
  readonly isOver: () => boolean;
  readonly most?: number;
  /** Does some players, and moves the place on behind those who are done. */
  readonly visit: (players: readonly PlayerInTable[]) => Promise<void>;
}

const playersAfter = async (db: Database, table: string, after: string, rows: number) =>
  (
    await sql<PlayerInTable>`
      select player_id as id, count(*)::integer as rows, not bool_and(folded) as waits from (
        select player_id, folded from ${sql.table(table)}
        where player_id > ${after}::uuid order by player_id limit ${rows}) as next
      group by player_id order by player_id`.execute(db)
  ).rows;

/** The last player may have more rows than were looked at. */
async function waitsStill(db: Database, table: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where player_id = ${id}::uuid and not folded limit 1`.execute(db);
  return rows.length > 0;
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
      const last = players.at(-1);
      if (last && !isEnd) last.waits ||= await waitsStill(db, table, last.id);
      await visit(players);
      place.isDone = isEnd && (!last || last.id === place.after);
      return place.isDone ? 0 : limit;
    },
    { isOver, ...(most && { most }) },
  );
}
