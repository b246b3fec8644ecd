import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { closeServer, createServer } from '#server/http/serve.ts';
import { createLog } from '#server/http/logging.ts';
import { openServer } from '#server/main.ts';
import type { SecurityEvent } from '#server/security-log.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/product.ts';

export const TEST_SECRET = 'a secret of at least thirty-two bytes';

export interface TestServer {
  readonly url: string;
  /** The server's own database, for checking effects and for setting up states that take too long otherwise. */
  readonly db: pg.Pool;
  readonly databaseUrl: string;
  /** Where backups and the file of deletions are; shared by servers on the same database. */
  readonly backupDir: string;
  /** The security log's lines of this event, oldest first. */
  noted(event: SecurityEvent): readonly Readonly<Record<string, unknown>>[];
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Several servers may share one. */
  readonly databaseUrl?: string;
  /** A folder of built pages. */
  readonly pages?: string;
  /** The address to listen on; 0.0.0.0 for other machines. */
  readonly host?: string;
}

/** The same for all servers on a database, and different for each database. */
export const backupDirOf = (databaseUrl: string): string =>
  join(tmpdir(), `nook-backups-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)}`);

/** The real server in this process, on a free port and a new database; without limits unless env sets them. */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  { databaseUrl, pages, host = '127.0.0.1' }: TestServerOptions = {},
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
    BACKUP_DIR: backupDirOf(url),
    ...env,
  };
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const opened = await openServer(settings, { pages, log: createLog('warn', { write }) });
  const server: Server = createServer(opened.app).listen(port, host);
  await once(server, 'listening');
  const db = new pg.Pool({ connectionString: url, max: 4 });
  db.on('error', () => undefined);
  return {
    url: `http://localhost:${port}`,
    db,
    databaseUrl: url,
    backupDir: settings.BACKUP_DIR,
    noted: (event) => lines.filter((line) => line.security === event),
    async stop() {
      await closeServer(server, 1000);
      await opened.stop();
      await db.end();
      await fresh?.drop();
      if (fresh) rmSync(backupDirOf(url), { recursive: true, force: true });
    },
  };
}
