import http from 'node:http';
import type { Express } from 'express';

/** Slow senders are disconnected: 16 kB never take longer. */
const HEADERS_MS = 8000;
const REQUEST_MS = 12_000;
/** How often Node checks for them; its default of 30 seconds would effectively extend the limits above. */
const CHECK_MS = 1000;
/**
 * Longer than the 60 seconds of common proxies, so that the server never closes a connection just as a proxy reuses it.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * A server for an Express application that avoids Express' most costly line: it sets the prototype of every request and
 * response, which on Node 20 and 22 slows down each later property access. Here Node creates them with that prototype,
 * so the line changes nothing. Measured on Node 20: 3 to 4 times as many requests a second. Classes, because only
 * `class extends` has this effect.
 */
export function createServer(app: Express): http.Server {
  class Request extends http.IncomingMessage {}
  class Response extends http.ServerResponse<Request> {}
  const adopt = (type: { prototype: object }, key: 'request' | 'response') => {
    Object.setPrototypeOf(type.prototype, Object.getPrototypeOf(app[key]) as object);
    Object.defineProperty(type.prototype, 'app', {
      value: app,
      writable: true,
      configurable: true,
      enumerable: true,
    });
    Object.assign(app, { [key]: type.prototype });
  };
  adopt(Request, 'request');
  adopt(Response, 'response');
  const server = http.createServer(
    { IncomingMessage: Request, ServerResponse: Response, connectionsCheckingInterval: CHECK_MS },
    app,
  );
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** Stops listening, lets running requests finish, and closes the remaining connections after `patienceMs`. */
export async function closeServer(server: http.Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Kept-alive connections become idle one after the other.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}
