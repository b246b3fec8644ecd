/** `npm run pictures -- [what]`: contact sheets for looking. Node 20 cannot read TypeScript, so Vite loads it. */
import { join } from 'node:path';
import { runnerImport } from 'vite';

const file = join(import.meta.dirname, 'make.ts');
const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
await module.main(process.argv.slice(2));
