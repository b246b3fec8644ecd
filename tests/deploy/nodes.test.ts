import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '#server/prepare.mjs';
import { newPlayer, round } from '#tests/server/support/client.ts';
import { freePort } from '#tests/support/product.ts';

/** The oldest that is promised, the one of the image, and the newest with long support. */
const NODES = ['20.19.0', '22', '24'] as const;
const NOBODY = '65534';
const READY_MS = 400_000;

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

/** What somebody has who copied the project: its own files alone. */
function copyTo(folder: string): void {
  mkdirSync(folder);
  const files = 'git ls-files -z --cached --others --exclude-standard';
  done(
    'sh',
    ['-c', `${files} | tar --create --null --files-from=- | tar --extract --directory "$0"`, folder],
    ROOT,
  );
  if (process.getuid?.() === 0) done('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
}

const isAnswering = (port: number) =>
  fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  );

/** `npm start` by this Node as an ordinary user; `stop` is Ctrl+C in its terminal. */
function npmStart(folder: string, bin: string, port: number) {
  const asUser =
    process.getuid?.() === 0
      ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', 'npm']
      : ['npm'];
  const [program, ...before] = asUser;
  const child = spawn(program!, [...before, 'start'], {
    cwd: folder,
    detached: true,
    env: {
      // What the network here asks for: proxies, certificates.
      ...process.env,
      NODE_ENV: '',
      npm_execpath: '',
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
    async ready() {
      const until = Date.now() + READY_MS;
      while (!output.includes('Addly Nook is ready: http')) {
        if (child.exitCode !== null || Date.now() > until) throw new Error(output);
        await sleep(100);
      }
    },
    async stop() {
      const ended = once(child, 'exit');
      process.kill(-child.pid!, 'SIGINT');
      await ended;
      await vi.waitFor(() => expect(isAnswering(port)).resolves.toBe(false), 20_000);
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
      const port = await freePort();
      const url = `http://localhost:${port}`;

      const first = npmStart(folder, bin, port);
      await first.ready();
      expect(first.output()).toContain('Installing the packages (once)');
      expect(await (await fetch(url)).text()).toContain('Addly Nook');
      const player = await newPlayer(url);
      const saved = await player.post('/api/progress', round());
      expect(saved.status, saved.text).toBe(200);
      const before = (await player.get('/api/profile')).body;
      expect(before.xp).toBe(saved.body.xp);
      await first.stop();

      const second = npmStart(folder, bin, port);
      await second.ready();
      expect(second.output()).not.toMatch(/Installing|Building/);
      expect((await player.get('/api/profile')).body).toEqual(before);
      await second.stop();
      rmSync(folder, { recursive: true });
    },
  );
});
