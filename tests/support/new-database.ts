import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface FreshDatabase {
  readonly url: string;
  /** Drops it, closing connections that are still open. */
  drop(): Promise<void>;
}

/** A new, empty database on this Postgres server. */
export async function newDatabase(server: string): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `drop database ${name} with (force)`) };
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
