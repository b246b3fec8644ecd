import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';

/** Databases to measure on. */
export interface Databases {
  /** Creates an empty database and returns its URL. */
  add(): Promise<string>;
}

/**
 * Runs work with databases on the Postgres of DATABASE_URL, otherwise on the embedded one; all are dropped afterwards.
 */
export async function withDatabases<T>(work: (databases: Databases) => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_URL;
  return given ? useServer(given, work) : useBuiltIn(work);
}

async function useBuiltIn<T>(work: (databases: Databases) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nook-bench-'));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error });
  const end = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const interrupted = () => void end().then(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await useServer(postgres.url, work);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await end();
  }
}

async function useServer<T>(url: string, work: (databases: Databases) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // When the measuring is interrupted, Postgres may stop first.
  client.on('error', () => undefined);
  await client.connect();
  const added: string[] = [];
  try {
    return await work({
      async add() {
        const name = `bench_${randomBytes(6).toString('hex')}`;
        await client.query(`create database ${name}`);
        added.push(name);
        const address = new URL(url);
        address.pathname = `/${name}`;
        return address.href;
      },
    });
  } finally {
    for (const name of added) await client.query(`drop database ${name} with (force)`);
    await client.end();
  }
}
