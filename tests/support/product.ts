import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = dirname(dirname(import.meta.dirname));
const START_PATIENCE_MS = 120_000;

/** The built product in its test variant, as its own process. */
export interface Product {
  readonly url: string;
  /** Where it keeps its data, and its database unless DATABASE_URL names another. */
  readonly dataDir: string;
  /** Kills it, as a power cut would, and starts it again on the same data. */
  killAndStart(): Promise<void>;
  /** Stops it in order and deletes its data. */
  stop(): Promise<void>;
  /** Everything it has printed since its last start. */
  output(): string;
}

/** env: in addition to the defaults, see the HTTP contract's Configuration; e.g. DATABASE_URL and SESSION_SECRET. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nook-product-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_DIR: join(dataDir, 'data'), LOG_LEVEL: 'warn', ...env };
  let child: ChildProcess;
  let output = '';

  const start = async () => {
    output = '';
    child = spawn(process.execPath, ['server/start.mjs', '--lab'], {
      cwd: ROOT,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    await untilReady(url, child, () => output);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    dataDir: settings.DATA_DIR,
    output: () => output,
    async killAndStart() {
      await end('SIGKILL');
      await start();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  child.kill('SIGTERM');
  throw new Error(`The product did not start:\n${output()}`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
