import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '#server/prepare.mjs';
import { NODE } from './support/bases.mjs';
import { engineWithBases, type Engine } from './support/engine.ts';
import { docker } from './support/stack.ts';

/** The stand-in for the base image is made once, packages are fetched, and a product is built in there. */
const FIRST_TIME_MS = 900_000;
const READY_MS = 400_000;
/** Packages are there by then: what is left is to say what is missing. */
const AT_ONCE_MS = 60_000;
const NAME = `nook-bare-${process.pid}`;
/** As on somebody's own machine: a name with letters that programs forget. */
const FOLDER = '/srv/Größe und Übung';
/** Fast, and in a real browser. */
const ONE_TEST = 'tests/engine/clock.test.ts';

let engine: Engine | undefined;
beforeAll(async () => {
  engine = await engineWithBases();
  if (!engine) return;
  docker('run', '--detach', '--name', NAME, '--init', NODE, 'sleep', '7200');
  inside('root', '/', 'install', '-d', '-o', 'node', '-g', 'node', FOLDER);
  // What somebody has who copied the project: its own files alone.
  const files = 'git ls-files -z --cached --others --exclude-standard';
  const unpack = `docker exec --interactive --user node --workdir "$1" "$0" tar --extract`;
  const copied = spawnSync(
    'sh',
    ['-c', `${files} | tar --create --null --files-from=- | ${unpack}`, NAME, FOLDER],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (copied.status !== 0) throw new Error(copied.stderr);
}, FIRST_TIME_MS);
afterAll(async () => {
  if (engine) docker('rm', '--force', NAME);
  await engine?.stop();
}, 120_000);

/** A command in the bare Debian: its exit code, and all it has said. */
function inside(user: string, folder: string, ...command: readonly string[]) {
  const where = ['--user', user, '--workdir', folder, '--env', 'CI='];
  const { status, stdout, stderr } = spawnSync('docker', ['exec', ...where, NAME, ...command], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, said: `${stdout}${stderr}` };
}

/** Where there is no engine, a line has said so. */
const tried = (name: string, run: () => Promise<void>) =>
  it(name, { timeout: FIRST_TIME_MS }, async () => {
    if (engine) await run();
  });

tried('npm start sets itself up for an ordinary user where there is Node and no more', async () => {
  inside('node', FOLDER, 'sh', '-c', '(sh -c "echo \\$\\$ > /tmp/pid; exec npm start" > /tmp/log 2>&1) &');
  const log = () => inside('node', '/', 'cat', '/tmp/log').said;
  await expect.poll(log, { timeout: READY_MS }).toContain('Addly Nook is ready: http');
  const ask = `fetch('http://localhost:3000/').then((page) => page.text()).then(console.log)`;
  expect(inside('node', '/', 'node', '--eval', ask).said).toContain('Addly Nook');
  inside('node', '/', 'sh', '-c', 'kill -TERM $(cat /tmp/pid)');
  await expect.poll(log).toContain('Addly Nook has stopped');
});

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
