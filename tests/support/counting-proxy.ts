import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer that went through. */
export interface Passed {
  /** Path and query, as asked for. */
  readonly address: string;
  /** As sent: head and compressed body. */
  readonly bytes: number;
}

export interface CountingProxy {
  readonly url: string;
  /** What went through so far, in the order of the answers. The list may be emptied. */
  readonly passed: Passed[];
  close(): Promise<void>;
}

/**
 * A way to the server at url that counts what goes through. Nothing that a page fetches escapes it, workers' pictures
 * included, of which the browser's own reports leave some out.
 */
export async function countingProxy(url: string): Promise<CountingProxy> {
  const { port } = new URL(url);
  const passed: Passed[] = [];
  const agent = new http.Agent({ keepAlive: true });
  const proxy = http.createServer((request, response) => {
    const { method, headers, url: address = '/' } = request;
    const onward = http.request(
      { host: '127.0.0.1', port, agent, method, headers, path: address },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.rawHeaders);
        let bytes = answer.rawHeaders.join('    ').length;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => passed.push({ address, bytes }));
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    passed,
    close: () =>
      new Promise((closed) => {
        proxy.close(() => closed());
        proxy.closeAllConnections();
        agent.destroy();
      }),
  };
}
