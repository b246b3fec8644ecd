import type { TestProject } from 'vitest/node';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgresServer } from './postgres-server.ts';

/** One external Postgres server for the whole run, behind PgBouncer in transaction mode where that is installed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer();
  const bouncer = await startPgBouncer(url);
  if (!bouncer) console.log('PgBouncer is not installed: these tests run on Postgres directly');
  project.provide('databaseServer', bouncer?.url ?? url);
  return async () => {
    await bouncer?.stop();
    await stop();
  };
}
