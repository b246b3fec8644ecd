import { setTimeout as sleep } from 'node:timers/promises';

/** Target time of a portion: short enough not to delay anybody noticeably. */
const TOO_LONG_MS = 200;
const QUICK_MS = 60;
const FIRST = 500;
const FEWEST = 50;
const MOST = 10_000;
const QUERY_CANCELED = '57014';
const MOST_CANCELED = 6;

export interface PortionOptions {
  /** When true, no further portion is started. */
  readonly isOver?: () => boolean;
  /** Maximum rows at once; smaller where each row cascades to others. */
  readonly most?: number;
}

/** Whether a statement took longer than it may. */
export const isGivenUp = (error: unknown): boolean => (error as { code?: string }).code === QUERY_CANCELED;

/**
 * Does a long job in portions that are short on any machine, with a pause of the same length after each for other users
 * of the database. run: does at most that many and returns how many it did. Returns the total.
 */
export async function inPortions(
  run: (limit: number) => Promise<number>,
  { isOver = () => false, most = MOST }: PortionOptions = {},
): Promise<number> {
  let limit = Math.min(FIRST, most);
  let canceled = 0;
  for (let all = 0; ;) {
    const start = performance.now();
    const done = await run(limit).catch((error: unknown) => {
      // Longer than the statement timeout: try fewer rows.
      if (!isGivenUp(error) || ++canceled > MOST_CANCELED) throw error;
      return undefined;
    });
    const took = performance.now() - start;
    all += done ?? 0;
    if (isOver() || (done !== undefined && done < limit)) return all;
    if (done === undefined || took > TOO_LONG_MS) limit = Math.max(FEWEST, Math.floor(limit / 2));
    else if (took < QUICK_MS) limit = Math.min(most, limit * 2);
    await sleep(took, undefined, { ref: false });
  }
}
