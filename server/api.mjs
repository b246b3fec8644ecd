/** `npm run api`: writes the contract as an OpenAPI document. Node 20 cannot read TypeScript, so Vite loads it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

const file = join(import.meta.dirname, 'contract/openapi.json');
const { module } = await runnerImport(join(import.meta.dirname, 'contract/openapi.ts'), {
  configFile: false,
  logLevel: 'warn',
});
const options = await resolveConfig(file);
writeFileSync(file, await format(JSON.stringify(module.openApi()), { ...options, parser: 'json' }));
