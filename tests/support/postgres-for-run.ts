import type { TestProject } from 'vitest/node';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgresServer } from './postgres-server.ts';

/**
 * One external Postgres server for the whole run, behind PgBouncer in transaction mode where that is installed.
 * PGBOUNCER=newer takes one that knows prepared statements.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer();
  const newer = process.env.PGBOUNCER === 'newer';
  const settings = newer ? ['max_prepared_statements = 200'] : [];
  const bouncer = await startPgBouncer(url, { newer, settings });
  if (!bouncer) console.log('PgBouncer is not installed: these tests run on Postgres directly');
  project.provide('databaseServer', bouncer?.url ?? url);
  return async () => {
    await bouncer?.stop();
    await stop();
  };
}
