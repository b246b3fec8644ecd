import { createHash, randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectError, hostsIn, named, readOnly, whyNotMade } from './connect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Of a pool, unless more or fewer were configured. */
const POOL_SIZE = 10;
/** Together they keep every answer within the contract's 6 seconds, in whatever way the database is unavailable. */
const CONNECT_MS = 2000;
const STATEMENT_MS = 3000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const SILENCE_MS = 3500;

type Query = (...args: unknown[]) => unknown;
const plainQuery = pg.Client.prototype.query as Query;

const names = new Map<string, string>();
const nameOf = (text: string) => {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash('sha1').update(text).digest('base64url')));
  return name;
};

/**
 * A connection with two additions. Statements with values are prepared once under a name (measured: 23 to 38 % less
 * CPU), unless a pooler stands between that may give each statement another connection and does not know their names. And a server that does not respond loses the connection: pg's own query_timeout would return the stuck
 * connection to the pool, where the next request would hang.
 */
class PatientClient extends pg.Client {
  #watch: NodeJS.Timeout | undefined;
  /** What was prepared under a name is there whenever it is asked for. */
  keepsNames = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const calm = () => clearTimeout(this.#watch);
    this.on('drain', calm).on('end', calm);
  }

  watch(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } })
        .connection;
      stream.destroy(Object.assign(new Error('the database stayed silent'), { code: 'ETIMEDOUT' }));
    }, SILENCE_MS);
  }
}
PatientClient.prototype.query = function (this: PatientClient, ...args: unknown[]) {
  const [text, values, ...rest] = args;
  this.watch();
  if (!this.keepsNames || typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
    return plainQuery.apply(this, args);
  return plainQuery.call(this, { name: nameOf(text), text, values }, ...rest);
} as typeof pg.Client.prototype.query;

/**
 * Makes a new connection ready. Time limits are set by a statement: as startup parameters PgBouncer refuses them, and
 * behind a pooler they would stay with a connection that others get. A pooler gives each client a process number of
 * its own making, by which it is recognised. Throws when the host cannot write.
 */
async function prepare(client: PatientClient): Promise<void> {
  const { processID } = client as unknown as { processID: number | null };
  const isDirect = `pg_backend_pid() = ${Number(processID ?? 0)}`;
  const { rows } = await client.query<{ direct: boolean; standby: boolean }>(
    `select ${isDirect} as direct, pg_is_in_recovery() as standby, case when ${isDirect} then
       set_config('statement_timeout', '${STATEMENT_MS}', false) ||
       set_config('idle_in_transaction_session_timeout', '${IDLE_IN_TRANSACTION_MS}', false) end`,
  );
  if (rows[0]!.standby) throw readOnly();
  client.keepsNames = rows[0]!.direct || (await knowsNames(client));
}

/**
 * Whether a pooler prepares statements wherever it sends them: PgBouncer from 1.21 on, with `max_prepared_statements`,
 * which then gives them names of its own. Any other is taken to do no such thing.
 */
async function knowsNames(client: PatientClient): Promise<boolean> {
  const name = randomUUID();
  // It finds itself.
  const text = `select name from pg_prepared_statements where position('${name}' in statement) > 0`;
  await client.query('begin');
  const { rows } = await client.query<{ name: string }>({ name, text });
  if (rows[0]?.name === name) await client.query(`deallocate "${name}"`);
  await client.query('commit');
  return /^PGBOUNCER_/.test(rows[0]?.name ?? '');
}

export interface PoolOptions {
  readonly log: Logger;
  /** The most connections at a time. */
  readonly size?: number;
}

/**
 * Connections to the database at url; opened when needed, replaced after the database was unavailable. Of several hosts
 * they go to the one that can write; when it fails, to the next that can.
 */
export function openPool(url: string, { log, size = POOL_SIZE }: PoolOptions): pg.Pool {
  const hosts = hostsIn(url);
  /** To whichever host is the right one when it is made. */
  class HostClient extends PatientClient {
    readonly goesTo = hosts.current;
    /** A constructor that throws would, out of the pool's queue, end the process. */
    readonly fault: Error | undefined;

    constructor(config?: pg.ClientConfig) {
      const fault = whyNotMade(hosts.current);
      super({ ...config, ...(!fault && { connectionString: hosts.current.url }) });
      this.fault = fault;
      this.on('error', () => undefined);
    }
  }
  const connect = HostClient.prototype.connect as (done: (error: Error | null) => void) => void;
  HostClient.prototype.connect = function (this: HostClient, done: (error: Error | null) => void) {
    const told = (error: Error | null) => {
      if (error) hosts.failed(this.goesTo);
      done(error && named(connectError(error), this.goesTo));
    };
    if (this.fault) process.nextTick(told, this.fault);
    else connect.call(this, told);
  } as typeof HostClient.prototype.connect;
  const pool = new pg.Pool({
    Client: HostClient,
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'addly-nook',
    async onConnect(client) {
      try {
        await prepare(client as unknown as HostClient);
      } catch (error) {
        const { goesTo } = client as unknown as HostClient;
        hosts.failed(goesTo);
        throw named(error as Error, goesTo);
      }
    },
  });
  // Without a listener the process would end when Postgres restarts: this one gets errors of idle connections.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'a database connection was lost');
  });
  return pool;
}

export const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
