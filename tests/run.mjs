/**
 * `npm test`: everything, in order, from a bare copy. The last line is "N passed, N failed, N skipped".
 * With the name of a step, that one alone, or with `setup` none; what follows the name goes to its program: `node tests/run.mjs matrix wpe`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBuilt, ensureInstalled, isPlain, ROOT } from '#server/prepare.mjs';
import { acceptance, onlyThese, readSentences, specsIn } from './spec/acceptance.mjs';
import { matrixTable } from './support/engines/table.mjs';
import { failuresIn } from './support/failures.mjs';
import { ensureChromium, ensurePgBouncer, lackingForDeploy, needsBrowser } from './support/needs.mjs';
import { afterSecondTry, failedFiles } from './support/second-try.mjs';

const RESULTS = join(ROOT, 'test-results');
/** One for each runtime, and one for all that talk to several: tests, tools, editors. */
const TSCONFIGS = ['', '.pages', '.server', '.tools', '.pure'].map((runtime) =>
  join(ROOT, `tsconfig${runtime}.json`),
);
const bin = (/** @type {string} */ path) => join(ROOT, 'node_modules', path);
/** Steps without a browser or a server: what fails there fails again. */
const IN_ONE_PROCESS = ['unit'];
const [only, ...filters] = process.argv.slice(2);
/** @typedef {{ passed: number, failed: number, skipped?: number }} Counts */

/** Of what a checking program found, so many lines are told again at the end. */
const MOST_LINES = 20;
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const remarks = [];
/** @type {string[]} */
const steps = ['setup'];

prepare();
if (only === 'setup') {
  console.log('All that tests need is here.');
  process.exit(0);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await step('types', () => check(bin('typescript-7/bin/tsc'), '-b', ...TSCONFIGS));
// Each of them uses one core alone.
await step('lint', () =>
  worst(
    check(bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'),
    check(bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'),
    check(bin('knip/bin/knip.js'), '--no-progress'),
  ),
);
for (const project of ['unit', 'engine', 'server', 'pages', 'postgres', 'faults'])
  await step(project, () => vitest(project));
await step('e2e', () => playwright());
await step('matrix', () => vitest('matrix'));
// As others run it: some ten minutes, where an engine runs.
const noEngine = only === undefined ? lackingForDeploy() : undefined;
if (noEngine) remarks.push('', `Not tried here, because ${noEngine}: npm run test:deploy`);
else await step('deploy', deploy);
if (only !== undefined) await step('nodes', () => vitest('nodes'));
// The same tests once more, those alone that the specification's sentences name: by name only.
const sentences = readSentences().filter(
  ({ number }) => only !== 'spec' || filters.length === 0 || filters.includes(String(number)),
);
if (only === 'spec' && sentences.length > 0) await step('spec', () => namedTests(onlyThese(sentences)));
else steps.push('spec');
if (only !== undefined && !steps.includes(only)) {
  console.log(`There is no step "${only}", but: ${steps.join(', ')}`);
  process.exit(1);
}
if (sentences.length === 0) {
  console.log(`There is no sentence ${filters.join(', ')}, but: 1 to ${readSentences().length}`);
  process.exit(1);
}
if (only === undefined || only === 'spec') {
  const { lines, unproven } = acceptance(sentences, steps.map(reportOf).map(read), {
    compact: only !== 'spec',
  });
  remarks.push('', ...lines);
  if (unproven) total.failed += 1;
}
remarks.push('', ...matrixTable(read(reportOf('matrix'))));
remarks.push(...steps.map(reportOf).flatMap((report) => failuresIn(read(report), ROOT)));

console.log();
for (const remark of remarks) console.log(remark);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** What is missing is installed; what cannot be ends the run before it has begun, in words. */
function prepare() {
  try {
    ensureInstalled();
  } catch (error) {
    if (!isPlain(error)) throw error;
    giveUp(error.message);
  }
  const lacking = only === undefined || needsBrowser(only) ? ensureChromium() : undefined;
  if (lacking) giveUp(lacking);
  ensurePgBouncer();
}

/** @param {string} why */
function giveUp(why) {
  console.log(`\n${why}\n0 passed, 1 failed, 0 skipped`);
  process.exit(1);
}

/**
 * @param {string} name
 * @param {() => Counts | Promise<Counts>} run
 */
async function step(name, run) {
  steps.push(name);
  if (only !== undefined && only !== name) return;
  console.log(`\n== ${name}`);
  const startedMs = Date.now();
  const { passed, failed, skipped = 0 } = await run();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(
    `== ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${Math.round((Date.now() - startedMs) / 1000)} s`,
  );
}

/**
 * A program that is right or wrong as a whole.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Counts>}
 */
async function check(program, ...args) {
  const child = spawn(process.execPath, [program, ...args], { cwd: ROOT });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ data) => {
      process.stdout.write(data);
      said += data.toString();
    });
  const ok = (await new Promise((resolve) => child.on('close', resolve))) === 0;
  // Once more at the end, where one looks first.
  if (!ok) remarks.push(`failed: ${basename(program)}:`, ...said.trim().split('\n').slice(0, MOST_LINES));
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * Of programs that run side by side.
 * @param {Promise<Counts>[]} running
 */
async function worst(...running) {
  const all = await Promise.all(running);
  return all.find(({ failed }) => failed > 0) ?? { passed: 1, failed: 0 };
}

/**
 * Projects that need no second database server: those of test:spec.
 * @param {ReturnType<typeof onlyThese>} named
 */
function namedTests(named) {
  const projects = ['unit', 'engine', 'server', 'pages', 'faults'];
  const none = { passed: 0, failed: 0, skipped: 0 };
  const inVitest = named.vitest ? vitest('spec', projects, named.vitest) : none;
  const inPages = named.playwright ? playwright([...named.playwright, '--project=embedded']) : none;
  // What is left out is no test of the specification's.
  return { passed: inVitest.passed + inPages.passed, failed: inVitest.failed + inPages.failed };
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {string[]} which
 * @returns {Counts}
 */
function vitest(name, projects = [name], which = filters) {
  const file = reportOf(name);
  const run = (/** @type {readonly string[]} */ files, /** @type {string} */ into) =>
    node(bin('vitest/vitest.mjs'), [
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${into}`],
      ...files,
    ]);
  let status = run(which, file);
  let report = read(file);
  const failedAtFirst = failedFiles(report);
  if (report && !IN_ONE_PROCESS.includes(name) && failedAtFirst.length > 0) {
    const again = reportOf(`${name}-again`);
    status = run(failedAtFirst, again);
    const { merged, mended } = afterSecondTry(report, read(again));
    report = merged;
    writeFileSync(file, JSON.stringify(report));
    for (const line of failuresIn(mended, ROOT))
      remarks.push(line.replace('failed:', 'passed at the second try only:'));
  }
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  return {
    ...counted(status, report?.numPassedTests ?? 0, failed),
    skipped: report?.numPendingTests ?? 0,
  };
}

function deploy() {
  ensureBuilt();
  return vitest('deploy', ['deploy', 'nodes']);
}

function playwright(which = filters) {
  ensureBuilt({ lab: true });
  const file = reportOf('e2e');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const status = node(
    bin('@playwright/test/cli.js'),
    ['test', '--reporter=list,json', '--retries=1', ...which],
    env,
  );
  const report = read(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const retried = specsIn(report).filter(({ tests }) => tests.some((one) => one.status === 'flaky'));
  for (const { file, line, title } of retried)
    remarks.push(`passed at the second try only: ${file}:${line} ${title}`);
  return counted(status, expected + flaky, unexpected);
}

/**
 * A run that ended badly counts as one failure even when no single test did.
 * @param {number | null} status
 * @param {number} passed
 * @param {number} failed
 */
function counted(status, passed, failed) {
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/** @param {string} project */
function reportOf(project) {
  return join(RESULTS, `${project}.json`);
}

/**
 * @param {string} file
 * @returns {import('./support/report.d.ts').Report}
 */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Readonly<Record<string, string>>} env added to this process' own
 */
function node(program, args, env = {}) {
  return spawnSync(process.execPath, [program, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status;
}
