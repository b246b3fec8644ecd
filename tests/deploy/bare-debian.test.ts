import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ROOT } from '#server/prepare.mjs';
import { freePort } from '#tests/support/product.ts';
import { NODE } from './support/bases.mjs';
import { expectKept, READY_MS, type Start } from './support/first-start.ts';
import { kept } from './support/kept.mjs';
import { docker } from './support/stack.ts';

/** Packages of Debian's and npm's are fetched the first time, and a product is built in there. */
const PATIENCE_MS = 2 * READY_MS;
/** Packages are there by then: what is left is to say what is missing. */
const AT_ONCE_MS = 60_000;
const NAME = `nook-bare-${process.pid}`;
/** As on somebody's own machine: a name with letters that programs forget. */
const FOLDER = '/srv/Größe und Übung';
/** Fast, and in a real browser. */
const ONE_TEST = 'tests/engine/clock.test.ts';

const engine = inject('engine');
let port: number;
beforeAll(async () => {
  if (!engine) return;
  port = await freePort();
  // What comes over the network is kept, and installed anew. It gives way to what runs beside it and is timed.
  const volumes = [
    '--volume',
    `${kept('debs')}:/var/cache/apt/archives`,
    '--volume',
    `${kept('npm-debian')}:/npm`,
  ];
  const own = ['--network', 'host', '--cpu-shares', '256', ...volumes];
  docker('run', '--detach', '--name', NAME, '--init', ...own, NODE, 'sleep', '7200');
  inside('root', '/', 'install', '-d', '-o', 'node', '-g', 'node', FOLDER);
  inside('root', '/', 'chown', '-R', 'node:node', '/npm');
  // What somebody has who copied the project: its own files alone.
  const files = 'git ls-files -z --cached --others --exclude-standard';
  const unpack = `docker exec --interactive --user node --workdir "$1" "$0" tar --extract`;
  const copied = spawnSync(
    'sh',
    ['-c', `${files} | tar --create --null --files-from=- | ${unpack}`, NAME, FOLDER],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (copied.status !== 0) throw new Error(copied.stderr);
}, PATIENCE_MS);
afterAll(() => {
  if (engine) docker('rm', '--force', NAME);
}, 120_000);

/** A command in the bare Debian: its exit code, and all it has said. */
function inside(user: string, folder: string, ...command: readonly string[]) {
  const env = ['CI=', `PORT=${port}`, 'npm_config_cache=/npm'].flatMap((it) => ['--env', it]);
  const where = ['--user', user, '--workdir', folder, ...env];
  const { status, stdout, stderr } = spawnSync('docker', ['exec', ...where, NAME, ...command], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, said: `${stdout}${stderr}` };
}

/** `npm start` of an ordinary user in there. */
function npmStart(): Start {
  const ofIt = (command: string) => inside('node', FOLDER, 'sh', '-c', command);
  ofIt(': > /tmp/log; rm -f /tmp/pid; (sh -c "echo \\$\\$ > /tmp/pid; exec npm start" > /tmp/log 2>&1) &');
  const hasEnded = () => ofIt('test -s /tmp/pid && ! kill -0 $(cat /tmp/pid)').status === 0;
  return {
    output: () => ofIt('cat /tmp/log').said,
    hasEnded,
    async interrupt() {
      ofIt('kill -TERM $(cat /tmp/pid)');
      await expect.poll(hasEnded).toBe(true);
    },
  };
}

/** Where there is no container engine, a printed line has said so. */
const tried = (name: string, run: () => Promise<void>) =>
  it(name, { timeout: PATIENCE_MS }, async () => {
    if (engine) await run();
  });

tried(
  'npm start of an ordinary user sets everything up where there is Node 22 and no more, and again',
  async () => {
    await expectKept(`http://localhost:${port}`, npmStart);
    expect(inside('node', '/', 'cat', '/tmp/log').said).toContain('Addly Nook has stopped');
  },
);

tried(
  'npm test of an ordinary user says at once that it can install no browser, and what to do',
  async () => {
    const start = Date.now();
    const { status, said } = inside('node', FOLDER, 'npm', 'test');
    const tookMs = Date.now() - start;
    console.log({ tookMs }, said);
    expect(status).toBe(1);
    expect(said).toMatch(/^Tests need Chromium, and it cannot be had here: .+\.$/m);
    expect(said).toContain('as root, `apt-get update && apt-get install chromium`');
    expect(said).toMatch(/^0 passed, 1 failed, 0 skipped$/m);
    expect(said).not.toMatch(/^\s+at /m);
    expect(tookMs).toBeLessThan(AT_ONCE_MS);
    // A part that needs none is not held up.
    const unit = inside('node', FOLDER, 'node', 'tests/run.mjs', 'unit', 'tests/rules/chance.test.ts');
    expect(unit.said).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped$/m);
  },
);

tried('root gets it by Debian’s package, and then everybody can test', async () => {
  const asRoot = inside('root', FOLDER, 'npm', 'run', 'test:setup');
  expect(asRoot.said).toContain('All that tests need is here.');
  expect(asRoot.status).toBe(0);
  expect(inside('node', '/', 'chromium', '--version').said).toMatch(/^Chromium \d+/m);
  const asUser = inside('node', FOLDER, 'node', 'tests/run.mjs', 'engine', ONE_TEST);
  console.log(asUser.said.split('\n').slice(-8).join('\n'));
  expect(asUser.said).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped$/m);
});
