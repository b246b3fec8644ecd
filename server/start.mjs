/**
 * `npm start`: from a bare copy of the project to a running server, with nothing but Node.
 * --dev: pages, engine and server reload while they are edited. --workbench: pages alone, without a server.
 * --lab: the variant with test hooks. --build-only: builds and ends.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const OLDEST_NODE = [20, 19];
const STOP_PATIENCE_MS = 12_000;
const flags = new Set(process.argv.slice(2));

try {
  await main();
} catch (error) {
  const line = plainReason(error);
  console.error(line ? `Addly Nook cannot start: ${line}` : error);
  process.exit(1);
}

async function main() {
  checkNode();
  // After the check: an older Node could not even load it.
  const { ensureBuilt, ensureInstalled, ROOT } = await import('./prepare.mjs');
  ensureInstalled();
  if (flags.has('--dev')) {
    const { startDevelopment } = await import('./dev.mjs');
    return stopOnSignal(startDevelopment({ workbenchOnly: flags.has('--workbench') }));
  }
  const lab = flags.has('--lab');
  ensureBuilt({ lab });
  if (flags.has('--build-only')) return;
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  const { startServer } = await import(
    pathToFileURL(join(ROOT, lab ? 'dist/lab' : 'dist', 'server/main.js')).href
  );
  await stopOnSignal(startServer(process.env));
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Addly Nook needs Node ${OLDEST_NODE.join('.')} or newer, this is ${process.versions.node}: see https://nodejs.org`,
  );
  process.exit(1);
}

/**
 * The terminal, npm and service managers end us in different ways; all lead to one orderly stop, also while
 * the server is still starting. starting: promise of a server with stop().
 */
async function stopOnSignal(starting) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    const server = await starting.catch(() => undefined);
    await server?.stop();
    console.log('Addly Nook has stopped. See you soon!');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  await starting;
}

/** One line that says what to do, or undefined for a mistake of ours, which is shown whole. */
function plainReason({ name, message, code, address, port }) {
  if (name === 'StartError') return message;
  if (code === 'EADDRINUSE')
    return `port ${port} is in use: stop the other program, or choose another port with PORT=${port + 1}.`;
  if (code === 'EACCES' && port) return `port ${port} may not be used: choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST ${address} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`;
  return undefined;
}
