import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newPlayer, round, type Client } from '#tests/server/support/client.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

const SMALL = 1000;
const LARGE = 1_000_000;
const MEASURED = 80;
const MINUTES = 60_000;

/** Players as years of play would leave them: many newcomers with nothing, the others spread over 60 levels. */
const addPlayers = (server: TestServer, many: number) =>
  server.db.query(
    `with u as (insert into users (email) select n || '.' || random() || '@example.org' from generate_series(1, ${many}) n returning id, email)
     insert into profiles (id, username, username_key, parent_email, xp, coins)
     select id, 'Player', id::text, email, xp, (xp * random())::integer
     from (select *, case when random() < 0.2 then 0 else (6000 * random() * random())::integer end as xp from u) x`,
  );

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Milliseconds for one save, and for the leaderboard just after it, when its figures have to be brought up to date. */
async function measureOnce(player: Client) {
  const [saves, boards]: [number[], number[]] = [[], []];
  for (let i = 0; i < MEASURED; i++) {
    const start = performance.now();
    const saved = await player.post('/api/progress', round({ score: 1 }));
    const middle = performance.now();
    const board = await player.get('/api/leaderboard');
    boards.push(performance.now() - middle);
    saves.push(middle - start);
    if (saved.status !== 200 || board.status !== 200) throw new Error(`${saved.status} ${board.status}`);
  }
  return { save: median(saves), board: median(boards) };
}

/** The quietest of a few medians: other work on the machine makes the others longer. */
async function measure(player: Client) {
  const all = [];
  for (let i = 0; i < 5; i++) all.push(await measureOnce(player));
  return { save: Math.min(...all.map((one) => one.save)), board: Math.min(...all.map((one) => one.board)) };
}

/** The rank as the specification counts it, by the database alone. */
async function countedRank(server: TestServer, userId: string): Promise<number> {
  const { rows } = await server.db.query<{ rank: number }>(
    `select 1 + count(*)::integer as rank from profiles other, profiles mine
     where mine.id = $1 and other.on_leaderboard and (other.xp, other.coins, -other.seq) > (mine.xp, mine.coins, -mine.seq)`,
    [userId],
  );
  return rows[0]!.rank;
}

it(
  'the leaderboard and a save cost the same at a million players as at a thousand',
  { timeout: 5 * MINUTES },
  async () => {
    const server = await startTestServer();
    const player = await newPlayer(server.url);
    await addPlayers(server, SMALL);
    await server.db.query('analyze');
    const small = await measure(player);

    await addPlayers(server, LARGE - SMALL);
    await server.db.query('analyze');
    const start = performance.now();
    const first = await player.get('/api/leaderboard');
    const rebuilt = performance.now() - start;
    expect(first.status).toBe(200);
    expect(rebuilt).toBeLessThan(30_000);
    await sleep(500);
    const large = await measure(player);

    expect((await player.get('/api/leaderboard')).body.currentUserRank).toBe(
      await countedRank(server, player.userId),
    );
    const newcomer = await newPlayer(server.url);
    expect((await newcomer.get('/api/leaderboard')).body.currentUserRank).toBe(
      await countedRank(server, newcomer.userId),
    );
    console.log({ small, large, rebuiltMs: Math.round(rebuilt) });
    expect(large.board / small.board).toBeLessThan(1.5);
    expect(large.save / small.save).toBeLessThan(1.3);
    await server.stop();
  },
);
