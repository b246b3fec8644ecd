/** `npm run moderate`. */
import { runCommand } from './command.mjs';

await runCommand('moderate', (/** @type {typeof import('./moderate.ts')} */ { runModerateCommand }) =>
  runModerateCommand(process.argv.slice(2), process.env),
);
