/** `npm run db:backup` and `npm run db:restore`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

try {
  ensureInstalled();
  ensureBuilt();
  const program = pathToFileURL(join(ROOT, 'dist/product/server/backup.js')).href;
  const { runBackupCommand } = await import(program);
  console.log(await runBackupCommand(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error.name === 'StartError' ? error.message : error);
  process.exit(1);
}
