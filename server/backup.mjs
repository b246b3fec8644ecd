/** `npm run db:backup`, `npm run db:restore` and `npm run db:drill`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, isPlain, ROOT } from './prepare.mjs';

try {
  ensureInstalled();
  ensureBuilt();
  const program = pathToFileURL(join(ROOT, 'dist/product/server/backup.js')).href;
  const { runBackupCommand } = await import(program);
  console.log(await runBackupCommand(process.argv.slice(2), process.env));
} catch (error) {
  console.error(isPlain(error) ? error.message : error);
  process.exit(1);
}
