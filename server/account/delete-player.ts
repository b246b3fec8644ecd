import { sql } from 'kysely';
import * as contract from '#server/contract/players.ts';
import type { Database } from '#server/db/database.ts';
import type { Deletions } from '#server/deletions/deletions.ts';
import { lastPlayer } from '#server/errors.ts';
import { answer, requireRecent, type Route } from '#server/http/api.ts';
import { dropMailsOf } from '#server/weekly/store.ts';
import type { AccountServices } from './routes.ts';

/**
 * Removes one of an account's players, or nothing at all; the rounds are removed a moment later, see left-behind.ts.
 * Throws HttpError 409 when it is the only one: under the lock of the account's row, so that two that are deleted at
 * once are never the last two.
 */
const removePlayer = (db: Database, deletions: Deletions, accountId: string, playerId: string) =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    const players = await tx
      .selectFrom('profiles')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
    if (players.length === 1) throw lastPlayer();
    // Everything else but mails references this row and is deleted with it.
    await tx.deleteFrom('profiles').where('id', '=', playerId).execute();
    await dropMailsOf(tx, accountId, playerId);
    await sql`update session set sess = (sess::jsonb - 'playerId')::json
      where sess ->> 'userId' = ${accountId} and sess ->> 'playerId' = ${playerId}`.execute(tx);
    // Said at the sign-up of the first player.
    if (playerId === accountId)
      for (const [table, id] of [
        ['users', 'id'],
        ['sign_ups', 'user_id'],
      ] as const)
        await sql`update ${sql.table(table)} set user_metadata = '{"username": null, "age": null}'
          where ${sql.ref(id)} = ${accountId}::uuid`.execute(tx);
    await deletions.append('player', playerId);
  });

/** A grown-up deletes one child's data. Source: HTTP contract, Players. */
export const deletePlayerRoute = (services: AccountServices): Route => {
  const { db, deletions, leaderboard, players, remover, security } = services;
  return answer(contract.deletePlayer, async ({ req, userId, params }) => {
    const id = await players.named(req, params.id, userId);
    requireRecent('password', req, security);
    await removePlayer(db, deletions, userId, id);
    if (req.session.playerId === id) delete req.session.playerId;
    leaderboard.changed();
    remover.wake();
  });
};
