import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '#tests/server/support/client.ts';

const AT_ONCE = 4;
const PAUSE_MS = 20;

export interface Watched {
  readonly answers: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Asks for the profile as several families would, until it is stopped; gives how long answers took. Throws when one was refused. */
export function watch(player: Client): () => Promise<Watched> {
  const took: number[] = [];
  let going = true;
  const ask = async () => {
    while (going) {
      const start = performance.now();
      const { status } = await player.get('/api/profile');
      if (status !== 200) throw new Error(`the profile was answered ${status}`);
      took.push(performance.now() - start);
      await sleep(PAUSE_MS);
    }
  };
  const asking = Promise.all(Array.from({ length: AT_ONCE }, ask));
  return async () => {
    going = false;
    await asking;
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]! * 10) / 10;
    return { answers: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
  };
}
