import pg from 'pg';
import { hostsOf, type DatabaseHost } from '#server/database-address.ts';

/** Postgres' code for a statement that writes where only reading is possible. */
export const READ_ONLY = '25006';
/** Postgres' code for a connection that its client could not make. */
export const NOT_MADE = '08001';
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

/** Errors of files that the address names, or of what is in them. */
const isOfFiles = ({ code = '', syscall = '' }: NodeJS.ErrnoException) =>
  code.startsWith('ERR_OSSL_') || ['open', 'read'].includes(syscall);

/** The error with the code of a client that cannot be made: it is told, and mended, like a lost server. */
const notMade = (error: unknown): Error =>
  Object.assign(new Error((error as Error).message), { code: NOT_MADE });

/** What a failed attempt to connect is to others. */
export const connectError = (error: Error): Error => (isOfFiles(error) ? notMade(error) : error);

/** Why nothing can be made of a host's address, or of the files that it names now; undefined when something can. */
export function whyNotMade({ url }: DatabaseHost): Error | undefined {
  try {
    new pg.Client({ connectionString: url });
    return undefined;
  } catch (error) {
    return notMade(error);
  }
}

/**
 * A connection of its own, outside of the pool, to the first host that can write. Without the server's time limits.
 * Rejects with the last host's error; `host` in it says which one that was.
 */
export async function openClient(url: string, { connectMs = CONNECT_MS } = {}): Promise<pg.Client> {
  const hosts = hostsIn(url);
  for (let tries = 1; ; tries++) {
    const host = hosts.current;
    let client: pg.Client | undefined;
    try {
      const fault = whyNotMade(host);
      if (fault) throw fault;
      client = new pg.Client({ connectionString: host.url, connectionTimeoutMillis: connectMs });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (rows[0]!.standby) throw readOnly();
      return client;
    } catch (error) {
      await client?.end().catch(() => undefined);
      hosts.failed(host);
      if (tries === hosts.count) throw named(connectError(error as Error), host);
    }
  }
}
