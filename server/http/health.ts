import { Router } from 'express';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** For whoever watches the server: does the process live, and can it work? Neither reads a session. */
export function healthChecks(db: Database, isStopping: () => boolean): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    const reason = isStopping()
      ? 'stopping'
      : await sql`select 1`.execute(db).then(
          () => undefined,
          () => 'database',
        );
    if (reason) res.status(503).set('Retry-After', '2').json({ status: 'unavailable', reason });
    else res.json({ status: 'ok' });
  });
  return router;
}
