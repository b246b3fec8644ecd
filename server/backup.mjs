/** `npm run db:backup`, `npm run db:restore` and `npm run db:drill`. */
import { runCommand } from './command.mjs';

await runCommand('backup', (/** @type {typeof import('./backup.ts')} */ { runBackupCommand }) =>
  runBackupCommand(process.argv.slice(2), process.env),
);
