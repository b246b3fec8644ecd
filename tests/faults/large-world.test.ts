import { expect, it } from 'vitest';
import { newPlayer, round, type Client, type Family } from '#tests/server/support/client.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';
import { addPlayers } from '#tests/support/many-players.ts';

const SMALL = 1000;
const LARGE = 1_000_000;
const MEASURED = 300;
const MINUTES = 60_000;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

interface World {
  readonly server: TestServer;
  readonly player: Family;
  /** Milliseconds. */
  readonly saves: number[];
  /** Milliseconds for the leaderboard just after a save, when its figures have to be brought up to date. */
  readonly boards: number[];
}

async function createWorld(players: number): Promise<World> {
  const server = await startTestServer();
  const player = await newPlayer(server.url);
  await addPlayers(server.databaseUrl, players);
  return { server, player, saves: [], boards: [] };
}

async function measure({ player, saves, boards }: World): Promise<void> {
  const start = performance.now();
  const saved = await player.post('/api/progress', round({ score: 1 }));
  const middle = performance.now();
  const board = await player.get('/api/leaderboard');
  boards.push(performance.now() - middle);
  saves.push(middle - start);
  if (saved.status !== 200 || board.status !== 200) throw new Error(`${saved.status} ${board.status}`);
}

/** The rank as the specification counts it, by the database alone. */
async function countedRank({ db }: TestServer, userId: string): Promise<number> {
  const { rows } = await db.query<{ rank: number }>(
    `select 1 + count(*)::integer as rank from profiles other, profiles mine
     where mine.id = $1 and other.on_leaderboard and (other.xp, other.coins, -other.seq) > (mine.xp, mine.coins, -mine.seq)`,
    [userId],
  );
  return rows[0]!.rank;
}

const rankOf = async (player: Client) =>
  (await player.get('/api/leaderboard')).body.currentUserRank as number;

it(
  'the leaderboard and a save cost the same at a million players as at a thousand',
  { timeout: 5 * MINUTES },
  async () => {
    const [small, large] = [await createWorld(SMALL), await createWorld(LARGE)];
    const start = performance.now();
    await rankOf(large.player);
    const builtMs = performance.now() - start;
    expect(builtMs).toBeLessThan(30_000);

    // Turn by turn, so that other work on the machine is in both.
    for (let turn = 0; turn < MEASURED; turn++) {
      await measure(small);
      await measure(large);
    }
    for (const { server, player } of [small, large])
      expect(await rankOf(player)).toBe(await countedRank(server, player.userId));
    const newcomer = await newPlayer(large.server.url);
    expect(await rankOf(newcomer)).toBe(await countedRank(large.server, newcomer.userId));

    const figures = [small, large].map(({ saves, boards }) => ({
      save: median(saves),
      board: median(boards),
    }));
    console.log(figures, { builtMs: Math.round(builtMs) });
    expect(median(large.boards) / median(small.boards)).toBeLessThan(1.5);
    expect(median(large.saves) / median(small.saves)).toBeLessThan(1.3);
    for (const { server } of [small, large]) await server.stop();
  },
);
