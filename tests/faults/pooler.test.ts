import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { openPool } from '#server/db/database.ts';
import { startPgBouncer, type Bouncing } from '#tests/support/pgbouncer.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';

/** Fewer connections than callers: statements of one come to several. */
const [CALLERS, CONNECTIONS, CALLS] = [8, 3, 400];
const NAMES = 'select name, statement from pg_prepared_statements where statement like $1';
const ASKED = 'select $1::int as number, pg_backend_pid() as pid';

/** Callers who ask the same through a PgBouncer; gives how many connections answered, and what these have prepared. */
async function asked(bouncing: Bouncing) {
  const postgres = await startPostgresServer();
  onTestFinished(postgres.stop);
  const bouncer = await startPgBouncer(postgres.url, { size: CONNECTIONS, ...bouncing });
  if (!bouncer) return undefined;
  onTestFinished(bouncer.stop);
  const pool = openPool(bouncer.url, { log: pino({ level: 'silent' }), size: CALLERS });
  onTestFinished(() => pool.end());
  const pids = new Set<number>();
  const call = async (number: number) => {
    const client = await pool.connect();
    try {
      // In a transaction another caller cannot get the connection meanwhile.
      await client.query('begin');
      const { rows } = await client.query<{ number: number; pid: number }>(ASKED, [number]);
      await client.query('commit');
      expect(rows[0]!.number).toBe(number);
      pids.add(rows[0]!.pid);
    } finally {
      client.release();
    }
  };
  for (let number = 0; number < CALLS; number += CALLERS)
    await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(number + caller)));
  const { rows } = await pool.query<{ name: string; statement: string }>(NAMES, ['%pg_backend_pid() as pid']);
  const left = await pool.query<{ name: string; statement: string }>(NAMES, ['%pg_prepared_statements%']);
  return { pids, names: rows.map(({ name }) => name), left: left.rows.map(({ name }) => name) };
}

const NO_POOLER = 'This PgBouncer cannot be had: not tried here';

it('a pooler that knows prepared statements: they are prepared once there, whichever connection answers', async () => {
  const seen = await asked({ newer: true, settings: ['max_prepared_statements = 200'] });
  if (!seen) return console.log(NO_POOLER);
  expect(seen.pids.size).toBeGreaterThan(1);
  expect(seen.names).toEqual([expect.stringMatching(/^PGBOUNCER_\d+$/)]);
});

it.each([
  ['which does not', { newer: true, settings: ['max_prepared_statements = 0'] }],
  ['which is too old for it', {}],
])('a pooler %s: no statement has a name, and none stays behind', async (_which, bouncing) => {
  const seen = await asked(bouncing);
  if (!seen) return console.log(NO_POOLER);
  expect(seen.pids.size).toBeGreaterThan(1);
  expect([...seen.names, ...seen.left]).toEqual([]);
});
