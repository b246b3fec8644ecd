import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#server/db/database.ts';
import type { Readiness } from '#server/http/health.ts';
import type { Leaderboard } from '#server/leaderboard/leaderboard.ts';
import { queueState } from '#server/mail/queue-store.ts';

/** A look at the metrics is answered sooner than Prometheus gives up (10 s). */
const PATIENCE_MS = 2000;

interface Reading {
  readonly name: string;
  readonly help: string;
  /** Undefined, or a rejection: not known now. */
  readonly read: () => Promise<number | undefined>;
}

/** A figure that is read at the moment somebody looks. What cannot be known then is left out, not told as it was. */
const gauge = (registry: Registry, { name, help, read }: Reading) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read().catch(() => undefined);
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });

export function watchMails(db: Database, registry: Registry): void {
  gauge(registry, {
    name: 'nook_mail_queue_waiting',
    help: 'Mails that wait to be sent, by whichever copy',
    read: async () => (await queueState(db)).waiting,
  });
  gauge(registry, {
    name: 'nook_mail_queue_oldest_seconds',
    help: 'For how long the oldest mail has waited, those apart that are held back on purpose',
    read: async () => (await queueState(db)).oldestSeconds,
  });
}

export function watchRanking(leaderboard: Leaderboard, registry: Registry): void {
  gauge(registry, {
    name: 'nook_ranking_lag_seconds',
    help: 'Age of the figures of the leaderboard after they were asked for: half a second at most when all is well',
    async read() {
      const asked = leaderboard.top().catch(() => undefined);
      await Promise.race([asked, sleep(PATIENCE_MS, undefined, { ref: false })]);
      const ageMs = leaderboard.ageMs();
      return ageMs === undefined ? undefined : ageMs / 1000;
    },
  });
}

/** The same as GET /readyz says, for those who only look here. */
export function watchReadiness(readiness: Readiness, registry: Registry): void {
  gauge(registry, {
    name: 'nook_ready',
    help: '1 when this copy can work, as /readyz says',
    read: async () => ((await readiness()) === undefined ? 1 : 0),
  });
}
