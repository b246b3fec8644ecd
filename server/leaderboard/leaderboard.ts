import type { Database } from '#server/db/database.ts';
import { unavailable } from '#server/errors.ts';
import { Ranking, type Standing } from './ranking.ts';
import { LEADERBOARD_SIZE, readChanges, readMark, readStandings, readTop, type Row } from './store.ts';

/** Maximum age of the figures after another server's changes; this server's own show at once. */
const FRESH_MS = 500;
/**
 * After this long without a reading the figures are rebuilt: records of removed profiles are kept for only two days.
 */
const STALE_MS = 86_400_000;
const CHUNK = 20_000;
/** Among ten million profiles the first reading takes longer than the 6 s in which every answer is there. */
const LONGEST_WAIT_MS = 5_500;

export interface Leaderboard {
  /** A profile was changed on this server: the next reading includes it. */
  changed(): void;
  /** Reads them for the first time, however long that takes; every other reading refuses after a while. */
  prepare(): Promise<void>;
  /** The first 50 in order. Updates the figures first, as every other reading does. */
  top(): Promise<readonly Row[]>;
  /** Reads again unless the figures have this player's row as it is by now, saved through whichever server. */
  include(own: Standing & { readonly visible: boolean }): Promise<void>;
  /** How long ago the figures were last brought up to date, in milliseconds; undefined before the first time. */
  ageMs(): number | undefined;
  /** How many profiles are ranked before this standing. */
  before(standing: Standing): Promise<number>;
}

interface Figures {
  readonly ranking: Ranking;
  mark: bigint;
  top: readonly Row[];
}

/**
 * The leaderboard's figures in memory. The database stays authoritative: the first reading loads them, each later one
 * fetches what any server changed since. So a reading costs the same for a thousand profiles and a million: one query
 * for changes, at most twice a second, and the ranking's microseconds. Whoever has waited too long for a reading is told to
 * come again, while it goes on.
 */
export function createLeaderboard(db: Database, { longestWaitMs = LONGEST_WAIT_MS } = {}): Leaderboard {
  let figures: Figures | undefined;
  let [written, seen] = [0, -1];
  let readAt = 0;
  let update: Promise<void> | undefined;

  // In both directions: a clock that is set back must not make the figures seem fresh.
  const ageMs = () => Math.abs(Date.now() - readAt);
  const bringUpToDate = async () => {
    const upTo = written;
    const old = ageMs() > STALE_MS ? undefined : figures;
    figures = (old && (await follow(db, old))) ?? (await build(db));
    seen = upTo;
    readAt = Date.now();
  };
  const fresh = async (waitMs = longestWaitMs): Promise<Figures> => {
    const wanted = written;
    const start = performance.now();
    while (seen < wanted || ageMs() > FRESH_MS) {
      update ??= bringUpToDate().finally(() => (update = undefined));
      await within(update, start + waitMs - performance.now());
    }
    return figures!;
  };
  return {
    changed: () => void written++,
    prepare: async () => void (await fresh(Infinity)),
    top: async () => (await fresh()).top,
    async include(own) {
      const { ranking } = await fresh();
      if (own.visible ? ranking.has(own) : !ranking.find(own.seq)) return;
      written++;
      await fresh();
    },
    ageMs: () => (figures ? ageMs() : undefined),
    before: async (standing) => (await fresh()).ranking.before(standing),
  };
}

/** The work's own end, or a refusal when it takes longer than this; it goes on all the same. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  if (ms === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, refuse) => {
    timer = setTimeout(() => refuse(unavailable()), Math.max(0, ms));
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function build(db: Database): Promise<Figures> {
  const mark = await readMark(db);
  const ranking = new Ranking();
  for (let after = 0, more = true; more;) {
    const standings = await readStandings(db, after, CHUNK);
    ranking.load(standings);
    after = standings.at(-1)?.seq ?? after;
    more = standings.length === CHUNK;
  }
  return { ranking, mark, top: await readTop(db) };
}

/** The figures with later changes; undefined when there are so many that rebuilding is faster. */
async function follow(db: Database, figures: Figures): Promise<Figures | undefined> {
  const { mark, changes } = await readChanges(db, figures.mark, CHUNK);
  if (changes.length === CHUNK || mark < figures.mark) return undefined;
  const { ranking } = figures;
  const inTop = new Set(figures.top.map((row) => row.seq));
  let topChanged = false;
  for (const change of changes) {
    if (change.visible) ranking.put(change);
    else ranking.remove(change.seq);
    topChanged ||= inTop.has(change.seq) || (change.visible && ranking.before(change) < LEADERBOARD_SIZE);
  }
  return { ranking, mark, top: topChanged ? await readTop(db) : figures.top };
}
