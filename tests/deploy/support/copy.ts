import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LEAN = join(import.meta.dirname, '../../../deploy/lean.mjs');

/** What the image holds, in a folder. Needs `npm run build` before. */
export function makeLean(folder: string): void {
  const made = spawnSync(process.execPath, [LEAN, folder], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
}

/** A copy of the server as the image runs it. */
export interface Copy {
  readonly pid: number;
  start(): Promise<void>;
  /** Gives the exit code; null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Before the program: it becomes the first process of a container of processes. For root alone. */
export const FIRST_PROCESS = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const;

export function copyOf(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
  before: readonly string[] = [],
): Copy {
  let child: ChildProcess | undefined;
  return {
    get pid() {
      return child!.pid!;
    },
    async start() {
      const [program, ...args] = [...before, process.execPath, 'server/serve.mjs'];
      child = spawn(program!, args, {
        cwd: folder,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while (!(await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok) {
        if (child.exitCode !== null) throw new Error('the copy did not start');
        await sleep(50);
      }
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const ended = once(child, 'exit');
      if (before.length === 0) child.kill(signal);
      else {
        // unshare hands no signal on, and what a first process does not listen to yet, it never hears.
        const ask = () => spawnSync('pkill', ['--signal', signal, '--parent', String(child!.pid)]);
        ask();
        const asking = setInterval(ask, 300);
        void ended.finally(() => clearInterval(asking));
      }
      return ((await ended) as [number | null])[0];
    },
  };
}
