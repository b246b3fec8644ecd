import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFamily, newPlayer, PASSWORD, round, type Client, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

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
const deal = (player: Client, thing: string, sell = false, over: object = {}) =>
  player.post('/api/nook/purchases', { purchaseId: randomUUID(), thing, sell, ...over });
const nook = async (player: Client) => (await player.get('/api/nook')).body;
const furnish = (player: Client, room: object) =>
  player.send('PUT', '/api/nook/room', { version: 0, placed: [], outfit: [], ...room });

const BALL = { thing: 'ball', x: 500, y: 900, layer: 1 };
const PICTURE = { thing: 'boat-picture', x: 300, y: 250, layer: 0 };
const PAPER = { thing: 'leaf-paper', x: 0, y: 0, layer: 0 };

/** Owns these, and has a ball in the room, which is of version 1. */
async function withRoom(...things: readonly string[]): Promise<Family> {
  const player = await newPlayer(server.url);
  await run('update profiles set coins = 900 where id = $1', player.userId);
  for (const thing of ['ball', ...things]) await deal(player, thing);
  expect(await furnish(player, { placed: [BALL] })).toMatchObject({ status: 200, body: { version: 1 } });
  return player;
}

describe('a room', () => {
  it('is as it was furnished, on every device, and every change makes it another version', async () => {
    const player = await withRoom('boat-picture', 'leaf-paper', 'paper-hat', 'cape');
    await player.post('/api/progress', round());
    const keepsake = { thing: 'keepsake-total-treasure-hunt', x: 0, y: 1000, layer: 199 };
    const room = { placed: [PAPER, PICTURE, BALL, keepsake], outfit: ['paper-hat', 'cape'] };
    expect((await furnish(player, { version: 1, ...room })).body).toEqual({ version: 2 });
    expect(await nook(player.copy(second.url))).toMatchObject({ version: 2, ...room });
    expect((await furnish(player, { version: 2 })).body).toEqual({ version: 3 });
    expect(await nook(player)).toMatchObject({ version: 3, placed: [], outfit: [] });
  });

  const REFUSED: readonly [string, object][] = [
    ['a thing that is not there', { placed: [{ ...BALL, thing: 'castle' }] }],
    ['a thing that is not owned', { placed: [{ ...BALL, thing: 'cushion' }] }],
    ['an outfit that is not owned', { outfit: ['cape'] }],
    ['a keepsake of a game that was not finished', { placed: [{ ...BALL, thing: 'keepsake-number-trail' }] }],
    ['a thing twice', { placed: [BALL, { ...BALL, x: 1 }] }],
    ['201 things', { placed: times(201, (i) => ({ ...BALL, x: i })) }],
    ['a picture on the floor', { placed: [{ ...PICTURE, y: 900 }] }],
    ['a ball on the wall', { placed: [{ ...BALL, y: 100 }] }],
    ['a wallpaper beside the wall', { placed: [{ ...PAPER, x: 10 }] }],
    ['two wallpapers', { placed: [PAPER, { ...PAPER, thing: 'star-paper' }] }],
    ['a hat on the floor', { placed: [{ ...BALL, thing: 'paper-hat' }] }],
    ['a worn ball', { outfit: ['ball'] }],
    ['two hats', { outfit: ['paper-hat', 'paper-hat'] }],
    ['a place left of the wall', { placed: [{ ...BALL, x: -1 }] }],
    ['a place right of the wall', { placed: [{ ...BALL, x: 1001 }] }],
    ['a place under the floor', { placed: [{ ...BALL, y: 1e9 }] }],
    ['a place between places', { placed: [{ ...BALL, x: 0.5 }] }],
    ['a place that is none', { placed: [{ ...BALL, x: null }] }],
    ['a layer beyond all', { placed: [{ ...BALL, layer: 200 }] }],
    ['a name', { placed: [{ ...BALL, name: 'Anna' }] }],
    ['no list of things', { placed: { length: 3 } }],
    ['no version', { version: undefined }],
  ];

  it.each(REFUSED)('with %s is refused plainly, and stays as it was', async (_what, room) => {
    const player = await withRoom('boat-picture', 'leaf-paper', 'star-paper', 'paper-hat');
    const before = await nook(player);
    const { status, body } = await furnish(player, { version: 1, ...room });
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.message).toMatch(/^[A-Z][a-z ]+\.$/);
    expect(await nook(player)).toEqual(before);
  });

  it('with 10,000 things is refused before it is read, and stays as it was', async () => {
    const player = await withRoom();
    const before = await nook(player);
    expect(await furnish(player, { version: 1, placed: times(10_000, () => BALL) })).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
    expect(await nook(player)).toEqual(before);
  });

  it('that was changed elsewhere is not overwritten', async () => {
    const player = await withRoom('boat-picture');
    await furnish(player.copy(second.url), { version: 1, placed: [PICTURE] });
    for (const version of [0, 1, 3])
      expect(await furnish(player, { version })).toMatchObject({
        status: 409,
        body: { code: 'changed_elsewhere' },
      });
    expect(await nook(player)).toMatchObject({ version: 2, placed: [PICTURE] });
  });

  it('that is furnished for the first time by 20 pages at once is furnished by one', async () => {
    const player = await newPlayer(server.url);
    const clients = [player, player.copy(second.url)];
    const answers = await Promise.all(times(20, (i) => furnish(clients[i % 2]!, {})));
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([{ version: 1 }]);
    expect(await furnish(await newPlayer(server.url), { version: 4 })).toMatchObject({ status: 409 });
  });

  it('loses what is sold, from wall and guide, and only that', async () => {
    const player = await withRoom('boat-picture', 'paper-hat', 'cape');
    await furnish(player, { version: 1, placed: [PICTURE, BALL], outfit: ['paper-hat', 'cape'] });
    await deal(player, 'ball', true);
    expect(await nook(player)).toMatchObject({
      version: 3,
      placed: [PICTURE],
      outfit: ['paper-hat', 'cape'],
    });
    await deal(player, 'cape', true);
    await deal(player, 'boat-picture', true);
    expect(await nook(player)).toMatchObject({ version: 5, placed: [], outfit: ['paper-hat'] });
  });

  it('never holds what is sold at the same moment', async () => {
    const player = await withRoom('boat-picture');
    const other = player.copy(second.url);
    for (let i = 0; i < 20; i++) {
      await deal(player, 'boat-picture');
      const { version } = await nook(player);
      await Promise.all([furnish(player, { version, placed: [PICTURE] }), deal(other, 'boat-picture', true)]);
      const { owned, placed } = await nook(player);
      expect([owned.includes('boat-picture'), placed]).toEqual([
        false,
        expect.not.arrayContaining([PICTURE]),
      ]);
    }
  });

  it("may be that of any of the account's players, and needs a player", async () => {
    const [player, other] = [await withRoom(), await withRoom()];
    expect((await furnish(player, { version: 1, playerId: player.userId })).body).toEqual({ version: 2 });
    expect(await furnish(player, { version: 1, playerId: other.userId })).toMatchObject({ status: 404 });
    expect((await nook(other)).version).toBe(1);
    const family = await newFamily(server.url);
    for (const said of [await family.get('/api/nook'), await furnish(family, {}), await deal(family, 'ball')])
      expect(said).toMatchObject({ status: 404, body: { code: 'no_profile' } });
  });
});

describe("another account's Nook", () => {
  const NOBODY = '7f2f4a52-2b0e-4a6b-9b57-0c1d2e3f4a5b';

  /** Every call that names a player, each with a body that would be taken from the player's own account. */
  const CALLS: readonly [string, (player: Client, playerId: string) => ReturnType<Client['send']>][] = [
    ['a purchase', (player, playerId) => deal(player, 'cushion', false, { playerId })],
    ['a sale', (player, playerId) => deal(player, 'ball', true, { playerId })],
    ['a room', (player, playerId) => furnish(player, { version: 1, playerId, placed: [BALL] })],
    ['a look', (player, playerId) => player.get(`/api/nook?player=${playerId}`)],
  ];

  it.each(CALLS)('cannot be told by %s from one that nobody has', async (_what, send) => {
    const [player, other] = [await withRoom(), await withRoom()];
    const rows = async () =>
      (
        await run(
          `select coins_spent, things_given, (select to_jsonb(nooks) from nooks where player_id = id) as room,
             array(select thing from owned_things where player_id = id) as things,
             array(select purchase_id from purchases where player_id = id) as ledger
           from profiles where id = any($1) order by seq`,
          [player.userId, other.userId],
        )
      ).rows;
    const before = await rows();
    for (const gate of ['closed', 'open']) {
      if (gate === 'open') await player.post('/api/gate');
      const [theirs, nobodys] = [await send(player, other.userId), await send(player, NOBODY)];
      expect([gate, theirs.status, theirs.body]).toEqual([gate, 404, nobodys.body]);
      expect(nobodys.status).toBe(404);
    }
    expect(await rows()).toEqual(before);
    // The same is taken where it is one's own.
    expect((await send(other, other.userId)).status).toBe(200);
  });

  it('lends no purchase its id, and says of it what is said of one of the own', async () => {
    const [player, other] = [await withRoom(), await withRoom()];
    const { rows } = await run(
      'select purchase_id from purchases where player_id = any($1) order by player_id = $2',
      [player.userId, other.userId],
      other.userId,
    );
    const [own, theirs] = await Promise.all(
      rows.map(({ purchase_id }) => deal(player, 'cushion', false, { purchaseId: purchase_id })),
    );
    expect([theirs!.status, theirs!.body]).toEqual([409, own!.body]);
    expect(own!.body.code).toBe('attempt_conflict');
    expect((await nook(player)).owned).toEqual(['ball']);
    expect((await nook(other)).owned).toEqual(['ball']);
  });
});

describe('a Nook', () => {
  it('does not change who stands where: the order uses what was earned', async () => {
    const [first, then] = [await newPlayer(server.url), await newPlayer(server.url)];
    for (const { userId } of [first, then])
      await run('update profiles set xp = 77777, coins = 500 where id = $1', userId);
    const rankOf = async (player: Client) => (await player.get('/api/leaderboard')).body.currentUserRank;
    await expect.poll(() => rankOf(then)).toBe(2);
    await deal(first, 'little-dragon');
    await then.post('/api/progress', round({ gameId: 'number-detective', score: 1 }));
    await first.post('/api/progress', round({ gameId: 'number-detective', score: 1 }));
    await expect.poll(() => rankOf(first)).toBe(1);
    await expect.poll(() => rankOf(then)).toBe(2);
    const { rows } = await run('select coins from leaderboard_view order by rank limit 1');
    expect(rows).toEqual([{ coins: 500 }]);
  });

  it('is in the export: purse, ledger, things and room', async () => {
    const player = await withRoom();
    await deal(player, 'train');
    await deal(player, 'train', true);
    await player.post('/api/auth/again', { password: PASSWORD });
    const { body } = await player.get('/api/account/export');
    const player_id = player.userId;
    expect(body.nooks).toEqual([
      { player_id, coins_spent: 0, things_given: 1, version: 1, placed: [BALL], outfit: [] },
    ]);
    expect(body.things).toMatchObject([{ player_id, thing: 'ball', paid: 0 }]);
    expect(body.purchases).toMatchObject([
      { player_id, thing: 'ball', sold: false, coins: 0 },
      { player_id, thing: 'train', sold: false, coins: 70 },
      { player_id, thing: 'train', sold: true, coins: 70 },
    ]);
  });

  it('goes with the account', async () => {
    const player = await withRoom('train');
    await player.send('DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD });
    for (const table of ['purchases', 'owned_things', 'nooks'])
      expect((await run(`select from ${table} where player_id = $1`, player.userId)).rowCount, table).toBe(0);
  });
});
