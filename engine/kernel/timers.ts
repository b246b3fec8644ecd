import type { Clock } from './clock.ts';

/** Callbacks after a number of seconds of engine time. */
export interface Timers {
  /** Calls `fn` in a step of the clock, 0: in the next one. Returns the function that cancels it. */
  after(seconds: number, fn: () => void): () => void;
  dispose(): void;
}

export function createTimers(clock: Clock): Timers {
  const waiting = new Set<{ readonly at: number; readonly fn: () => void }>();
  const stop = clock.onStep(() => {
    for (const timer of [...waiting]) {
      // Sums of seconds are not exact.
      if (clock.now + 1e-6 < timer.at || !waiting.delete(timer)) continue;
      timer.fn();
    }
  });
  return {
    after(seconds, fn) {
      const timer = { at: clock.now + seconds, fn };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    dispose() {
      stop();
      waiting.clear();
    },
  };
}
