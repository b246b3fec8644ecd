/** How long a turn counts; at least this, at most twice as long. */
const MEMORY_MS = 30_000;

/**
 * Counts turns by key over the last MEMORY_MS to twice that.
 * now: milliseconds, never set back.
 */
export function createTurnCounts(now: () => number) {
  let counts = { before: new Map<string, number>(), since: new Map<string, number>(), from: now() };
  return {
    of: (key: string) => (counts.before.get(key) ?? 0) + (counts.since.get(key) ?? 0),
    add(keys: readonly string[]) {
      const gone = now() - counts.from;
      if (gone > MEMORY_MS)
        counts = { before: gone > 2 * MEMORY_MS ? new Map() : counts.since, since: new Map(), from: now() };
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
