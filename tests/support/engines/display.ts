import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Viewport } from './driven-browser.ts';

/** A virtual screen, for browsers that need one. */
export interface Display {
  /** Value of the DISPLAY variable. */
  readonly name: string;
  stop(): void;
}

/** Room around the page for the browser's own toolbars. */
const BARS = 300;
const DISPLAY_FD = 3;

export async function startDisplay({ width, height }: Viewport): Promise<Display> {
  const screen = `${width + BARS}x${height + BARS}x24`;
  const args = ['-displayfd', String(DISPLAY_FD), '-screen', '0', screen, '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true });
  const numbers = xvfb.stdio[DISPLAY_FD] as Readable;
  const failed = once(xvfb, 'exit').then(() => {
    throw new Error('Xvfb ended');
  });
  const [number] = await Promise.race([once(numbers, 'data'), failed]);
  failed.catch(() => undefined);
  const stop = () => void xvfb.kill('SIGTERM');
  process.once('exit', stop);
  return {
    name: `:${String(number).trim()}`,
    stop: () => {
      process.removeListener('exit', stop);
      stop();
    },
  };
}
