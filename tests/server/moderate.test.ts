import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runModerateCommand } from '#server/moderate.ts';
import { Client, newPlayer, PASSWORD, type Family } from './support/client.ts';
import { startTestServer, TEST_SECRET, type TestServer } from './support/server.ts';

let folder: string;
let server: TestServer;
let events: Record<string, unknown>[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nook-moderate-'));
  server = await startTestServer({ BACKUP_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  events = [];
  return server.db.query('delete from users');
});

const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      events.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);
const moderate = (...args: string[]) =>
  runModerateCommand(
    args,
    { DATABASE_URL: server.databaseUrl, SESSION_SECRET: TEST_SECRET, BACKUP_DIR: folder },
    log,
  );

async function shown(username: string): Promise<{ player: Family; id: string }> {
  const player = await newPlayer(server.url, { username });
  await player.post('/api/gate');
  const { body } = await player.send('PATCH', '/api/profile', { show_name: true });
  return { player, id: body.public_id };
}
const profileOf = async (player: Family) => (await player.get('/api/profile')).body;

async function reportBy(reporter: Family, id: string): Promise<void> {
  await reporter.post('/api/gate');
  await reporter.post(`/api/leaderboard/${id}/report`);
}
const deletionLines = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith('deletions-'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

describe('npm run moderate, while the server runs', () => {
  it('lists reported names, and lets one pass: its reports are refused ones', async () => {
    expect(await moderate('list')).toBe('No name is reported.');
    const { player, id } = await shown('Walrus Waiter');
    const reporter = await newPlayer(server.url);
    await reportBy(reporter, id);
    expect(await moderate('list')).toMatch(new RegExp(`${id}  0 / 1, .*; Walrus Waiter; Walrus Waiter`));
    expect(await moderate('pass', id.slice(0, 8), '--by', 'Ada')).toContain('let pass');
    expect(await moderate('list')).toBe('No name is reported.');
    const { rows } = await server.db.query('select outcome from name_reports');
    expect(rows).toEqual([{ outcome: 'refused' }]);
    expect((await profileOf(player)).public_name).toBe('Walrus Waiter');
    expect(await moderate('trail')).toMatch(new RegExp(`pass +${id}  by Ada: Walrus Waiter$`));
    expect(events.filter((event) => event['security'] === 'moderated')).toMatchObject([
      { action: 'pass', player: id },
    ]);
    expect(JSON.stringify(events)).not.toContain('Walrus');
  });

  it('takes a name away for others, or altogether', async () => {
    const { player, id } = await shown('Moose Merchant');
    const reader = await newPlayer(server.url);
    await moderate('withdraw', id);
    const after = await profileOf(player);
    expect(after).toMatchObject({ username: 'Moose Merchant', show_name: true });
    expect(after.public_name).not.toBe('Moose Merchant');
    await expect
      .poll(async () => (await reader.get('/api/leaderboard')).text.includes('Moose Merchant'))
      .toBe(false);
    await moderate('rename', id);
    const renamed = await profileOf(player);
    expect(renamed.username).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{1,2}$/);
    expect(renamed.public_name).toBe(renamed.username);
    expect(
      deletionLines()
        .split('\n')
        .filter((line) => line.includes(`name ${player.userId}`)),
    ).toHaveLength(2);
  });

  it('hides a player, whatever the family switches, until it shows it again', async () => {
    const { player, id } = await shown('Heron Hopper');
    await moderate('hide', id);
    const wish = await player.send('PATCH', '/api/profile', { on_leaderboard: true });
    expect(wish.body.on_leaderboard).toBe(false);
    await moderate('show', id);
    expect((await profileOf(player)).on_leaderboard).toBe(true);
    expect(deletionLines()).toContain(`shown ${player.userId}`);
  });

  it.each(['withdraw', 'rename'])(
    '%s holds although the family types another name and this one again',
    async (action) => {
      const { player, id } = await shown('Gannet Grocer');
      await moderate(action, id);
      const type = async (username: string) =>
        (await player.send('PATCH', '/api/profile', { username, show_name: true })).body.public_name;
      expect(await type('Gannet Gardener')).toBe('Gannet Gardener');
      expect(await type('Gannet Grocer')).not.toBe('Gannet Grocer');
      expect(await type('Gannet-Grocer')).not.toBe('Gannet-Grocer');
      await moderate('pass', id);
      expect((await profileOf(player)).public_name).toBe('Gannet-Grocer');
    },
  );

  it('pass holds although the family types another name and this one again', async () => {
    const { player, id } = await shown('Penguin Postman');
    await moderate('pass', id);
    const passed = async () =>
      (await server.db.query('select name_passed from profiles where id = $1', [player.userId])).rows[0]
        .name_passed;
    const type = (username: string) => player.send('PATCH', '/api/profile', { username, show_name: true });
    await type('Penguin Plumber');
    expect(await passed()).toBe(false);
    for (const same of ['Penguin-Postman', 'Penguin Postman']) {
      await type(same);
      expect(await passed()).toBe(true);
    }
    const reporter = await newPlayer(server.url);
    await reportBy(reporter, id);
    expect(await moderate('list')).toBe('No name is reported.');
    await moderate('withdraw', id);
    await type('Penguin Plumber');
    await type('Penguin Postman');
    expect(await passed()).toBe(false);
    expect((await profileOf(player)).public_name).not.toBe('Penguin Postman');
  });

  it.each(['withdraw', 'pass'])('%s of a made-up name says that it changes nothing', async (action) => {
    const player = await newPlayer(server.url);
    const { body } = await player.get('/api/profile/name-suggestion');
    await player.send('PATCH', '/api/profile', { username: body.username });
    const before = await profileOf(player);
    const lines = deletionLines();
    await expect(moderate(action, before.public_id)).rejects.toThrow(
      new RegExp(`^${body.username} is one of our made-up names, .* Nothing was changed; "rename"`),
    );
    expect(await profileOf(player)).toEqual(before);
    expect(await moderate('trail')).toBe('Nothing has been decided yet.');
    expect(deletionLines()).toBe(lines);
    expect(events).toEqual([]);
    expect(await moderate('rename', before.public_id)).toContain(`${body.username} is called`);
  });

  it('says what others read then, and who signs in again', async () => {
    const { player, id } = await shown('Beaver Builder');
    const { public_name } = (await player.send('PATCH', '/api/profile', { show_name: false })).body;
    expect(await moderate('withdraw', id)).toBe(
      `Others read ${public_name}, as before; Beaver Builder is not shown to them, whatever the family switches.`,
    );
    expect(await moderate('pass', id)).toContain(`Others go on reading ${public_name}`);
    await player.send('PATCH', '/api/profile', { show_name: true });
    expect(await moderate('withdraw', id)).toBe(
      `Others read ${public_name} in place of Beaver Builder; the player still reads Beaver Builder.`,
    );
    await player.send('PATCH', '/api/profile', { on_leaderboard: false });
    expect(await moderate('show', id)).toContain('stays off the leaderboard: the family wishes so');
    expect(await moderate('end-sessions', id)).toContain('was signed out in 1 browser.');
    expect(await moderate('end-sessions', id)).toContain('Nobody was signed in');
  });

  it('finds players whom nobody has reported, by what they or others read, however it is written', async () => {
    const one = await shown('Lobster Lorry');
    const two = await newPlayer(server.url, { username: 'Lobster Ladder' });
    const { public_id, public_name } = await profileOf(two);
    expect(await moderate('find', 'lobster', 'l0rry')).toBe(
      `player                                name; what others read\n${one.id}  Lobster Lorry; Lobster Lorry`,
    );
    expect((await moderate('find', 'L\u043ebster')).split('\n')).toHaveLength(3);
    expect(await moderate('find', public_name.toUpperCase())).toContain(
      `${public_id}  Lobster Ladder; ${public_name}`,
    );
    expect(await moderate('find', public_name.replaceAll(' ', '-'))).toContain(public_id);
    await moderate('withdraw', one.id.toUpperCase());
    expect(await moderate('find', 'Lobster Lorry')).toContain('(withdrawn)');
    expect(await moderate('find', '%')).toBe('No player is called anything like %.');
  });

  it('shows nobody whose family does not wish it', async () => {
    const { player, id } = await shown('Stoat Stonemason');
    const wish = async (on_leaderboard: boolean) =>
      (await player.send('PATCH', '/api/profile', { on_leaderboard })).body.on_leaderboard;
    expect(await wish(false)).toBe(false);
    await moderate('show', id);
    expect((await profileOf(player)).on_leaderboard).toBe(false);
    await moderate('hide', id);
    expect(await wish(true)).toBe(false);
    await moderate('show', id);
    expect((await profileOf(player)).on_leaderboard).toBe(true);
    await moderate('hide', id);
    await wish(false);
    await moderate('show', id);
    expect((await profileOf(player)).on_leaderboard).toBe(false);
  });

  it('ends sessions', async () => {
    const { player, id } = await shown('Owl Oarsman');
    await moderate('end-sessions', id);
    expect((await player.get('/api/profile')).status).toBe(401);
    const again = new Client(server.url);
    await again.post('/api/auth/signin', { email: player.email, password: PASSWORD });
    expect((await again.get('/api/profile')).status).toBe(200);
  });

  it('holds after an older backup is put back: what was decided comes from the file of deletions', async () => {
    const one = await shown('Seal Singer');
    const two = await shown('Puffin Painter');
    const ids = [one.player.userId, two.player.userId];
    await moderate('withdraw', one.id);
    await moderate('hide', two.id);
    // As in a database restored from an earlier backup.
    await server.db.query('delete from moderations');
    await server.db.query(
      'update profiles set name_withdrawn = false, kept_off = false, on_leaderboard = true where id = any($1)',
      [ids],
    );
    const restarted = await startTestServer({ BACKUP_DIR: folder }, { databaseUrl: server.databaseUrl });
    await restarted.stop();
    expect((await profileOf(one.player)).public_name).not.toBe('Seal Singer');
    expect((await profileOf(two.player)).on_leaderboard).toBe(false);

    // Later decisions and names are not changed by the next start.
    await moderate('pass', one.id);
    await moderate('show', two.id);
    const again = await startTestServer({ BACKUP_DIR: folder }, { databaseUrl: server.databaseUrl });
    await again.stop();
    expect((await profileOf(one.player)).public_name).toBe('Seal Singer');
    expect((await profileOf(two.player)).on_leaderboard).toBe(true);
  });
});

describe('what it cannot do', () => {
  it.each([
    [[], /^Usage: npm run moderate/],
    [['ban', '12345678'], /^Usage/],
    [['list', 'everything'], /^Usage/],
    [['pass'], /^Usage/],
    [['pass', '12345678', 'more'], /^Usage/],
    [['pass', '12345678', '--by'], /^Usage/],
    [['pass', '12345678', '--by', 'Ada\n2026-01-01'], /^Usage/],
    [['pass', '12345678', '--by', 'Ada\u001b[2K'], /^Usage/],
    [['pass', "x' or true"], /is no player/],
    [['pass', '1234'], /is no player/],
    [['pass', '----------'], /is no player/],
    [['pass', '0000\n0000'], /is no player/],
    [['pass', '12345678-'.repeat(4)], /is no player/],
    [['find'], /^Usage/],
    [['find', ' '], /^Usage/],
    [['pass', '12345678', '--by', 'Ada\u2028x'], /^Usage/],
    [['hide', '00000000-0000-4000-8000-000000000000'], /^There is no player/],
  ])('is said in one line: %j', async (args, message) => {
    const failure = await moderate(...args).catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'StartError', message: expect.stringMatching(message) });
    expect((failure as Error).message).not.toContain('\n');
  });
});
