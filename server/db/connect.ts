import pg from 'pg';
import { hostsOf, type DatabaseHost } from '#server/database-address.ts';

/** Postgres' code for a statement that writes where only reading is possible. */
export const READ_ONLY = '25006';
const CONNECT_MS = 5000;

/** The hosts of a database, and which of them is the one that can write, as far as is known. */
export interface Hosts {
  readonly current: DatabaseHost;
  /** This one did not answer, or cannot write: others are tried from now on. Told twice of the same, it counts once. */
  failed(host: DatabaseHost): void;
}

/** The host that answered last stays the first choice for others of the same process: a pool begins where a migration went. */
const found = new Map<string, number>();

export function hostsIn(url: string): Hosts & { readonly count: number } {
  const hosts = hostsOf(url);
  const at = () => found.get(url) ?? 0;
  return {
    count: hosts.length,
    get current() {
      return hosts[at()]!;
    },
    failed(host) {
      if (host === hosts[at()]) found.set(url, (at() + 1) % hosts.length);
    },
  };
}

/** The error for a host that is a standby: connections to it are of no use here. */
export const readOnly = (): Error =>
  Object.assign(new Error('it is a read-only standby'), { code: READ_ONLY });

/** The error of a host, which says in `host` which one that was. */
export const named = (error: Error, { name }: DatabaseHost): Error => Object.assign(error, { host: name });

/**
 * A connection of its own, outside of the pool, to the first host that can write. Without the server's time limits.
 * Rejects with the last host's error; `host` in it says which one that was.
 */
export async function openClient(url: string, { connectMs = CONNECT_MS } = {}): Promise<pg.Client> {
  const hosts = hostsIn(url);
  for (let tries = 1; ; tries++) {
    const host = hosts.current;
    const client = new pg.Client({ connectionString: host.url, connectionTimeoutMillis: connectMs });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (rows[0]!.standby) throw readOnly();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      hosts.failed(host);
      if (tries === hosts.count) throw named(error as Error, host);
    }
  }
}
