import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { BackupError } from './db/backup-error.ts';
import { drill } from './backups/drill.ts';
import { findBackups, makeFolder, nameOf, writeBackup } from './backups/files.ts';
import { restoreBackup } from './backups/restore.ts';
import { readConfig, type Config } from './config.ts';
import { openClient } from './db/connect.ts';
import { startEmbeddedPostgres, visitEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { holdsDatabase, removeDatabase } from './db/postgres-folder.ts';
import { createDeletions } from './deletions/deletions.ts';
import { createLog } from './http/logging.ts';
import { createSecurityLog } from './security-log.ts';
import { StartError } from './start-error.ts';

const USAGE =
  'Usage: npm run db:backup [-- file], npm run db:restore -- file --replace [--new] [--accept-missing-deletions], npm run db:drill [-- file]';
/** Postgres' codes for an undefined table and an undefined column. */
const OF_ANOTHER_AGE = ['42P01', '42703'];
const FLAGS = ['--replace', '--new', '--accept-missing-deletions'];

/**
 * `backup [file]` writes all kept data to a new file, also while the server runs. `restore file --replace` replaces all
 * data by a backup, while no server runs; with --new it restores into a new database in DATA_DIR. `drill [file]`
 * restores the newest backup, or this one, into a scratch database and compares counts. Returns the text to print.
 * Throws StartError with a line that says what to do. log: instead of the standard output.
 */
export async function runBackupCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  log?: Logger,
): Promise<string> {
  const [command, ...rest] = args;
  const config = readConfig(env);
  const [file, ...more] = rest.filter((argument) => !argument.startsWith('--'));
  const flags = rest.filter((argument) => argument.startsWith('--'));
  const known = command === 'restore' ? flags.every((flag) => FLAGS.includes(flag)) : flags.length === 0;
  if (more.length > 0 || !known) throw new BackupError(USAGE);
  const work = { config, log: log ?? createLog(config.logLevel), flags };
  if (command === 'backup') return backUp(work, file);
  if (command === 'drill') return practise(work, file);
  if (command !== 'restore' || !file) throw new BackupError(USAGE);
  return restore(work, file);
}

interface Work {
  readonly config: Config;
  readonly log: Logger;
  readonly flags: readonly string[];
}

async function backUp({ config, log }: Work, named: string | undefined): Promise<string> {
  requireDatabase(config);
  const { backupDir: folder, backupKeepDays: keepDays, backupKey } = config;
  const file = named ?? join(folder, nameOf(new Date()));
  if (await exists(file)) throw new BackupError(`${file} exists: name another file.`);
  // Deletions from now on are applied again when this backup is restored.
  const security = createSecurityLog(log, config.secrets?.[0] ?? '');
  const size = await reasonable(file, async () => {
    await createDeletions({ folder, keepDays, security }).prepare();
    if (!named) await makeFolder(dirname(file));
    return withDatabase(config, visitEmbeddedPostgres, (client) => writeBackup(client, file, backupKey));
  });
  const advice = backupKey ? '' : ' It holds personal data: keep it safe, or set BACKUP_KEY.';
  return `Backed up to ${file} (${Math.ceil(size / 1024)} kB).${advice}`;
}

/** Turns errors about the file into one line. */
async function reasonable<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!syscall || syscall === 'connect') throw error;
    throw new BackupError(`${file} cannot be written (${code}): name another file, or set BACKUP_DIR.`);
  }
}

async function practise({ config }: Work, named: string | undefined): Promise<string> {
  requireDatabase(config);
  const file = named ?? (await findBackups(config.backupDir)).at(-1)?.file;
  if (!file) throw new BackupError(`There is no backup in BACKUP_DIR (${config.backupDir}).`);
  if (!(await exists(file))) throw new BackupError(`${file} cannot be found.`);
  return withDatabase(config, visitEmbeddedPostgres, (client, url) =>
    drill(client, { url, file, key: config.backupKey }),
  );
}

async function restore({ config, log, flags }: Work, file: string): Promise<string> {
  if (!flags.includes('--replace'))
    throw new BackupError('Restoring replaces everything there is: say so with --replace.');
  if (!(await exists(file))) throw new BackupError(`${file} cannot be found.`);
  const acceptMissing = flags.includes('--accept-missing-deletions');
  const isNew = flags.includes('--new');
  let opened = false;
  if (!isNew) requireDatabase(config, ', or add --new to have one made there');
  else if (config.databaseUrl || holdsDatabase(config.dataDir))
    throw new BackupError('--new makes a database in DATA_DIR, and there is one: leave it out.');
  try {
    return await withDatabase(config, startEmbeddedPostgres, async (client, url) => {
      opened = true;
      await migrate(url);
      const { rows } = await restoreBackup(client, { config, log, file, acceptMissing });
      return `Restored ${rows} rows from ${file}. Everybody signs in again.`;
    });
  } catch (error) {
    // An empty database would make the next try, and the next start, take it for a used one.
    if (isNew && opened) removeDatabase(config.dataDir);
    throw error;
  }
}

/** Throws StartError, before anything is created, when there is no database to work on. */
export function requireDatabase({ databaseUrl, dataDir }: Config, or = ''): void {
  if (databaseUrl || holdsDatabase(dataDir)) return;
  throw new StartError(
    `There is no database in DATA_DIR (${resolve(dataDir)}): set DATA_DIR to the server's folder, or DATABASE_URL${or}.`,
  );
}

/** Connects to the database, embedded or external, and leaves it running or stopped as it was. */
export async function withDatabase<T>(
  { migrationUrl, dataDir }: Config,
  open: typeof startEmbeddedPostgres,
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  const embedded = migrationUrl ? undefined : await open({ dataDir, log: () => undefined });
  const url = migrationUrl ?? embedded!.url;
  let connected: pg.Client | undefined;
  try {
    const client = (connected = await openClient(url).catch((error: Error) => {
      throw new BackupError(`The database cannot be reached (${error.message}): check DATABASE_URL.`);
    }));
    return await work(client, url).catch((error: { code?: string }) => {
      if (!OF_ANOTHER_AGE.includes(error.code ?? '')) throw error;
      throw new StartError('The database is empty, or older than this program: start the server once.');
    });
  } finally {
    await connected?.end();
    await embedded?.stop();
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
