import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Client, newFamily, newPlayer, PASSWORD } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());

const moveClock = (byMs: number) => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs });
};

/** Sends attempts that no page sends until the limit is reached. */
async function tooMuchNonsense(family: Client) {
  for (let i = 0; i < 30; i++) {
    const answer = await family.post('/api/gate', { born: 1980 });
    if (answer.status !== 422) return answer;
  }
  throw new Error('it never was too much');
}

describe('the gate for grown-ups', () => {
  it('is closed at first, open for 10 minutes in this session alone, and says until when', async () => {
    const here = await newPlayer(server.url);
    expect((await here.get('/api/gate')).body).toEqual({ until: null });
    const opened = await here.post('/api/gate');
    expect(opened).toMatchObject({ status: 200, body: { until: expect.any(Number) } });
    const seconds = opened.body.until - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await here.get('/api/gate')).body).toEqual(opened.body);

    const elsewhere = new Client(server.url);
    await elsewhere.post('/api/auth/signin', { email: here.email, password: PASSWORD });
    expect((await elsewhere.get('/api/gate')).body).toEqual({ until: null });

    moveClock(10 * 60_000 + 1000);
    expect((await here.get('/api/gate')).body).toEqual({ until: null });
    expect((await here.send('PATCH', '/api/profile', { on_leaderboard: false })).status).toBe(403);
  });

  it('is closed, and says so, when a clock that was a year ahead opened it', async () => {
    const family = await newPlayer(server.url);
    moveClock(365 * 86_400_000);
    await family.post('/api/auth/signin', { email: family.email, password: PASSWORD });
    expect((await family.post('/api/gate')).status).toBe(200);
    vi.useRealTimers();
    expect((await family.send('PATCH', '/api/profile', { on_leaderboard: false })).status).toBe(403);
    expect((await family.get('/api/gate')).body).toEqual({ until: null });
  });

  it('is for those who are signed in, takes nothing but a press, and not for ever', async () => {
    expect((await new Client(server.url).get('/api/gate')).status).toBe(401);
    expect((await new Client(server.url).post('/api/gate')).status).toBe(401);
    const family = await newFamily(server.url);
    expect((await family.post('/api/gate', { born: 1980 })).status).toBe(422);
    const refused = await tooMuchNonsense(family);
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('opens for grown-ups however often they pass', async () => {
    const family = await newFamily(server.url);
    for (let i = 0; i < 60; i++) expect((await family.post('/api/gate')).status).toBe(200);
  });

  it('that tries of no grown-up have shut opens in every other session of the account', async () => {
    const family = await newFamily(server.url);
    const elsewhere = new Client(server.url);
    await elsewhere.post('/api/auth/signin', { email: family.email, password: PASSWORD });
    await tooMuchNonsense(family);
    expect((await elsewhere.post('/api/gate')).status).toBe(200);
    expect((await family.post('/api/gate')).status).toBe(429);
    await server.db.query('update rate_limits set expire = 0');
    expect((await family.post('/api/gate')).status).toBe(200);
  });

  it.each([{ on_leaderboard: false }, { on_leaderboard: true }, { show_name: true }, { show_name: false }])(
    'is asked for before %j, and only then',
    async (change) => {
      const player = await newPlayer(server.url);
      const before = (await player.get('/api/profile')).body;
      expect(await player.send('PATCH', '/api/profile', { ...change, theme: 'berry' })).toMatchObject({
        status: 403,
        body: { code: 'gate_closed' },
      });
      expect((await player.get('/api/profile')).body).toEqual(before);
      await player.post('/api/gate');
      expect((await player.send('PATCH', '/api/profile', change)).body).toMatchObject(change);
    },
  );
});
