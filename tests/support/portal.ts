import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Words of the page that the network sends in place of everything. */
export const PORTAL = 'Please log in to the Wi-Fi';
const LOGIN = '/wifi-login';

/** A network in front of the product that may want a login first, and then answers every request itself. */
export interface Portal {
  readonly url: string;
  /** The login is wanted; the worker's own script still comes. */
  isClosed: boolean;
  /** From the next request for the worker's script on, `isClosed`. */
  closesAfterWorker: boolean;
  /** The worker's script is another one, so the browser installs it. */
  isUpdated: boolean;
  /** How many requests the network has answered itself. */
  readonly answered: number;
  close(): Promise<void>;
}

/** way: every address has the login page, or leads to it. */
export async function openPortal(productUrl: string, way: 'page' | 'redirect'): Promise<Portal> {
  const { port } = new URL(productUrl);
  const state = { isClosed: false, closesAfterWorker: false, isUpdated: false, answered: 0 };
  const server = http.createServer((request, response) => {
    const { method, headers, url: path = '/' } = request;
    const isWorker = path.startsWith('/sw.js');
    if (state.isClosed && !isWorker) {
      state.answered++;
      request.resume();
      if (way === 'redirect' && path !== LOGIN) response.writeHead(302, { location: LOGIN }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><h1>${PORTAL}</h1>`);
      return;
    }
    if (isWorker && state.closesAfterWorker) state.isClosed = true;
    if (isWorker) {
      // Its text may be changed here, so it has to come, and not packed.
      delete headers['if-none-match'];
      headers['accept-encoding'] = 'identity';
    }
    const onward = http.request({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      if (!isWorker || !state.isUpdated) {
        response.writeHead(answer.statusCode!, answer.rawHeaders);
        answer.pipe(response);
        return;
      }
      // As a browser sees a new version whose page has changed.
      const type = { 'content-type': answer.headers['content-type'], 'cache-control': 'no-cache' };
      void text(answer).then((script) =>
        response
          .writeHead(200, type)
          .end(script.replace(/(revision["']?:\s*["'`])[0-9a-f]{12}/g, '$1bbbbbbbbbbbb')),
      );
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return Object.assign(state, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  });
}
