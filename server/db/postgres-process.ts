import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import * as fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noRoom, StartError } from '#server/start-error.ts';
import { commandAs, findBinaries } from './postgres-binaries.ts';
import { DATABASE_USER, lastLine, type DataFolder } from './postgres-folder.ts';

/** Controls the Postgres of one data folder, whichever process started it. */
export interface PostgresProcess {
  /** Starts Postgres unless it is running; it accepts connections a moment later. */
  ensureStarted(): Promise<void>;
  /** Throws StartError if the Postgres that this process started has exited unexpectedly. */
  throwIfFailed(): void;
  /** The URL of one of its databases, once started. */
  url(database: string): string;
  /** Stops Postgres, closing its connections, and waits until it has ended. */
  stop(): Promise<void>;
}

const STOP_PATIENCE_MS = 10_000;
const SOCKET_PORT = 5432;

/** settings: Postgres settings in addition to ours. */
export function postgresProcess(
  folder: DataFolder,
  settings: Readonly<Record<string, string>>,
): PostgresProcess {
  let child: ChildProcess | undefined;
  let childEnded = false;
  let port = folder.tcp ? 0 : SOCKET_PORT;
  const runningPid = () => pidOf(folder) ?? (childEnded ? undefined : child?.pid);

  return {
    async ensureStarted() {
      if (runningPid() !== undefined) {
        if (folder.tcp) port = portOf(folder) ?? port;
        return;
      }
      // Kept after a crash, because others already know the address.
      if (port === 0) port = await freePort();
      childEnded = false;
      child = spawnPostgres(folder, port, settings);
      child.once('error', () => (childEnded = true));
      child.once('exit', () => (childEnded = true));
    },
    throwIfFailed() {
      if (!childEnded || runningPid() !== undefined) return;
      const log = fs.readFileSync(folder.logFile, 'utf8');
      const reason = lastLine(log);
      throw (
        noRoom(dirname(folder.path), log) ??
        new StartError(`The built-in database did not start (${reason}): see ${folder.logFile}.`)
      );
    },
    url(database) {
      if (!folder.tcp) {
        const socket = encodeURIComponent(folder.socketFolder);
        return `postgresql://${DATABASE_USER}@localhost:${port}/${database}?host=${socket}`;
      }
      const password = fs.readFileSync(folder.passwordFile, 'utf8');
      return `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
    },
    async stop() {
      const pid = runningPid();
      if (pid === undefined) return;
      signal(pid, 'SIGINT');
      const deadline = Date.now() + STOP_PATIENCE_MS;
      while (signal(pid, 0) && isPostgres(pid)) {
        if (Date.now() > deadline) signal(pid, 'SIGQUIT');
        await sleep(20);
      }
      if (folder.socketFolder !== folder.path)
        fs.rmSync(folder.socketFolder, { recursive: true, force: true });
    },
  };
}

function spawnPostgres(
  folder: DataFolder,
  port: number,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const all = {
    listen_addresses: folder.tcp ? '127.0.0.1' : '',
    unix_socket_directories: folder.socketFolder,
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Details and failing statements would write users' input to the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { postgres } = findBinaries();
  const { command, args, options } = commandAs(
    folder.user,
    postgres,
    ['-D', folder.path, ...flags],
    folder.path,
  );
  const log = fs.openSync(folder.logFile, 'w', 0o600);
  // Detached: Ctrl-C must reach only this process, which stops Postgres after the last request.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  fs.closeSync(log);
  child.unref();
  return child;
}

/** The lines of postmaster.pid: process id, folder, start time, port, socket folder, address... */
function pidFile(folder: DataFolder): string[] {
  try {
    return fs.readFileSync(join(folder.path, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function pidOf(folder: DataFolder): number | undefined {
  const pid = Number(pidFile(folder)[0]);
  return pid > 0 && signal(pid, 0) && isPostgres(pid) ? pid : undefined;
}

function portOf(folder: DataFolder): number | undefined {
  return Number(pidFile(folder)[3]) || undefined;
}

/** False when the process does not exist. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a power cut the id in the file may belong to another program; a dead process has no name. */
function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return true;
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
