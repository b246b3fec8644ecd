import { spawn } from 'node:child_process';
import { existsSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './product.ts';
import { untilAnswering, type PostgresServer } from './postgres-server.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find((file) => existsSync(file));
const NOBODY = 65534;

/**
 * PgBouncer in transaction mode in front of a Postgres server, as strict as it comes: each transaction may get another
 * connection, and startup parameters that it does not know are refused. Undefined where it is not installed.
 */
export async function startPgBouncer(behind: string): Promise<PostgresServer | undefined> {
  if (!PROGRAM) return undefined;
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
    // Two servers' own pools: tests of many at once count on as many that wait for one row.
    'default_pool_size = 24',
    // Each file has a database of its own, and leaves its connections.
    'server_idle_timeout = 5',
  ];
  writeFileSync(join(home, 'pgbouncer.ini'), settings.join('\n'));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const bouncer = spawn(PROGRAM, ['-q', join(home, 'pgbouncer.ini')], { ...asUser, stdio: 'ignore' });
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
