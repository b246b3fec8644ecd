import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

export interface ReaderLimits {
  /** How long a reader may read nothing. */
  readonly silentMs: number;
  /** How long a reader may read less than leastBytes. */
  readonly slowMs: number;
  readonly leastBytes: number;
  /** Maximum time for the whole answer. */
  readonly wholeMs: number;
}

/**
 * silentMs: HTTP contract, GET /api/account/export. A kilobyte a second is slower than any real connection; an account
 * with a million answers, compressed, takes an hour at ten.
 */
const READER_LIMITS: ReaderLimits = {
  silentMs: 10_000,
  slowMs: 60_000,
  leastBytes: 65_536,
  wholeMs: 3_600_000,
};

/**
 * Sends text as it is generated, never further ahead than the reader reads. Returns whether all of it was sent: a
 * reader who disconnects, reads nothing or reads only a few bytes at a time is disconnected. Fails, with the connection
 * closed, when the text cannot be generated.
 */
export async function streamTo(
  res: Response,
  text: AsyncIterable<string>,
  patience: ReaderLimits = READER_LIMITS,
): Promise<boolean> {
  const stopWatching = cutOffSlow(res, patience);
  try {
    await pipeline(Readable.from(text, { objectMode: false }), res);
    return true;
  } catch (error) {
    res.destroy();
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return false;
    throw error;
  } finally {
    stopWatching();
  }
}

/** Checks that at least so much is read within a period; a new period begins once that is reached. */
const createMeter = (ms: number, leastBytes: number) => {
  let [from, since] = [0, performance.now()];
  return {
    isTooLittle: (bytes: number) => {
      const now = performance.now();
      if (bytes - from >= leastBytes) [from, since] = [bytes, now];
      return now - since >= ms;
    },
    beginAnew: (bytes: number) => void ([from, since] = [bytes, performance.now()]),
  };
};

/**
 * Monitors the reader of an answer, and disconnects when a limit is exceeded. Returns the function that stops the
 * monitoring.
 */
export function cutOffSlow(
  { socket }: Pick<Response, 'socket'>,
  { silentMs, slowMs, leastBytes, wholeMs }: ReaderLimits = READER_LIMITS,
): () => void {
  if (!socket) return () => undefined;
  // A reset, or the system would keep the unread data for hours.
  const cut = () => socket.resetAndDestroy();
  const meters = [createMeter(silentMs, 1), createMeter(slowMs, leastBytes)];
  const look = () => {
    const taken = socket.bytesWritten - socket.writableLength;
    // Nothing waits for the reader: the server itself is slow.
    if (socket.writableLength === 0) for (const meter of meters) meter.beginAnew(taken);
    else if (meters.some((meter) => meter.isTooLittle(taken))) cut();
  };
  const timer = setInterval(look, Math.min(silentMs, slowMs) / 10).unref();
  const end = setTimeout(cut, wholeMs).unref();
  return () => {
    clearInterval(timer);
    clearTimeout(end);
  };
}
