import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { itemsOf } from '#engine/games/items.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { GAME_IDS } from '#engine/rules/cards.ts';
import { migrate, MIGRATIONS } from '#server/db/migrate.ts';
import { ownPostgres } from '#tests/faults/support/own-postgres.ts';
import { serverProcess } from '#tests/faults/support/server-process.ts';
import { newPlayer, round, type Client } from '#tests/server/support/client.ts';
import { addPlayers } from '#tests/support/many-players.ts';

const MANY = 1_000_000;
/** Eight a day for five weeks, and what is older. */
const [LATE_ROUNDS, OLD_ROUNDS] = [280, 3000];
const TIMES = 300;
/** The limit that this test guards, for the middle of many answers on a quiet machine. */
const LIMIT_MS = 20;
const HUNT = 'total-treasure-hunt';
const BEFORE_PLAYERS = '0020-slips';

/** Milliseconds: the middle one, and the one that 1 of 100 exceeds. */
async function timesOf(ask: () => Promise<{ readonly status: number }>) {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    expect((await ask()).status).toBe(200);
    took.push(performance.now() - start);
  }
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((TIMES - 1) * share)]! * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Everybody has played once; the player has for a year. */
async function fill(db: pg.Client, player: Client & { readonly userId: string }): Promise<void> {
  const columns =
    'attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at, saved_at';
  await db.query(
    `insert into rounds (${columns}) select gen_random_uuid(), id, $1, 10, 20, 10, 20, 10, now(), now() from profiles`,
    [HUNT],
  );
  await db.query(
    `insert into rounds (${columns}) select gen_random_uuid(), $1, $2, 10, 20, 10, 20, 10, at, at
     from generate_series(1, $3::integer) n, lateral (select now() - n * interval '3 hours' as at) as of_round`,
    [player.userId, HUNT, OLD_ROUNDS],
  );
  const answers = itemsOf(gameOrThrow(HUNT))
    .slice(0, gameOrThrow(HUNT).rewards.questionsCount)
    .map(({ id }) => [id, 0, null, 0, 1, 0, false]);
  const answered = `insert into round_answers (attempt_id, player_id, game_id, finished_at, saved_at, folded, answers)
    select attempt_id, user_id, game_id, finished_at, saved_at, true, $1::json from rounds
      where attempt_id not in (select attempt_id from round_answers)`;
  await db.query(`${answered} and user_id <> $2`, [JSON.stringify(answers), player.userId]);
  await db.query(`${answered} and user_id = $2 order by saved_at desc limit ${LATE_ROUNDS}`, [
    JSON.stringify(answers),
    player.userId,
  ]);
  await db.query('vacuum analyze rounds, round_answers, profiles, learners, slips');
}

it('a million accounts from before players get them', async () => {
  const postgres = await ownPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  const old = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db: old, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo(BEFORE_PLAYERS)).error).toBeUndefined();
  await old.destroy();
  await addPlayers(postgres.url, MANY);
  const start = performance.now();
  await migrate(postgres.url);
  // Calls wait this long at the one start after the update.
  console.log({ migratingSeconds: Math.round((performance.now() - start) / 100) / 10 });
  const db = new pg.Client(postgres.url);
  await db.connect();
  const { rows } = await db.query<{ own: string }>(
    'select count(*) filter (where account_id = id) as own from profiles',
  );
  expect(Number(rows[0]!.own)).toBe(MANY);
  await db.end();
});

it('among a million players it is told at once who is playing, and what a player can do', async () => {
  const postgres = await ownPostgres();
  const server = await serverProcess(postgres.url, { LOG_LEVEL: 'warn' });
  await server.start();
  const player = await newPlayer(server.url);
  await player.post('/api/gate');
  for (let sibling = 1; sibling < 6; sibling++) {
    const said = await player.post('/api/players', {
      username: `Volume Vole ${sibling}`,
      age: 5,
      avatar_url: 'owl',
      theme: 'core',
    });
    expect(said.status).toBe(201);
  }
  for (const gameId of GAME_IDS)
    expect((await player.post('/api/progress', round({ gameId }))).status).toBe(200);
  const db = new pg.Client(postgres.url);
  await db.connect();
  await addPlayers(postgres.url, MANY);
  await fill(db, player);
  const whoPlays = await timesOf(() => player.get('/api/players'));
  const entering = await timesOf(() => player.post(`/api/players/${player.userId}/enter`));
  const report = await timesOf(() => player.get('/api/learner/report'));
  console.log({ milliseconds: { whoPlays, entering, report } });
  for (const { p50 } of [whoPlays, entering, report]) expect(p50).toBeLessThan(LIMIT_MS);
  await db.end();
});
