import { spawnSync } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { securityHeaders } from '#server/http/security-headers.ts';
import { serveFiles, servePages } from '#server/http/static.ts';
import { ROOT } from '#server/prepare.mjs';

/**
 * Builds the pages again so that every code file has another name: unminified. folder: the target, which is emptied.
 */
export function buildSecondVersion(folder: string): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const unminified = ['build', '--logLevel', 'error', '--minify', 'false', '--outDir', folder];
  for (const config of [[], ['--config', 'build/worker.config.ts']]) {
    const { status } = spawnSync(process.execPath, [vite, ...unminified, ...config], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, VITE_LAB: '1', NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error('the second version could not be built');
  }
}

export interface SwitchedSite {
  readonly url: string;
  /**
   * first: as the product serves itself; second: the other build; workerless: the first one without its service worker.
   */
  version: 'first' | 'second' | 'workerless';
  close(): Promise<void>;
}

/** One site that can switch between versions of the pages while its data stay. productUrl: serves the first version. */
export async function switchedSite(productUrl: string, secondFolder: string): Promise<SwitchedSite> {
  const { port } = new URL(productUrl);
  const second = express();
  second.use(serveFiles(secondFolder, { https: false }));
  second.use(...securityHeaders({ https: false, pages: secondFolder }), servePages(secondFolder));
  const site: Pick<SwitchedSite, 'version'> = { version: 'first' };
  const server = http.createServer((request, response) => {
    const { method, headers, url: path = '/' } = request;
    const isPage = !/^\/(api|mailbox|auth\/google)/.test(path);
    if (isPage && site.version === 'second') return void second(request, response);
    if (site.version === 'workerless' && path.startsWith('/sw.js')) {
      response.writeHead(404);
      return void response.end();
    }
    const onward = http.request({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return Object.assign(site, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  });
}
