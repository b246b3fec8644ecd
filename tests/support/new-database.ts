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
  const drop = () => runOn(server, untilLeft(name), `drop database ${name} with (force)`);
  return { url: url.href, drop };
}

/**
 * A closed pool's connections end a moment later, and one that is broken off by then throws where nobody listens any more. Half
 * a second at most.
 */
const untilLeft = (name: string) => `do $$ begin
  for waited in 1..20 loop
    exit when not exists (select from pg_stat_activity where datname = '${name}');
    perform pg_sleep(0.025);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`;

async function runOn(connectionString: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
