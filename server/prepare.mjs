/** Installs packages and builds if necessary. Plain Node, so that it works in a fresh checkout. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const ROOT = dirname(import.meta.dirname);
const BUILD_STAMP = '.built-from';
/** All inputs of a build. */
const SOURCES = ['web', 'engine', 'server', 'build', 'assets/public', 'package-lock.json', 'package.json'];
const CONFIGS = ['tsconfig.json', 'vite.config.ts'];

/** A step that failed, and whose own output has shown the reason. */
export class PrepareError extends Error {
  /** @override */
  name = 'StartError';
}

/**
 * Whether an error's message is enough, without a stack trace.
 * @param {unknown} error
 * @returns {error is Error}
 */
export const isPlain = (error) => error instanceof Error && error.name === 'StartError';

/** An image has what was built and nothing to build it from (deploy/lean.mjs). */
const hasSources = () => existsSync(join(ROOT, 'vite.config.ts'));

/** Installs the packages unless those of package-lock.json are installed. */
export function ensureInstalled() {
  if (!hasSources()) return;
  if (isInstalled()) return;
  console.log('Installing the packages (once)...');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  run(command, [...first, 'ci', ...flags], {}, 'The packages could not be installed: is there a network?');
}

/** npm writes this file into node_modules when it has finished. Optional packages may be for other systems. */
function isInstalled() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages: there } = JSON.parse(readFileSync(installed, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (there[path] ? there[path].version === version : optional === true),
  );
}

/** Builds pages and server unless the build is up to date. lab: the variant with test hooks. */
export function ensureBuilt({ lab = false } = {}) {
  if (!hasSources()) return;
  const folder = join(ROOT, 'dist', lab ? 'lab' : 'product');
  const wanted = hashOf([...SOURCES, ...CONFIGS]);
  if (stampIs(join(folder, BUILD_STAMP), wanted)) return;
  console.log(lab ? 'Building the variant for tests...' : 'Building (once for every change)...');
  // Built in another folder and moved: a running server never misses its files.
  const fresh = `${folder}-${process.pid}`;
  const env = { VITE_LAB: lab ? '1' : '', NODE_ENV: 'production' };
  const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--outDir'];
  try {
    for (const part of [[join(fresh, 'web')], [join(fresh, 'server'), '--ssr']])
      run(process.execPath, [...vite, ...part], env, 'The build failed, see above.');
    // Last, because it reads the built pages.
    const worker = ['--config', join(ROOT, 'build/worker.config.ts')];
    run(process.execPath, [...vite, join(fresh, 'web'), ...worker], env, 'The build failed, see above.');
    run(
      process.execPath,
      [join(import.meta.dirname, 'compress.mjs'), join(fresh, 'web')],
      {},
      'The build failed.',
    );
    writeFileSync(join(fresh, BUILD_STAMP), wanted);
    // Another process built at the same time: its result is kept.
    if (stampIs(join(folder, BUILD_STAMP), wanted)) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    for (const left of [fresh, ...abandoned()]) rmSync(left, { recursive: true, force: true });
  }
}

/** Folders of builds whose process was killed before it could remove them. */
function abandoned() {
  const dist = join(ROOT, 'dist');
  const isAbandoned = (/** @type {string} */ name) => {
    const [, pid] = /^(?:lab|product)-(\d+)$/.exec(name) ?? [];
    return pid !== undefined && !isAlive(Number(pid));
  };
  return existsSync(dist)
    ? readdirSync(dist)
        .filter(isAbandoned)
        .map((name) => join(dist, name))
    : [];
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env added to this process' own
 * @param {string} problem the error message when it fails
 */
function run(command, args, env, problem) {
  const { status, signal } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
    env: { ...process.env, ...env },
  });
  if (signal) process.exit(130);
  if (status !== 0) throw new PrepareError(problem);
}

/**
 * @param {string} file
 * @param {string} wanted
 */
function stampIs(file, wanted) {
  return existsSync(file) && readFileSync(file, 'utf8') === wanted;
}

/**
 * A hash over names and contents of files, folders taken whole.
 * @param {readonly string[]} paths
 */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(ROOT, path)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
