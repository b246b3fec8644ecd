import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let mine: Family;
let theirs: Family;
let attemptId: string;
let publicId: string;
beforeAll(async () => {
  server = await startTestServer();
  mine = await newPlayer(server.url);
  theirs = await newPlayer(server.url);
  const body = round();
  attemptId = body.attemptId;
  await theirs.post('/api/progress', body);
  publicId = (await theirs.get('/api/profile')).body.public_id;
});
afterAll(() => server.stop());

/** All rows of all tables that contain data about the other player. */
async function theirRows(): Promise<string[]> {
  const tables = await server.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const traces = [theirs.userId, theirs.email, publicId, attemptId].map((trace) => `%${trace}%`);
  const rows = tables.rows.map(({ name }) =>
    server.db.query<{ row: string }>(
      `select '${name}' || t::text as row from "${name}" t where t::text like any($1) order by 1`,
      [traces],
    ),
  );
  return (await Promise.all(rows)).flatMap((result) => result.rows.map(({ row }) => row));
}

/** All calls of the API, with the other player's ids wherever there is an id. */
function calls(): readonly [method: string, path: string, body?: object][] {
  const ids = { id: theirs.userId, userId: theirs.userId, user_id: theirs.userId, public_id: publicId };
  const query = `?${new URLSearchParams(ids)}`;
  const look = { avatar_url: 'cat', theme: 'berry' };
  return [
    ...['/api/auth/session', '/api/profile', '/api/profile/name-suggestion', '/api/account/export'].map(
      (path): [string, string] => ['GET', path + query],
    ),
    ['GET', `/api/profile/${theirs.userId}`],
    ['GET', `/api/profiles/${publicId}`],
    ['POST', '/api/profile', { username: 'Newt', age: 5, ...look, ...ids }],
    ['POST', `/api/profile${query}`, { username: 'Newt', age: 5, ...look }],
    ['PATCH', '/api/profile', { ...look, ...ids }],
    ['PATCH', `/api/profile${query}`, look],
    ['PATCH', '/api/profile', { parent_email: theirs.email }],
    ['PATCH', `/api/profile?player=${theirs.userId}`, look],
    ['POST', `/api/players/${theirs.userId}/enter`],
    ['POST', '/api/progress', round({ attemptId })],
    ['POST', '/api/progress', round({ playerId: theirs.userId })],
    ['POST', '/api/progress', round({ userId: theirs.userId, xpGained: 99, coinsGained: 99 })],
    ['PUT', '/api/auth/password', { current: PASSWORD, password: 'mine from now on', ...ids }],
    ['PUT', `/api/auth/password${query}`, { current: 'not the one', password: 'mine from now on' }],
    ['POST', '/api/auth/signin', { email: theirs.email, password: 'not the one' }],
    ['POST', '/api/auth/reset', { token: theirs.userId, password: 'mine from now on' }],
    ['POST', '/api/auth/verify', { token: attemptId }],
    ['DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD, ...ids }],
    ['DELETE', `/api/account${query}`, { confirm: 'DELETE', password: 'not the one' }],
  ];
}

it.each(['a player', 'a visitor'])('no call lets %s read or change another player', async (who) => {
  const client = who === 'a player' ? mine : new Client(server.url);
  const before = await theirRows();
  expect(before.length).toBeGreaterThan(4);
  for (const [method, path, body] of calls()) {
    const { status, text } = await client.send(method, path, body, { 'x-user-id': theirs.userId });
    expect(status).toBeLessThan(500);
    for (const secret of [theirs.userId, theirs.email, publicId, attemptId])
      expect(text).not.toContain(secret);
  }
  expect(await theirRows()).toEqual(before);
});

it('a call meant for another player is refused, as a page may not know yet who has signed in', async () => {
  const xp = async () => (await mine.get('/api/profile')).body.xp;
  const before = [await theirRows(), await xp()];
  const meant = (player: Family) => ({ 'x-addly-user': player.userId });
  for (const [method, path, body] of [
    ['GET', '/api/profile'],
    ['PATCH', '/api/profile', { theme: 'berry' }],
    ['POST', '/api/progress', round()],
    ['DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD }],
  ] as const)
    expect(await mine.send(method, path, body, meant(theirs)), path).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    });
  expect([await theirRows(), await xp()]).toEqual(before);
  expect((await mine.post('/api/progress', round(), meant(mine))).status).toBe(200);
});

it('the leaderboard shows of another player what the contract names, and nothing else', async () => {
  const { body, text } = await mine.get('/api/leaderboard');
  const row = body.top50.find(({ id }: { id: string }) => id === publicId);
  expect(Object.keys(row).sort()).toEqual(['avatar_url', 'id', 'level', 'rank', 'username', 'xp']);
  for (const secret of [theirs.userId, theirs.email, attemptId]) expect(text).not.toContain(secret);
});
