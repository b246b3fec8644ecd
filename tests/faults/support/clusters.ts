import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { untilAnswering } from '#tests/support/postgres-server.ts';
import { freePort } from '#tests/support/product.ts';

const DEBIAN = '/usr/lib/postgresql';
const NOBODY = 65534;
const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Two clusters need more of Postgres than the built-in one brings. */
export const hasDebianPostgres = existsSync(DEBIAN);

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { ...asUser, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

const bin = (name: string) => join(DEBIAN, readdirSync(DEBIAN).sort().at(-1)!, 'bin', name);

/** One of Debian's Postgres over TCP on this machine, of a folder that is made by `fill`. Ends with the test. */
export interface Cluster {
  readonly port: number;
  readonly folder: string;
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  /** As a machine that goes away: nothing is tidied. */
  kill(): Promise<void>;
  /** From a standby to the one that can write. */
  promote(): void;
}

async function cluster(fill: (folder: string) => void): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), 'nook-cluster-'));
  chmodSync(home, 0o711);
  const folder = join(home, 'data');
  mkdirSync(folder, { mode: 0o700 });
  if (asUser.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  fill(folder);
  const port = await freePort();
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server!.once('exit', done));
    server.kill(signal);
    await ended;
  };
  onTestFinished(async () => {
    await end('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  });
  return {
    port,
    folder,
    async start(settings = {}) {
      const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
      const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      server = spawn(bin('postgres'), ['-D', folder, ...args], { ...asUser, stdio: 'ignore' });
      await untilAnswering(`postgresql://nook@127.0.0.1:${port}/postgres`);
    },
    kill: () => end('SIGQUIT'),
    promote: () => run(bin('pg_ctl'), ['promote', '-D', folder, '--no-wait']),
  };
}

export const primary = (): Promise<Cluster> =>
  cluster((folder) =>
    run(bin('initdb'), ['-D', folder, '-U', 'nook', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']),
  );

/** A streaming standby of a running cluster, under this name. */
export const standbyOf = ({ port }: Cluster, name: string): Promise<Cluster> =>
  cluster((folder) => {
    const from = `host=127.0.0.1 port=${port} user=nook application_name=${name}`;
    run(bin('pg_basebackup'), ['-d', from, '-D', folder, '-R', '--no-sync', '--checkpoint=fast']);
  });
