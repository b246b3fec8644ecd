import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '#server/account/clean-up.ts';
import { openDatabase } from '#server/db/database.ts';
import { Client, newEmail, newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());

/** All rows of all tables as text, by table. */
async function everything(): Promise<Record<string, string>> {
  const tables = await server.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const entries = tables.rows.map(async ({ name }) => {
    const { rows } = await server.db.query<{ all: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as all from "${name}" t`,
    );
    return [name, rows[0]!.all] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function busyPlayer(): Promise<Family & { publicId: string; attemptId: string }> {
  const player = await newPlayer(server.url);
  const body = round();
  await player.post('/api/progress', body);
  await player.get('/api/leaderboard');
  const elsewhere = new Client(server.url);
  await elsewhere.post('/api/auth/signin', { email: player.email, password: PASSWORD });
  const { public_id } = (await player.get('/api/profile')).body;
  return Object.assign(player, { publicId: public_id as string, attemptId: body.attemptId });
}

describe('the export', () => {
  it('holds everything about the user, and nothing that opens the account', async () => {
    const player = await busyPlayer();
    expect(await player.get('/api/account/export')).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_needed' },
    });
    await player.post('/api/auth/again', { password: PASSWORD });
    const answer = await player.get('/api/account/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=addly-nook-export.json');
    expect(answer.body).toMatchObject({
      user: {
        id: player.userId,
        email: player.email,
        has_password: true,
        user_metadata: { username: null, age: null },
      },
      identities: [],
      sessions: [expect.anything(), expect.anything()],
      known_networks: [{ last_day: expect.any(String) }],
      links_in_mails: [],
      sign_ups: [],
      mails_waiting: [],
      mails_sent: [
        { kind: 'confirm', sent_at: expect.any(String) },
        { kind: 'new_browser', sent_at: expect.any(String) },
      ],
      mails_in_mailbox: [expect.anything(), expect.anything()],
      players: [{ id: player.userId, public_id: player.publicId, age: 5, xp: 10, coins: 18 }],
      rounds: [
        { attempt_id: player.attemptId, game_id: 'total-treasure-hunt', score: 10, xp: 10, coins: 18 },
      ],
      odd_saves: [],
    });
    expect(answer.body.answers).toHaveLength(10);
    expect(answer.body.answers[0]).toEqual({
      attempt_id: player.attemptId,
      item: expect.stringContaining('add.10/'),
      wrong: 0,
      first: null,
      help: 0,
      pace: 0,
      support: 0,
      shown: false,
    });
    const { rows } = await server.db.query<{ sid: string; password_hash: string }>(
      `select sid, password_hash from session, users where sess ->> 'userId' = $1 and users.id::text = $1`,
      [player.userId],
    );
    for (const { sid, password_hash } of rows) {
      expect(answer.text).not.toContain(sid);
      expect(answer.text).not.toContain(password_hash);
    }
  });

  it("never holds another user's rows", async () => {
    const [player, other] = [await busyPlayer(), await busyPlayer()];
    await player.post('/api/auth/again', { password: PASSWORD });
    const { text } = await player.get('/api/account/export');
    for (const theirs of [other.email, other.userId, other.publicId, other.attemptId])
      expect(text).not.toContain(theirs);
  });
});

describe('deleting the account', () => {
  it.each([
    [{}, 422, 'validation_failed'],
    [{ confirm: 'delete', password: PASSWORD }, 422, 'validation_failed'],
    [{ confirm: 'DELETE' }, 403, 'reauthentication_needed'],
    [{ confirm: 'DELETE', password: '' }, 400, 'invalid_credentials'],
    [{ confirm: 'DELETE', password: 'not it' }, 400, 'invalid_credentials'],
  ])('with %j is refused and leaves everything', async (body, status, code) => {
    const player = await newPlayer(server.url);
    expect(await player.send('DELETE', '/api/account', body)).toMatchObject({ status, body: { code } });
    expect((await player.get('/api/profile')).body.id).toBe(player.userId);
  });

  it('leaves no row about the user in any table, and all of the others', async () => {
    const [player, other] = [await busyPlayer(), await busyPlayer()];
    const traces = [player.userId, player.email, player.publicId, player.attemptId];
    const before = Object.values(await everything()).join(' ');
    for (const trace of traces) expect(before).toContain(trace);
    const answer = await player.send('DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD });
    expect(answer.status).toBe(204);
    expect(player.cookies.size).toBe(0);
    const left = async () => {
      const rows = Object.values(await everything()).join(' ');
      return traces.filter((trace) => rows.includes(trace));
    };
    await expect.poll(left).toEqual([]);
    const after = Object.values(await everything()).join(' ');
    for (const trace of [other.userId, other.email, other.publicId, other.attemptId])
      expect(after).toContain(trace);
    expect((await other.get('/api/leaderboard')).text).not.toContain(player.publicId);
  });

  it('frees the address and the name for a new start', async () => {
    const player = await newPlayer(server.url, { username: 'Phoenix' });
    await player.send('DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD });
    await server.db.query('delete from rate_limits');
    const again = new Client(server.url);
    await again.post('/api/auth/signup', { email: player.email, password: PASSWORD });
    expect((await newPlayer(server.url, { username: 'Phoenix' })).userId).not.toBe(player.userId);
    expect((await server.db.query('select from profiles where username = $1', ['Phoenix'])).rowCount).toBe(1);
  });
});

describe('cleaning up', () => {
  it('removes what has had its time and nothing else', async () => {
    const player = await busyPlayer();
    const forgotten = newEmail();
    const recent = newEmail();
    for (const email of [forgotten, recent])
      await new Client(server.url).post('/api/auth/signup', { email, password: PASSWORD });
    await new Client(server.url).get('/mailbox');
    await player.post('/api/progress', round());
    for (const statement of [
      `update users set created_at = now() - interval '8 days' where email = '${forgotten}'`,
      `update users set created_at = now() - interval '6 days' where email = '${recent}'`,
      `update users set created_at = now() - interval '800 days' where email = '${player.email}'`,
      `update rounds set saved_at = now() - interval '14 months' where attempt_id = '${player.attemptId}'`,
      `update session set expire = now() - interval '1 second' where sid = (select max(sid) from session where sess ->> 'userId' = '${player.userId}')`,
      `update mailbox set created_at = now() - interval '25 hours' where user_id = '${player.userId}'`,
      `insert into page_views (route, day) values ('/home', current_date - 500), ('/home', current_date - 5)`,
    ])
      await server.db.query(statement);
    await cleanUp(openDatabase(server.db));
    const count = async (what: string) =>
      Number((await server.db.query<{ n: string }>(`select count(*) as n from ${what}`)).rows[0]!.n);
    expect(await count(`users where email = '${forgotten}'`)).toBe(0);
    expect(await count(`users where email in ('${recent}', '${player.email}')`)).toBe(2);
    expect(await count(`rounds where user_id = '${player.userId}'`)).toBe(1);
    expect(await count(`session where sess ->> 'userId' = '${player.userId}'`)).toBe(1);
    expect(await count(`mailbox where user_id = '${player.userId}'`)).toBe(0);
    expect(await count('page_views')).toBe(1);
    expect(await count(`profiles where id = '${player.userId}' and xp = 20`)).toBe(1);
  });
});
