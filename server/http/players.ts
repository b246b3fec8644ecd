import type { Request } from 'express';
import { sql } from 'kysely';
import { anyOf, batchReads } from '#server/db/batch-reads.ts';
import type { Database } from '#server/db/database.ts';
import { choosePlayer, notFound, otherPlayer } from '#server/errors.ts';

/** Finds out which player of the signed-in account a call is about. */
export interface Players {
  /** The ids of an account's players, oldest first. An account without any has the id that its first one will get. */
  of(accountId: string): Promise<readonly string[]>;
  /** The player that the session plays as. Throws HttpError 409 choose_player, other_player. */
  current(req: Request, accountId: string): Promise<string>;
  /** The account's player with this id. Throws HttpError 404. */
  named(id: unknown, accountId: string): Promise<string>;
}

/** One of several players is current once it was entered in this session; the only one of an account always is. */
export function currentOf(req: Request, ids: readonly string[]): string | undefined {
  return ids.length === 1 ? ids[0] : ids.find((id) => id === req.session.playerId);
}

async function readIds(db: Database, accountIds: string[]) {
  return db
    .selectFrom('profiles')
    .select(['account_id', sql<string[]>`array_agg(id order by seq)`.as('ids')])
    .where('account_id', '=', anyOf(accountIds))
    .groupBy('account_id')
    .execute();
}

/** Reads each time: players are added and deleted by any server. */
export function createPlayers(db: Database): Players {
  const find = batchReads(
    (accountIds) => readIds(db, accountIds),
    (row) => row.account_id,
  );
  const of = async (accountId: string): Promise<readonly string[]> =>
    (await find(accountId))?.ids ?? [accountId];
  return {
    of,
    async current(req, accountId) {
      const current = currentOf(req, await of(accountId));
      if (current === undefined) throw choosePlayer();
      // A page may name the player that it shows: another tab may have switched since without its knowledge.
      const meant = req.get('x-addly-player') ?? current;
      if (meant.toLowerCase() !== current) throw otherPlayer();
      return current;
    },
    async named(id, accountId) {
      const named = typeof id === 'string' ? id.toLowerCase() : undefined;
      const found = (await of(accountId)).find((each) => each === named);
      if (found === undefined) throw notFound();
      return found;
    },
  };
}
