import type { Request } from 'express';
import type { Database } from '#server/db/database.ts';
import { choosePlayer, notFound, otherPlayer } from '#server/errors.ts';
import { playersFound } from './session.ts';

/** Finds out which player of the signed-in account a call is about. */
export interface Players {
  /** The ids of an account's players, oldest first. An account without any has the id that its first one will get. */
  of(req: Request, accountId: string): Promise<readonly string[]>;
  /** The player that the session plays as. Throws HttpError 409 choose_player, other_player. */
  current(req: Request, accountId: string): Promise<string>;
  /** The account's player with this id. Throws HttpError 404. */
  named(req: Request, id: unknown, accountId: string): Promise<string>;
}

/** One of several players is current once it was entered in this session; the only one of an account always is. */
export function currentOf(req: Request, ids: readonly string[]): string | undefined {
  return ids.length === 1 ? ids[0] : ids.find((id) => id === req.session.playerId);
}

async function readIds(db: Database, accountId: string): Promise<readonly string[]> {
  const players = db.selectFrom('profiles').select('id').where('account_id', '=', accountId).orderBy('seq');
  return (await players.execute()).map(({ id }) => id);
}

/** As of this request: players are added and deleted by any server. */
export function createPlayers(db: Database): Players {
  const of = async (req: Request, accountId: string): Promise<readonly string[]> => {
    const ids = playersFound(req, accountId)?.ids ?? (await readIds(db, accountId));
    return ids.length > 0 ? ids : [accountId];
  };
  return {
    of,
    async current(req, accountId) {
      const current = currentOf(req, await of(req, accountId));
      if (current === undefined) throw choosePlayer();
      // A page may name the player that it shows: another tab may have switched since without its knowledge.
      const meant = req.get('x-addly-player') ?? current;
      if (meant.toLowerCase() !== current) throw otherPlayer();
      return current;
    },
    async named(req, id, accountId) {
      const named = typeof id === 'string' ? id.toLowerCase() : undefined;
      const found = (await of(req, accountId)).find((each) => each === named);
      if (found === undefined) throw notFound();
      return found;
    },
  };
}
