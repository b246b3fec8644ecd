import * as contract from '#server/contract/players.ts';
import { notFound } from '#server/errors.ts';
import { answer, type Route } from '#server/http/api.ts';
import { currentOf } from '#server/http/players.ts';
import type { LeaderboardServices } from '#server/leaderboard/leaderboard-services.ts';
import { checkCode, triesKey } from './check-code.ts';
import { makePlayer, refuseBadName } from './new-player.ts';
import { changeCode, findPlayers } from './store.ts';

/** The players of an account. Source: HTTP contract, Players. */
export const playerRoutes = ({
  db,
  leaderboard,
  limits,
  players,
  security,
}: LeaderboardServices): Route[] => [
  answer(contract.listPlayers, async ({ req, userId }) => {
    const found = await findPlayers(db, userId);
    const current = currentOf(
      req,
      found.map(({ id }) => id),
    );
    return found.map(({ id, username, avatar_url, theme, level, scarf, picture_code }) => ({
      ...{ id, username, avatar_url, theme, level, scarf },
      current: id === current,
      code: picture_code !== null,
    }));
  }),
  answer(contract.addPlayer, async ({ req, userId, body }) => {
    refuseBadName(body.username, security, req.ip);
    // Who was alone goes on playing: only a session without a choice is asked.
    req.session.playerId ??= currentOf(req, await players.of(req, userId));
    const player = await makePlayer(db, userId, body, 'any');
    leaderboard.changed();
    return player;
  }),
  answer(contract.enterPlayer, async ({ req, userId, params, body }) => {
    const id = await players.named(req, params.id, userId);
    const found = (await findPlayers(db, userId)).find((player) => player.id === id);
    if (!found) throw notFound();
    const { picture_code, ...player } = found;
    if (picture_code) await checkCode(limits, req, { playerId: id, wanted: picture_code, given: body.code });
    req.session.playerId = id;
    return player;
  }),
  answer(contract.changeCode, async ({ req, userId, params, body }) => {
    const id = await players.named(req, params.id, userId);
    await changeCode(db, id, body.code);
    await limits.wrongCodes.forget(triesKey(req, id));
    return {};
  }),
];
