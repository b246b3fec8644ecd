import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newPlayer, round } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** Bytes below which nothing is compressed. */
const LEAST = 1024;
/** Inline content of a page, and its hash in the policy: printf %s 'a{}' | openssl dgst -sha256 -binary | base64 */
const CARRIED = '<style>a{}</style><script>f()</script>';
const STYLE = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
const SCRIPT = "'sha256-GcEEE0IkDzIP5EQ6DXZaDPORqT5RTBELX8Fyzyg9yvo='";

let server: TestServer;
let pages: string;
let client: Client;
beforeAll(async () => {
  // The project may be in a hidden folder, which file servers refuse by default.
  pages = mkdtempSync(join(tmpdir(), '.nook-pages-'));
  for (const folder of ['assets', 'sounds', 'pictures']) mkdirSync(join(pages, folder));
  for (const page of ['index.html', 'landing.html', 'game.html', 'home.html', 'play.html']) {
    const html = `<!doctype html><title>Addly Nook</title>${CARRIED}<body><p>${page}</p>${' '.repeat(LEAST)}</body>`;
    writeFileSync(join(pages, page), html);
    writeFileSync(join(pages, `${page}.br`), brotliCompressSync(html));
  }
  writeFileSync(join(pages, 'assets/main-abc123.js'), `export const filler = '${'x'.repeat(4000)}';`);
  const text = `export const filler = '${'y'.repeat(4000)}';`;
  writeFileSync(join(pages, 'assets/built-abc123.js'), text);
  writeFileSync(join(pages, 'assets/built-abc123.js.br'), brotliCompressSync(text));
  writeFileSync(join(pages, 'assets/built-abc123.js.gz'), gzipSync(text));
  writeFileSync(join(pages, 'sounds/one.mp3'), 'one');
  writeFileSync(join(pages, 'sw.js'), '// a worker');
  writeFileSync(join(pages, 'pictures/fox.png'), 'fox');
  server = await startTestServer({}, { pages });
  client = new Client(server.url);
});
afterAll(async () => {
  await server.stop();
  rmSync(pages, { recursive: true });
});

describe('every answer of the API', () => {
  it.each([
    ['GET', '/api/nothing', undefined, {}, 404, 'not_found'],
    ['POST', '/api/nothing', 'x', { 'content-type': 'text/plain' }, 404, 'not_found'],
    ['GET', '/api', undefined, {}, 404, 'not_found'],
    ['DELETE', '/api/profile', {}, {}, 405, 'method_not_allowed'],
    ['OPTIONS', '/api/profile', undefined, {}, 405, 'method_not_allowed'],
    [
      'POST',
      '/api/auth/signin',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    [
      'POST',
      '/api/auth/signin',
      '{}',
      { 'content-type': 'application/jsonp' },
      415,
      'unsupported_media_type',
    ],
    [
      'POST',
      '/api/auth/signin',
      '{}',
      { 'content-type': 'application/json; charset=klingon' },
      415,
      'unsupported_media_type',
    ],
    [
      'POST',
      '/api/auth/signin',
      '{}',
      { 'content-type': 'application/json', 'content-encoding': 'rot13' },
      415,
      'unsupported_media_type',
    ],
    [
      'POST',
      '/api/auth/signin',
      `"${'x'.repeat(16_400)}"`,
      { 'content-type': 'application/json' },
      413,
      'payload_too_large',
    ],
    ['POST', '/api/auth/signin', '{"email":', { 'content-type': 'application/json' }, 400, 'bad_json'],
    ['POST', '/api/auth/signin', 'null', { 'content-type': 'application/json' }, 400, 'bad_json'],
    ['POST', '/api/auth/signin', '[]', { 'content-type': 'application/json' }, 422, 'validation_failed'],
    ['GET', '/api/profile', undefined, {}, 401, 'no_authorization'],
    ['POST', '/api/progress', {}, {}, 401, 'no_authorization'],
    ['GET', '/api/leaderboard', undefined, {}, 401, 'no_authorization'],
    ['GET', '/api/account/export', undefined, {}, 401, 'no_authorization'],
    ['DELETE', '/api/account', { confirm: 'DELETE' }, {}, 401, 'no_authorization'],
  ] as const)('%s %s with %j %j: %i %s', async (method, path, body, headers, status, code) => {
    const answer = await client.send(method, path, body, { ...headers });
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(answer.headers.has('allow')).toBe(status === 405);
  });

  it('names the methods that there are', async () => {
    expect((await client.send('PUT', '/api/profile', {})).headers.get('allow')).toBe(
      'GET, POST, PATCH, HEAD',
    );
  });

  it('says what this installation offers', async () => {
    expect((await client.get('/api/config')).body).toEqual({ google: false, mailbox: true });
  });
});

describe('a request of another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'OWN' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ origin: 'OWN' }, 204],
    [{}, 204],
  ] as const)('with %j is answered %i', async (given, status) => {
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value.replace('OWN', server.url)]),
    );
    const answer = await client.post('/api/page-views', { route: '/home' }, headers);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.code).toBe('cross_site');
  });

  it('changes nothing', async () => {
    const player = await newPlayer(server.url);
    const answer = await player.post('/api/progress', round(), { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect((await player.get('/api/profile')).body.xp).toBe(0);
  });
});

describe('a mistake of ours', () => {
  it('is answered plainly, with a number to find it by and nothing else', async () => {
    await server.db.query('alter table page_views rename to lost');
    const answer = await client.post('/api/page-views', { route: '/home' });
    await server.db.query('alter table lost rename to page_views');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: 'internal_error',
      message: 'Something went wrong!',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});

describe('health', () => {
  it('is told without a session or a database look-up, readiness with one', async () => {
    expect(await client.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await client.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('the pages', () => {
  it.each([
    '/',
    '/login',
    '/play',
    '/play/',
    '/Play',
    '/play/sound-safari',
    '/auth/confirm?token=x',
    '/email-confirmation?email=a@b.c',
  ])('%s is the application, never kept', async (path) => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Addly Nook</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/', 'theme=aqua', 'landing.html'],
    ['/', 'theme=aqua; sid=s%3Aabc', 'index.html'],
    ['/', '__Host-sid=s%3Aabc', 'index.html'],
    ['/?redirect=%2Fplay', '', 'index.html'],
    ['/login', '', 'index.html'],
    ['/play/sound-safari', '', 'index.html'],
    ['/play/Sound-Safari/', 'sid=s%3Aabc', 'game.html'],
    ['/play', 'sid=s%3Aabc', 'play.html'],
    ['/Home/', 'sid=s%3Aabc', 'home.html'],
    ['/home', '', 'index.html'],
    ['/leaderboard', 'sid=s%3Aabc', 'index.html'],
  ])(
    '%s with the cookies "%s" is %s: who has a session is led on from the landing page, and may open games and their lists',
    async (path, cookie, page) => {
      const answer = await client.get(path, { cookie });
      expect(answer.text).toContain(`<p>${page}</p>`);
      expect(answer.headers.get('vary')).toContain('Cookie');
    },
  );

  it('are those of the build that is served, also for who was here when there was a newer one', async () => {
    const then = new Date(Date.now() + 86_400_000).toUTCString();
    const asked = { 'if-modified-since': then, 'cache-control': 'max-age=0' };
    for (const path of ['/', '/play', '/sw.js'])
      expect((await client.get(path, asked)).status, path).toBe(200);
  });

  it('an unknown address is the application too, which says "Not Found", with the status for it', async () => {
    expect(await client.get('/nowhere')).toMatchObject({
      status: 404,
      text: expect.stringContaining('Addly Nook'),
    });
  });

  it.each([
    ['/assets/main-abc123.js', 'public, max-age=31536000, immutable'],
    ['/sounds/one.mp3?v=1a2b', 'public, max-age=31536000, immutable'],
    ['/pictures/fox.png?v=1a2b', 'public, max-age=31536000, immutable'],
    ['/sounds/one.mp3', 'public, max-age=300'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
  ])('%s is kept as %s', async (path, caching) => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(caching);
  });

  it.each([
    '/assets/gone.js',
    '/sounds/gone.mp3?v=1',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%00',
    '/%E0%A4%A',
  ])('%s is no page in disguise', async (path) => {
    const answer = await client.get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('addly-nook"');
  });

  it('are compressed, and only read', async () => {
    const { headers } = await client.get('/play', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect((await client.post('/login')).status).toBe(405);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])(
    'that are texts are sent to who takes %s as the build has compressed them: %s',
    async (accepted, encoding) => {
      const { status, text, headers } = await client.get('/assets/built-abc123.js?x=1', {
        'accept-encoding': accepted,
      });
      expect(status).toBe(200);
      expect(text).toContain('yyyy');
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('come as the build has compressed them to who takes %s', async (accepted, encoding) => {
    for (const path of ['/', '/play']) {
      const { text, headers } = await client.get(path, { 'accept-encoding': accepted });
      expect(text).toContain(`<p>${path === '/' ? 'landing' : 'index'}.html</p>`);
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(headers.get('vary')).toMatch(/Cookie.*Accept-Encoding/);
    }
  });

  it('carry the headers that keep them to themselves', async () => {
    const { headers } = await client.get('/');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none';script-src 'self' ${SCRIPT};style-src 'self' ${STYLE};img-src 'self' data: blob:;connect-src 'self' data: blob:;media-src 'self';font-src 'self';worker-src 'self' blob:;manifest-src 'self';form-action 'self';object-src 'none';base-uri 'none';frame-ancestors 'none'`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});
