/** Runs the build until it is asked to stop: `node server/serve.mjs`, the last step of `npm start`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const STOP_PATIENCE_MS = 12_000;
const PARENT_CHECK_MS = 200;
/** The parent process, read before anything is installed or built: when it ends, the server must end, too. */
const PARENT = process.ppid;

if (process.argv[1] === import.meta.filename) await serve('dist/product');

/** @param {string} dist the folder of the build, seen from the project */
export async function serve(dist) {
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  const main = join(import.meta.dirname, '..', dist, 'server/main.js');
  // Signals are heard while the program is still read: the first process of a container ignores what it does not hear.
  await runUntilStopped(import(pathToFileURL(main).href).then(({ startServer }) => startServer(process.env)));
}

/**
 * The terminal, npm and service managers stop the process in different ways; all lead to one orderly stop, also while
 * the server is still starting.
 * @param {Promise<{ stop(): Promise<void> }>} starting
 */
export async function runUntilStopped(starting) {
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
  // npm runs this in a shell that does not pass signals on: the shell would end, and the server would go on unnoticed.
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== PARENT && void stop(), PARENT_CHECK_MS).unref();
  try {
    await starting;
  } catch (error) {
    const line = plainReason(error);
    console.error(line ? `Addly Nook cannot start: ${line}` : error);
    process.exit(1);
  }
}

/**
 * One line that says what to do, or undefined for a bug, which is shown with its stack.
 * @param {unknown} error
 */
function plainReason(error) {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'StartError') return error.message;
  /** @type {NodeJS.ErrnoException & { address?: string, port?: number }} */
  const { code, address, port } = error;
  if (code === 'EADDRINUSE' && port !== undefined)
    return `port ${port} is in use: stop the other program, or choose another port with PORT=${port + 1}.`;
  if (code === 'EACCES' && port) return `port ${port} may not be used: choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST ${address} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`;
  return undefined;
}
