import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { noRoom, StartError } from '#server/start-error.ts';
import { commandAs, findBinaries, postgresUser } from './postgres-binaries.ts';

/** Where a database is and how to connect to it. All paths are absolute. */
export interface DataFolder {
  readonly path: string;
  readonly passwordFile: string;
  readonly logFile: string;
  /** On 127.0.0.1 with a password, instead of a socket in a folder that only its user can open. */
  readonly tcp: boolean;
  readonly socketFolder: string;
  /** The user that Postgres runs as; undefined: the current user. */
  readonly user: number | undefined;
}

export const DATABASE_USER = 'nook';
const MAJOR_VERSION = '18';
/** Socket addresses are at most 103 bytes on macOS, 107 on Linux; Postgres adds "/.s.PGSQL.5432". */
const LONGEST_SOCKET_FOLDER = 103 - 15;

/**
 * The database folder `postgres` in dataDir; initialised completely or not at all if it was empty. Throws StartError
 * when it cannot be used.
 */
export function openDataFolder(dataDir: string, tcp: boolean): DataFolder {
  const path = join(dataDir, 'postgres');
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    fs.accessSync(dataDir, fs.constants.W_OK);
    const user = postgresUser(path);
    const socketFolder = tcp ? '' : makeSocketFolder(path, user);
    const folder = {
      path,
      passwordFile: `${path}.password`,
      logFile: `${path}.log`,
      tcp,
      socketFolder,
      user,
    };
    if (!fs.existsSync(join(path, 'PG_VERSION'))) fill(folder);
    checkVersion(folder);
    return folder;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT'].includes(code)) throw error;
    throw (
      noRoom(dataDir, code) ??
      new StartError(`DATA_DIR (${dataDir}) cannot be written (${code}): set DATA_DIR to a folder that can.`)
    );
  }
}

/** Whether there is a database in dataDir; one that only another user can read counts. Changes nothing. */
export function holdsDatabase(dataDir: string): boolean {
  try {
    return fs.readdirSync(join(dataDir, 'postgres')).includes('PG_VERSION');
  } catch (error) {
    return ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** Removes the database in dataDir, with its password and log. It must not be in use. */
export function removeDatabase(dataDir: string): void {
  for (const name of ['postgres', 'postgres.password', 'postgres.log'])
    fs.rmSync(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Initialises the database in a temporary folder and renames it, so that an interrupted start leaves nothing
 * incomplete.
 */
function fill(folder: DataFolder): void {
  const fresh = `${folder.path}-new-${process.pid}`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  giveTo(folder.user, fresh);
  try {
    runInitdb(folder, fresh);
    fs.renameSync(fresh, folder.path);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    // Another copy was faster; the lock decides later which one may use the folder.
    if (!fs.existsSync(join(folder.path, 'PG_VERSION'))) throw error;
  }
}

function runInitdb(folder: DataFolder, into: string): void {
  const flags = ['-D', into, '-U', DATABASE_USER, '-E', 'UTF8', '--no-sync', '--no-instructions'];
  // The builtin provider's lower() handles all scripts and does not depend on the system's locales.
  flags.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (folder.tcp) {
    fs.writeFileSync(folder.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    giveTo(folder.user, folder.passwordFile);
    flags.push('-A', 'scram-sha-256', `--pwfile=${folder.passwordFile}`);
  } else {
    flags.push('-A', 'trust');
  }
  const { command, args, options } = commandAs(folder.user, findBinaries().initdb, flags, into);
  const run = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (run.status === 0) return;
  const reason = run.error?.message ?? lastLine(run.stderr);
  const full = noRoom(dirname(folder.path), run.stderr ?? '');
  throw (
    full ?? new StartError(`The built-in database could not be made (${reason}): set DATABASE_URL instead.`)
  );
}

function checkVersion(folder: DataFolder): void {
  const version = fs.readFileSync(join(folder.path, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR_VERSION) return;
  throw new StartError(
    `${folder.path} holds data of Postgres ${version}, this is Postgres ${MAJOR_VERSION}: set DATA_DIR to another folder.`,
  );
}

/** The data folder itself, which has mode 0700; a shorter path elsewhere when its own is too long for a socket. */
function makeSocketFolder(path: string, user: number | undefined): string {
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_FOLDER) return path;
  const name = createHash('sha256').update(path).digest('hex').slice(0, 12);
  const short = join(tmpdir(), `nook-${name}`);
  fs.mkdirSync(short, { recursive: true, mode: 0o700 });
  giveTo(user, short);
  // Fails when another user owns the folder.
  fs.chmodSync(short, 0o700);
  return short;
}

function giveTo(user: number | undefined, path: string): void {
  if (user !== undefined) fs.chownSync(path, user, user);
}

export function lastLine(text: string | null): string {
  return text?.trim().split('\n').at(-1) || 'no reason given';
}
