import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GAMES, gameOrThrow, rewardOf } from '#engine/games/catalogue.ts';
import { createOutbox, playerOf, type Waiting } from '#web/features/progress/outbox.ts';
import { ApiError } from '#web/lib/api.ts';
import { playedRound } from '#tests/support/played.ts';
import { newPlayer, type Family } from './support/client.ts';
import { withLimitedServer } from './support/limited-server.ts';

const servers = withLimitedServer();

/** From seven to seven without a pause, a round of ten questions in two minutes: all of a day's allowance, to the second. */
const MORNING = Date.parse('2026-11-20T07:00:00Z');
const MINUTES_A_ROUND = 2;
const ROUNDS = (12 * 60) / MINUTES_A_ROUND;

const total = (day: readonly Waiting[], of: 'xp' | 'coins') =>
  day.reduce((all, { result }) => all + rewardOf(gameOrThrow(result.gameId), result.score)[of], 0);

/** A day's rounds, of all games of ten questions by turns: longer ones take more time, too. */
function dayOf({ userId }: Family): readonly Waiting[] {
  const games = GAMES.filter(({ rewards }) => rewards.questionsCount === 10);
  return Array.from({ length: ROUNDS }, (_, index) => {
    const round = playedRound(games[index % games.length]!.id, { seed: index, score: 5 + (index % 6) });
    const finishedAt = new Date(MORNING + (index + 1) * MINUTES_A_ROUND * 60_000).toISOString();
    return { userId, finishedAt, result: { attemptId: randomUUID(), ...round } };
  });
}

it('a whole day that was played without a network, sent at once, is paid in full: each round once, and noted nowhere as too much', async () => {
  const family = await newPlayer(servers.free.url);
  const player = family.copy(servers.limited.url);
  const kept = new Map<string, string>();
  const paid = { xp: 0, coins: 0, rounds: 0 };
  const outbox = createOutbox({
    store: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => (kept.set(key, value), true),
      remove: (key) => void kept.delete(key),
    },
    send: async (waiting) => {
      const sent = { ...waiting.result, playerId: playerOf(waiting), finishedAt: waiting.finishedAt };
      const { status, body } = await player.post('/api/progress', sent);
      if (status !== 200) throw new ApiError(status, body ?? {});
      return body;
    },
    alone: (work) => work(),
    afterRounds: async () => {},
    onSaved: ({ xpGained, coinsGained, duplicate }) => {
      expect(duplicate).toBe(false);
      paid.xp += xpGained;
      paid.coins += coinsGained;
      paid.rounds += 1;
    },
    onRefused: (error) => expect.unreachable(`${error.status} ${error.code}`),
    onSignedOut: () => expect.unreachable('signed out'),
  });
  const day = dayOf(family);
  for (const waiting of day) outbox.keep(waiting);
  expect([outbox.waitingFor(family.userId), outbox.isOnDevice()]).toEqual([ROUNDS, true]);

  await outbox.flush(family.userId);
  const earned = { xp: total(day, 'xp'), coins: total(day, 'coins') };
  expect([outbox.waitingFor(family.userId), paid]).toEqual([0, { ...earned, rounds: ROUNDS }]);
  const { xp, coins } = (await player.get('/api/profile')).body;
  expect({ xp, coins }).toEqual(earned);
  const odd = await servers.free.db.query('select 1 from odd_saves where player_id = $1', [family.userId]);
  expect(odd.rows).toEqual([]);
});
