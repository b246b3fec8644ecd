import * as contract from '#server/contract/players.ts';
import { notFound } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import { currentOf } from '#server/http/players.ts';
import type { LeaderboardServices } from '#server/leaderboard/leaderboard-services.ts';
import { makePlayer, refuseBadName } from './new-player.ts';
import { findPlayers, findProfiles } from './store.ts';

/** The players of an account. Source: HTTP contract, Players. */
export const playerRoutes = ({ db, leaderboard, players, security }: LeaderboardServices): Route[] => [
  answer(contract.listPlayers, async ({ req, userId }) => {
    const found = await findPlayers(db, userId);
    const current = currentOf(
      req,
      found.map(({ id }) => id),
    );
    return found.map(({ id, username, avatar_url, theme, level, scarf }) => ({
      ...{ id, username, avatar_url, theme, level, scarf },
      current: id === current,
      // No player has a picture code.
      code: false,
    }));
  }),
  answer(contract.addPlayer, async ({ req, userId, body }) => {
    refuseBadName(body.username, security, req.ip);
    const player = await makePlayer(db, userId, body, 'any');
    leaderboard.changed();
    return player;
  }),
  answer(contract.enterPlayer, async ({ req, userId, params }) => {
    const id = await players.named(params.id, userId);
    const [player] = await findProfiles(db, [id]);
    if (!player) throw notFound();
    req.session.playerId = id;
    return player;
  }),
];
