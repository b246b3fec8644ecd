/** Runs one of the server's built programs for a terminal. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, isPlain, ROOT } from './prepare.mjs';

/**
 * Builds first where that is necessary, prints what the program returns, and ends with code 1 and its message when it
 * fails.
 * @template Program
 * @param {string} name of the built file, without its ending
 * @param {(program: Program) => Promise<string>} run
 */
export async function runCommand(name, run) {
  try {
    ensureInstalled();
    ensureBuilt();
    console.log(await run(await import(pathToFileURL(join(ROOT, `dist/product/server/${name}.js`)).href)));
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exit(1);
  }
}
