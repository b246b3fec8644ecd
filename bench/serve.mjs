/**
 * A server to measure, as a process of its own: the built product, or with `bare` Node's own http that answers
 * every request with the same bytes. Tells its processor time when asked; ends with whoever started it.
 */
import http from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const bare = process.argv[2] === 'bare';
const server = bare ? await startBare() : await startProduct();

process.on('message', () => process.send(process.cpuUsage()));
process.on('disconnect', async () => {
  await server.stop();
  process.exit(0);
});
process.send('ready');

async function startProduct() {
  const main = join(import.meta.dirname, '../dist/product/server/main.js');
  const { startServer } = await import(pathToFileURL(main).href);
  return startServer(process.env);
}

/** ANSWER: {status, headers, body} as JSON. Headers are a list of names and values. */
async function startBare() {
  const { status, headers, body } = JSON.parse(process.env.ANSWER);
  const answering = http.createServer((_request, response) => response.writeHead(status, headers).end(body));
  await new Promise((resolve) => answering.listen(Number(process.env.PORT), '127.0.0.1', resolve));
  return { stop: () => answering.closeAllConnections() };
}
