/**
 * `npm run bench [-- parts]`: measures, prints tables, and writes them to bench/latest.json. Every part is a file of
 * this folder that exports run(). Node 20 cannot read TypeScript, so Vite loads it.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ensureBuilt } from '#server/prepare.mjs';

const PARTS = [
  'server',
  'growth',
  'clean-up',
  'load',
  'scale',
  'sessions',
  'whole-saves',
  'class-opens',
  'first-question',
  'weights',
  'landing',
  'from-card',
  'waterfall',
  'open-games',
  'memory',
  'idle',
  'lighthouse',
  'bundles',
  'learner',
  'guessing',
  'engine',
];

/** Too long to be measured with the others, for one decision, or made with what somebody has to fetch first: only by name. */
const BY_NAME = [
  'clean-up',
  'scale',
  'sessions',
  'whole-saves',
  'class-opens',
  'weights',
  'open-games',
  'lighthouse',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${PARTS.join(', ')}`);
  process.exit(1);
}
ensureBuilt();
const { tableOf } = await load('report');
const parts = [];
for (const name of wanted.length > 0 ? wanted : PARTS.filter((part) => !BY_NAME.includes(part))) {
  const part = await (await load(name)).run();
  parts.push(part);
  console.log(tableOf(part));
}
const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model };
const latest = join(import.meta.dirname, 'latest.json');
writeFileSync(latest, JSON.stringify({ measuredAt: new Date().toISOString(), machine, parts }, null, 2));

/**
 * @param {string} name of a part, or of another file of this folder
 * @returns {Promise<any>} what it exports
 */
async function load(name) {
  const { module } = await runnerImport(join(import.meta.dirname, `${name}.ts`), {
    configFile: false,
    logLevel: 'warn',
  });
  return module;
}
