import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { MIGRATIONS } from '#server/db/migrate.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

/** A database as a server of that version has left it. */
export async function databaseAt(migration: keyof typeof MIGRATIONS): Promise<FreshDatabase> {
  const database = await freshDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateTo(migration);
  await db.destroy();
  if (error) throw error;
  return database;
}
