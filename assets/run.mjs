/**
 * Runs a TypeScript program of this folder: `node assets/run.mjs art [names...]` calls main(names) of
 * assets/art/build.ts. Node 20 cannot read TypeScript, so Vite loads it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const [name = '', ...args] = process.argv.slice(2);
const file = join(import.meta.dirname, name, 'build.ts');
if (!/^[a-z]+$/.test(name) || !existsSync(file)) {
  console.error('Usage: node assets/run.mjs <folder of assets with a build.ts> [arguments]');
  process.exit(1);
}
const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
await module.main(args);
