import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newFamily, newPlayer, PASSWORD } from './support/client.ts';
import { startTestServer, TEST_SECRET, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sessionsOf = async (userId: string) =>
  (await server.db.query(`select from session where sess ->> 'userId' = $1`, [userId])).rowCount;

describe('a visitor', () => {
  it('gets no cookie and leaves no session', async () => {
    const before = await server.db.query('select from session');
    for (const path of [
      '/api/auth/session',
      '/api/config',
      '/api/profile',
      '/healthz',
      '/mailbox',
      '/api/nothing',
    ]) {
      const { headers } = await new Client(server.url).get(path);
      expect(headers.getSetCookie()).toEqual([]);
    }
    await new Client(server.url).post('/api/auth/signin', {
      email: 'nobody@example.org',
      password: PASSWORD,
    });
    expect((await server.db.query('select from session')).rowCount).toBe(before.rowCount);
  });
});

describe('a session', () => {
  it('has a new id after each sign-in, and the old one is worth nothing', async () => {
    const family = await newFamily(server.url);
    const before = family.copy();
    await family.post('/api/auth/signin', { email: family.email, password: PASSWORD });
    expect(family.cookies.get('sid')).not.toBe(before.cookies.get('sid'));
    expect((await before.get('/api/profile')).status).toBe(401);
    expect((await family.get('/api/profile')).status).toBe(200);
  });

  it('cannot be planted: an id chosen by someone else signs nobody in', async () => {
    const family = await newFamily(server.url);
    const planted = new Client(server.url);
    planted.cookies.set('sid', 's%3Achosen.by-someone-else');
    await planted.post('/api/auth/signin', { email: family.email, password: PASSWORD });
    expect(planted.cookies.get('sid')).not.toContain('chosen');
  });

  it('cannot be replayed after sign-out', async () => {
    const family = await newFamily(server.url);
    const kept = family.copy();
    await family.post('/api/auth/signout');
    expect((await kept.get('/api/profile')).status).toBe(401);
    expect(await sessionsOf(family.userId)).toBe(0);
  });

  it('cannot be replayed after the account is gone', async () => {
    const family = await newPlayer(server.url);
    const kept = family.copy();
    await family.send('DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD });
    expect((await kept.get('/api/profile')).status).toBe(401);
    expect((await kept.get('/api/auth/session')).body).toEqual({ session: null });
    expect(await sessionsOf(family.userId)).toBe(0);
  });

  it('is kept for 90 days from the last visit, written once a day', async () => {
    const family = await newFamily(server.url);
    const age = (days: number) =>
      server.db.query(
        `update session set expire = now() + make_interval(days => 90 - $3), sess =
           ((sess::jsonb || jsonb_build_object('signedInAt', $2::bigint)) - 'renewedAt')::json where sess ->> 'userId' = $1`,
        [family.userId, Date.now() - days * 86_400_000, days],
      );
    expect((await family.get('/api/profile')).headers.getSetCookie()).toEqual([]);
    for (const days of [2, 8, 89]) {
      await age(days);
      const renewed = await family.get('/api/auth/session');
      expect(renewed.headers.getSetCookie()).toHaveLength(1);
      expect(renewed.headers.getSetCookie()[0]).toMatch(/Max-Age=77\d{5}$/);
      expect(renewed.body.session.expires_in).toBeGreaterThan(90 * 86_400 - 10);
      expect((await family.get('/api/auth/session')).headers.getSetCookie()).toEqual([]);
    }
    await age(91);
    expect((await family.get('/api/profile')).status).toBe(401);
  });

  it('that was used while a clock was a year ahead ends no later than any other', async () => {
    const family = await newFamily(server.url);
    await server.db.query(
      `update session set expire = expire + interval '365 days', sess =
         (sess::jsonb || jsonb_build_object('signedInAt', $2::bigint, 'renewedAt', $2::bigint))::json
       where sess ->> 'userId' = $1`,
      [family.userId, Date.now() + 365 * 86_400_000],
    );
    expect((await family.get('/api/profile')).status).toBe(200);
    const { rows } = await server.db.query(
      `select expire < now() + interval '91 days' as good from session where sess ->> 'userId' = $1`,
      [family.userId],
    );
    expect(rows).toEqual([{ good: true }]);
  });

  it('that ended while it was being renewed stays ended', async () => {
    const family = await newFamily(server.url);
    await server.db.query(
      `update session set sess = (sess::jsonb || jsonb_build_object('signedInAt', $2::bigint))::json where sess ->> 'userId' = $1`,
      [family.userId, Date.now() - 2 * 86_400_000],
    );
    const other = family.copy();
    await Promise.all([
      other.get('/api/profile'),
      family.post('/api/auth/signout'),
      other.get('/api/leaderboard'),
    ]);
    expect((await other.get('/api/profile')).status).toBe(401);
    expect(await sessionsOf(family.userId)).toBe(0);
  });

  it('needs the whole cookie: a forged one is no session', async () => {
    const family = await newFamily(server.url);
    const forged = family.copy();
    forged.cookies.set('sid', family.cookies.get('sid')!.slice(0, -2) + 'xx');
    expect((await forged.get('/api/profile')).status).toBe(401);
  });
});

describe('the cookie', () => {
  const attributes = async (env: Record<string, string>, headers: Record<string, string>) => {
    const other = await startTestServer(env, { databaseUrl: server.databaseUrl });
    const { email } = await newFamily(server.url);
    const answer = await new Client(other.url).post(
      '/api/auth/signin',
      { email, password: PASSWORD },
      headers,
    );
    await other.stop();
    const cookie = answer.headers.getSetCookie().find((one) => /^(__Host-)?sid=/.test(one));
    return { cookie: cookie ?? '', text: answer.text };
  };

  it('on http is sid, out of reach for scripts and other sites', async () => {
    const { cookie, text } = await attributes({}, {});
    expect(cookie).toMatch(/^sid=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax; Max-Age=77\d{5}$/);
    expect(text).not.toContain(decodeURIComponent(/^sid=([^;]+)/.exec(cookie)![1]!).slice(2, 20));
  });

  it('behind a proxy with https has the __Host- prefix and is Secure', async () => {
    const https = { PUBLIC_URL: 'https://nook.example.org', TRUST_PROXY: '1', RATE_LIMITS: 'on' };
    const { cookie } = await attributes(https, { 'x-forwarded-proto': 'https' });
    expect(cookie).toMatch(
      /^__Host-sid=.*; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax; Max-Age=77\d{5}$/,
    );
    expect(cookie).not.toContain('Domain');
    // Otherwise a proxy without that header would silently prevent every sign-in.
    expect((await attributes(https, {})).cookie).toContain('; Secure');
  });

  it('stays good when a new secret comes before the old one', async () => {
    const family = await newFamily(server.url);
    const rotated = await startTestServer(
      { SESSION_SECRET: `a new secret of at least thirty-two bytes,${TEST_SECRET}` },
      { databaseUrl: server.databaseUrl },
    );
    const there = new Client(rotated.url);
    there.cookies.set('sid', family.cookies.get('sid')!);
    expect((await there.get('/api/profile')).status).toBe(200);
    await rotated.stop();
  });
});
