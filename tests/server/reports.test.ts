import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPlayer, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
/** The same behind a proxy, which tells each client's network. */
let proxied: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  proxied = await startTestServer({ TRUST_PROXY: '1' }, { databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await proxied.stop();
  await server.stop();
});
beforeEach(() => server.db.query('delete from users'));

let networks = 0;
const anotherNetwork = () => `198.51.${100 + (networks >> 8)}.${networks++ & 255}`;

/** Adds 20 rounds on 5 days, and a confirmation 15 days ago: old and used enough for reports to count. */
async function makeTrusted(player: Family, { days = 15, rounds = 20, played = 5 } = {}): Promise<void> {
  await server.db.query(`update users set confirmed_at = now() - make_interval(days => $2) where id = $1`, [
    player.userId,
    days,
  ]);
  await server.db.query(
    `insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at, saved_at)
     select gen_random_uuid(), $1, 'number-trail', 1, 0, 0, 0, 0, now(), now() - make_interval(days => n % $3)
     from generate_series(1, $2) n`,
    [player.userId, rounds, played],
  );
}

async function trusted(over?: Parameters<typeof makeTrusted>[1]): Promise<Family> {
  const player = await newPlayer(server.url);
  await makeTrusted(player, over);
  return player;
}

async function report(reporter: Family, publicId: string, network = anotherNetwork()): Promise<number> {
  const there = reporter.copy(proxied.url);
  await there.post('/api/gate');
  const { status } = await there.post(
    `/api/leaderboard/${publicId}/report`,
    {},
    { 'x-forwarded-for': network },
  );
  return status;
}

/** A player whose typed name is shown. */
async function shown(
  username: string,
): Promise<{ player: Family; publicId: string; name: () => Promise<string> }> {
  const player = await newPlayer(server.url, { username });
  await player.post('/api/gate');
  const { body } = await player.send('PATCH', '/api/profile', { show_name: true });
  expect(body.public_name).toBe(username);
  const name = async () => (await player.get('/api/profile')).body.public_name;
  return { player, publicId: body.public_id, name };
}

describe('a shown name', () => {
  it('becomes a made-up one for others after two good reports; the player goes on seeing it', async () => {
    const { player, publicId, name } = await shown('Walrus Wanderer');
    const [one, two] = [await trusted(), await trusted()];
    expect(await report(one, publicId)).toBe(204);
    expect(await name()).toBe('Walrus Wanderer');
    expect(await report(two, publicId)).toBe(204);
    expect(await name()).not.toBe('Walrus Wanderer');
    expect(proxied.noted('name_reported')).toMatchObject([{ counted: true }, { counted: true }]);
    expect(proxied.noted('name_withdrawn')).toMatchObject([{ player: publicId }]);
    expect((await player.get('/api/profile')).body).toMatchObject({
      username: 'Walrus Wanderer',
      show_name: true,
    });
    const rows = (await two.get('/api/leaderboard')).body.top50;
    expect(rows.map((row: { username: string }) => row.username)).not.toContain('Walrus Wanderer');
    // A new name is judged separately; the old one stays withdrawn.
    const rename = async (username: string) =>
      (await player.send('PATCH', '/api/profile', { username, show_name: true })).body.public_name;
    expect(await rename('Narwhal Wanderer')).toBe('Narwhal Wanderer');
    expect(await rename('Walrus Wanderer')).not.toBe('Walrus Wanderer');
  });

  it.each([
    ['fresh accounts', {}, { days: 13 }],
    ['accounts that hardly played', {}, { rounds: 19 }],
    ['accounts that played on few days', {}, { played: 4 }],
  ])('stays when %s report it', async (_what, _none, over) => {
    const { publicId, name } = await shown('Puffin Pilot');
    for (let i = 0; i < 4; i++) await report(await trusted(over), publicId);
    await report(await trusted(), publicId);
    expect(await name()).toBe('Puffin Pilot');
  });

  it('stays when both reports come from one network, or from one account', async () => {
    const { publicId, name } = await shown('Gecko Gardener');
    const [one, two] = [await trusted(), await trusted()];
    await report(one, publicId, '203.0.113.9');
    await report(one, publicId);
    await report(one, publicId);
    await report(two, publicId, '203.0.113.9');
    expect(await name()).toBe('Gecko Gardener');
  });

  it('goes when two reports come at the same moment', async () => {
    const { publicId, name } = await shown('Lemur Lighthouse');
    const reporters = await Promise.all([trusted(), trusted()]);
    await Promise.all(reporters.map((one) => report(one, publicId)));
    expect(await name()).not.toBe('Lemur Lighthouse');
  });

  it('that an operator has passed stays', async () => {
    const { player, publicId, name } = await shown('Moose Musician');
    await server.db.query('update profiles set name_passed = true where id = $1', [player.userId]);
    for (let i = 0; i < 3; i++) await report(await trusted(), publicId);
    expect(await name()).toBe('Moose Musician');
  });

  it('stays when the reporter was wrong three times before', async () => {
    const { publicId, name } = await shown('Bunny Baker');
    const wrong = await trusted();
    const others = [await shown('Fox Farmer'), await shown('Owl Orchard'), await shown('Seal Sailor')];
    for (const other of others) await report(wrong, other.publicId);
    await server.db.query(
      `update name_reports set outcome = 'refused', created_at = now() - interval '2 days'`,
    );
    await report(wrong, publicId);
    await report(await trusted(), publicId);
    expect(await name()).toBe('Bunny Baker');
    await report(await trusted(), publicId);
    expect(await name()).not.toBe('Bunny Baker');
  });
});

describe('reporting', () => {
  it('needs the gate, and answers 204 to whatever is meant', async () => {
    const { player, publicId } = await shown('Heron Helper');
    const reporter = await trusted();
    const path = `/api/leaderboard/${publicId}/report`;
    expect(await reporter.post(path)).toMatchObject({ status: 403, body: { code: 'gate_closed' } });
    await reporter.post('/api/gate');
    for (const id of [publicId, player.userId, 'nobody', '00000000-0000-4000-8000-000000000000', '%00'])
      expect((await reporter.post(`/api/leaderboard/${id}/report`)).status).toBe(204);
    expect((await reporter.post(path, { why: 'x' })).status).toBe(422);
    expect((await player.post(path)).status).toBe(204);
    expect((await server.db.query('select from name_reports')).rowCount).toBe(1);
  });

  it('is offered for what a person has typed and others read, and for nothing that notes nothing', async () => {
    const typed = await shown('Toucan Typist');
    const passed = await shown('Toucan Tiler');
    await server.db.query('update profiles set name_passed = true where public_id = $1', [passed.publicId]);
    const taken = await shown('Toucan Trapper');
    await server.db.query('update profiles set name_withdrawn = true where public_id = $1', [taken.publicId]);
    const hidden = await shown('Toucan Tailor');
    await hidden.player.send('PATCH', '/api/profile', { on_leaderboard: false });
    // A made-up name, and one that is not shown.
    const madeUp = await newPlayer(server.url);
    const { username } = (await madeUp.get('/api/profile/name-suggestion')).body;
    await madeUp.post('/api/gate');
    await madeUp.send('PATCH', '/api/profile', { username, show_name: true });
    await newPlayer(server.url);

    const { player: reporter } = await shown('Toucan Tinker');
    const path = '/api/leaderboard/reportable';
    const offered = async () => (await reporter.get(path)).body;
    const name = {
      id: typed.publicId,
      username: 'Toucan Typist',
      avatar_url: 'fox',
      rank: expect.any(Number),
    };
    expect(await offered()).toEqual({ names: [name], left: 3 });
    expect((await (await newPlayer(server.url)).get(path)).status).toBe(403);
    await report(reporter, typed.publicId);
    expect(await offered()).toEqual({ names: [], left: 2 });
    await server.db.query(`update name_reports set created_at = now() - interval '2 days'`);
    expect(await offered()).toEqual({ names: [name], left: 3 });
    for (const name of ['Toucan One', 'Toucan Two', 'Toucan Three'])
      await report(reporter, (await shown(name)).publicId);
    expect(await offered()).toMatchObject({ left: 0 });
  });

  it('is for three names a day', async () => {
    const reporter = await trusted();
    for (const name of ['Ferret One', 'Ferret Two', 'Ferret Three', 'Ferret Four'])
      expect(await report(reporter, (await shown(name)).publicId)).toBe(204);
    expect((await server.db.query('select from name_reports')).rowCount).toBe(3);
  });

  it('in hundreds at once, by one account, keeps nobody else waiting', async () => {
    const [reporter, other] = [await trusted(), await newPlayer(server.url)];
    const names = [await shown('Weasel One'), await shown('Weasel Two')];
    await reporter.post('/api/gate');
    // Meanwhile another copy of the server is saving a report of this account.
    const held = await server.db.connect();
    await held.query('begin');
    await held.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [reporter.userId]);
    const reports = Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        reporter.post(`/api/leaderboard/${names[i % 2]!.publicId}/report`, {}),
      ),
    );
    const reads = await Promise.all(Array.from({ length: 5 }, () => other.get('/api/profile')));
    expect(reads.map((read) => read.status)).toEqual(reads.map(() => 200));
    expect(new Set((await reports).map((answer) => answer.status))).toEqual(new Set([204]));
    await held.query('rollback');
    held.release();
    // Those were not saved; with the lock released the next one is.
    await reporter.post(`/api/leaderboard/${names[0]!.publicId}/report`, {});
    expect((await server.db.query('select from name_reports')).rowCount).toBe(1);
  });

  it('of a made-up name notes nothing', async () => {
    const hidden = await newPlayer(server.url);
    await hidden.post('/api/progress', round());
    const { public_id } = (await hidden.get('/api/profile')).body;
    await report(await trusted(), public_id);
    expect((await server.db.query('select from name_reports')).rowCount).toBe(0);
  });
});
