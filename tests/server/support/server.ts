import { once } from 'node:events';
import type { Server } from 'node:http';
import pg from 'pg';
import { closeServer, createServer } from '#server/http/serve.ts';
import { openServer } from '#server/main.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/product.ts';

export const TEST_SECRET = 'a secret of at least thirty-two bytes';

export interface TestServer {
  readonly url: string;
  /** The server's own database, to look at what it did and to arrange what takes too long otherwise. */
  readonly db: pg.Pool;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Several servers may share one. */
  readonly databaseUrl?: string;
  /** A folder of built pages. */
  readonly pages?: string;
}

/** The real server in this process, on a free port and a fresh database; without limits unless env says so. */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  { databaseUrl, pages }: TestServerOptions = {},
): Promise<TestServer> {
  const fresh = databaseUrl ? undefined : await freshDatabase();
  const url = databaseUrl ?? fresh!.url;
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATABASE_URL: url,
    SESSION_SECRET: TEST_SECRET,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...env,
  };
  const opened = await openServer(settings, { pages });
  const server: Server = createServer(opened.app).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const db = new pg.Pool({ connectionString: url, max: 4 });
  db.on('error', () => undefined);
  return {
    url: `http://localhost:${port}`,
    db,
    databaseUrl: url,
    async stop() {
      await closeServer(server, 1000);
      await opened.stop();
      await db.end();
      await fresh?.drop();
    },
  };
}
