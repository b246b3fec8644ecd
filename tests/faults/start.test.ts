import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/product.ts';

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
}

const running: Run[] = [];
let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'nook-start-'));
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** `npm start` in its test variant, quiet but for its own words. */
function start(
  env: Readonly<Record<string, string>>,
  [command, ...args]: [string, ...string[]] = [process.execPath, 'server/start.mjs'],
): Run {
  const child = spawn(command, [...args, '--lab'], {
    env: { ...process.env, LOG_LEVEL: 'silent', DATA_DIR: join(home, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const run = { child, ended, output: () => output };
  running.push(run);
  return run;
}

const ready = (run: Run) =>
  expect.poll(run.output, { timeout: 120_000 }).toContain('Addly Nook is ready: http');

async function expectRefusal(env: Readonly<Record<string, string>>, line: RegExp): Promise<void> {
  const { ended, output } = start(env);
  expect(await ended).toBe(1);
  expect(output().trim().split('\n').at(-1)).toMatch(line);
  expect(output()).not.toMatch(/\n\s+at /);
}

test('a port in use: one line says so', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  await expectRefusal(
    { PORT: String(port) },
    new RegExp(`^Addly Nook cannot start: .*${port} is in use.*PORT`),
  );
  other.close();
});

test('a database that cannot be reached: one line says so', async () => {
  const env = {
    DATABASE_URL: 'postgres://nook@127.0.0.1:1/nook',
    SESSION_SECRET: 'only for tests and of no worth at all',
  };
  await expectRefusal(env, /^Addly Nook cannot start: DATABASE_URL/);
});

test('a database and no secret for sessions: one line says so', async () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://nook@127.0.0.1:1/nook' };
  await expectRefusal(env, /^Addly Nook cannot start: SESSION_SECRET is required together with DATABASE_URL/);
});

test('a data folder that cannot be one: one line says so', async () => {
  writeFileSync(join(home, 'file'), '');
  await expectRefusal(
    { DATA_DIR: join(home, 'file') },
    /^Addly Nook cannot start: DATA_DIR .* cannot be written/,
  );
});

test('a bad value in the configuration: one line names it', async () => {
  await expectRefusal({ PORT: 'three' }, /^Addly Nook cannot start: PORT/);
});

test('a second copy on the same data is refused, the first one goes on', async () => {
  const port = String(await freePort());
  const first = start({ PORT: port });
  await ready(first);
  await expectRefusal({ PORT: String(await freePort()) }, /in use by another copy of Addly Nook/);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
});

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops everything, with a kind word',
  async (signal) => {
    const run = start({ PORT: String(await freePort()) });
    await ready(run);
    run.child.kill(signal);
    expect(await run.ended).toBe(0);
    expect(run.output()).toContain('Addly Nook has stopped');
  },
);

test('asked to stop while it is still starting, it stops', async () => {
  const run = start({ PORT: String(await freePort()), DATA_DIR: join(home, 'early') });
  await expect
    .poll(() => existsSync(join(home, 'early/postgres.log')), { timeout: 120_000, interval: 5 })
    .toBe(true);
  run.child.kill('SIGTERM');
  await run.ended;
  const again = start({ PORT: String(await freePort()), DATA_DIR: join(home, 'early') });
  await ready(again);
});

test('when npm is ended, the server ends too', async () => {
  const port = String(await freePort());
  const npm = start({ PORT: port }, ['npm', 'run', 'start', '--silent', '--']);
  await ready(npm);
  npm.child.kill('SIGTERM');
  await npm.ended;
  expect(npm.output()).toContain('Addly Nook has stopped');
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed');
});

test('when npm is ended before there is a server, none goes on unseen', async () => {
  const program = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { runUntilStopped } from './server/serve.mjs';
    const parent = process.ppid;
    console.log('building');
    while (process.ppid === parent) await sleep(10);
    setTimeout(() => process.exit(1), 60_000);
    await runUntilStopped(Promise.resolve({ stop: async () => undefined }));`;
  const npm = start({ npm_lifecycle_event: 'start' }, [
    'sh',
    '-c',
    '"$0" --input-type=module -e "$1"; true',
    process.execPath,
    program,
  ]);
  await expect.poll(npm.output).toContain('building');
  npm.child.kill('SIGKILL');
  await npm.ended;
  expect(npm.output()).toContain('Addly Nook has stopped');
});

test('killed, it leaves its data whole and starts again on it', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: join(home, 'killed') };
  const first = start(env);
  await ready(first);
  first.child.kill('SIGKILL');
  await first.ended;
  await ready(start(env));
});
