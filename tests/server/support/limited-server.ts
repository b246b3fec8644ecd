import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './server.ts';

/**
 * Two servers on one database for the tests of a file: accounts are made on `free`, which has no limits, and used on
 * `limited`, which has all of them. To be read once the tests run.
 */
export function withLimitedServer(): { readonly free: TestServer; readonly limited: TestServer } {
  const servers = {} as { free: TestServer; limited: TestServer };
  beforeAll(async () => {
    servers.free = await startTestServer();
    servers.limited = await startTestServer({ RATE_LIMITS: 'on' }, { databaseUrl: servers.free.databaseUrl });
  });
  afterAll(async () => {
    await servers.limited.stop();
    await servers.free.stop();
  });
  return servers;
}
