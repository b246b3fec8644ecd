import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#tests/support/product.ts';

export const SECRET = 'for measuring only and not secret at all';

/** A server that is measured, as its own process. */
export interface MeasuredServer {
  readonly url: string;
  readonly pid: number;
  /** Processor time used so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

async function start(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'serve.mjs'), args, {
    env: { ...process.env, ...settings, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await message(child);
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    async cpu() {
      child.send('cpu');
      const { user, system } = (await message(child)) as NodeJS.CpuUsage;
      return user + system;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

function message(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a server that was measured has ended'));
    child.once('exit', ended).once('message', (said) => {
      child.off('exit', ended);
      resolve(said);
    });
  });
}

/**
 * The built product on this database, as in production. Without limits, which would stop the benchmark, unless env sets
 * them.
 */
export const startProductServer = (databaseUrl: string, env: Readonly<Record<string, string>> = {}) =>
  start([], {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: SECRET,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    ...env,
  });

/** Node's own http, answering everything with this answer, byte for byte. */
export function startBareServer(answer: Buffer): Promise<MeasuredServer> {
  const [head = '', body = ''] = answer.toString().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  // Node writes these three itself.
  const own = /^(date|connection|keep-alive):/i;
  const headers = lines
    .filter((line) => !own.test(line))
    .flatMap((line) => line.split(/: (.*)/s).slice(0, 2));
  return start(['bare'], { ANSWER: JSON.stringify({ status: Number(first.split(' ')[1]), headers, body }) });
}
