import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createLeaderboard } from '#server/leaderboard/leaderboard.ts';
import { Client, newFamily, newPlayer, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** The longest delay between servers. Source: HTTP contract and its design. */
const LAG_MS = 5000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.query('delete from users'));

/** Adds players by SQL, as another server would. */
const addPlayers = (many: number, xp: string) =>
  server.db.query(
    `with u as (insert into users (email) select 'p' || n || '.' || random() || '@example.org' from generate_series(1, ${many}) n returning id, email),
      numbered as (select id, email, row_number() over () as n from u)
     insert into profiles (id, username, username_key, parent_email, xp, coins)
     select id, 'P ' || n, id::text, email, ${xp}, 0 from numbered`,
  );

const boardOf = async (client: Client) => (await client.get('/api/leaderboard')).body;
const untilSeen = async (client: Client, seen: (board: Awaited<ReturnType<typeof boardOf>>) => boolean) => {
  const deadline = Date.now() + LAG_MS;
  for (;;) {
    const board = await boardOf(client);
    if (seen(board) || Date.now() > deadline) return board;
    await sleep(50);
  }
};

describe('the leaderboard', () => {
  it('shows exactly what the contract names', async () => {
    const player = await newPlayer(server.url, { avatar_url: 'cat' });
    await player.post('/api/progress', round());
    const profile = (await player.get('/api/profile')).body;
    const stats = { username: profile.username, avatar_url: 'cat', level: 1, xp: 10 };
    expect(await boardOf(player)).toEqual({
      top50: [{ id: profile.public_id, rank: 1, ...stats }],
      currentUserRank: 1,
      currentUserStats: stats,
    });
  });

  it('is for those who are signed in, also without a profile', async () => {
    expect((await new Client(server.url).get('/api/leaderboard')).status).toBe(401);
    const family = await newFamily(server.url);
    expect(await untilSeen(family, (board) => board.top50.length === 0)).toEqual({
      top50: [],
      currentUserRank: null,
      currentUserStats: null,
    });
  });

  it('orders by xp, then coins, then the earlier profile', async () => {
    const players: Family[] = [];
    for (let i = 0; i < 4; i++) players.push(await newPlayer(server.url));
    const set = (player: Family, xp: number, coins: number) =>
      server.db.query('update profiles set xp = $2, coins = $3 where id = $1', [player.userId, xp, coins]);
    await set(players[0]!, 20, 5);
    await set(players[1]!, 30, 0);
    await set(players[2]!, 20, 9);
    await set(players[3]!, 20, 5);
    const board = await untilSeen(players[0]!, (one) => one.top50[1]?.xp === 20 && one.top50[3]?.xp === 20);
    const names = await Promise.all(
      [1, 2, 0, 3].map(async (i) => {
        const { username, public_name } = (await players[i]!.get('/api/profile')).body;
        return i === 0 ? username : public_name;
      }),
    );
    expect(board.top50.map((row: { username: string }) => row.username)).toEqual(names);
  });

  it('shows 50 and the own place below; equals keep their order, so that nobody below reads as one above', async () => {
    await addPlayers(60, '0');
    const late = await newPlayer(server.url);
    const board = await boardOf(late);
    expect(board.top50).toHaveLength(50);
    expect(board.top50.map((row: { rank: number }) => row.rank)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    );
    expect(board.currentUserRank).toBe(61);
    await late.post('/api/progress', round({ score: 1 }));
    expect((await boardOf(late)).currentUserRank).toBe(1);
  });

  it('counts everyone with more xp before', async () => {
    await addPlayers(300, 'n * 10');
    const player = await newPlayer(server.url);
    await player.post('/api/progress', round({ score: 5 }));
    expect((await boardOf(player)).currentUserRank).toBe(301);
    await server.db.query('update profiles set xp = 1005 where id = $1', [player.userId]);
    expect((await untilSeen(player, (board) => board.currentUserRank === 201)).currentUserRank).toBe(201);
  });

  it('hides who wants to be hidden, who still sees the own place', async () => {
    await addPlayers(3, 'n * 10');
    const player = await newPlayer(server.url);
    await server.db.query('update profiles set xp = 25 where id = $1', [player.userId]);
    expect((await untilSeen(player, (board) => board.currentUserRank === 2)).top50).toHaveLength(4);
    await player.post('/api/gate');
    await player.send('PATCH', '/api/profile', { on_leaderboard: false });
    const hidden = await boardOf(player);
    expect(hidden.top50.map((row: { xp: number }) => row.xp)).toEqual([30, 20, 10]);
    expect(hidden).toMatchObject({ currentUserRank: 2, currentUserStats: { xp: 25 } });
    await player.send('PATCH', '/api/profile', { on_leaderboard: true });
    expect((await boardOf(player)).top50).toHaveLength(4);
  });

  it('forgets who is gone and renames who is renamed, at once', async () => {
    const [player, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    await other.send('PATCH', '/api/profile', { username: 'Minty Otter 7' });
    expect((await boardOf(player)).top50.map((row: { username: string }) => row.username)).toContain(
      'Minty Otter 7',
    );
    await other.send('DELETE', '/api/account', { confirm: 'DELETE', password: 'seven hungry otters' });
    expect((await boardOf(player)).top50).toHaveLength(1);
  });
});

describe('leaderboard_view', () => {
  it('gives the same order with ranks, without those who are hidden', async () => {
    await addPlayers(5, 'n * 10');
    await server.db.query('update profiles set on_leaderboard = false where xp = 30');
    const { rows } = await server.db.query(
      'select * from leaderboard_view order by xp desc, level desc, coins desc limit 50',
    );
    expect(rows.map((row) => [row.xp, row.rank])).toEqual([
      [50, 1],
      [40, 2],
      [20, 3],
      [10, 4],
    ]);
    expect(Object.keys(rows[0]!).sort()).toEqual([
      'avatar',
      'coins',
      'id',
      'level',
      'rank',
      'username',
      'xp',
    ]);
    const ids = await server.db.query('select from profiles where id = any($1)', [rows.map((row) => row.id)]);
    expect(ids.rowCount).toBe(0);
  });
});

describe('two servers on one database', () => {
  it('share accounts, sessions and progress, and their leaderboards agree within 5 seconds', async () => {
    const second = await startTestServer({}, { databaseUrl: server.databaseUrl });
    const here = await newPlayer(server.url);
    const there = here.copy(second.url);
    await boardOf(here);
    expect((await boardOf(there)).currentUserRank).toBe(1);
    const body = round();
    await there.post('/api/progress', body);
    expect((await here.post('/api/progress', body)).body).toMatchObject({ duplicate: true, xp: 10 });
    expect((await boardOf(there)).top50[0].xp).toBe(10);
    expect((await untilSeen(here, (board) => board.top50[0].xp === 10)).top50).toEqual(
      (await boardOf(there)).top50,
    );
    const rival = await newPlayer(second.url);
    await rival.post('/api/progress', round({ gameId: 'number-trail-high-climb', score: 21 }));
    const seen = await untilSeen(here, (board) => board.currentUserRank === 2);
    expect(seen.top50).toEqual((await boardOf(there)).top50);
    await there.post('/api/auth/signout');
    expect((await here.get('/api/profile')).status).toBe(401);
    await second.stop();
  });

  it('agree with themselves right after a save through the other one: own XP, own row, own place', async () => {
    const second = await startTestServer({}, { databaseUrl: server.databaseUrl });
    const here = await newPlayer(server.url);
    const there = here.copy(second.url);
    for (let turn = 1; turn <= 10; turn++) {
      const [writer, reader] = turn % 2 ? [here, there] : [there, here];
      await boardOf(reader);
      await writer.post('/api/progress', round());
      const board = await boardOf(reader);
      expect(board.currentUserStats.xp).toBe(10 * turn);
      expect(board.top50).toEqual([expect.objectContaining({ rank: 1, xp: 10 * turn })]);
      expect(board.currentUserRank).toBe(1);
    }
    await second.stop();
  });

  it('shows what others wrote although the clock has been set back', async () => {
    const watcher = await newPlayer(server.url);
    await boardOf(watcher);
    await addPlayers(1, '5');
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    expect((await boardOf(watcher)).top50).toHaveLength(2);
  });

  it('notices a long piece of work that ends after others have moved on', async () => {
    const watcher = await newPlayer(server.url);
    const slow = await server.db.connect();
    await slow.query('begin');
    await slow.query('update profiles set coins = 7, xp = 70 where id = $1', [watcher.userId]);
    await newPlayer(server.url);
    await boardOf(watcher);
    await sleep(600);
    expect((await boardOf(watcher)).top50[0].xp).toBe(0);
    await slow.query('commit');
    slow.release();
    expect((await untilSeen(watcher, (board) => board.top50[0].xp === 70)).top50[0].xp).toBe(70);
  });
  it('is not waited for too long while it is first read, which goes on and is shown once it is there', async () => {
    await addPlayers(1, '5');
    const held = await server.db.connect();
    await held.query('begin');
    await held.query('lock table profiles');
    const board = createLeaderboard(openDatabase(server.db), { longestWaitMs: 200 });
    const whole = board.prepare();
    const start = performance.now();
    await expect(board.top()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(performance.now() - start).toBeLessThan(LAG_MS);
    expect(board.ageMs()).toBeUndefined();
    await held.query('commit');
    held.release();
    await whole;
    expect(await board.top()).toEqual([expect.objectContaining({ xp: 5 })]);
  });
});
