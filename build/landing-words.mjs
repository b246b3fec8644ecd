/**
 * Prints the landing page's words for build/landing.ts. A process of its own, because the pages' modules keep one alive:
 * they listen to other tabs.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(resolve(import.meta.dirname, '../web/landing-words.tsx'), {
  configFile: false,
  logLevel: 'error',
});
process.stdout.write(/** @type {{ landingWords(): string }} */ (module).landingWords(), () =>
  process.exit(0),
);
