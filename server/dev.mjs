/** `npm run dev`: Vite serves and reloads the pages; the API runs in the same process and is made anew when its files change. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './prepare.mjs';

const SETTLE_MS = 100;

/** workbenchOnly: pages without API, database or account. Gives a server with stop(), as startServer does. */
export async function startDevelopment({ workbenchOnly }) {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  let api;
  const mountApi = {
    name: 'api',
    // Once at the start, and again when Vite starts itself anew because its configuration has changed.
    configureServer(vite) {
      if (api) console.log('Vite is started anew.');
      api = developmentApi(vite, api?.stop());
      vite.middlewares.use((request, response, next) => void api.handle(request, response, next));
    },
  };
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    plugins: workbenchOnly ? [] : [mountApi],
    server: { port, host, strictPort: true },
    logLevel: 'warn',
  });
  const stop = async () => {
    await vite.close();
    await api?.stop();
  };
  try {
    await api?.start();
    await vite.listen();
  } catch (error) {
    await stop();
    const inUse = /already in use/.test(error.message);
    throw inUse ? Object.assign(error, { code: 'EADDRINUSE', port }) : error;
  }
  const page = workbenchOnly ? 'workbench.html?game=total-treasure-hunt' : '';
  console.log(`Addly Nook is ready for development: http://localhost:${port}/${page}`);
  return { stop };
}

/** before: ends when the database is free for this one. */
function developmentApi(vite, before) {
  let current;
  let timer;
  const open = async () => {
    await before;
    const { openServer } = await vite.ssrLoadModule(join(ROOT, 'server/main.ts'));
    return openServer(process.env, { pages: undefined });
  };
  const renew = async () => {
    const old = current;
    current = old.then((server) => server.stop()).then(open, open);
    await current.then(
      () => console.log('The server is made anew.'),
      (error) => console.error(error),
    );
  };
  vite.watcher.on('change', (file) => {
    if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return;
    clearTimeout(timer);
    timer = setTimeout(renew, SETTLE_MS);
  });
  const start = () => (current ??= open());
  return {
    start,
    async handle(request, response, next) {
      try {
        (await start()).app(request, response, next);
      } catch (error) {
        next(error);
      }
    },
    async stop() {
      clearTimeout(timer);
      await current?.then(
        (server) => server.stop(),
        () => undefined,
      );
    },
  };
}
