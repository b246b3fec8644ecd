import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client, newName, newPlayer, PASSWORD } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const CALLS = ['/api/auth/session', '/api/profile', '/api/learner'] as const;
const WHILE_BUSY = { timeout: 20_000, interval: 50 };
const ELEMENT = /<script type="application\/json" id="early-answers">(.*)<\/script><\/body>/;

let server: TestServer;
let pages: string;
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'nook-pages-'));
  for (const page of ['index.html', 'landing.html', 'game.html', 'home.html', 'play.html'])
    writeFileSync(join(pages, page), `<!doctype html><title>Addly Nook</title><body><p>${page}</p></body>`);
  server = await startTestServer({}, { pages });
});
afterAll(async () => {
  await server.stop();
  rmSync(pages, { recursive: true });
});

/** What came with a page, by call; undefined: nothing. Nothing comes, either, while the machine is too busy. */
async function earlyAt(client: Client, path: string): Promise<Record<string, unknown> | undefined> {
  const [, text] = ELEMENT.exec((await client.get(path)).text) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
}

describe('the page of a player', () => {
  let player: Client;
  beforeAll(async () => {
    player = await newPlayer(server.url);
  });

  it.each(['/home', '/play', '/play/sound-safari'])(
    'at %s comes with what it asks for first, as the API says it',
    async (path) => {
      const early = await vi.waitUntil(() => earlyAt(player, path), WHILE_BUSY);
      const asked = await Promise.all(
        CALLS.map(async (call) => [`GET ${call.slice(4)}`, (await player.get(call)).body] as const),
      );
      const [[session, { session: said }]] = asked as [[string, { session: { expires_in: number } }]];
      const expected = { ...Object.fromEntries(asked), [session]: { session: expect.anything() } };
      expect(early).toEqual(expected);
      // Seconds that have passed between the two.
      expect(early![session]).toMatchObject({ session: { ...said, expires_in: expect.any(Number) } });
    },
  );

  it('is kept nowhere', async () => {
    await vi.waitUntil(() => earlyAt(player, '/home'), WHILE_BUSY);
    const { headers } = await player.get('/home');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toContain('Cookie');
    expect(headers.has('etag')).toBe(false);
  });

  it('ends at nothing that a player is called', async () => {
    await server.db.query("update profiles set username = '</script><script>f()' where id = $1", [
      (await player.get('/api/profile')).body.id,
    ]);
    const early = await vi.waitUntil(() => earlyAt(player, '/home'), WHILE_BUSY);
    expect(early).toMatchObject({ 'GET /profile': { username: '</script><script>f()' } });
    const { text } = await player.get('/home');
    expect(text.match(/<script/g)).toHaveLength(1);
  });

  it('comes without them where nothing of a player is shown', async () => {
    for (const path of ['/', '/login', '/leaderboard', '/nowhere'])
      expect(await earlyAt(player, path), path).toBeUndefined();
  });

  it('comes without them, and soon, while the database does not answer', async () => {
    const client = await server.db.connect();
    try {
      await client.query('begin');
      await client.query('lock table profiles in access exclusive mode');
      const refused = player.get('/api/profile');
      const page = player.get('/home');
      // A call waits until the database has had its time.
      expect(await Promise.race([page.then(() => 'page'), refused.then(() => 'call')])).toBe('page');
      const { status, text, headers } = await page;
      expect([status, (await refused).status]).toEqual([200, 503]);
      expect(text).toContain('<p>home.html</p>');
      expect(text).not.toContain('early-answers');
      expect(headers.get('cache-control')).toBe('no-cache');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

it('an account of several players gets the page alone until one is chosen, and then what is about that one', async () => {
  const family = await newPlayer(server.url);
  await family.post('/api/gate');
  const child = { username: newName(), age: 4, avatar_url: 'cat', theme: 'aqua' };
  const { body } = await family.post('/api/players', child);
  await family.post('/api/auth/signin', { email: family.email, password: PASSWORD });
  expect(await earlyAt(family, '/home')).toBeUndefined();
  await family.post(`/api/players/${body.id}/enter`);
  const early = await vi.waitUntil(() => earlyAt(family, '/home'), WHILE_BUSY);
  expect(early).toMatchObject({ 'GET /profile': { id: body.id } });
});

it('a visitor, whoever shows a cookie of nobody, and whose player is not chosen get the page alone', async () => {
  const visitor = new Client(server.url);
  expect(await earlyAt(visitor, '/home')).toBeUndefined();
  const { text } = await visitor.get('/home', { cookie: 'sid=s%3Aabc' });
  expect(text).toContain('<p>home.html</p>');
  expect(text).not.toContain('early-answers');
});
