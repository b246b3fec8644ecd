import type { Request } from 'express';
import type { Database } from '#server/db/database.ts';
import { choosePlayer, noProfile, notFound, otherPlayer } from '#server/errors.ts';
import { playersFound } from './session.ts';

/** Finds out which player of the signed-in account a call is about. */
export interface Players {
  /** The ids of an account's players, oldest first. An account without any has the id that its first one will get. */
  of(req: Request, accountId: string): Promise<readonly string[]>;
  /** The player that the session plays as. Throws HttpError 409 choose_player, other_player. */
  current(req: Request, accountId: string): Promise<string>;
  /** The account's player with this id. Throws HttpError 404. */
  named(req: Request, id: unknown, accountId: string): Promise<string>;
  /**
   * Whom a body means that may name any of the account's players, current or not: what all of them did waits on one
   * device. Without an id: as current. Throws HttpError 404 no_profile also for one deleted since, so that the page which
   * has kept it need not send it again.
   */
  meant(req: Request, id: string | undefined, accountId: string): Promise<string>;
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
  const current = async (req: Request, accountId: string): Promise<string> => {
    const found = currentOf(req, await of(req, accountId));
    if (found === undefined) throw choosePlayer();
    // A page may name the player that it shows: another tab may have switched since without its knowledge.
    const meant = req.get('x-addly-player') ?? found;
    if (meant.toLowerCase() !== found) throw otherPlayer();
    return found;
  };
  return {
    of,
    current,
    async named(req, id, accountId) {
      const named = typeof id === 'string' ? id.toLowerCase() : undefined;
      const found = (await of(req, accountId)).find((each) => each === named);
      if (found === undefined) throw notFound();
      return found;
    },
    async meant(req, id, accountId) {
      if (id === undefined) return current(req, accountId);
      if (!(await of(req, accountId)).includes(id)) throw noProfile();
      return id;
    },
  };
}
