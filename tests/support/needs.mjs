/** What tests need of the machine besides packages: got once, or told at once, with what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '#server/prepare.mjs';

const WITHOUT_BROWSER = ['types', 'lint', 'unit', 'server', 'postgres', 'faults', 'nodes'];
/** As tests start it: the shared libraries of a downloaded browser may be missing, which only shows then. */
const START = `
import('playwright')
  .then(({ chromium }) => chromium.launch({ executablePath: process.argv[1] || undefined, args: ['--no-sandbox'] }))
  .then((browser) => browser.close())
  .catch((error) => { console.error(error.message); process.exit(1); })`;

/** @param {string} step */
export const needsBrowser = (step) => !WITHOUT_BROWSER.includes(step);

/**
 * Debian's Chromium where it can be had, else the one that Playwright brings. Where neither starts: what is missing and
 * what to do, for people.
 * @returns {string | undefined}
 */
export function ensureChromium() {
  if (!foundChromium()) {
    console.log('Getting Chromium (once)...');
    const install = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'];
    if (!fromDebian('chromium')) spawnSync(process.execPath, install, { cwd: ROOT, stdio: 'ignore' });
  }
  const { status, stderr } = spawnSync(process.execPath, ['-e', START, foundChromium() ?? ''], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : whatToDo(whyNot(stderr));
}

/** What stands in front of databases elsewhere: without it, the tests of `postgres` talk to the server directly. */
export function ensurePgBouncer() {
  if (!existsSync('/usr/sbin/pgbouncer')) fromDebian('pgbouncer');
}

/**
 * Why the tests of deployment are no part of `npm test` here; undefined where they are.
 * @returns {string | undefined}
 */
export function lackingForDeploy() {
  const runs = (/** @type {string} */ program, /** @type {string} */ word) =>
    spawnSync(program, [word], { stdio: 'ignore' }).status === 0;
  if (!runs('docker', 'info')) return 'no container engine answers `docker info`';
  return runs('nginx', '-v') ? undefined : 'nginx is not installed';
}

/** The system's Chromium, or undefined for the one that Playwright installed. CHROMIUM_PATH takes precedence. */
export function foundChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'chromium')).find((file) => existsSync(file));
}

/**
 * In a few words.
 * @param {string} said by Playwright
 */
function whyNot(said) {
  if (foundChromium() === undefined && /Executable doesn't exist/.test(said))
    return isDebianRoot()
      ? 'Debian’s package could not be installed (see above), and none could be downloaded'
      : 'none is installed, and none could be downloaded';
  const [, library] = /(lib[\w.+-]+\.so[.\d]*)/.exec(said) ?? [];
  if (library) return `the system’s library ${library} is missing, and perhaps more`;
  return said.trim().split('\n')[0] || 'it does not start';
}

/** @param {string} why */
function whatToDo(why) {
  const rest = WITHOUT_BROWSER.map((name) => `test:${name}`).join(', ');
  return [
    `Tests need Chromium, and it cannot be had here: ${why}.`,
    'What to do, once: on Debian, as root, `apt-get update && apt-get install chromium`; elsewhere, as root, `npx playwright',
    'install --with-deps chromium`; or name a Chromium that starts, with CHROMIUM_PATH. Then `npm test` again.',
    `These parts need none: npm run ${rest}.`,
  ].join('\n');
}

/** Whether packages can be installed here: Debian, as root. */
export function isDebianRoot() {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

/**
 * As root on Debian alone. Whether it is there now.
 * @param {string} what a package
 */
function fromDebian(what) {
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return isDebianRoot() && apt('update') && apt('install', '-y', '--no-install-recommends', what);
}
