import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { freePort } from './product.ts';

export interface PostgresServer {
  /** Over TCP, as for a Postgres on another machine. */
  readonly url: string;
  stop(): Promise<void>;
  /** Every process of it stands still, and goes on again, as `docker pause` does it. Debian's alone. */
  freeze?(): void;
  thaw?(): void;
}

const DEBIAN = '/usr/lib/postgresql';
const NOBODY = 65534;

/**
 * A Postgres server other than the embedded database: Debian's, if installed (an older version is the better test),
 * otherwise the embedded binaries over TCP. Its data is deleted afterwards.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'nook-server-'));
  chmodSync(home, 0o711);
  const server = existsSync(DEBIAN)
    ? await startDebian(join(home, 'data'))
    : await startEmbeddedPostgres({ dataDir: home, tcp: true, log: console.log });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function startDebian(folder: string): Promise<PostgresServer> {
  const version = readdirSync(DEBIAN).sort().at(-1)!;
  const bin = (name: string) => join(DEBIAN, version, 'bin', name);
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  mkdirSync(folder, { mode: 0o700 });
  if (asUser.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const flags = ['-D', folder, '-U', 'nook', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(bin('initdb'), flags, { ...asUser, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=300',
  ];
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(bin('postgres'), args, { ...asUser, stdio: 'ignore' });
  const url = `postgresql://nook@127.0.0.1:${port}/postgres`;
  await untilAnswering(url);
  const all = (signal: NodeJS.Signals) => {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' });
    for (const pid of [server.pid!, ...stdout.trim().split(/\s+/).map(Number)]) process.kill(pid, signal);
  };
  return {
    url,
    freeze: () => all('SIGSTOP'),
    thaw: () => all('SIGCONT'),
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
    },
  };
}

export async function untilAnswering(connectionString: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const client = new pg.Client({ connectionString });
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (answered) return;
    await sleep(50);
  }
  throw new Error('The Postgres server did not answer.');
}
