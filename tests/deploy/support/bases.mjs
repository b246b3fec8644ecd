/**
 * The images that Dockerfile and compose.yaml begin with: `node tests/deploy/support/bases.mjs` gets each from its
 * registry, or, where none is reached, makes a stand-in under the same name from Debian's and npm's packages
 * (`mmdebstrap`; as root). A stand-in stays until it is removed (`docker image rm NAME`), and its files among the kept
 * ones, for other copies of the project, until this file or what lies beside it in `bases` changes.
 */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#server/prepare.mjs';
import { kept } from './kept.mjs';

const OWN = join(import.meta.dirname, 'bases');
const MIRROR = 'http://deb.debian.org/debian';
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';
const PULL_PATIENCE_MS = 300_000;
/** What the server's image begins with: Debian with Node and no more. */
export const NODE = 'node:22-bookworm-slim';
const POSTGRES = 'postgres:18-bookworm';
const NGINX = 'nginx:1.29-alpine';
/**
 * What each is besides its files, as the named image is. From Debian 12, and from the suite that has Postgres 18 and an
 * nginx that knows `resolve`.
 * @type {Record<string, { from: 'bookworm' | 'forky', lines: string[] }>}
 */
const STAND_INS = {
  [NODE]: {
    from: 'bookworm',
    // What this machine trusts: its network's proxy may have a certificate of its own.
    lines: [`ENV NODE_EXTRA_CA_CERTS=${TRUSTED}`, 'CMD ["node"]'],
  },
  [POSTGRES]: {
    from: 'forky',
    lines: ['VOLUME /var/lib/postgresql', 'ENTRYPOINT ["postgres.sh"]', 'STOPSIGNAL SIGINT'],
  },
  [NGINX]: { from: 'forky', lines: ['CMD ["nginx", "-g", "daemon off;"]', 'STOPSIGNAL SIGQUIT'] },
};

if (process.argv[1] === import.meta.filename) console.log((await ensureBases()) ?? 'All images are there.');

/** Names of all images that are not made here. */
function named() {
  const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
  const from = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)];
  const run = [...read('compose.yaml').matchAll(/^ +image: (\S+)/gm)];
  return [...new Set([...from, ...run].map(([, name = '']) => name))].filter(
    (name) => !name.startsWith('addly-nook'),
  );
}

/**
 * Gets or makes what is missing. Where it cannot be had at all: a line that says why.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBases() {
  const missing = named().filter(
    (name) =>
      spawnSync('docker', ['image', 'inspect', name]).status !== 0 &&
      spawnSync('docker', ['pull', '--quiet', name], { timeout: PULL_PATIENCE_MS }).status !== 0,
  );
  if (missing.length === 0) return undefined;
  for (const name of missing)
    if (!STAND_INS[name]) throw new Error(`no registry, and no stand-in for ${name}`);
  if (!has('mmdebstrap')) {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'mmdebstrap']])
      spawnSync('apt-get', args);
    if (!has('mmdebstrap'))
      return 'no image registry is reached, and stand-ins need mmdebstrap (of Debian), as root';
  }
  const home = mkdtempSync(join(tmpdir(), 'nook-bases-'));
  try {
    const suites = new Set(missing.map((name) => STAND_INS[name]?.from));
    // Both wait for the network most of the time.
    await Promise.all([suites.has('bookworm') && makeNode(home), suites.has('forky') && makeServers(home)]);
    for (const name of missing) {
      const { from, lines } = /** @type {typeof STAND_INS[string]} */ (STAND_INS[name]);
      const root = run('docker', ['import', filesOf(from)]).trim();
      const path = 'ENV PATH=/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin';
      run('docker', ['build', '--quiet', '--tag', name, '-'], [`FROM ${root}`, path, ...lines].join('\n'));
      console.log(`${name}: a stand-in made here`);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return undefined;
}

/**
 * Everything in a stand-in of this suite, made as it is said here.
 * @param {string} suite
 */
function filesOf(suite) {
  const hash = createHash('sha256').update(process.arch);
  for (const file of [import.meta.filename, ...readdirSync(OWN).map((name) => join(OWN, name))])
    hash.update(readFileSync(file));
  return join(kept('bases'), `${suite}-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** @param {string} program */
function has(program) {
  return spawnSync(program, ['--version']).status === 0;
}

/** @param {string} home */
function makeNode(home) {
  if (existsSync(filesOf('bookworm'))) return undefined;
  const local = join(home, 'local');
  const packed = (/** @type {string} */ name, /** @type {string} */ folder) => {
    mkdirSync(folder, { recursive: true });
    const file = run('npm', ['pack', '--silent', '--pack-destination', home, name]).trim();
    run('tar', ['-xzf', join(home, file), '-C', folder, '--strip-components=1']);
  };
  packed(`node-linux-${process.arch}@22`, local);
  packed('npm@10', join(local, 'lib/node_modules/npm'));
  return debian(
    home,
    'bookworm',
    [],
    [
      `--customize-hook=copy-in ${local} /usr`,
      '--customize-hook=chroot "$1" sh -c "chmod 755 /usr/local/bin/node && ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && chmod 755 /usr/local/lib/node_modules/npm/bin/*.js && useradd --create-home --uid 1000 node"',
      ...(existsSync(TRUSTED) ? [`--customize-hook=upload ${TRUSTED} ${TRUSTED}`] : []),
    ],
  );
}

/**
 * Postgres and nginx in one.
 * @param {string} home
 */
function makeServers(home) {
  return debian(
    home,
    'forky',
    ['postgresql-18', 'nginx'],
    [
      `--customize-hook=upload ${join(OWN, 'nginx.conf')} /etc/nginx/nginx.conf`,
      `--customize-hook=upload ${join(OWN, 'postgres.sh')} /usr/local/bin/postgres.sh`,
      '--customize-hook=chroot "$1" sh -c "chmod 755 /usr/local/bin/postgres.sh && useradd --system nginx && install -d /var/cache/nginx"',
    ],
  );
}

/**
 * @param {string} home
 * @param {string} suite
 * @param {string[]} packages
 * @param {string[]} hooks
 */
async function debian(home, suite, packages, hooks) {
  if (existsSync(filesOf(suite))) return;
  const file = join(home, `${suite}.tar`);
  const args = [
    '--variant=minbase',
    // A mirror may stand still.
    '--aptopt=Acquire::Check-Valid-Until "false"',
    `--include=${['bash', 'ca-certificates', ...packages].join(',')}`,
    ...hooks,
    suite,
    file,
    MIRROR,
  ];
  await promisify(execFile)('mmdebstrap', args, { maxBuffer: 2 ** 26 }).catch(({ stderr }) =>
    fail('mmdebstrap', suite, stderr),
  );
  const part = `${filesOf(suite)}-${process.pid}`;
  run('mv', [file, part]);
  renameSync(part, filesOf(suite));
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input]
 */
function run(program, args, input) {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  return status === 0 ? stdout : fail(program, args[0], stderr);
}

/**
 * @param {string} program
 * @param {string | undefined} what
 * @param {string} said
 * @returns {never}
 */
function fail(program, what, said) {
  throw new Error(`${program} ${what}: ${said.trim().split('\n').slice(-5).join(' | ')}`);
}
