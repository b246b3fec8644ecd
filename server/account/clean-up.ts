import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { inPortions } from '#server/db/portions.ts';
import { learnFromAll, type LeftAside } from '#server/learning/learn-all.ts';
import { KEPT } from '#engine/rules/retention.ts';
import { closeWeek, oldWeeks, openWeeks, type BegunWeeks, type Closing } from '#server/progress/weeks.ts';
import { createAsides } from './asides.ts';

const HOUR_MS = 3_600_000;
/** The first run comes soon after the start, without delaying it. */
const FIRST_MS = 60_000;
/** After this long, a kind with very many rows gives way to the other kinds. */
const TURN_MS = 60_000;
/** Rows whose removal cascades to others. */
const WITH_OTHERS = 1000;
const WEEKS = 'weeks of answers';

interface Job {
  readonly table: string;
  /** A condition in SQL that an index supports. */
  readonly where: string;
  readonly most?: number;
}

const days = (many: number) => `interval '${many} days'`;
/** Expired, or further in the future than possible: written while a clock was ahead. */
const notWithin = (column: string, longest: string) =>
  `(${column} < now() or ${column} > now() + interval '${longest}')`;
/** Older than that, or in the future: written while a clock was ahead. */
const olderThan = (column: string, age: string) =>
  `(${column} < now() - ${age} or ${column} > now() + interval '1 day')`;

/** Data that is removed once it is no longer needed. Each kind is removed by itself, whatever happens to the others. */
const JOBS: Readonly<Record<string, Job>> = {
  sessions: { table: 'session', where: notWithin('expire', `${KEPT.sessionDays + 1} days`) },
  links: { table: 'mail_tokens', where: notWithin('expires_at', '25 hours') },
  'sign-ups': { table: 'sign_ups', where: notWithin('expires_at', '25 hours') },
  'mails that left': {
    table: 'mails_sent',
    where: `(sent_at < now() - interval '1 day' or sent_at > now())`,
  },
  mails: { table: 'mailbox', where: olderThan('created_at', days(KEPT.mailboxDays)) },
  'unconfirmed accounts': {
    table: 'users',
    where: `confirmed_at is null and ${olderThan('created_at', days(KEPT.unconfirmedDays))}`,
    most: WITH_OTHERS,
  },
  rounds: {
    table: 'rounds',
    where: `saved_at < now() - interval '${KEPT.roundsMonths} months'`,
    most: WITH_OTHERS,
  },
  // Weeks of answers are dropped whole; here is what came at a time for which none was open.
  answers: { table: 'round_answers_other', where: olderThan('saved_at', days(KEPT.answersDays)) },
  'odd saves': {
    table: 'odd_saves',
    where: `(day < current_date - ${KEPT.oddSavesDays} or day > current_date + 1)`,
  },
  slips: {
    table: 'slips',
    where: `month < current_date - interval '${KEPT.slipsMonths} months'`,
  },
  sums: {
    table: 'item_counts',
    where: `month < current_date - interval '${KEPT.itemCountsMonths} months'`,
  },
  // None lasts longer than a day.
  limits: {
    table: 'rate_limits',
    where: `(expire < extract(epoch from now()) * 1000 or expire > extract(epoch from now() + interval '24 hours') * 1000)`,
  },
  'known networks': {
    table: 'known_networks',
    where: `(last_day < current_date - ${KEPT.networksDays} or last_day > current_date + 1)`,
  },
  reports: {
    table: 'name_reports',
    where: olderThan('created_at', `interval '${KEPT.reportsMonths} months'`),
  },
  decisions: {
    table: 'moderations',
    where: olderThan('created_at', `interval '${KEPT.reportsMonths} months'`),
  },
  'page views': {
    table: 'page_views',
    where: `(day < current_date - interval '${KEPT.pageViewsMonths} months' or day > current_date + 1)`,
  },
  // Servers that have not read for a day rebuild their leaderboard anyway.
  removals: { table: 'removed_profiles', where: olderThan('removed_at', days(2)) },
};

/** Rows locked by something else are left for the next time. */
async function removeSome(db: Database, { table, where }: Job, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.raw(where)} limit ${limit} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows);
}

export interface CleanUpOptions {
  /** True: no further portion is begun. */
  readonly isOver?: () => boolean;
  /** Called for a kind that cannot be removed now; without it the first failure ends everything. */
  readonly onFailure?: (kind: string, error: Error) => void;
  /** Called for answers that cannot be learned from: they stay for as long as is promised, and no longer. */
  readonly onAside?: (aside: LeftAside) => void;
  /** Called when a week was dropped with more rounds that were not learned from than are kept aside. */
  readonly onLost?: Closing['onLost'];
  /** Kept from run to run, so that no week is gone through twice but for what was left aside. */
  readonly begun?: BegunWeeks;
  readonly turnMs?: number;
}

/** One kind of cleaning up. */
interface Kind {
  readonly name: string;
  /** Does as much as the turn has time for, and at least one portion. */
  readonly work: (isOver: () => boolean) => Promise<{ readonly rows: number; readonly isDone: boolean }>;
}

const DONE = { rows: 0, isDone: true } as const;

const openingOf = (db: Database): Kind => ({
  name: 'weeks to come',
  async work() {
    await openWeeks(db);
    return DONE;
  },
});

const removalOf = (db: Database, name: string, job: Job): Kind => ({
  name,
  async work(isOver) {
    let isDone = false;
    const portion = async (limit: number) => {
      const rows = await removeSome(db, job, limit);
      isDone = rows < limit;
      return rows;
    };
    const rows = await inPortions(portion, { isOver, ...(job.most && { most: job.most }) });
    return { rows, isDone };
  },
});

/** Each old week is a kind by itself, because one may have to wait. They come once all others have had a turn. */
async function kindsOfWeeks(
  db: Database,
  { onAside, onLost, begun = new Map() }: CleanUpOptions,
): Promise<Kind[]> {
  const weeks = await oldWeeks(db);
  for (const name of begun.keys()) if (!weeks.some((week) => week.name === name)) begun.delete(name);
  const learn: Closing['learn'] = (database, table, turn) =>
    learnFromAll(database, table, {
      ...turn,
      onAside: (aside) => {
        turn.onAside();
        onAside?.(aside);
      },
    });
  return weeks.map((week) => ({
    name: WEEKS,
    work: (isOver) => closeWeek(db, week, { learn, isOver, begun, ...(onLost && { onLost }) }),
  }));
}

/** Removes expired data, each kind in its turn until all are done; returns the number of rows by kind. */
export async function cleanUp(db: Database, options: CleanUpOptions = {}): Promise<Record<string, number>> {
  const { isOver = () => false, onFailure, turnMs = TURN_MS } = options;
  const removed: Record<string, number> = {};
  const waiting = new Set([
    openingOf(db),
    ...Object.entries(JOBS).map(([name, job]) => removalOf(db, name, job)),
  ]);
  waiting.add({
    name: WEEKS,
    async work() {
      for (const kind of await kindsOfWeeks(db, options)) waiting.add(kind);
      return DONE;
    },
  });
  while (waiting.size > 0 && !isOver())
    for (const kind of [...waiting]) {
      const turnEnds = performance.now() + turnMs;
      try {
        const { rows, isDone } = await kind.work(() => isOver() || performance.now() > turnEnds);
        if (rows > 0) removed[kind.name] = (removed[kind.name] ?? 0) + rows;
        if (isDone) waiting.delete(kind);
      } catch (error) {
        waiting.delete(kind);
        if (!onFailure) throw error;
        onFailure(kind.name, error as Error);
      }
      if (isOver()) break;
    }
  return removed;
}

/** Cleans up every hour until the returned function is called. Several servers may do so at once. */
export function scheduleCleanUp(db: Database, log: Logger): () => void {
  let over = false;
  let running = false;
  const begun: BegunWeeks = new Map();
  const aside = createAsides(log);
  const run = async () => {
    if (running) return;
    running = true;
    const removed = await cleanUp(db, {
      isOver: () => over,
      onFailure: (kind, { message }) =>
        over || log.warn({ kind, reason: message }, 'cleaning up has to wait'),
      onAside: (one) => over || aside.note(one),
      onLost: (week, rounds) =>
        log.warn({ week, rounds }, 'answers of so many rounds were dropped, not learned from: too many'),
      begun,
    });
    running = false;
    aside.tell();
    if (Object.keys(removed).length > 0) log.info({ removed }, 'cleaned up');
  };
  const first = setTimeout(() => void run(), FIRST_MS).unref();
  const hourly = setInterval(() => void run(), HOUR_MS).unref();
  return () => {
    over = true;
    clearTimeout(first);
    clearInterval(hourly);
  };
}
