import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { backupDirOf } from '#tests/server/support/server.ts';
import { freePort } from '#tests/support/product.ts';

const SCRIPT = join(import.meta.dirname, 'run-server.mjs');
const START_PATIENCE_MS = 90_000;

export interface ServerProcess {
  readonly url: string;
  /** Whether it still runs. */
  alive(): boolean;
  /** Memory in use, in bytes. Linux only. */
  memory(): number;
  /** What it has printed. */
  output(): string;
  start(): Promise<void>;
  /** Sends a signal and waits for the end; gives the exit code, or null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A server on this database that is started, killed and started again. Without limits. Ends with the test. */
export async function serverProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret of at least thirty-two bytes',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    BACKUP_DIR: backupDirOf(databaseUrl),
    ...env,
  };
  let child: ChildProcess | undefined;
  let output = '';
  const alive = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !alive()) return child?.exitCode ?? null;
    // By then all that it has printed is there, too.
    const ended = once(child, 'close');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  onTestFinished(async () => {
    await end('SIGKILL');
    rmSync(settings.BACKUP_DIR, { recursive: true, force: true });
  });
  return {
    url,
    alive,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child!.pid}/status`, 'utf8'))![1]) * 1024,
    output: () => output,
    async start() {
      child = spawn(process.execPath, [SCRIPT], {
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout!.on('data', (text) => (output += text));
      const deadline = Date.now() + START_PATIENCE_MS;
      while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
        if (!alive() || Date.now() > deadline) throw new Error('the server did not start');
        await sleep(30);
      }
    },
    end,
  };
}
