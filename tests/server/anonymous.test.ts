import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '#server/network.ts';
import { googleSettings } from '#tests/support/google.ts';
import { Client } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    ...googleSettings('http://127.0.0.1:1'),
  });
});
afterAll(() => server.stop());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const limitsKept = async () =>
  (await server.db.query<{ key: string; points: number }>('select key, points from rate_limits')).rows;
/** Sets the limit's counts to this many. */
const pretend = (name: string, points: number) =>
  server.db.query(`update rate_limits set points = $1 where key like $2`, [points, `${name}:%`]);

describe('openings of pages', () => {
  const open = (ip: string) => new Client(server.url).post('/api/page-views', { route: '/home' }, from(ip));

  it('are counted up to a measure from one network, which takes one row', async () => {
    for (let i = 0; i < 30; i++) expect((await open('198.51.100.1')).status).toBe(204);
    expect(await limitsKept()).toMatchObject([{ points: 30 }]);
    await pretend('views', 3599);
    expect((await open('198.51.100.1')).status).toBe(204);
    for (let i = 0; i < 3; i++) {
      const refused = await open('198.51.100.1');
      expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await open('198.51.100.2')).status).toBe(204);
    expect((await server.db.query('select views from page_views')).rows).toEqual([{ views: 32 }]);
    expect(server.noted('budget_spent')).toEqual([
      expect.objectContaining({ limit: 'views', network: expect.stringMatching(/^[\w-]{16}$/) }),
    ]);
  });
});

describe('ways to Google', () => {
  const begin = async (ip: string) =>
    (await new Client(server.url).get('/auth/google', from(ip))).headers.get('location');

  it('that are begun leave nothing but one count, and end at a measure', async () => {
    for (let i = 0; i < 5; i++) expect(await begin('198.51.100.1')).toContain('/authorize?');
    expect((await limitsKept()).filter(({ key }) => key.startsWith('google:'))).toHaveLength(1);
    expect((await server.db.query('select from session')).rowCount).toBe(0);
    await pretend('google', 300);
    expect(await begin('198.51.100.1')).toBe('/login?error=temporarily_unavailable');
    expect(server.noted('google_refused')).toMatchObject([{ reason: 'temporarily_unavailable' }]);
    expect(
      await new Client(server.url).post('/api/auth/google/link', { password: 'x' }, from('198.51.100.1')),
    ).toMatchObject({ status: 429 });
    expect(await begin('198.51.100.2')).toContain('/authorize?');
  });
});

describe('X-Forwarded-For', () => {
  it('of any length is one network at most, and costs nothing', async () => {
    await server.db.query('delete from rate_limits');
    for (const long of [
      '1'.repeat(15_000),
      ', '.repeat(7_000),
      '9.'.repeat(7_000),
      `${'a, '.repeat(4_000)}b`,
    ])
      expect(
        (await new Client(server.url).post('/api/page-views', { route: '/play' }, from(long))).status,
      ).toBe(204);
    // One key for everything that is not an address, and the proxy's own where it sends none.
    const kept = await limitsKept();
    expect(kept.length).toBeLessThanOrEqual(2);
    // In a long header, the last proxy's entry still counts.
    await new Client(server.url).post(
      '/api/page-views',
      { route: '/play' },
      from(`${'203.0.113.7, '.repeat(1_000)}198.51.100.9`),
    );
    expect(await limitsKept()).toHaveLength(kept.length + 1);
    // Each took at least a tenth of a second before.
    for (let i = 0; i < 1_000; i++) expect(networkOf('1'.repeat(16_000))).toBe('none');
  });
});
