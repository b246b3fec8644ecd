import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { first } from './migrations/0001-first.ts';
import { mail } from './migrations/0002-mail.ts';
import { access } from './migrations/0003-access.ts';
import { publicNames } from './migrations/0004-public-names.ts';
import { keptPromises } from './migrations/0005-kept-promises.ts';
import { lastingVerdicts } from './migrations/0006-lasting-verdicts.ts';
import { passedNames } from './migrations/0007-passed-names.ts';
import { replayedRounds } from './migrations/0008-replayed-rounds.ts';
import { learners } from './migrations/0009-learners.ts';
import { slips } from './migrations/0020-slips.ts';
import { players } from './migrations/0021-players.ts';
import { needs } from './migrations/0022-needs.ts';
import { pictureCodes } from './migrations/0023-picture-codes.ts';
import { weeklyMail } from './migrations/0024-weekly-mail.ts';
import { nook } from './migrations/0025-nook.ts';

/** In order. Once released, names are never changed and migrations never edited: forward only. */
export const MIGRATIONS = {
  '0001-first': first,
  '0002-mail': mail,
  '0003-access': access,
  '0004-public-names': publicNames,
  '0005-kept-promises': keptPromises,
  '0006-lasting-verdicts': lastingVerdicts,
  '0007-passed-names': passedNames,
  '0008-replayed-rounds': replayedRounds,
  '0009-learners': learners,
  '0020-slips': slips,
  '0021-players': players,
  '0022-needs': needs,
  '0023-picture-codes': pictureCodes,
  '0024-weekly-mail': weeklyMail,
  '0025-nook': nook,
};

/** Any number, the same in every copy of the server: the holder of this lock migrates, the others wait. */
const MIGRATION_LOCK = 0x6d696772;

/**
 * Brings the database at url to the newest schema. Safe to run again, at the same time from several servers, and after
 * being killed half-way: each migration is one transaction. Returns the names of those that ran.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  // One plain connection without the server's time limits: a migration may take long, and its session holds the lock.
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
