/** How many keys are kept at most in one half of the memory: floods from ever new networks must not fill it. */
const MOST_KEYS = 100_000;

/**
 * Counts by key over the last ms to twice that; over less when very many keys come.
 * now: milliseconds, never set back.
 */
export function createTurnCounts(now: () => number, ms: number) {
  let counts = { before: new Map<string, number>(), since: new Map<string, number>(), from: now() };
  return {
    of: (key: string) => (counts.before.get(key) ?? 0) + (counts.since.get(key) ?? 0),
    add(keys: readonly string[]) {
      const gone = now() - counts.from;
      if (gone > ms || counts.since.size >= MOST_KEYS)
        counts = { before: gone > 2 * ms ? new Map() : counts.since, since: new Map(), from: now() };
      for (const key of keys) counts.since.set(key, (counts.since.get(key) ?? 0) + 1);
    },
    /** Takes back one count unless it has expired. */
    takeBack(key: string) {
      const from = counts.since.has(key) ? counts.since : counts.before;
      const left = (from.get(key) ?? 0) - 1;
      if (left > 0) from.set(key, left);
      else from.delete(key);
    },
  };
}
