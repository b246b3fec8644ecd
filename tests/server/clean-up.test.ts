import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '#server/account/clean-up.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { inPortions } from '#server/db/portions.ts';
import { newFamily, newPlayer, round } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
  db = openDatabase(server.db);
});
beforeEach(async () => {
  await cleanUp(db);
});
afterAll(() => server.stop());

const run = (statement: string, ...values: unknown[]) => server.db.query(statement, values);
const count = async (what: string) =>
  Number((await server.db.query<{ n: string }>(`select count(*) as n from ${what}`)).rows[0]!.n);

const staleSessions = (many: number) =>
  run(
    `insert into session select 'stale ' || n, '{}', now() - interval '1 day' from generate_series(1, ${many}) n`,
  );
const unconfirmed = (many: number) =>
  run(`insert into users (email, created_at)
    select 'unconfirmed' || n || '@example.org', now() - interval '8 days' from generate_series(1, ${many}) n`);

describe('cleaning up', () => {
  it('removes much in many short statements', async () => {
    await staleSessions(3000);
    await unconfirmed(1200);
    expect(await cleanUp(db)).toEqual({ sessions: 3000, 'unconfirmed accounts': 1200 });
    expect(await count('session')).toBe(0);
  });

  it('waits for nobody: rows that are held just now stay for the next time', async () => {
    await staleSessions(20);
    const holder = await server.db.connect();
    await holder.query(`begin; select from session where sid = 'stale 7' for update`);
    expect(await cleanUp(db)).toEqual({ sessions: 19 });
    await holder.query('rollback');
    holder.release();
    expect(await cleanUp(db)).toEqual({ sessions: 1 });
  });

  it('goes on with all other kinds when one cannot be removed', async () => {
    await staleSessions(5);
    await unconfirmed(5);
    await run(`insert into page_views (route, day) values ('/home', current_date - 500)`);
    await run(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await run('create trigger refused before delete on session execute function refuse()');
    const failed: string[] = [];
    const removed = await cleanUp(db, { onFailure: (kind) => void failed.push(kind) });
    expect(failed).toEqual(['sessions']);
    expect(removed).toEqual({ 'unconfirmed accounts': 5, 'page views': 1 });
    await run('drop trigger refused on session');
  });

  it('goes on in the next turn where a kind has come to', async () => {
    await staleSessions(1200);
    await unconfirmed(30);
    expect(await cleanUp(db, { turnMs: 0 })).toEqual({ sessions: 1200, 'unconfirmed accounts': 30 });
  });

  it('leaves what is in use alone', async () => {
    const player = await newPlayer(server.url);
    await player.post('/api/progress', round());
    expect(await cleanUp(db)).toEqual({});
    expect((await player.get('/api/profile')).body.xp).toBe(10);
  });
});

describe('a clock that was a year ahead and has been set right leaves behind', () => {
  const YEAR = `interval '1 year'`;

  it('no limit', async () => {
    await run(`insert into rate_limits values ('x', 10, extract(epoch from now() + ${YEAR}) * 1000)`);
    expect(await cleanUp(db)).toEqual({ limits: 1 });
  });

  it('no session that lasts a year', async () => {
    const family = await newFamily(server.url);
    await run(`update session set expire = expire + ${YEAR} where sess ->> 'userId' = $1`, family.userId);
    expect(await cleanUp(db)).toEqual({ sessions: 1 });
    expect((await family.get('/api/auth/session')).body).toEqual({ session: null });
  });

  it('no link, no mail and no unconfirmed account that would stay for a year', async () => {
    const { userId } = await newFamily(server.url);
    await run(
      `insert into mail_tokens (hash, kind, user_id, expires_at) values ('x', 'recovery', $1, now() + ${YEAR})`,
      userId,
    );
    await run(`update mailbox set created_at = created_at + ${YEAR} where user_id = $1`, userId);
    await run(`insert into users (email, created_at) values ('later@example.org', now() + ${YEAR})`);
    expect(await cleanUp(db)).toEqual({ links: 1, mails: 1, 'unconfirmed accounts': 1 });
  });
});

describe('portions', () => {
  it('are smaller where they take long, and end with the first that is not full', async () => {
    const limits: number[] = [];
    let left = 3000;
    const all = await inPortions(async (limit) => {
      limits.push(limit);
      const done = Math.min(left, limit);
      left -= done;
      // Takes a millisecond for each row.
      const end = performance.now() + (limits.length === 1 ? 250 : 0);
      while (performance.now() < end);
      return done;
    });
    expect(all).toBe(3000);
    expect(limits[0]).toBe(500);
    expect(limits[1]).toBe(250);
    expect(limits.at(-1)).toBeGreaterThan(250);
  });

  it('try less at once when a statement was given up, and do not try for ever', async () => {
    const limits: number[] = [];
    const slow = async (limit: number) => {
      limits.push(limit);
      if (limit > 100) throw Object.assign(new Error('canceling statement'), { code: '57014' });
      return 0;
    };
    expect(await inPortions(slow)).toBe(0);
    expect(limits).toEqual([500, 250, 125, 62]);
    const dead = () => Promise.reject(Object.assign(new Error('canceling statement'), { code: '57014' }));
    await expect(inPortions(dead)).rejects.toThrow('canceling statement');
  });

  it('end where they are when there is no more time', async () => {
    let runs = 0;
    expect(await inPortions(async (limit) => (runs++, limit), { isOver: () => runs === 3 })).toBeGreaterThan(
      0,
    );
    expect(runs).toBe(3);
  });
});
