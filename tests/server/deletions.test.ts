import { randomUUID } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeLeftBehind } from '#server/account/left-behind.ts';
import { openDatabase } from '#server/db/database.ts';
import { createDeletions, type Deletions } from '#server/deletions/deletions.ts';
import { Client, newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const DELETE = { confirm: 'DELETE', password: PASSWORD };
const DAY_MS = 86_400_000;

let home: string;
let server: TestServer;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'nook-deletions-'));
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const count = async (what: string, ...values: unknown[]) =>
  Number((await server.db.query<{ n: string }>(`select count(*) as n from ${what}`, values)).rows[0]!.n);
const roundsOf = ({ userId }: Family) => count('rounds where user_id = $1', userId);

const contents = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('deletions-'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

/** Restores all rows about a user, as an old backup would. */
async function bringBack({ userId, email }: Family, at = new Date(Date.now() - DAY_MS)): Promise<void> {
  await server.db.query('insert into users (id, email, created_at) values ($1, $2, $3)', [userId, email, at]);
  await server.db.query(
    `insert into profiles (id, username, username_key, parent_email) values ($1, 'Back', $2, $3)`,
    [userId, userId.slice(0, 20), email],
  );
  await server.db.query(
    `insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at)
     values ($1, $2, 'number-trail', 8, 8, 9, 8, 9, now())`,
    [randomUUID(), userId],
  );
}

/** Starts a second server on the same database and stops it again. */
const startAgain = async () => {
  const other = await startTestServer({ BACKUP_DIR: server.backupDir }, { databaseUrl: server.databaseUrl });
  const noted = other.noted('deletions_applied');
  await other.stop();
  return noted;
};

describe('deleting an account', () => {
  it('takes it out of reach at once, and removes its rounds afterwards in portions', async () => {
    const [player, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    for (const one of [player, other]) await one.post('/api/progress', round());
    // More than one portion.
    await server.db.query(
      `insert into rounds select gen_random_uuid(), user_id, game_id, score, xp, coins, xp_after, coins_after,
         finished_at, saved_at from rounds, generate_series(1, 1500) where user_id = $1`,
      [player.userId],
    );
    expect((await player.send('DELETE', '/api/account', DELETE)).status).toBe(204);
    expect(await count('users where id = $1', player.userId)).toBe(0);
    expect((await other.get('/api/leaderboard')).body.top50).toHaveLength(1);
    await expect.poll(() => roundsOf(player)).toBe(0);
    await expect.poll(() => count('left_behind')).toBe(0);
    expect(await roundsOf(other)).toBe(1);
    expect(server.noted('account_deleted').length).toBeGreaterThan(0);
  });

  it('is finished by whichever server comes next when one was killed in the middle', async () => {
    const player = await newPlayer(server.url);
    await player.post('/api/progress', round());
    // The state after a server ended between the deletion and its portions.
    await server.db.query('alter table profiles disable trigger profile_removed');
    await server.db.query('delete from users where id = $1', [player.userId]);
    await server.db.query('alter table profiles enable trigger profile_removed');
    await server.db.query('insert into left_behind (player_id) values ($1)', [player.userId]);
    expect(await roundsOf(player)).toBe(1);
    await startAgain();
    await expect.poll(() => roundsOf(player)).toBe(0);
  });

  it('waits for no other server: a player whose portion is under way is left to it', async () => {
    const [busy, free] = [randomUUID(), randomUUID()];
    const holder = await server.db.connect();
    await holder.query('begin');
    await server.db.query(`insert into left_behind values ($1, now() - interval '1 hour'), ($2, now())`, [
      busy,
      free,
    ]);
    await holder.query('select from left_behind where player_id = $1 for update', [busy]);
    await removeLeftBehind(openDatabase(server.db));
    expect(await count('left_behind where player_id = any($1)', [busy, free])).toBe(1);
    await holder.query('rollback');
    holder.release();
    await removeLeftBehind(openDatabase(server.db));
    expect(await count('left_behind where player_id = any($1)', [busy, free])).toBe(0);
  });

  it('leaves nothing of a save that comes in the middle of it', async () => {
    const player = await newPlayer(server.url);
    const saves = Array.from({ length: 20 }, () => player.post('/api/progress', round()));
    const deletion = player.send('DELETE', '/api/account', DELETE);
    await Promise.all([...saves, deletion]);
    expect((await deletion).status).toBe(204);
    await expect.poll(() => roundsOf(player)).toBe(0);
    await expect.poll(() => count('left_behind')).toBe(0);
  });

  it('is written down before the answer, by its id alone', async () => {
    const player = await newPlayer(server.url);
    await player.send('DELETE', '/api/account', DELETE);
    const text = contents(server.backupDir);
    expect(text).toMatch(new RegExp(`^\\S+ account ${player.userId}$`, 'm'));
    expect(text).not.toContain(player.email);
  });

  it('is refused and changes nothing when it cannot be written down', async () => {
    const own = await startTestServer(
      { BACKUP_DIR: join(home, 'full') },
      { databaseUrl: server.databaseUrl },
    );
    const player = (await newPlayer(server.url)).copy(own.url) as Family;
    const file = join(home, 'full', readdirSync(join(home, 'full'))[0]!);
    unlinkSync(file);
    symlinkSync('/dev/full', file);
    const answer = await player.send('DELETE', '/api/account', DELETE);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await player.get('/api/profile')).body.xp).toBe(0);
    expect(own.noted('deletion_not_written')).toMatchObject([{ kind: 'account', reason: 'ENOSPC' }]);
    unlinkSync(file);
    expect((await player.send('DELETE', '/api/account', DELETE)).status).toBe(204);
    await own.stop();
  });
});

describe('what was deleted stays deleted', () => {
  it('after a start on a database that was put back without us: account, sessions, rounds', async () => {
    const player = await newPlayer(server.url);
    const kept = player.copy();
    const [session] = (
      await server.db.query(`select * from session where sess ->> 'userId' = $1`, [player.userId])
    ).rows as { sid: string; sess: object; expire: Date }[];
    await player.send('DELETE', '/api/account', DELETE);
    await bringBack(player);
    await server.db.query('insert into session values ($1, $2, $3)', [
      session!.sid,
      session!.sess,
      session!.expire,
    ]);
    expect((await kept.get('/api/profile')).status).toBe(200);
    expect(await startAgain()).toMatchObject([{ account: 1 }]);
    expect((await kept.get('/api/profile')).status).toBe(401);
    expect(await count('users where id = $1', player.userId)).toBe(0);
    await expect.poll(() => roundsOf(player)).toBe(0);
    expect(await startAgain()).toEqual([]);
  });

  it('leaves a new account of the same address alone', async () => {
    const player = await newPlayer(server.url);
    await player.send('DELETE', '/api/account', DELETE);
    await new Client(server.url).post('/api/auth/signup', { email: player.email, password: PASSWORD });
    await startAgain();
    expect(await count('users where email = $1', player.email)).toBe(1);
  });

  it('forgets what was learned before the line, and nothing younger', async () => {
    const player = await newPlayer(server.url);
    for (const moment of ['before', 'after']) {
      await player.post('/api/progress', round());
      if (moment === 'before') await deletionsIn(server.backupDir).append('learned', player.userId);
    }
    const mine = 'round_answers where player_id = $1';
    expect(await count(mine, player.userId)).toBe(2);
    await startAgain();
    expect(await count(mine, player.userId)).toBe(1);
    expect(await roundsOf(player)).toBe(2);
  });
});

const deletionsIn = (folder: string, noted: string[] = []): Deletions =>
  createDeletions({ folder, keepDays: 30, security: { note: (event) => void noted.push(event) } });

describe('the file of deletions', () => {
  const today = () => `deletions-${new Date().toISOString().slice(0, 10)}.txt`;

  it('takes lines of several servers at once, each whole', async () => {
    const folder = join(home, 'shared');
    const servers = Array.from({ length: 4 }, () => deletionsIn(folder));
    const ids = Array.from({ length: 200 }, () => randomUUID());
    await Promise.all(ids.map((id, i) => servers[i % 4]!.append('player', id)));
    const known = await deletionsIn(folder).read();
    expect(known!.deletions.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('reads past a line that a full disk has cut short, and past kinds of a newer server', async () => {
    const folder = join(home, 'cut');
    const one = deletionsIn(folder);
    const [first, second] = [randomUUID(), randomUUID()];
    await one.append('account', first);
    writeFileSync(join(folder, today()), `2026-01-01T00:00:00.000Z acco`, { flag: 'a' });
    await one.append('account', second);
    writeFileSync(join(folder, today()), `\n2026-01-01T00:00:00.000Z something ${randomUUID()}\n`, {
      flag: 'a',
    });
    expect((await one.read())!.deletions.map(({ id }) => id)).toEqual([first, second]);
  });

  it('keeps lines for the days of backups and five more, and knows since when it is whole', async () => {
    const folder = join(home, 'old');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12) });
    try {
      const begun = Date.now();
      await deletionsIn(folder).append('account', randomUUID());
      vi.setSystemTime(begun + 34 * DAY_MS);
      await deletionsIn(folder).prepare();
      expect(await deletionsIn(folder).read()).toMatchObject({
        since: new Date(begun),
        deletions: [{ kind: 'account' }],
      });
      vi.setSystemTime(begun + 60 * DAY_MS);
      await deletionsIn(folder).prepare();
      const known = await deletionsIn(folder).read();
      expect(known!.deletions).toEqual([]);
      expect(known!.since).toEqual(new Date(begun + 25 * DAY_MS));
      // A clock in the future wrote the beginning: it counts as now.
      vi.setSystemTime(begun);
      expect((await deletionsIn(folder).read())!.since).toEqual(new Date(begun));
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not there before anything was written', async () => {
    expect(await deletionsIn(join(home, 'nothing')).read()).toBeUndefined();
  });
});

it('a folder that cannot be one stops the start in one line', async () => {
  writeFileSync(join(home, 'file'), '');
  await expect(
    startTestServer({ BACKUP_DIR: join(home, 'file') }, { databaseUrl: server.databaseUrl }),
  ).rejects.toThrow(/^BACKUP_DIR \(.*file\) cannot be used \(EEXIST\): make it readable and writable/);
});
