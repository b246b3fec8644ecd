import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { Client, newFamily, PASSWORD } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const NEW = 'eight sleepy badgers';

let server: TestServer;
/** The stored hash of a new password. */
let newHash: string;
beforeAll(async () => {
  server = await startTestServer();
  const other = await newFamily(server.url);
  await other.send('PUT', '/api/auth/password', { current: PASSWORD, password: NEW });
  const { rows } = await server.db.query<{ password_hash: string }>(
    'select password_hash from users where id = $1',
    [other.userId],
  );
  newHash = rows[0]!.password_hash;
});
afterAll(() => server.stop());

const sessionsOf = async (userId: string) =>
  (await server.db.query(`select from session where sess ->> 'userId' = $1`, [userId])).rowCount;

const somebodyWaits = async () =>
  (
    await server.db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount! > 0;

/** Blocks the call at a row it needs to lock; meanwhile a new password is set that ends all sessions. */
async function whileHeld<T>(lock: string, userId: string, call: () => Promise<T>): Promise<T> {
  const reset: pg.PoolClient = await server.db.connect();
  try {
    await reset.query('begin');
    await reset.query(lock);
    const answer = call();
    await expect.poll(somebodyWaits, { timeout: 20_000, interval: 10 }).toBe(true);
    await reset.query('update users set password_hash = $1 where id = $2', [newHash, userId]);
    await reset.query(`delete from session where sess ->> 'userId' = $1`, [userId]);
    await reset.query('commit');
    return await answer;
  } finally {
    reset.release();
  }
}

const HELD: [where: string, lock: (userId: string) => string][] = [
  ['before it is noted', (userId) => `select from users where id = '${userId}' for update`],
  ['before its session is there', () => 'lock table session in share mode'],
];

describe('a password that was replaced while it was looked at', () => {
  it.each(HELD)('signs nobody in and leaves no session, when that is %s', async (_where, lock) => {
    const { email, userId } = await newFamily(server.url);
    const late = new Client(server.url);
    const answer = await whileHeld(lock(userId), userId, () =>
      late.post('/api/auth/signin', { email, password: PASSWORD }),
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect(server.noted('sign_in_refused').at(-1)).toMatchObject({ reason: 'replaced', asked: 'password' });
    expect(await sessionsOf(userId)).toBe(0);
    expect((await late.get('/api/auth/session')).body.session).toBeNull();
    expect((await late.post('/api/auth/signin', { email, password: NEW })).status).toBe(200);
  });

  it('does not put another one in the place of the new one', async () => {
    const family = await newFamily(server.url);
    const answer = await whileHeld(HELD[0]![1](family.userId), family.userId, () =>
      family.send('PUT', '/api/auth/password', { current: PASSWORD, password: 'nine greedy herons' }),
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect(await sessionsOf(family.userId)).toBe(0);
    const owner = await new Client(server.url).post('/api/auth/signin', {
      email: family.email,
      password: NEW,
    });
    expect(owner.status).toBe(200);
  });
});
