import { Router } from 'express';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Disk } from './disk.ts';

/** What keeps the server from working, as a code for machines; undefined when it is ready. */
export type Readiness = () => Promise<'stopping' | 'database' | 'read_only' | 'disk_full' | undefined>;

export const createReadiness =
  (db: Database, disk: Disk, isStopping: () => boolean): Readiness =>
  async () => {
    if (isStopping()) return 'stopping';
    // Providers switch a database to reading only when its disk is nearly full, or while they move it.
    return sql<{ only: string }>`select current_setting('transaction_read_only') as only`.execute(db).then(
      async ({ rows }) => {
        if (rows[0]!.only === 'on') return 'read_only';
        return (await disk.isFull()) ? 'disk_full' : undefined;
      },
      () => 'database',
    );
  };

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
