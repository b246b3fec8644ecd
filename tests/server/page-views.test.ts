import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { PAGES } from '#server/contract/pages.ts';
import { gamePath, PATHS } from '#web/lib/paths.ts';
import { Client, newFamily } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const views = async () =>
  (await server.db.query('select route, day = current_date as today, views from page_views order by route'))
    .rows;

describe('page views', () => {
  it('are counted by page and day, and nothing else is kept', async () => {
    const [visitor, family] = [new Client(server.url), await newFamily(server.url)];
    for (const route of ['/home', '/play/:gameId', '/home'])
      for (const client of [visitor, family]) {
        const answer = await client.post('/api/page-views', { route });
        expect(answer.status).toBe(204);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    expect(await views()).toEqual([
      { route: '/home', today: true, views: 4 },
      { route: '/play/:gameId', today: true, views: 2 },
    ]);
  });

  it('are counted for every page that there is', async () => {
    expect(Object.values(PATHS).toSorted()).toEqual(PAGES.toSorted());
    for (const route of [...Object.values(PATHS), ...GAMES.map(({ id }) => gamePath(id)), '*'])
      expect((await new Client(server.url).post('/api/page-views', { route })).status).toBe(204);
  });

  it.each(['/email-confirmation?email=a@b.c', '/play/secret-game', '/u/1', 'home', '', null, 5, ['/home']])(
    '%j is not counted',
    async (route) => {
      const before = await views();
      expect(await new Client(server.url).post('/api/page-views', { route })).toMatchObject({
        status: 422,
        body: { code: 'validation_failed' },
      });
      expect(await views()).toEqual(before);
    },
  );
});
