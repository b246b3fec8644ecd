/**
 * The images that Dockerfile and compose.yaml begin with: `node tests/deploy/support/bases.mjs` gets each from its
 * registry, or, where none is reached, makes a stand-in under the same name from Debian's and npm's packages
 * (`mmdebstrap`; as root). A stand-in stays until it is removed: `docker image rm NAME`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#server/prepare.mjs';

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
    // What this machine trusts: on the way out there may be a certificate of one's own.
    lines: [`ENV NODE_EXTRA_CA_CERTS=${TRUSTED}`, 'CMD ["node"]'],
  },
  [POSTGRES]: {
    from: 'forky',
    lines: ['VOLUME /var/lib/postgresql', 'ENTRYPOINT ["postgres.sh"]', 'STOPSIGNAL SIGINT'],
  },
  [NGINX]: { from: 'forky', lines: ['CMD ["nginx", "-g", "daemon off;"]', 'STOPSIGNAL SIGQUIT'] },
};

if (process.argv[1] === import.meta.filename) console.log(ensureBases() ?? 'All images are there.');

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
 * @returns {string | undefined}
 */
export function ensureBases() {
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
    if (missing.includes(NODE)) makeNode(home);
    const [postgres, nginx] = [missing.includes(POSTGRES), missing.includes(NGINX)];
    if (postgres || nginx) makeServers(home);
    for (const name of missing) {
      const { from, lines } = /** @type {typeof STAND_INS[string]} */ (STAND_INS[name]);
      const root = run('docker', ['import', join(home, `${from}.tar`)]).trim();
      const path = 'ENV PATH=/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin';
      run('docker', ['build', '--quiet', '--tag', name, '-'], [`FROM ${root}`, path, ...lines].join('\n'));
      console.log(`${name}: a stand-in made here`);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return undefined;
}

/** @param {string} program */
function has(program) {
  return spawnSync(program, ['--version']).status === 0;
}

/** @param {string} home */
function makeNode(home) {
  const local = join(home, 'local');
  const packed = (/** @type {string} */ name, /** @type {string} */ folder) => {
    mkdirSync(folder, { recursive: true });
    const file = run('npm', ['pack', '--silent', '--pack-destination', home, name]).trim();
    run('tar', ['-xzf', join(home, file), '-C', folder, '--strip-components=1']);
  };
  packed(`node-linux-${process.arch}@22`, local);
  packed('npm@10', join(local, 'lib/node_modules/npm'));
  debian(
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
  debian(
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
function debian(home, suite, packages, hooks) {
  run('mmdebstrap', [
    '--variant=minbase',
    // A mirror may stand still.
    '--aptopt=Acquire::Check-Valid-Until "false"',
    `--include=${['bash', 'ca-certificates', ...packages].join(',')}`,
    ...hooks,
    suite,
    join(home, `${suite}.tar`),
    MIRROR,
  ]);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input]
 */
function run(program, args, input) {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${program} ${args[0]}: ${stderr.trim().split('\n').slice(-5).join(' | ')}`);
  return stdout;
}
