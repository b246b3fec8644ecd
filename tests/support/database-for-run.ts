import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres server on which databases can be created. */
    databaseServer: string;
  }
}

/** One Postgres for the whole run: TEST_DATABASE_URL, otherwise the embedded one in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('databaseServer', given);
    return async () => undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'nook-test-'));
  chmodSync(dataDir, 0o711);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  const postgres = await startEmbeddedPostgres({ dataDir, settings, log: console.log });
  project.provide('databaseServer', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
