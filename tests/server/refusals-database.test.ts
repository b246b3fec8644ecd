import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseRefusal } from '#server/errors.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('what the database refuses', () => {
  const CODES: readonly [code: string, status: number | undefined][] = [
    ['23505', 409],
    ['23503', 409],
    ['23514', 422],
    ['22003', 422],
    ['22P02', 422],
    ['22021', 400],
    ['57014', 503],
    ['53300', 503],
    ['57P01', 503],
    ['57P03', 503],
    ['08000', 503],
    ['08006', 503],
    ['42P01', undefined],
    ['40001', undefined],
  ];

  it.each(CODES)('as %s is answered %s', async (code, status) => {
    const raise = `do $$ begin raise exception using errcode = '${code}', message = 'on purpose'; end $$`;
    const error = await server.db.query(raise).catch((reason: unknown) => reason);
    expect(databaseRefusal(error)?.status).toBe(status);
  });

  it.each(['postgres://nook@127.0.0.1:1/x', 'postgres://nook@localhost/x?host=/nowhere'])(
    'by not being at %s is answered 503, with a time to come back',
    async (connectionString) => {
      const error = await new pg.Client({ connectionString }).connect().catch((reason: unknown) => reason);
      expect(databaseRefusal(error)).toMatchObject({
        status: 503,
        code: 'unavailable',
        details: { retryAfterSeconds: 2 },
      });
    },
  );
});
