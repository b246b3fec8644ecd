import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running program with all its child processes, and its own home folder. */
export interface Program {
  readonly home: string;
  readonly child: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** The first matching line, past or future. Throws when the program ends before. */
  line(wanted: RegExp): Promise<RegExpMatchArray>;
  /** Ends it and its process group, and deletes its home. */
  end(): Promise<void>;
}

export interface ProgramPlan {
  readonly command: string;
  /** Called with the home folder. */
  readonly args: (home: string) => readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Called before the start, with the home folder. */
  readonly prepare?: (home: string) => void;
}

const PATIENCE_MS = 120_000;
const ORDERLY_END_MS = 3_000;

export function startProgram({ command, args, env, prepare }: ProgramPlan): Program {
  const home = mkdtempSync(join(tmpdir(), 'nook-browser-'));
  prepare?.(home);
  const child = spawn(command, args(home), {
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: browsers leave helper processes behind when only the first one is ended.
    detached: true,
  });
  let output = '';
  let ended = false;
  const onEnd = new Promise<void>((done) => {
    child.once('error', (error) => {
      output += String(error);
      done();
    });
    child.once('exit', () => done());
  }).then(() => {
    ended = true;
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The whole group has ended already.
    }
  };
  // Interrupted tests must not leave browsers behind.
  const onExit = () => kill('SIGKILL');
  process.once('exit', onExit);
  return {
    home,
    child,
    output: () => output,
    async line(wanted) {
      for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
        const match = output.match(wanted);
        if (match) return match;
        if (ended) break;
      }
      throw new Error(`${command} did not print ${wanted}:\n${output.slice(-2000)}`);
    },
    async end() {
      kill('SIGTERM');
      await Promise.race([onEnd, sleep(ORDERLY_END_MS)]);
      kill('SIGKILL');
      process.removeListener('exit', onExit);
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
