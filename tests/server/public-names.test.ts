import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { isGoodName } from '#server/profiles/names.ts';
import { isMadeUp, publicNameAt } from '#server/names/made-up-names.ts';
import { newFamily, newName, newPlayer, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const KEPT = /^[A-Z][a-z]+ [A-Z][a-z]+ \d{3,4}$/;
const profileOf = async (player: Family) => (await player.get('/api/profile')).body;
const change = async (player: Family, body: object) =>
  (await player.send('PATCH', '/api/profile', body)).body;

/** The name that one player reads on the leaderboard for another. */
async function nameSeenBy(reader: Family, player: Family): Promise<string> {
  const { public_id } = await profileOf(player);
  const { top50 } = (await reader.get('/api/leaderboard')).body;
  return top50.find((row: { id: string }) => row.id === public_id)?.username;
}

describe('what a child typed', () => {
  it('stays at home: others read a made-up name, the child its own', async () => {
    const [child, other] = [
      await newPlayer(server.url, { username: 'Emma Tester' }),
      await newPlayer(server.url),
    ];
    const { public_name } = await profileOf(child);
    expect(public_name).toMatch(KEPT);
    expect(await nameSeenBy(other, child)).toBe(public_name);
    expect(await nameSeenBy(child, child)).toBe('Emma Tester');
    expect((await child.get('/api/leaderboard')).body.currentUserStats.username).toBe('Emma Tester');
    const seen = await server.db.query('select username from leaderboard_view');
    expect(seen.rows.map((row) => row.username)).toContain(public_name);
    expect(seen.rows.map((row) => row.username)).not.toContain('Emma Tester');
    expect((await other.get('/api/leaderboard')).text).not.toContain('Emma');
  });

  it('is shown when a grown-up says so, until another one is typed', async () => {
    const [child, other] = [
      await newPlayer(server.url, { username: 'Otter Fan' }),
      await newPlayer(server.url),
    ];
    const kept = (await profileOf(child)).public_name;
    await child.post('/api/gate');
    expect(await change(child, { show_name: true })).toMatchObject({
      show_name: true,
      public_name: 'Otter Fan',
    });
    expect(await nameSeenBy(other, child)).toBe('Otter Fan');
    expect(await change(child, { username: 'Otter Fan', theme: 'aqua' })).toMatchObject({ show_name: true });
    expect(await change(child, { username: 'Badger Fan' })).toMatchObject({
      show_name: false,
      public_name: kept,
    });
    expect(await nameSeenBy(other, child)).toBe(kept);
    expect(await change(child, { username: 'Heron Fan', show_name: true })).toMatchObject({
      show_name: true,
      public_name: 'Heron Fan',
    });
  });

  it.each([
    ['Titan', 'Tit An'],
    ['Therapist', 'The Rapist'],
    ['Leonora', 'Le\u043enora'],
  ])('is judged again when any letter of it changes: %s, %s', async (good, bad) => {
    const child = await newPlayer(server.url, { username: good });
    await child.post('/api/gate');
    const answer = await child.send('PATCH', '/api/profile', { username: bad, show_name: true });
    expect(answer.status).toBe(422);
    expect(await profileOf(child)).toMatchObject({ username: good, show_name: false });
  });

  it('is shown at once when it is one of our made-up names', async () => {
    const family = await newFamily(server.url);
    const { username } = (await family.get('/api/profile/name-suggestion')).body;
    const { body } = await family.post('/api/profile', {
      username,
      age: 5,
      avatar_url: 'fox',
      theme: 'core',
    });
    expect(body).toMatchObject({ username, public_name: username, show_name: false });
    expect(await change(family, { username: 'Somebody Else' })).toMatchObject({
      public_name: expect.stringMatching(KEPT),
    });
  });

  it("is no other player's name, neither the typed nor the kept one", async () => {
    const [one, two] = [await newPlayer(server.url, { username: 'Panda Pan' }), await newPlayer(server.url)];
    const refused = { status: 409, body: { code: '23505' } };
    const rename = (username: string) => two.send('PATCH', '/api/profile', { username });
    expect(await rename('Panda-Pan')).toMatchObject(refused);
    const { public_name } = await profileOf(one);
    expect(await rename(public_name)).toMatchObject(refused);
    expect(await rename(public_name.toLowerCase())).toMatchObject(refused);
    expect(await rename(public_name.replaceAll(' ', '-'))).toMatchObject(refused);
    expect(await rename(public_name.replace(/ (?=\d)/, ''))).toMatchObject(refused);
    const third = await newFamily(server.url);
    const made = await third.post('/api/profile', {
      username: public_name,
      age: 5,
      avatar_url: 'fox',
      theme: 'core',
    });
    expect(made.body.username).not.toBe(public_name);
  });
});

describe('kept names', () => {
  it('are taken, not bad, however they are spelt', () => {
    const names = Array.from({ length: 500 }, (_, n) => publicNameAt(n * 977 + 13));
    const spelt = names.flatMap((name) => [name, name.replaceAll(' ', '-'), name.replace(/ (?=\d)/, '')]);
    expect(spelt.filter((name) => !isGoodName(name))).toEqual([]);
  });

  it('are different for different numbers, and none is one that is suggested', () => {
    const names = Array.from({ length: 100_000 }, (_, n) => publicNameAt(n));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 20 || isMadeUp(name))).toEqual([]);
    expect(names.every((name) => KEPT.test(name))).toBe(true);
  });
});

describe('players from before', () => {
  it('get a made-up name each, keep theirs, and those who look alike both stay', async () => {
    const { freshDatabase } = await import('#tests/support/database.ts');
    const { Kysely, PostgresDialect } = await import('kysely');
    const { default: pg } = await import('pg');
    const { first } = await import('#server/db/migrations/0001-first.ts');
    const { publicNames } = await import('#server/db/migrations/0004-public-names.ts');
    const database = await freshDatabase();
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await first.up(db);
    await pool.query(`with u as (insert into users (email) select n || '@example.org' from generate_series(1, 12000) n returning id, email)
      insert into profiles (id, username, username_key, parent_email) select id, 'Child ' || email, email, email from (
        select id, split_part(email, '@', 1) as email from u) x`);
    const rename = (seq: number, name: string) =>
      pool.query('update profiles set username = $2, username_key = lower($2) where seq = $1', [seq, name]);
    await rename(5, 'Otter');
    await rename(9, '0tter');
    await rename(11, 'Sunny Otter 42');
    const before = await pool.query('select seq, username from profiles order by seq');
    await publicNames.up(db);
    const { rows } = await pool.query('select * from profiles order by seq');
    expect(rows.map(({ seq, username }) => ({ seq, username }))).toEqual(before.rows);
    expect(new Set(rows.map((row) => row.public_name)).size).toBe(12_000);
    expect(rows.filter((row) => row.public_name === row.username).map((row) => row.seq)).toEqual([11]);
    expect([rows[4].username_key, rows[8].username_key]).toEqual(['otter', 'otter#9']);
    expect(
      (await pool.query('select username from leaderboard_view where username like $1', ['Child%'])).rowCount,
    ).toBe(0);
    await db.destroy();
    await database.drop();
  });

  it('are all there after the migration has run twice', async () => {
    const player = await newPlayer(server.url, { username: newName() });
    const before = await profileOf(player);
    expect(await migrate(server.databaseUrl)).toEqual([]);
    expect(await profileOf(player)).toEqual(before);
  });
});
