/**
 * `npm run check`: checks the files that differ from the last commit, in parallel: types (of those files, and of the files
 * that import them directly), lint, format, the folders' floors, and the unit tests that reach those files by imports, but
 * for the longest, and for other floors' where only games have changed. `npm test` checks everything.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from '#server/prepare.mjs';
import { RUNTIMES } from './support/runtimes.mjs';

const CACHE = join(ROOT, 'node_modules/.cache');
/** They go through thousands of rounds, or read every file: too long for every small step. `npm test` runs them. */
const LONGEST = [
  'games/replay',
  'games/every-game',
  'games/guessing',
  'games/own-plans',
  'games/first-days',
  'games/fields',
  'games/needs',
  'games/packs',
  'assets/pictures',
  'learner/by-chance',
  'learner/own-band',
  'learner/plan',
  'learner/simulation',
  'learner/pacing',
  'layout/families',
];

/** A family's own folder, and its tests: half of all unit tests reach it, most of them by the list of all games alone. */
const OF_FAMILY = /^(engine\/games\/[^/]+|tests\/games)\//;
/**
 * Where no code but families' has changed, tests of other floors wait for `npm test`: they hold what all games share, but also
 * that every sentence is spoken, and what each fact is worth.
 */
const OTHER_FLOORS = 'tests/{rules,learner,web,assets,contract}/**';

/** With room for what is new (in MB), a quarter of the unit tests' time does not go into collecting garbage. */
const ROOM = '--max-semi-space-size=128';

/** They read every file, or the commits, so no import leads to them. */
const ALWAYS = ['tests/layout/folders.test.ts', 'tests/layout/commits.test.ts'];

ensureInstalled();
const changed = filesOf('diff', '--name-only', '--diff-filter=d', 'HEAD')
  .concat(filesOf('ls-files', '--others', '--exclude-standard'))
  .filter((file) => existsSync(join(ROOT, file)));
const code = changed.filter((file) => /\.(tsx?|m?js)$/.test(file) && !file.startsWith('assets/public/'));
const ofFamilies = code.length > 0 && code.every((file) => OF_FAMILY.test(file));
if (ofFamilies) console.log(`left to npm test: ${OTHER_FLOORS}`);

const programs = Object.entries(RUNTIMES).flatMap(([runtime, files]) =>
  code.some((file) => files.test(file)) ? [`.${runtime}`] : [],
);
mkdirSync(join(CACHE, 'tsc-check'), { recursive: true });

const ok = await Promise.all([
  code.length === 0 || Promise.all(['', ...programs].map(types)).then((good) => good.every(Boolean)),
  code.length === 0 ||
    part('lint', 'eslint/bin/eslint.js', [
      ...['--max-warnings', '0', '--no-warn-ignored', '--cache', '--cache-location', join(CACHE, 'eslint')],
      ...narrowed(),
      ...code,
    ]),
  changed.length === 0 ||
    part('format', 'prettier/bin/prettier.cjs', [
      ...['--check', '--ignore-unknown', '--log-level', 'warn'],
      ...['--cache', '--cache-location', join(CACHE, 'prettier/.prettier-cache')],
      ...changed,
    ]),
  part('unit tests', 'vitest/vitest.mjs', [
    ...['related', '--run', '--project', 'unit', '--passWithNoTests', '--reporter=dot'],
    // Half of the time goes into modules that each file would load anew; `npm test` keeps the files apart.
    ...['--no-isolate', '--pool', 'threads', '--max-workers', '2'],
    ...LONGEST.flatMap((name) => ['--exclude', `tests/${name}.test.ts`]),
    ...(ofFamilies ? ['--exclude', OTHER_FLOORS] : []),
    ...changed,
    ...ALWAYS,
  ]),
]);
process.exit(ok.every(Boolean) ? 0 : 1);

/**
 * Types of one program, with a memory of its own: `npm test` must not go on from a check that looked at less.
 * @param {string} program '' or '.pages' and the like
 */
function types(program) {
  return part(`types${program}`, 'typescript-7/bin/tsc', [
    ...['-p', `tsconfig${program}.json`, '--assumeChangesOnlyAffectDirectDependencies'],
    ...['--tsBuildInfoFile', join(CACHE, `tsc-check/all${program}`)],
  ]);
}

/**
 * Most of lint's time goes into making the program that types are asked of: the one of the runtime is enough where all
 * changed files are in one.
 */
function narrowed() {
  const whole = programs.find((program) => code.every((file) => RUNTIMES[program.slice(1)]?.test(file)));
  return whole === undefined
    ? []
    : ['--parser-options', 'projectService:false', '--parser-options', `project:./tsconfig${whole}.json`];
}

/** @param {string[]} args */
function filesOf(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error('git could not say what has changed');
  return stdout.split('\n').filter(Boolean);
}

/**
 * Runs one program of a package, and says how it went; what it says itself only when it went wrong.
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
function part(name, program, args) {
  const startedMs = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [ROOM, join(ROOT, 'node_modules', program), ...args], {
      cwd: ROOT,
      env: { ...process.env, ROUNDS: '100' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (status) => {
      const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
      console.log(`${status === 0 ? 'good' : 'BAD '} ${name}, ${seconds} s`);
      if (status !== 0) console.log(said);
      resolve(status === 0);
    });
  });
}
