import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { first } from './migrations/0001-first.ts';

/** In order; names are never changed and migrations never edited once released: forward only. */
const MIGRATIONS = { '0001-first': first };

/** Any number, the same in every copy: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 0x6d696772;

/**
 * Brings the database at url to the newest schema. Safe to run again, at the same time from several servers, and
 * after being killed half-way: each migration is one transaction. Gives the names of those that ran.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  // One plain connection without the time limits of the server's own: a migration may take long, and the lock lives in it.
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}
