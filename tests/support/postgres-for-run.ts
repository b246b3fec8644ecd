import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server.ts';

/** One external Postgres server for the whole run: see startPostgresServer. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer();
  project.provide('databaseServer', url);
  return stop;
}
