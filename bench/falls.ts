import type { CDPSession } from 'playwright';

/** One request of a page, in milliseconds since the beginning. */
export interface Fall {
  readonly address: string;
  readonly beganMs: number;
  /** The first of its bytes; equal to the end when it came from a cache. */
  readonly answeredMs: number;
  readonly endedMs: number;
  /** On the wire; 0: from a cache. */
  readonly bytes: number;
}

interface Asked {
  readonly address: string;
  readonly began: number;
  answered?: number;
}

/** Notes every request of a page from now on. stop(): those that have come, by their beginning, since the first one. */
export async function noteFalls(devTools: CDPSession): Promise<{ stop(): readonly Fall[] }> {
  const asked = new Map<string, Asked>();
  const ended: (Asked & { readonly end: number; readonly bytes: number })[] = [];
  devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname } = new URL(request.url);
    asked.set(requestId, { address: pathname, began: timestamp });
  });
  devTools.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const one = asked.get(requestId);
    if (one) one.answered = timestamp;
  });
  devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) ended.push({ ...one, end: timestamp, bytes: encodedDataLength });
  });
  await devTools.send('Network.enable');
  return {
    stop() {
      const first = Math.min(...ended.map(({ began }) => began));
      const ms = (seconds: number) => (seconds - first) * 1000;
      return ended
        .map(({ address, began, answered = began, end, bytes }) => ({
          address,
          beganMs: ms(began),
          answeredMs: ms(answered),
          endedMs: ms(end),
          bytes,
        }))
        .toSorted((a, b) => a.beganMs - b.beganMs);
    },
  };
}

const WIDTH = 60;

/**
 * A line for each request: when it began and ended, what it weighed, and both drawn: dots while it waits for its first
 * byte, hashes while it comes. untilMs: the end of the drawing.
 */
export function linesOf(falls: readonly Fall[], untilMs: number): readonly string[] {
  const at = (ms: number) => Math.min(WIDTH, Math.max(0, Math.floor((ms / untilMs) * WIDTH)));
  return falls.map(({ address, beganMs, answeredMs, endedMs, bytes }) => {
    const [from, answered, to] = [at(beganMs), at(answeredMs), Math.max(at(endedMs), at(beganMs) + 1)];
    const drawn = `${' '.repeat(from)}${'.'.repeat(answered - from)}${'#'.repeat(Math.max(0, to - answered))}`;
    const weight = (bytes === 0 ? 'cache' : `${(bytes / 1000).toFixed(1)} kB`).padStart(9);
    return `${beganMs.toFixed(0).padStart(6)} ${endedMs.toFixed(0).padStart(6)} ${weight} |${drawn.padEnd(WIDTH + 1)}| ${address}`;
  });
}
