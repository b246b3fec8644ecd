import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { StartError } from '#server/start-error.ts';
import { hostsIn, named, openClient } from './connect.ts';
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
import { mailsOfPlayers } from './migrations/0026-mails-of-players.ts';
import { unreadAnswers } from './migrations/0027-unread-answers.ts';

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
  '0026-mails-of-players': mailsOfPlayers,
  '0027-unread-answers': unreadAnswers,
};

/** Any number, the same in every copy of the server: the holder of this lock migrates, the others wait. */
const MIGRATION_LOCK = 0x6d696772;

/**
 * Brings the database at url to the newest schema. Safe to run again, at the same time from several servers, and after
 * being killed half-way: all that is missing is one transaction, which holds the lock. So it works through a pooler in
 * transaction mode as well, where a lock of a session would stay behind with a connection of others. Returns the names
 * of those that ran. Throws StartError when the database is newer than this program.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  const client = await openClient(url);
  const only = {
    connect: async () => Object.assign(client, { release: () => undefined }),
    end: () => client.end(),
  };
  const db = new Kysely<History>({ dialect: new PostgresDialect({ pool: only }) });
  try {
    return await db.transaction().execute(runMissing);
  } catch (error) {
    throw error instanceof StartError ? error : named(error as Error, hostsIn(url).current);
  } finally {
    await db.destroy();
  }
}

/** As Kysely's own migrator keeps it, because older databases have that table already. */
interface History {
  kysely_migration: { name: string; timestamp: string };
}

async function runMissing(tx: Transaction<History>): Promise<readonly string[]> {
  // A role's limits are for requests: a migration may take long.
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
  await sql`
    create table if not exists kysely_migration
      (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx);
  const ran = await tx.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const before = new Set(ran.map(({ name }) => name));
  const unknown = [...before].find((name) => !(name in MIGRATIONS));
  if (unknown)
    throw new StartError(
      `The database is of a newer Addly Nook (it has ${unknown}): start that one, or restore a backup from before.`,
    );
  const missing = Object.entries(MIGRATIONS).filter(([name]) => !before.has(name));
  for (const [name, { up }] of missing) {
    await up(tx as unknown as Kysely<unknown>);
    await tx.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute();
  }
  return missing.map(([name]) => name);
}
