import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newFamily, PASSWORD, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signIn = async ({ email }: Family, client = new Client(server.url), password = PASSWORD) => {
  expect((await client.post('/api/auth/signin', { email, password })).status).toBe(200);
  return client;
};
const list = async (client: Client) => (await client.get('/api/auth/sessions')).body;
const isIn = async (client: Client) => (await client.get('/api/profile')).status === 200;
const today = () => new Date().toISOString().slice(0, 10);

describe('the list of sessions', () => {
  it('names each by an id that opens nothing, with its days and whether it is this one', async () => {
    const family = await newFamily(server.url);
    const elsewhere = await signIn(family);
    const sessions = await list(family);
    expect(sessions).toEqual([
      { id: expect.any(String), first_day: today(), last_day: today(), this: true },
      { id: expect.any(String), first_day: today(), last_day: today(), this: false },
    ]);
    const { rows } = await server.db.query<{ sid: string }>('select sid from session');
    for (const { sid } of rows) expect(JSON.stringify(sessions)).not.toContain(sid);
    const planted = new Client(server.url);
    planted.cookies.set('sid', `s%3A${sessions[1].id}`);
    expect(await isIn(planted)).toBe(false);
    expect((await list(elsewhere)).map((one: { id: string }) => one.id).toSorted()).toEqual(
      sessions.map((one: { id: string }) => one.id).toSorted(),
    );
  });

  it('tells the day on which a session was used last', async () => {
    const family = await newFamily(server.url);
    await server.db.query(
      `update session set sess = (sess::jsonb || jsonb_build_object('signedInAt', $2::bigint))::json where sess ->> 'userId' = $1`,
      [family.userId, Date.now() - 3 * 86_400_000],
    );
    const [{ first_day, last_day }] = await list(family);
    expect(new Date(today()).getTime() - new Date(first_day).getTime()).toBe(3 * 86_400_000);
    expect(last_day).toBe(today());
  });

  it('ends the one that is named, and no other', async () => {
    const family = await newFamily(server.url);
    const [one, other] = [await signIn(family), await signIn(family)];
    const end = (client: Client, id: string) => client.send('DELETE', `/api/auth/sessions/${id}`, {});
    const { id } = (await list(one)).find((session: { this: boolean }) => session.this);
    const stranger = await newFamily(server.url);
    for (const [client, given] of [
      [stranger, id],
      [family, 'made-up'],
      [family, '%00'],
    ] as const)
      expect((await end(client, given)).status).toBe(404);
    expect((await end(new Client(server.url), id)).status).toBe(401);
    expect(await isIn(one)).toBe(true);
    expect((await end(family, id)).status).toBe(204);
    expect([await isIn(one), await isIn(other), await isIn(family)]).toEqual([false, true, true]);
    expect(server.noted('session_ended_elsewhere')).toHaveLength(1);
    const own = (await list(other)).find((session: { this: boolean }) => session.this);
    expect((await end(other, own.id)).status).toBe(204);
    expect(other.cookies.has('sid')).toBe(false);
    expect(await isIn(other)).toBe(false);
  });
});

describe('beyond a hundred sessions of an account', () => {
  const DAY_MS = 86_400_000;
  /** Adds sessions, all five days old; the one with this number was used today. */
  const add = (userId: string, many: number, used: number) =>
    server.db.query(
      `insert into session select $1 || ' ' || n, json_build_object('cookie', '{}'::json, 'userId', $1::text,
         'signedInAt', $3::bigint + n, 'renewedAt', case when n = $4 then $5::bigint end), now() + interval '2 days'
       from generate_series(1, $2::integer) n`,
      [userId, many, Date.now() - 5 * DAY_MS, used, Date.now()],
    );
  const sidsOf = async (userId: string): Promise<string[]> =>
    (
      await server.db.query<{ sid: string }>(`select sid from session where sess ->> 'userId' = $1`, [userId])
    ).rows.map(({ sid }) => sid);

  it('each sign-in ends the one that was used longest ago; the list shows all there are', async () => {
    const [family, other] = [await newFamily(server.url), await newFamily(server.url)];
    await add(family.userId, 99, 1);
    expect(await list(family)).toHaveLength(100);
    const signIn = () =>
      new Client(server.url).post('/api/auth/signin', { email: family.email, password: PASSWORD });
    await signIn();
    await signIn();
    const left = await sidsOf(family.userId);
    expect(left).toHaveLength(100);
    expect(left).toContain(`${family.userId} 1`);
    expect(left).not.toContain(`${family.userId} 2`);
    expect(left).not.toContain(`${family.userId} 3`);
    expect(left).toContain(`${family.userId} 4`);
    expect(await list(family)).toHaveLength(100);
    expect(await sidsOf(other.userId)).toHaveLength(1);
  });

  it('that are there from before end at the next sign-in; the list hides none until then', async () => {
    const family = await newFamily(server.url);
    await add(family.userId, 250, 0);
    expect(await list(family)).toHaveLength(251);
    const wrong = { email: family.email, password: 'not this one' };
    expect((await new Client(server.url).post('/api/auth/signin', wrong)).status).toBe(400);
    expect(await sidsOf(family.userId)).toHaveLength(251);
    await family.copy().post('/api/auth/signin', { email: family.email, password: PASSWORD });
    expect(await sidsOf(family.userId)).toHaveLength(100);
  });
});

describe('a session that has ended', () => {
  it('is not brought back by what was under way', async () => {
    const family = await newFamily(server.url);
    const ending = await server.db.connect();
    await ending.query('begin');
    await ending.query(`delete from session where sess ->> 'userId' = $1`, [family.userId]);
    // Read before the session ends, written after it.
    const again = family.post('/api/auth/again', { password: PASSWORD });
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%session%'`;
    await expect.poll(async () => (await server.db.query(waits)).rowCount).toBe(1);
    await ending.query('commit');
    ending.release();
    await again;
    expect(await isIn(family)).toBe(false);
    const rows = await server.db.query(`select from session where sess ->> 'userId' = $1`, [family.userId]);
    expect(rows.rowCount).toBe(0);
  });
});

describe('the password again', () => {
  it('counts for ten minutes, in this session', async () => {
    const family = await newFamily(server.url);
    const elsewhere = await signIn(family);
    const exported = async (client: Client) => (await client.get('/api/account/export')).status;
    expect(await exported(family)).toBe(403);
    expect((await family.post('/api/auth/again', { password: 'wrong' })).body.code).toBe(
      'invalid_credentials',
    );
    expect(await exported(family)).toBe(403);
    const { body } = await family.post('/api/auth/again', { password: PASSWORD });
    expect(body.until - Date.now() / 1000).toBeGreaterThan(590);
    expect(body.until - Date.now() / 1000).toBeLessThanOrEqual(600);
    expect(await exported(family)).toBe(200);
    expect(await exported(elsewhere)).toBe(403);
    await server.db.query(
      `update session set sess = (sess::jsonb || jsonb_build_object('againUntil', $2::bigint))::json where sess ->> 'userId' = $1`,
      [family.userId, Date.now() - 1],
    );
    expect(await exported(family)).toBe(403);
    expect(server.noted('password_needed').length).toBeGreaterThan(0);
  });
});

describe('a changed password', () => {
  it('gives the own session a new id, keeps its end, ends the others, and is told by mail', async () => {
    const family = await newFamily(server.url);
    const [before, elsewhere] = [family.copy(), await signIn(family)];
    const tomorrow = new Date(Date.now() + 86_400_000);
    await server.db.query(
      `update session set expire = $2, sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb($2::timestamptz))::json
       where sess ->> 'userId' = $1`,
      [family.userId, tomorrow],
    );
    const change = { current: PASSWORD, password: 'another good password' };
    expect((await family.send('PUT', '/api/auth/password', change)).status).toBe(200);
    expect(family.cookies.get('sid')).not.toBe(before.cookies.get('sid'));
    expect([await isIn(family), await isIn(before), await isIn(elsewhere)]).toEqual([true, false, false]);
    expect((await family.get('/api/auth/session')).body.session.expires_in).toBeLessThanOrEqual(86_400);
    expect(server.noted('password_changed')).toHaveLength(1);
    const { text } = await new Client(server.url).get('/mailbox');
    const mail = text.split('<article>').find((article) => article.includes(`To ${family.email},`));
    expect(mail).toMatch(/password/i);
  });
});

describe('a new browser', () => {
  const mailsTo = async ({ email }: Family) =>
    (await new Client(server.url).get('/mailbox')).text
      .split('<article>')
      .filter((article) => article.includes(`To ${email},`)).length;

  it('is told by mail and noted once, the first one and known ones never', async () => {
    const family = await newFamily(server.url);
    const [before, noted] = [await mailsTo(family), server.noted('new_browser').length];
    await signIn(family, family);
    expect(await mailsTo(family)).toBe(before);
    const other = await signIn(family);
    expect(await mailsTo(family)).toBe(before + 1);
    await signIn(family, other);
    expect(await mailsTo(family)).toBe(before + 1);
    expect(server.noted('new_browser')).toHaveLength(noted + 1);
  });

  it('is told once an hour for a whole class of them, and again after it', async () => {
    const school = await startTestServer({ RATE_LIMITS: 'on' }, { databaseUrl: server.databaseUrl });
    const family = await newFamily(server.url);
    const [before, noted] = [await mailsTo(family), school.noted('new_browser').length];
    for (let child = 0; child < 5; child++) {
      await signIn(family, new Client(school.url));
      expect(await mailsTo(family)).toBe(before + 1);
    }
    expect(school.noted('new_browser')).toHaveLength(noted + 5);
    await server.db.query("update rate_limits set expire = 0 where key like 'new-browsers:%'");
    await signIn(family, new Client(school.url));
    expect(await mailsTo(family)).toBe(before + 2);
    await school.stop();
  });
});
