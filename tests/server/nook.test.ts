import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { PRICED } from '#engine/rules/nook-things.ts';
import { newName, newPlayer, round, type Client, type Family } from './support/client.ts';
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
/** Six things were given before: what is bought costs its price. */
async function richPlayer(coins: number): Promise<Family> {
  const player = await newPlayer(server.url);
  await run('update profiles set coins = $2, things_given = 6 where id = $1', player.userId, coins);
  return player;
}
const buy = (player: Client, thing: string, over: object = {}) =>
  player.post('/api/nook/purchases', { purchaseId: randomUUID(), thing, ...over });
const sell = (player: Client, thing: string, over: object = {}) =>
  buy(player, thing, { sell: true, ...over });
const nook = async (player: Client) => (await player.get('/api/nook')).body;
/** The purse as its ledger says. */
const ledgerOf = async ({ userId }: Family) =>
  Number(
    (
      await run(
        `select coins - coalesce((select sum(case when sold then -p.coins else p.coins end) from purchases p
           where player_id = profiles.id), 0) as left from profiles where id = $1`,
        userId,
      )
    ).rows[0].left,
  );

describe('the purse', () => {
  it('holds what was earned less what was spent; what was earned stays', async () => {
    const player = await newPlayer(server.url);
    await run('update profiles set things_given = 6 where id = $1', player.userId);
    await player.post('/api/progress', round());
    expect((await buy(player, 'cactus')).body).toEqual({ balance: 10, duplicate: false });
    expect(await nook(player)).toMatchObject({ balance: 10, version: 0, placed: [], outfit: [] });
    expect((await player.get('/api/profile')).body.coins).toBe(18);
    expect(await ledgerOf(player)).toBe(10);
    await player.post('/api/progress', round());
    expect((await nook(player)).balance).toBe(28);
  });

  it('refuses what costs more than is in it, and is spent to the last coin', async () => {
    const player = await richPlayer(14);
    expect(await buy(player, 'little-lamp')).toMatchObject({
      status: 409,
      body: { code: 'not_enough_coins' },
    });
    expect((await buy(player, 'cactus')).body.balance).toBe(6);
    expect((await buy(player, 'blocks')).body.balance).toBe(0);
    expect(await buy(player, 'ball')).toMatchObject({ status: 409, body: { code: 'not_enough_coins' } });
    expect((await nook(player)).owned).toEqual(['cactus', 'blocks']);
  });

  it('is not emptied below zero by 50 purchases at once from two servers, and all add up', async () => {
    const player = await richPlayer(300);
    const clients = [player, player.copy(second.url)];
    const answers = await Promise.all(times(50, (i) => buy(clients[i % 2]!, PRICED[i % PRICED.length]!.id)));
    const bought = answers.filter(({ status }) => status === 200);
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    expect([...codes].filter((code) => !['not_enough_coins', 'owned'].includes(code))).toEqual([]);
    const { balance, owned } = await nook(player);
    expect(owned).toHaveLength(bought.length);
    expect(new Set(owned).size).toBe(owned.length);
    const priced: readonly { id: string; price: number }[] = PRICED;
    const paid = priced.filter(({ id }) => owned.includes(id)).reduce((sum, { price }) => sum + price, 0);
    expect(balance).toBe(300 - paid);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(await ledgerOf(player)).toBe(balance);
  });

  it('pays once for what is bought 50 times at once from two servers by one id', async () => {
    const player = await richPlayer(100);
    const purchaseId = randomUUID();
    const clients = [player, player.copy(second.url)];
    const answers = await Promise.all(times(50, (i) => buy(clients[i % 2]!, 'ball', { purchaseId })));
    expect(answers.map(({ status, body }) => [status, body.balance])).toEqual(times(50, () => [200, 95]));
    expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    expect((await buy(player, 'ball', { purchaseId: purchaseId.toUpperCase() })).body).toEqual({
      balance: 95,
      duplicate: true,
    });
  });

  it('gives back once what is sold 50 times at once, by one id or by many', async () => {
    const player = await richPlayer(100);
    await buy(player, 'ball');
    await buy(player, 'train');
    const purchaseId = randomUUID();
    const clients = [player, player.copy(second.url)];
    const same = await Promise.all(times(50, (i) => sell(clients[i % 2]!, 'ball', { purchaseId })));
    expect(same.map(({ status, body }) => [status, body.balance])).toEqual(times(50, () => [200, 30]));
    const many = await Promise.all(times(50, (i) => sell(clients[i % 2]!, 'train')));
    expect(many.filter(({ status }) => status === 200).map(({ body }) => body.balance)).toEqual([100]);
    expect(new Set(many.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['not_owned']),
    );
    expect(await ledgerOf(player)).toBe(100);
  });

  it('adds up when rounds, purchases and sales come at once', async () => {
    const player = await richPlayer(40);
    const clients = [player, player.copy(second.url)];
    const calls = times(40, (i) => {
      const client = clients[i % 2]!;
      if (i % 4 === 0) return client.post('/api/progress', round());
      return i % 4 === 1 ? sell(client, 'cactus') : buy(client, i % 8 > 4 ? 'cactus' : 'ball');
    });
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await player.get('/api/profile')).body.coins).toBe(40 + 180);
    const { balance } = await nook(player);
    expect(await ledgerOf(player)).toBe(balance);
  });

  it('another tab has emptied refuses a purchase plainly, and nothing changes', async () => {
    const player = await richPlayer(20);
    const tab = player.copy(second.url);
    expect((await nook(tab)).balance).toBe(20);
    await buy(player, 'armchair');
    const { status, body } = await buy(tab, 'ball');
    expect([status, body]).toEqual([
      409,
      { code: 'not_enough_coins', message: 'There are not enough coins for this yet.' },
    ]);
    expect(await nook(tab)).toMatchObject({ balance: 0, owned: ['armchair'] });
  });
});

describe('a purchase', () => {
  it.each([
    { thing: 'castle' },
    { thing: '__proto__' },
    { thing: 7 },
    { thing: 'keepsake-number-trail' },
    { purchaseId: '1' },
    { purchaseId: undefined },
    { price: 0 },
    { sell: 'yes' },
  ])('that says %j is refused and changes nothing', async (over) => {
    const player = await richPlayer(50);
    expect(await buy(player, 'ball', over)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    });
    expect(await nook(player)).toMatchObject({ balance: 50, owned: [] });
  });

  it('of what is owned is refused, however little is left', async () => {
    const player = await richPlayer(5);
    await buy(player, 'ball');
    expect(await buy(player, 'ball')).toMatchObject({ status: 409, body: { code: 'owned' } });
  });

  it('keeps its id: another thing, a sale or another player cannot have it', async () => {
    const [player, other] = [await richPlayer(50), await richPlayer(50)];
    const purchaseId = randomUUID();
    await buy(player, 'ball', { purchaseId });
    const message = 'Another purchase has this id already.';
    const conflict = { status: 409, body: { code: 'attempt_conflict', message } };
    expect(await buy(player, 'cactus', { purchaseId })).toMatchObject(conflict);
    expect(await sell(player, 'ball', { purchaseId })).toMatchObject(conflict);
    expect(await buy(other, 'ball', { purchaseId })).toMatchObject(conflict);
    expect(await nook(player)).toMatchObject({ balance: 45, owned: ['ball'] });
    expect(await nook(other)).toMatchObject({ balance: 50, owned: [] });
  });

  it('that is sent once more after its thing was sold, or a sale after it was bought again, does nothing', async () => {
    const player = await richPlayer(50);
    const [bought, sold] = [randomUUID(), randomUUID()];
    await buy(player, 'ball', { purchaseId: bought });
    await sell(player, 'ball', { purchaseId: sold });
    expect((await buy(player, 'ball', { purchaseId: bought })).body).toEqual({
      balance: 50,
      duplicate: true,
    });
    expect((await nook(player)).owned).toEqual([]);
    await buy(player, 'ball');
    expect((await sell(player, 'ball', { purchaseId: sold })).body).toEqual({ balance: 45, duplicate: true });
    expect((await nook(player)).owned).toEqual(['ball']);
  });

  it("may be for any of the account's players, and for nobody else's", async () => {
    const [player, other] = [await richPlayer(50), await richPlayer(50)];
    await player.post('/api/gate');
    const added = await player.post('/api/players', {
      ...{ username: newName(), age: 4, avatar_url: 'cat', theme: 'berry' },
    });
    const sibling: string = added.body.id;
    expect((await buy(player, 'ball', { playerId: sibling })).body).toEqual({ balance: 0, duplicate: false });
    expect((await nook(player)).owned).toEqual([]);
    await player.post(`/api/players/${sibling}/enter`);
    expect((await nook(player)).owned).toEqual(['ball']);
    expect(await buy(player, 'ball', { playerId: other.userId })).toMatchObject({
      status: 404,
      body: { code: 'no_profile' },
    });
    const meant = await player.post(
      '/api/nook/purchases',
      { purchaseId: randomUUID(), thing: 'cactus' },
      { 'x-addly-player': player.userId },
    );
    expect(meant).toMatchObject({ status: 409, body: { code: 'other_player' } });
  });

  it('is one of 300 a day', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' }, { databaseUrl: server.databaseUrl });
    const player = (await richPlayer(50)).copy(limited.url);
    const answers = [];
    for (let i = 0; i < 10; i++)
      answers.push(...(await Promise.all(times(31, () => buy(player, 'little-dragon')))));
    await limited.stop();
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(answers.at(-1)!.headers.has('retry-after')).toBe(true);
  });
});

describe('the first six things from the starter shelf', () => {
  const starters = PRICED.filter(({ shelf }) => shelf === 'first').map(({ id }) => id);

  it('cost nothing, bought at once from two servers too; the seventh its price', async () => {
    const player = await newPlayer(server.url);
    const clients = [player, player.copy(second.url)];
    const answers = await Promise.all(starters.map((id, i) => buy(clients[i % 2]!, id)));
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.balance)).toEqual(
      times(6, () => 0),
    );
    expect((await nook(player)).owned).toHaveLength(6);
    expect(await buy(player, 'paper-hat')).toMatchObject({ status: 409, body: { code: 'not_enough_coins' } });
  });

  it('are counted for ever, sold or not, and give back what was paid: nothing', async () => {
    const player = await newPlayer(server.url);
    for (const id of starters.slice(0, 6)) await buy(player, id);
    expect((await sell(player, starters[0]!)).body).toEqual({ balance: 0, duplicate: false });
    expect(await buy(player, starters[0]!)).toMatchObject({
      status: 409,
      body: { code: 'not_enough_coins' },
    });
    await run('update profiles set coins = 10 where id = $1', player.userId);
    expect((await buy(player, starters[0]!)).body.balance).toBe(5);
    expect((await sell(player, starters[0]!)).body.balance).toBe(10);
  });
});

describe('a keepsake', () => {
  it('comes with the first finished round of a game, once, and not with one that was left', async () => {
    const player = await newPlayer(server.url);
    const left = round();
    const tries = left.tries.slice(0, 4);
    await player.post('/api/progress', { ...left, finished: false, tries, score: 4 });
    expect((await nook(player)).owned).toEqual([]);
    await player.post('/api/progress', left);
    expect((await nook(player)).owned).toEqual(['keepsake-total-treasure-hunt']);
    await player.post('/api/progress', round());
    await player.post('/api/progress', round({ gameId: 'number-trail', score: 1 }));
    const { owned, balance } = await nook(player);
    expect(owned).toEqual(['keepsake-total-treasure-hunt', 'keepsake-number-trail']);
    expect(balance).toBe(36);
    expect(await sell(player, 'keepsake-number-trail')).toMatchObject({ status: 422 });
  });

  it('comes from every game', async () => {
    const player = await newPlayer(server.url);
    for (const { id } of GAMES) await player.post('/api/progress', round({ gameId: id, score: 1 }));
    expect((await nook(player)).owned).toEqual(GAMES.map(({ id }) => `keepsake-${id}`));
  });
});
