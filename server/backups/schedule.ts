import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { openClient } from '#server/db/connect.ts';
import type { SecurityLog } from '#server/security-log.ts';
import { findBackups, makeFolder, nameOf, removeOldBackups, writeBackup } from './files.ts';

/**
 * Any number, the same in every copy of the server: the holder of this lock makes the backup. The lock ends with its
 * transaction, on a connection beside the backup's: so it holds through a pooler, too.
 */
const BACKUP_LOCK = 0x6261636b;
const FIRST_MS = 5000;
const LOOK_MS = 60_000;
/** Clocks of two copies may differ by this much; a file dated further ahead was named by a wrong clock. */
const AHEAD_MS = 60_000;

export interface ScheduleOptions {
  readonly config: Pick<Config, 'backupEveryMs' | 'backupDir' | 'backupKeepDays' | 'backupKey'>;
  /** Of the database. */
  readonly url: string;
  readonly log: Logger;
  readonly security: SecurityLog;
}

/**
 * Makes a backup if the newest is old enough and no other copy of the server is making one, and removes expired ones.
 * Returns its file, or undefined when nothing was due.
 */
export async function backUpIfDue({ config, url }: ScheduleOptions): Promise<string | undefined> {
  const { backupEveryMs = Infinity, backupDir, backupKeepDays, backupKey } = config;
  const isDue = async () => {
    const now = Date.now();
    const past = (await findBackups(backupDir)).filter(({ madeAt }) => madeAt <= now + AHEAD_MS);
    return now - (past.at(-1)?.madeAt ?? -Infinity) >= backupEveryMs;
  };
  if (!(await isDue())) return undefined;
  const holder = await openClient(url);
  try {
    await holder.query('begin');
    const { rows } = await holder.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      BACKUP_LOCK,
    ]);
    // Another copy may have finished one between the first check and the lock.
    if (!rows[0]!.taken || !(await isDue())) return undefined;
    await makeFolder(backupDir);
    const file = join(backupDir, nameOf(new Date()));
    const client = await openClient(url);
    await writeBackup(client, file, backupKey).finally(() => client.end());
    await removeOldBackups(backupDir, backupKeepDays, file);
    return file;
  } finally {
    await holder.end();
  }
}

/** The same, with the outcome in the log. Never rejects: the next run tries again. */
export async function backUpAndLog(options: ScheduleOptions): Promise<void> {
  const { log, security } = options;
  try {
    const file = await backUpIfDue(options);
    if (file) log.info({ file }, 'made a backup');
  } catch (error) {
    security.note('backup_failed', { reason: (error as NodeJS.ErrnoException).code ?? 'unknown' });
  }
}

/** Checks every minute whether a backup is due, until the returned function is called. */
export function scheduleBackups(options: ScheduleOptions): () => Promise<void> {
  if (options.config.backupEveryMs === undefined) return async () => undefined;
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= backUpAndLog(options).finally(() => (running = undefined));
  };
  const first = setTimeout(look, FIRST_MS).unref();
  const timer = setInterval(look, LOOK_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
