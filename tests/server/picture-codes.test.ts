import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, newName, newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());

const CODE = [3, 0, 8];
const WRONG = [3, 8, 0];

/** The first of two players has a code. The gate is closed, and nobody is chosen. */
async function withCode(): Promise<Family> {
  const family = await newPlayer(server.url);
  await family.post('/api/gate');
  await family.post('/api/players', { username: newName(), age: 4, avatar_url: 'cat', theme: 'berry' });
  expect(await setCode(family, CODE)).toMatchObject({ status: 200, body: {} });
  await signInAgain(family);
  return family;
}

const signInAgain = (family: Family, client: Client = family) =>
  client.post('/api/auth/signin', { email: family.email, password: PASSWORD });
const setCode = (family: Family, code: unknown, id = family.userId) =>
  family.send('PUT', `/api/players/${id}/code`, { code });
const enter = (client: Client, id: string, code?: unknown) =>
  client.post(`/api/players/${id}/enter`, { code });
const refused = (status: number, code: string) => ({ status, body: { code } });
const current = async (client: Client) =>
  (await client.get('/api/players')).body.find((player: { current: boolean }) => player.current)?.id;

it('is asked for by the player that has one, and told to nobody', async () => {
  const family = await withCode();
  const { body, text } = await family.get('/api/players');
  expect(body.map(({ code }: { code: boolean }) => code)).toEqual([true, false]);
  expect(text).not.toContain('3,0,8');
  expect(await enter(family, family.userId)).toMatchObject(refused(403, 'wrong_code'));
  expect(await enter(family, family.userId, WRONG)).toMatchObject(refused(403, 'wrong_code'));
  expect(await current(family)).toBeUndefined();
  const entered = await enter(family, family.userId, CODE);
  expect(entered).toMatchObject({ status: 200, body: { id: family.userId } });
  expect(await current(family)).toBe(family.userId);
  expect((await enter(family, body[1].id)).status).toBe(200);
  // Rounds that waited ask for none.
  expect((await family.post('/api/progress', round({ playerId: family.userId }))).status).toBe(200);
});

it('is closed after five wrong ones, also at once, until a grown-up opens the gate', async () => {
  const family = await withCode();
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(family, family.userId, WRONG)));
  expect(answers.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  const closed = await enter(family, family.userId, CODE);
  expect(closed).toMatchObject(refused(429, 'over_request_rate_limit'));
  expect(closed.body.message).toBe('Please ask a grown-up.');
  // In this session alone.
  const elsewhere = new Client(server.url);
  await signInAgain(family, elsewhere);
  expect((await enter(elsewhere, family.userId, CODE)).status).toBe(200);
  await family.post('/api/gate');
  expect((await enter(family, family.userId)).status).toBe(200);
  expect((await enter(family, family.userId, WRONG)).status).toBe(403);
  expect((await enter(family, family.userId, CODE)).status).toBe(200);
});

it('begins anew with the right one', async () => {
  const family = await withCode();
  for (const tries of [4, 4]) {
    for (let i = 0; i < tries; i++) expect((await enter(family, family.userId, WRONG)).status).toBe(403);
    expect((await enter(family, family.userId, CODE)).status).toBe(200);
  }
});

it('is set, changed and removed behind the gate, which begins its tries anew', async () => {
  const family = await withCode();
  expect(await setCode(family, null)).toMatchObject(refused(403, 'gate_closed'));
  for (let i = 0; i < 5; i++) await enter(family, family.userId, WRONG);
  await family.post('/api/gate');
  expect((await setCode(family, WRONG)).status).toBe(200);
  expect(await enter(family, family.userId, CODE)).toMatchObject(refused(403, 'wrong_code'));
  expect((await enter(family, family.userId, WRONG)).status).toBe(200);
  expect((await setCode(family, null)).status).toBe(200);
  expect((await family.get('/api/players')).body[0].code).toBe(false);
  await signInAgain(family);
  expect((await enter(family, family.userId)).status).toBe(200);
});

it("is no matter of another account's", async () => {
  const family = await withCode();
  const stranger = await newPlayer(server.url);
  await stranger.post('/api/gate');
  expect(await setCode(stranger, null, family.userId)).toMatchObject(refused(404, 'not_found'));
  expect(await enter(stranger, family.userId, CODE)).toMatchObject(refused(404, 'not_found'));
  expect((await enter(family, family.userId)).status).toBe(403);
});

it.each([[[]], [[1, 2]], [[1, 2, 3, 4]], [[1, 2, 9]], [[-1, 2, 3]], [[1, 2, 0.5]], [['1', 2, 3]], ['123']])(
  'is three of nine pictures, not %j',
  async (code) => {
    const family = await withCode();
    expect(await enter(family, family.userId, code)).toMatchObject(refused(422, 'validation_failed'));
    await family.post('/api/gate');
    expect(await setCode(family, code)).toMatchObject(refused(422, 'validation_failed'));
    expect((await enter(family, family.userId, CODE)).status).toBe(200);
  },
);

it('is in the export', async () => {
  const family = await withCode();
  await family.post('/api/auth/again', { password: PASSWORD });
  const { body } = await family.get('/api/account/export');
  expect(body.players.map((player: { picture_code: unknown }) => player.picture_code)).toEqual([CODE, null]);
});
