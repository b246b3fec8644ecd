import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { inPortions } from '#server/db/portions.ts';

const MOST_ROUNDS = 1000;
/** Work that another server has not finished is taken over after this time at the latest. */
const LOOK_MS = 15_000;

/**
 * Removes some rounds of a deleted player, holding the player's row lock so that several servers take different
 * players. Returns the number of rounds; undefined when there is no such player.
 */
const removeSome = (db: Database, limit: number): Promise<number | undefined> =>
  db.transaction().execute(async (tx) => {
    const gone = await tx
      .selectFrom('left_behind')
      .select('player_id')
      .orderBy('since')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!gone) return undefined;
    let removed = 0;
    for (const statement of [
      sql`delete from round_answers where (attempt_id, saved_at) in
        (select attempt_id, saved_at from round_answers where player_id = ${gone.player_id} limit ${limit})`,
      sql`delete from rounds where attempt_id in
        (select attempt_id from rounds where user_id = ${gone.player_id} limit ${limit})`,
    ]) {
      const { numAffectedRows = 0n } = await statement.execute(tx);
      removed = Math.max(removed, Number(numAffectedRows));
    }
    if (removed < limit) await tx.deleteFrom('left_behind').where('player_id', '=', gone.player_id).execute();
    return removed;
  });

/** Removes everything that deleted players have left. Safe to run in several servers, and to be killed. */
export async function removeLeftBehind(db: Database, isOver: () => boolean = () => false): Promise<number> {
  let removed = 0;
  for (let more = true; more && !isOver();) {
    more = false;
    removed += await inPortions(
      async (limit) => {
        const some = await removeSome(db, limit);
        more = some !== undefined;
        return some ?? 0;
      },
      { isOver, most: MOST_ROUNDS },
    );
  }
  return removed;
}

export interface Remover {
  /** A player was deleted: starts at once. */
  wake(): void;
  /** Ends after the present portion. */
  stop(): Promise<void>;
}

/** Runs at the start, when it is woken, and now and then for what another server has left. */
export function createRemover(db: Database, log: Logger): Remover {
  let over = false;
  let again = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    do {
      again = false;
      const removed = await removeLeftBehind(db, () => over);
      if (removed > 0) log.info({ rounds: removed }, 'removed what players who are gone have left behind');
    } while (again && !over);
  };
  const wake = () => {
    again = true;
    if (over) return;
    running ??= run()
      .catch((error: Error) => log.warn({ reason: error.message }, 'removing rounds has to wait'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(wake, LOOK_MS).unref();
  wake();
  return {
    wake,
    async stop() {
      over = true;
      clearInterval(timer);
      await running;
    },
  };
}
