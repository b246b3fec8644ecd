/** Prints what is seen first of the pages for build/early-pages.ts: a process of its own, as landing-words.mjs. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const { module } = await runnerImport(resolve(import.meta.dirname, '../web/first-sights.tsx'), {
  configFile: false,
  logLevel: 'error',
});
// What waits in a browser listens to its other tabs.
Object.assign(globalThis, { window: new EventTarget() });
const sights = /** @type {{ firstSights(): object }} */ (module).firstSights();
process.stdout.write(JSON.stringify(sights), () => process.exit(0));
