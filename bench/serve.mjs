/**
 * A server to measure, as its own process: the built product, or with `bare` Node's own http that answers every request
 * with the same bytes. Reports its processor time on request; ends with its parent.
 */
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const bare = process.argv[2] === 'bare';
const server = bare ? await startBare() : await startProduct();

process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => void server.stop().then(() => process.exit(0)));
process.send?.('ready');

async function startProduct() {
  const main = join(import.meta.dirname, '../dist/product/server/main.js');
  const { startServer } = await import(pathToFileURL(main).href);
  return startServer(process.env);
}

/** ANSWER: {status, headers, body} as JSON. Headers are a list of names and values. */
async function startBare() {
  const { status, headers, body } = JSON.parse(process.env.ANSWER ?? '');
  const answering = http.createServer((_request, response) => response.writeHead(status, headers).end(body));
  answering.listen(Number(process.env.PORT), '127.0.0.1');
  await once(answering, 'listening');
  return { stop: async () => answering.closeAllConnections() };
}
