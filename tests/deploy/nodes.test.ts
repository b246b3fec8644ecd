import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '#server/prepare.mjs';
import { freePort } from '#tests/support/product.ts';
import { expectKept, READY_MS, type Start } from './support/first-start.ts';
import { kept } from './support/kept.mjs';

/** The oldest that is promised, the one of the image, and the newest with long support. */
const NODES = ['20.19.0', '22', '24'] as const;
const NOBODY = '65534';
const isRoot = process.getuid?.() === 0;

// As on somebody's own machine: a name with letters that programs forget, and an ordinary user.
const home = mkdtempSync(join(tmpdir(), 'Größe und Übung '));
chmodSync(home, 0o755);
const started: ChildProcess[] = [];
afterAll(() => {
  // Those that a failing test has left: by their groups, which npm, the server and Postgres share.
  for (const { pid, exitCode, signalCode } of started)
    if (exitCode === null && signalCode === null) process.kill(-pid!, 'SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

function done(command: string, args: readonly string[], cwd = home): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}\n${stderr}`);
  return stdout;
}

/** The folder with this Node's program, from the registry's packages of it. */
function nodeOf(version: string): string {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const prefix = join(home, `node ${version}`);
  mkdirSync(prefix);
  done('npm', ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`]);
  return join(prefix, 'node_modules', name, 'bin');
}

const toNobody = (folder: string) => isRoot && done('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);

/** What somebody has who copied the project: its own files alone. */
function copyTo(folder: string): void {
  mkdirSync(folder);
  const files = 'git ls-files -z --cached --others --exclude-standard';
  done(
    'sh',
    ['-c', `${files} | tar --create --null --files-from=- | tar --extract --directory "$0"`, folder],
    ROOT,
  );
  toNobody(folder);
}

/** `npm start` by this Node as an ordinary user. It gives way to what runs beside it and is timed. */
function npmStart(folder: string, bin: string, port: number): Start {
  const asUser = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
  const child = spawn('nice', [...asUser, 'npm', 'start'], {
    cwd: folder,
    detached: true,
    env: {
      // What this network demands of whoever wants to get out: proxies, certificates.
      ...process.env,
      NODE_ENV: '',
      npm_execpath: '',
      // Packages come over the network once; each installs them anew.
      npm_config_cache: kept('npm'),
      PATH: [bin, process.env.PATH].join(delimiter),
      HOME: folder,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return {
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async interrupt() {
      const ended = once(child, 'exit');
      process.kill(-child.pid!, 'SIGINT');
      await ended;
    },
  };
}

describe.each(NODES)('Node %s', (version) => {
  it(
    'sets everything up for an ordinary user, serves, keeps what was saved, and starts the second time too',
    { timeout: 2 * READY_MS },
    async () => {
      const bin = nodeOf(version);
      const folder = join(home, `Kopie für ${version}`);
      copyTo(folder);
      expect(existsSync(join(folder, 'node_modules'))).toBe(false);
      toNobody(kept('npm'));
      const port = await freePort();
      await expectKept(`http://localhost:${port}`, () => npmStart(folder, bin, port));
      rmSync(folder, { recursive: true });
    },
  );
});
