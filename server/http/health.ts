import { Router } from 'express';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { READ_ONLY } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { whyUnusable } from '#server/db/unusable.ts';
import type { Disk } from './disk.ts';

type Unwritable = 'read_only' | 'disk_full';
type Reason = 'stopping' | 'database' | Unwritable;

/** What keeps the server from working, as a code for machines; undefined when it is ready. */
export type Readiness = () => Promise<Reason | undefined>;

/** For people: a line of the log each. */
const WHAT_TO_DO: Readonly<Record<Unwritable, string>> = {
  read_only: 'the database is switched to reading only: switch it back, or wait until its service does',
  disk_full:
    'the disk of the database is full: make room there, and see that it runs again; until then games wait on the devices',
};

const unknown = (message: string) =>
  `the database answers with an error (${message}): look at its log, and whether its disk has room`;

export interface ReadinessOptions {
  readonly db: Database;
  readonly disk: Disk;
  readonly isStopping: () => boolean;
  readonly log: Logger;
}

/** Whether the server can work, whenever it is asked. What changes is told in the log, with what to do. */
export function createReadiness({ db, disk, isStopping, log }: ReadinessOptions): Readiness {
  let told: Reason | undefined;
  const tell = (reason: Reason | undefined, line = '') => {
    if (reason === told) return;
    told = reason;
    if (reason === undefined) log.warn('ready again');
    else log.warn({ reason }, `not ready: ${line}`);
  };
  const look = async (): Promise<Unwritable | undefined> => {
    // Providers switch a database to reading only when its disk is nearly full, or while they move it.
    const { rows } = await sql<{ only: string }>`
      select current_setting('transaction_read_only') as only`.execute(db);
    if (rows[0]!.only === 'on') return 'read_only';
    return (await disk.isFull()) ? 'disk_full' : undefined;
  };
  return async () => {
    if (isStopping()) return 'stopping';
    try {
      const reason = await look();
      tell(reason, reason && WHAT_TO_DO[reason]);
      return reason;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      disk.note(error);
      // Without room for its log Postgres ends, and later says only that it is starting, or nothing: its first
      // message is the one that helps.
      const isFull = code !== READ_ONLY && disk.wasFull;
      const reason = code === READ_ONLY ? 'read_only' : isFull ? 'disk_full' : 'database';
      tell(reason, isFull ? WHAT_TO_DO.disk_full : (whyUnusable(error) ?? unknown(message)));
      return reason;
    }
  };
}

/** For monitoring: is the process alive, and can it work? Neither reads a session. */
export function healthChecks(readiness: Readiness): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    const reason = await readiness();
    if (reason) res.status(503).set('Retry-After', '2').json({ status: 'unavailable', reason });
    else res.json({ status: 'ok' });
  });
  return router;
}
