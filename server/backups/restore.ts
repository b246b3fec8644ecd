import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/tables.ts';
import { applyDeletions } from '#server/deletions/apply.ts';
import { createDeletions, type KnownDeletions } from '#server/deletions/deletions.ts';
import { createSecurityLog } from '#server/security-log.ts';
import { BackupError } from '#server/db/backup-error.ts';
import { readBackup } from './files.ts';
import { restoreLines, type RestoreResult } from '#server/db/backup.ts';

export interface RestoreOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly file: string;
  /** Whether to restore even if deletions from before the start of the deletions file are unknown. */
  readonly acceptMissing: boolean;
}

/**
 * Replaces all data by a backup, without what was deleted since it was made, or changes nothing. Throws BackupError
 * with one line that contains nothing of the file.
 */
export async function restoreBackup(client: pg.Client, options: RestoreOptions): Promise<RestoreResult> {
  const { config, log, file, acceptMissing } = options;
  // Without a configured secret the command hashes no network; it has none to hash.
  const security = createSecurityLog(log, config.secrets?.[0] ?? '');
  const known = await createDeletions({
    folder: config.backupDir,
    keepDays: config.backupKeepDays,
    security,
  }).read();
  let came: Readonly<Record<string, number>> = {};
  const restored = await readBackupInto(client, options.file, config.backupKey, {
    check(madeAt) {
      if (known && madeAt >= known.since) return;
      if (!acceptMissing) throw missing(file, madeAt, known);
      security.note('missing_deletions_accepted', { made_at: madeAt.toISOString() });
    },
    async complete() {
      came = await applyDeletions(databaseOn(client), known?.deletions ?? []);
    },
  });
  security.note('restored', { made_at: restored.madeAt.toISOString(), rows: restored.rows });
  if (Object.keys(came).length > 0) security.note('deletions_applied', came);
  return restored;
}

const missing = (file: string, madeAt: Date, known: KnownDeletions | undefined) => {
  const since = known ? `begins at ${known.since.toISOString()}` : 'is not in BACKUP_DIR';
  return new BackupError(
    `${file} was made at ${madeAt.toISOString()}, and the file of deletions ${since}: accounts deleted in between ` +
      'would come back. Put the file there, or add --accept-missing-deletions.',
  );
};

/**
 * Reads a backup into this connection's database. Postgres' message about a refused row is not repeated, because it
 * contains the row.
 */
export async function readBackupInto(
  client: pg.Client,
  file: string,
  key: string | undefined,
  restoring: Parameters<typeof restoreLines>[2] = {},
): Promise<RestoreResult> {
  let restored: RestoreResult | undefined;
  try {
    await readBackup(file, key, async (lines) => {
      restored = await restoreLines(client, lines, restoring);
    });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new BackupError(
      `${file} could not be restored (Postgres ${error.code}): it is damaged or of a newer Addly Nook, or the disk is full. Nothing was changed.`,
    );
  }
  return restored!;
}

/** A Kysely database on a single connection, inside its open transaction. */
function databaseOn(client: pg.Client): Kysely<Tables> {
  const connection = {
    query: client.query.bind(client) as pg.PoolClient['query'],
    release: () => undefined,
  };
  const pool = { connect: async () => connection as pg.PoolClient, end: async () => undefined };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
