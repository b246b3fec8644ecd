import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRICED } from '#engine/rules/nook-things.ts';
import { newPlayer, round, type Answer, type Client, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** What happens at once, from two servers: held up in the database until all of it has begun. */
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({}, { databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const run = (statement: string, ...values: unknown[]) => server.db.query(statement, values);
const deal = (player: Client, thing: string, over: object = {}) =>
  player.post('/api/nook/purchases', { purchaseId: randomUUID(), thing, ...over });
const nook = async (player: Client) => (await player.get('/api/nook')).body;
const furnish = (player: Client, room: object) =>
  player.send('PUT', '/api/nook/room', { version: 0, placed: [], outfit: [], ...room });

const waiting = async () =>
  (await run(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .rowCount;

/** Begins all calls while a statement's locks are held, and lets go, keeping what it did, once so many wait for them. */
async function whileHeld(
  statement: string,
  values: readonly unknown[],
  { calls, wait }: { calls: () => readonly Promise<Answer>[]; wait: number },
): Promise<readonly Answer[]> {
  const holder = await server.db.connect();
  try {
    await holder.query('begin');
    await holder.query(statement, [...values]);
    const begun = calls();
    await expect.poll(waiting, { timeout: 2500, interval: 20 }).toBeGreaterThanOrEqual(wait);
    await holder.query('commit');
    return await Promise.all(begun);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}
const HELD_PLAYER = 'select from profiles where id = $1 for no key update';

async function playerWith(coins: number): Promise<Family & { both: readonly Client[] }> {
  const player = await newPlayer(server.url);
  await run('update profiles set coins = $2, things_given = 6 where id = $1', player.userId, coins);
  return Object.assign(player, { both: [player, player.copy(second.url)] });
}

it('a purse that is enough for two of twelve things is never emptied below zero', async () => {
  const player = await playerWith(10);
  const things = PRICED.filter(({ price }) => price <= 40).map(({ id }) => id);
  const said = await whileHeld(HELD_PLAYER, [player.userId], {
    wait: things.length,
    calls: () => things.map((thing, i) => deal(player.both[i % 2]!, thing)),
  });
  expect(new Set(said.map(({ status, body }) => (status === 200 ? 200 : body.code)))).toEqual(
    new Set([200, 'not_enough_coins']),
  );
  const { balance, owned } = await nook(player);
  const paid = PRICED.filter(({ id }) => owned.includes(id)).reduce((sum, { price }) => sum + price, 0);
  expect([balance, balance >= 0]).toEqual([10 - paid, true]);
});

it('one id is paid once, whoever comes first', async () => {
  const player = await playerWith(100);
  const purchaseId = randomUUID();
  const said = await whileHeld(HELD_PLAYER, [player.userId], {
    wait: 15,
    calls: () => times(50, (i) => deal(player.both[i % 2]!, 'train', { purchaseId })),
  });
  expect(said.map(({ status, body }) => [status, body.balance])).toEqual(times(50, () => [200, 30]));
  expect(said.filter(({ body }) => !body.duplicate)).toHaveLength(1);
});

it('one thing is bought once, and sold once', async () => {
  const player = await playerWith(200);
  const bought = await whileHeld(HELD_PLAYER, [player.userId], {
    wait: 15,
    calls: () => times(30, (i) => deal(player.both[i % 2]!, 'train')),
  });
  expect(bought.filter(({ status }) => status === 200).map(({ body }) => body.balance)).toEqual([130]);
  expect(bought.filter(({ body }) => body.code === 'owned')).toHaveLength(29);
  const sold = await whileHeld(HELD_PLAYER, [player.userId], {
    wait: 15,
    calls: () => times(30, (i) => deal(player.both[i % 2]!, 'train', { sell: true })),
  });
  expect(sold.filter(({ status }) => status === 200).map(({ body }) => body.balance)).toEqual([200]);
  expect(sold.filter(({ body }) => body.code === 'not_owned')).toHaveLength(29);
});

it('six of eight starter things are given', async () => {
  const player = await newPlayer(server.url);
  const both = [player, player.copy(second.url)];
  const starters = PRICED.filter(({ shelf }) => shelf === 'first').map(({ id }) => id);
  const said = await whileHeld(HELD_PLAYER, [player.userId], {
    wait: starters.length,
    calls: () => starters.map((thing, i) => deal(both[i % 2]!, thing)),
  });
  expect(said.map(({ status }) => status).sort()).toEqual([...times(6, () => 200), 409, 409]);
});

it('a round that is saved at the same moment pays for what is bought after it', async () => {
  const player = await playerWith(0);
  const [saved, bought] = await whileHeld(HELD_PLAYER, [player.userId], {
    wait: 2,
    calls: () => {
      const save = player.post('/api/progress', round());
      const later = expect.poll(waiting).toBe(1);
      return [save, later.then(() => deal(player.both[1]!, 'cactus'))];
    },
  });
  expect([saved!.status, bought!.body]).toEqual([200, { balance: 10, duplicate: false }]);
});

const PICTURE = { thing: 'boat-picture', x: 300, y: 250, layer: 0 };

it('a room is not furnished with what is just being sold', async () => {
  const player = await playerWith(50);
  await deal(player, 'boat-picture');
  const [said] = await whileHeld(
    'delete from owned_things where player_id = $1 and thing = $2',
    [player.userId, 'boat-picture'],
    { wait: 1, calls: () => [furnish(player, { placed: [PICTURE] })] },
  );
  expect(said).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(await nook(player)).toMatchObject({ version: 0, placed: [] });
});

it('what is sold is cleared from a room that is just being furnished with it', async () => {
  const player = await playerWith(50);
  await deal(player, 'boat-picture');
  const [said] = await whileHeld(
    `with owned as (select from owned_things where player_id = $1 for key share)
     update nooks set version = version + 1, placed = $2 from owned where player_id = $1`,
    [player.userId, JSON.stringify([PICTURE])],
    { wait: 1, calls: () => [deal(player, 'boat-picture', { sell: true })] },
  );
  expect(said!.body).toEqual({ balance: 50, duplicate: false });
  expect(await nook(player)).toMatchObject({ version: 2, placed: [], owned: [] });
});
