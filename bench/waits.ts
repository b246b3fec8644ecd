import pg from 'pg';

/** How busy connections were seen, in shares of all looks at them. */
export interface Waits {
  /** Nothing waited for: the processor worked for them, or they stood in line for it. */
  readonly processor: number;
  readonly locks: number;
  readonly disk: number;
}

const LOOK_MS = 50;
/** Postgres' own words for what a connection waits for; a save ends by writing its log to the disk. */
const KINDS: Readonly<Record<string, keyof Waits>> = { Lock: 'locks', LWLock: 'locks', IO: 'disk' };
/** Those that wait until another one has written the log for them, too. */
const DISK_LOCKS = ['WALWrite', 'WALInsert'];

/** Looks at what connections to this database wait for until the returned function is called. */
export async function watchWaits(url: string): Promise<() => Promise<Waits>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const seen = { processor: 0, locks: 0, disk: 0 };
  let going = true;
  const looking = (async () => {
    while (going) {
      const { rows } = await client.query<{ type: string | null; event: string | null }>(
        `select wait_event_type as type, wait_event as event from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`,
      );
      for (const { type, event } of rows)
        // Between two statements of a transaction it is the server's turn.
        if (type !== 'Client')
          seen[DISK_LOCKS.includes(event ?? '') ? 'disk' : (KINDS[type ?? ''] ?? 'processor')]++;
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  })();
  return async () => {
    going = false;
    await looking;
    await client.end();
    const all = Math.max(1, seen.processor + seen.locks + seen.disk);
    return { processor: seen.processor / all, locks: seen.locks / all, disk: seen.disk / all };
  };
}
