/**
 * `npm run dev`: Vite serves and reloads the pages; the API runs in the same process and is rebuilt when its files
 * change.
 */
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './prepare.mjs';

const SETTLE_MS = 100;

/**
 * Returns a server with stop(), as startServer does.
 * @param {{ workbenchOnly: boolean }} options workbenchOnly: pages without API, database or account
 */
export async function startDevelopment({ workbenchOnly }) {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  /** @type {ReturnType<typeof developmentApi> | undefined} */
  let api;
  /** @type {import('vite').Plugin} */
  const mountApi = {
    name: 'api',
    // Once at the start, and again whenever Vite restarts because its configuration has changed.
    configureServer(vite) {
      if (api) console.log('Vite is started anew.');
      api = developmentApi(vite, api?.stop());
      vite.middlewares.use((request, response, next) => void api?.handle(request, response, next));
    },
  };
  /** @type {import('vite').Plugin} */
  const workbenchFirst = {
    name: 'workbench-first',
    configureServer(vite) {
      vite.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/(?=\?|$)/, '/workbench.html');
        next();
      });
    },
  };
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    plugins: [workbenchOnly ? workbenchFirst : mountApi],
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
    const inUse = error instanceof Error && /already in use/.test(error.message);
    throw inUse ? Object.assign(error, { code: 'EADDRINUSE', port }) : error;
  }
  console.log(`Addly Nook is ready for development: http://localhost:${port}/`);
  return { stop };
}

/**
 * @param {import('vite').ViteDevServer} vite
 * @param {Promise<void> | undefined} before resolves when the database is free for this one
 */
function developmentApi(vite, before) {
  /** @type {Promise<import('./main.ts').OpenServer> | undefined} */
  let current;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @returns {Promise<import('./main.ts').OpenServer>} */
  const open = async () => {
    await before;
    /** @type {typeof import('./main.ts')} */
    const { openServer } = /** @type {any} */ (await vite.ssrLoadModule(join(ROOT, 'server/main.ts')));
    return openServer(process.env, { pages: undefined });
  };
  const start = () => (current ??= open());
  const renew = async () => {
    current = start()
      .then((server) => server.stop())
      .then(open, open);
    await current.then(
      () => console.log('The server is made anew.'),
      (error) => console.error(error),
    );
  };
  vite.watcher.on('change', (file) => {
    if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return;
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), SETTLE_MS);
  });
  return {
    start,
    /**
     * @param {import('http').IncomingMessage} request
     * @param {import('http').ServerResponse} response
     * @param {(error?: unknown) => void} next
     */
    async handle(request, response, next) {
      try {
        // Express creates its own request and response objects from Node's.
        (await start()).app(
          /** @type {import('express').Request} */ (request),
          /** @type {import('express').Response} */ (response),
          next,
        );
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
