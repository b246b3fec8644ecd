import { spawn } from 'node:child_process';
import { existsSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kept } from '#tests/deploy/support/kept.mjs';
import { unpackNewer } from './newer-debian.ts';
import { freePort } from './product.ts';
import { untilAnswering, type PostgresServer } from './postgres-server.ts';

const INSTALLED = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find((file) => existsSync(file));
/** A newer Debian's, with the libraries of its own. */
const NEWER = [
  'pgbouncer',
  'libc6',
  'libevent-2.1-7t64',
  'libssl3t64',
  'libcares2',
  'libsystemd0',
  'libpam0g',
];
const NOBODY = 65534;

/** The words that start it; undefined where it cannot be had. */
function program(newer: boolean): readonly [string, ...string[]] | undefined {
  if (!newer) return INSTALLED ? [INSTALLED] : undefined;
  if (process.arch !== 'x64') return undefined;
  const unpacked = unpackNewer(NEWER, kept('pgbouncer'));
  const libraries = `${unpacked}/usr/lib/x86_64-linux-gnu`;
  return unpacked
    ? [
        `${libraries}/ld-linux-x86-64.so.2`,
        // What it needs besides is this system's.
        ...['--library-path', `${libraries}:/usr/lib/x86_64-linux-gnu:/lib/x86_64-linux-gnu`],
        `${unpacked}/usr/sbin/pgbouncer`,
      ]
    : undefined;
}

export interface Bouncing {
  /** A newer Debian's, which knows prepared statements, instead of the one that is installed. */
  readonly newer?: boolean;
  /** Connections to each database. Two servers' own pools: tests of many at once count on as many that wait for one row. */
  readonly size?: number;
  /** More of its settings, a line each. */
  readonly settings?: readonly string[];
}

/**
 * PgBouncer in transaction mode in front of a Postgres server, as strict as it comes: each transaction may get another
 * connection, and startup parameters that it does not know are refused. Undefined where it is not installed.
 */
export async function startPgBouncer(
  behind: string,
  { newer = false, size = 24, settings: more = [] }: Bouncing = {},
): Promise<PostgresServer | undefined> {
  const [file, ...before] = program(newer) ?? [];
  if (!file) return undefined;
  const { hostname, port: serverPort, username } = new URL(behind);
  const home = mkdtempSync(join(tmpdir(), 'nook-bouncer-'));
  chmodSync(home, 0o755);
  const port = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 1000',
    `default_pool_size = ${size}`,
    // Each file has a database of its own, and leaves its connections.
    'server_idle_timeout = 5',
    ...more,
  ];
  writeFileSync(join(home, 'pgbouncer.ini'), settings.join('\n'));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const bouncer = spawn(file, [...before, '-q', join(home, 'pgbouncer.ini')], { ...asUser, stdio: 'ignore' });
  const url = `postgresql://${username}@127.0.0.1:${port}/postgres`;
  await untilAnswering(url);
  return {
    url,
    async stop() {
      const ended = new Promise((done) => bouncer.once('exit', done));
      bouncer.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
