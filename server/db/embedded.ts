import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { noRoom, StartError } from '#server/start-error.ts';
import { openDataFolder } from './postgres-folder.ts';
import { postgresProcess, type PostgresProcess } from './postgres-process.ts';

export interface EmbeddedPostgres {
  /** For pg, libpq and DATABASE_URL alike. */
  readonly url: string;
  /** Ends Postgres and waits until it has ended. Safe to call twice. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Created when missing; the database is in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** On 127.0.0.1 with a password instead of a socket that only its owner can open; always so on Windows. */
  readonly tcp?: boolean;
  /** Postgres settings in addition to ours, e.g. fsync: 'off' for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

class InUse extends StartError {}

const DATABASE = 'nook';
const PATIENCE_MS = 60_000;
/** "nook" in ASCII: the holder of this lock owns the folder. It ends with its connection, so it is never stale. */
const OWNER_LOCK = 0x6e6f6f6b;

/**
 * A real Postgres for this process: created on the first start, kept running while the process lives, and taken over
 * when an earlier copy was killed and left it running. Throws StartError when the folder cannot be used, or another
 * copy of the program uses it.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const tcp = options.tcp ?? process.platform === 'win32';
  const folder = openDataFolder(resolve(options.dataDir), tcp);
  const postgres = postgresProcess(folder, options.settings ?? {});

  let stopping = false;
  let owner: pg.Client;
  const own = async () => {
    owner = await connect(postgres);
    await takeLock(owner, options.dataDir);
    owner.once('end', () => void (stopping || recover()));
  };
  const recover = async () => {
    for (let waitMs = 250; !stopping; waitMs = Math.min(waitMs * 2, 30_000)) {
      try {
        await own();
        return log('The built-in database is back.');
      } catch (error) {
        log(`The built-in database is away: ${(error as Error).message}`);
        await sleep(waitMs, undefined, { ref: false });
      }
    }
  };

  const stop = async () => {
    stopping = true;
    // The lock is held until Postgres itself ends, so that no second copy can take it meanwhile.
    await postgres.stop();
    await owner.end().catch(() => undefined);
  };

  await own();
  try {
    await createDatabase(owner!);
  } catch (error) {
    await stop();
    throw noRoom(options.dataDir, (error as Error).message) ?? error;
  }
  return { url: postgres.url(DATABASE), stop };
}

/** The same for a command: when another copy uses the folder, its Postgres is shared and left running. */
export async function visitEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof InUse)) throw error;
    const folder = openDataFolder(resolve(options.dataDir), options.tcp ?? process.platform === 'win32');
    const postgres = postgresProcess(folder, {});
    await postgres.ensureStarted();
    return { url: postgres.url(DATABASE), stop: async () => undefined };
  }
}

/** A connection to Postgres, which is started if necessary. */
async function connect(postgres: PostgresProcess): Promise<pg.Client> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    await postgres.ensureStarted();
    const connectionString = postgres.url('postgres');
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
    // Without a listener a lost connection would end the process; 'end' follows and is what we act on.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      postgres.throwIfFailed();
      if (Date.now() > deadline || !isNotYet(error)) throw error;
      await sleep(25);
    }
  }
}

/** Postgres is starting, ending or recovering; waiting does not help against other errors. */
function isNotYet(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P03'].includes(code ?? '') ||
    /terminated|timeout/.test(message)
  );
}

async function takeLock(client: pg.Client, dataDir: string): Promise<void> {
  // The lock of a killed owner is free once Postgres notices the closed connection.
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
    if (rows[0].taken) return;
    await sleep(50);
  }
  await client.end();
  throw new InUse(
    `DATA_DIR (${dataDir}) is in use by another copy of Addly Nook: stop that one, or set DATA_DIR to another folder.`,
  );
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}
