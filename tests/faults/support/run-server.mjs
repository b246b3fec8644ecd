/** The server as a process of its own, straight from its sources, so that it can be killed. Settings come from the environment. */
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../../..');
const { module } = await runnerImport(join(root, 'server/main.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const server = await module.startServer(process.env);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
