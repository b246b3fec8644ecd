import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer that passed the proxy. */
export interface Passed {
  /** Path and query of the request. */
  readonly address: string;
  /** On the wire: headers and compressed body. */
  readonly bytes: number;
}

export interface CountingProxy {
  readonly url: string;
  /** Answers so far, in order. The list may be cleared. */
  readonly passed: Passed[];
  /** Answers whose line is to drop in their midst; undefined: none. */
  drops: ((address: string) => boolean) | undefined;
  /** What is asked for only when this has settled; undefined: at once. */
  holds: ((address: string) => Promise<void> | undefined) | undefined;
  /** Those whose line did. */
  readonly dropped: string[];
  close(): Promise<void>;
}

/**
 * A proxy to the server at url that counts bytes. It sees everything that a page fetches, including workers' requests,
 * some of which are missing from the browser's own reports.
 */
export async function countingProxy(url: string): Promise<CountingProxy> {
  const { port } = new URL(url);
  const passed: Passed[] = [];
  const dropped: string[] = [];
  const agent = new http.Agent({ keepAlive: true });
  const proxy = http.createServer((request, response) => {
    const held = counting.holds?.(request.url ?? '/');
    if (held) void held.then(() => pass(request, response));
    else pass(request, response);
  });
  const pass = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { method, headers, url: address = '/' } = request;
    const onward = http.request(
      { host: '127.0.0.1', port, agent, method, headers, path: address },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.rawHeaders);
        let bytes = answer.rawHeaders.join('    ').length;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        if (counting.drops?.(address)) {
          answer.once('data', (chunk: Buffer) => {
            dropped.push(address);
            response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
          });
          return;
        }
        answer.on('end', () => passed.push({ address, bytes }));
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const counting: CountingProxy = {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    passed,
    dropped,
    drops: undefined,
    holds: undefined,
    close: () =>
      new Promise((closed) => {
        proxy.close(() => closed());
        proxy.closeAllConnections();
        agent.destroy();
      }),
  };
  return counting;
}
