import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import { refusedBy } from '#server/errors.ts';
import { createSaves } from '#server/progress/save-together.ts';
import { MOST_AT_ONCE, type RoundToSave } from '#server/progress/store.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { addPlayers } from '#tests/support/many-players.ts';

const PLAYERS = 40;

let database: FreshDatabase;
let pool: pg.Pool;
let ids: readonly string[];
/** The statements since the beginning of the test. */
let statements: { readonly sent: readonly { user_id: string; attempt_id: string }[] }[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await migrate(database.url);
  await addPlayers(database.url, PLAYERS);
  pool = new pg.Pool({ connectionString: database.url, max: 12 });
  // Dropping the database may be quicker than the last connection's end.
  pool.on('error', () => undefined);
  ids = (await pool.query<{ id: string }>('select id from profiles order by seq')).rows.map(({ id }) => id);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('delete from rounds');
  await pool.query('delete from round_answers');
  await pool.query('delete from owned_things');
  await pool.query('update profiles set xp = 0, coins = 0, allowance = 7200, believed_left = 40');
  statements = [];
});

/** Saves as a server of its own does. */
const saves = () =>
  createSaves(
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void statements.push({ sent: JSON.parse(query.parameters[0] as string) }),
    }),
  );

const roundOf = (userId: string, over: Partial<RoundToSave> = {}, attemptId: string = randomUUID()) => ({
  userId,
  round: { attemptId, gameId: 'total-treasure-hunt', score: 8, finished: true, epoch: 0 } as const,
  xp: 8,
  coins: 9,
  believed: false as const,
  answers: [['add.10/3+2', 0, null, 0, 1, 0, false]] as const,
  unfinished: null,
  finishedAt: new Date('2026-11-25T12:00:00Z'),
  cost: 20,
  ...over,
});

const count = async (table: string) =>
  Number((await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count);
const xpOf = async () =>
  (await pool.query<{ xp: number }>('select xp from profiles order by seq')).rows.map(({ xp }) => xp);

it('rounds of different players share a statement, and each is saved whole', async () => {
  const save = saves();
  const saved = await Promise.all(ids.slice(0, 10).map((id) => save(roundOf(id))));
  expect(statements).toHaveLength(1);
  expect(saved.map((round) => round?.user_id)).toEqual(ids.slice(0, 10));
  expect(saved).toEqual(
    saved.map((round) => ({ ...round, xp: 8, coins: 9, xp_after: 8, coins_after: 9, unfinished: null })),
  );
  expect(await xpOf()).toEqual(ids.map((_, i) => (i < 10 ? 8 : 0)));
  expect(await Promise.all(['rounds', 'round_answers', 'owned_things'].map(count))).toEqual([10, 10, 10]);
  const { rows } = await pool.query('select distinct answers::text, finished_at from round_answers');
  expect(rows).toEqual([
    { answers: '[["add.10/3+2",0,null,0,1,0,false]]', finished_at: new Date('2026-11-25T12:00:00Z') },
  ]);
  const { rows: left } = await pool.query('select distinct allowance from profiles order by 1');
  expect(left).toEqual([{ allowance: 7180 }, { allowance: 7200 }]);
});

it('more than a statement holds are saved by several', async () => {
  const save = saves();
  await Promise.all(ids.map((id) => save(roundOf(id))));
  expect(statements).toHaveLength(Math.ceil(PLAYERS / MOST_AT_ONCE));
  expect(await xpOf()).toEqual(ids.map(() => 8));
});

it('those of one player, and of one attempt, are never in one statement', async () => {
  const save = saves();
  const [one, other] = ids as [string, string];
  const twice = roundOf(one);
  const taken = roundOf(other, {}, twice.round.attemptId);
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => save(roundOf(one))),
    save(twice),
    save(twice),
    save(taken),
  ]);
  expect(statements.some(({ sent }) => sent.length > 1)).toBe(true);
  for (const { sent } of statements)
    for (const key of ['user_id', 'attempt_id'] as const)
      expect(new Set(sent.map((each) => each[key])).size).toBe(sent.length);
  const paid = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value);
  expect(paid).toHaveLength(6);
  const [first = 0, second = 0] = await xpOf();
  expect(first + second).toBe(6 * 8);
  expect(await count('rounds')).toBe(6);
});

it('what is refused of one says so, and the others are saved at the first go', async () => {
  const save = saves();
  const known = roundOf(ids[0]!);
  await save(known);
  await pool.query('update profiles set allowance = 5, allowance_at = now() where id = $1', [ids[1]]);
  await pool.query('update profiles set believed_left = 0 where id = $1', [ids[2]]);
  statements = [];
  const outcomes = await Promise.allSettled([
    save(known),
    save(roundOf(ids[1]!)),
    save(roundOf(ids[2]!, { believed: 'rules' })),
    save(roundOf(ids[3]!, { believed: 'first contract' })),
    save(roundOf(randomUUID())),
    save(roundOf(ids[4]!)),
    save(roundOf(ids[5]!)),
  ]);
  expect(
    outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value?.xp_after : refusedBy(outcome.reason),
    ),
  ).toEqual([undefined, 'profiles_allowance', 'profiles_believed', undefined, undefined, 8, 8]);
  // Once together, and the five that were not saved alone.
  expect(statements).toHaveLength(6);
  expect(await xpOf()).toEqual(ids.map((_, i) => ([0, 4, 5].includes(i) ? 8 : 0)));
});

it('an attempt that somebody else saves meanwhile is refused alone', async () => {
  const save = saves();
  const wanted = roundOf(ids[0]!);
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at)
     values ($1, $2, 'total-treasure-hunt', 8, 8, 9, 8, 9, now())`,
    [wanted.round.attemptId, ids[9]],
  );
  const all = Promise.allSettled([save(wanted), save(roundOf(ids[1]!)), save(roundOf(ids[2]!))]);
  await sleep(200);
  await client.query('commit');
  client.release();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect((await xpOf()).slice(0, 3)).toEqual([0, 8, 8]);
  expect(await count('rounds')).toBe(3);
});

it('nobody waits for a player whose row is held', async () => {
  const save = saves();
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from profiles where id = $1 for update', [ids[0]]);
  let held = true;
  const late = save(roundOf(ids[0]!)).then((saved) => (expect(held).toBe(false), saved));
  const others = await Promise.all([save(roundOf(ids[1]!)), save(roundOf(ids[2]!))]);
  expect(others.map((saved) => saved?.xp_after)).toEqual([8, 8]);
  held = false;
  await client.query('commit');
  client.release();
  expect((await late)?.xp_after).toBe(8);
});

it('two servers that save the same players at once, in any order, lose and double nothing', async () => {
  const servers = [saves(), saves()];
  const orders = [ids.slice(0, 12), ids.slice(0, 12).toReversed()];
  for (let turn = 0; turn < 10; turn++)
    await Promise.all(servers.flatMap((save, i) => orders[i]!.map((id) => save(roundOf(id)))));
  expect((await xpOf()).slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 10 * 2 * 8));
  expect(await count('rounds')).toBe(10 * 2 * 12);
});

it('without the database all fail at once, and nobody tries again alone', async () => {
  const away = new pg.Pool({ connectionString: database.url });
  const tried: string[] = [];
  const dialect = new PostgresDialect({ pool: away });
  const save = createSaves(new Kysely<Tables>({ dialect, log: ({ query }) => void tried.push(query.sql) }));
  await away.end();
  const outcomes = await Promise.allSettled(ids.slice(0, 3).map((id) => save(roundOf(id))));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tried.length).toBeLessThanOrEqual(1);
});
