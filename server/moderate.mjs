/** `npm run moderate`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, isPlain, ROOT } from './prepare.mjs';

try {
  ensureInstalled();
  ensureBuilt();
  const program = pathToFileURL(join(ROOT, 'dist/product/server/moderate.js')).href;
  const { runModerateCommand } = await import(program);
  console.log(await runModerateCommand(process.argv.slice(2), process.env));
} catch (error) {
  console.error(isPlain(error) ? error.message : error);
  process.exit(1);
}
