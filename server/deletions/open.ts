import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { SecurityLog } from '#server/security-log.ts';
import { StartError } from '#server/start-error.ts';
import { applyDeletions } from './apply.ts';
import { createDeletions, type Deletions, type KnownDeletions } from './deletions.ts';

export interface OpenDeletions {
  readonly config: Pick<Config, 'backupDir' | 'backupKeepDays'>;
  readonly db: Database;
  readonly log: Logger;
  readonly security: SecurityLog;
}

/** A full disk is temporary, and refusing to start would help nobody. */
const FULL = ['ENOSPC', 'EDQUOT'];

/**
 * Opens the file of deletions and applies it: however the database was restored, deleted data is gone before the first
 * answer. Throws StartError when the folder cannot be used.
 */
export async function openDeletions({ config, db, log, security }: OpenDeletions): Promise<Deletions> {
  const { backupDir: folder, backupKeepDays: keepDays } = config;
  const deletions = createDeletions({ folder, keepDays, security });
  const known = await readFiles(deletions, log).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new StartError(
      `BACKUP_DIR (${folder}) cannot be used (${code ?? message}): make it readable and writable, or set it to another folder.`,
    );
  });
  const came = await applyDeletions(db, known?.deletions ?? []);
  if (Object.keys(came).length > 0) security.note('deletions_applied', came);
  return deletions;
}

async function readFiles(deletions: Deletions, log: Logger): Promise<KnownDeletions | undefined> {
  await deletions.prepare().catch((error: NodeJS.ErrnoException) => {
    if (!FULL.includes(error.code ?? '')) throw error;
    log.warn({ reason: error.code }, 'BACKUP_DIR is full: nothing can be deleted until it is not');
  });
  return deletions.read();
}
