import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createPasswords } from './auth/passwords.ts';
import { keepClean } from './account/clean-up.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase, openPool } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { databaseRefusal } from './errors.ts';
import { createBackground } from './http/background.ts';
import { createLimits } from './http/limits.ts';
import { createLog } from './http/logging.ts';
import { closeServer, createServer } from './http/serve.ts';
import { createLeaderboard } from './leaderboard/leaderboard.ts';
import { createLetters } from './mail/letters.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createMailer } from './mail/mailer.ts';
import { readSecrets } from './secrets.ts';
import { StartError } from './start-error.ts';

/** A stop takes at most 10 seconds: this for requests under way, then this for mails, the rest for the database. */
const DRAIN_MS = 6000;
const LAST_MAILS_MS = 2000;
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

export interface OpenServer {
  readonly app: Express;
  readonly config: Config;
  /** Tells readiness checks that no more requests should come. */
  announceStop(): void;
  /** Ends what the application uses; after the last request. */
  stop(): Promise<void>;
}

interface OpenedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where the database is; the embedded one is started. Both are one and the same to everything else. */
async function findDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  const { startEmbeddedPostgres } = await import('./db/embedded.ts');
  return startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
}

async function migrateOrExplain(config: Config, url: string): Promise<readonly string[]> {
  try {
    return await migrate(url);
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (!config.databaseUrl || (!databaseRefusal(error) && !/^(28|3D)/.test(code))) throw error;
    const { host } = new URL(config.databaseUrl);
    throw new StartError(
      `DATABASE_URL: the database at ${host} cannot be used (${message || code}): is it running, and is the address right?`,
    );
  }
}

/** What works here, but perhaps not as whoever set it up thinks. */
function warnOf(config: Config, log: Logger): void {
  if (!config.smtp && !config.mailbox)
    log.warn('SMTP_URL is not set: no mail can be sent, so nobody can confirm an account');
  if (config.mailbox && !LOOPBACK.includes(config.host))
    log.warn(
      'SMTP_URL is not set and HOST opens this server to others: keep /mailbox away from them, its links open accounts',
    );
  if (config.https && config.trustProxy === 0)
    log.warn(
      'PUBLIC_URL is https and TRUST_PROXY is 0: behind a proxy, all people seem to come from its one address',
    );
}

/**
 * Everything up to listening: configuration, database, migrations, application. pages: the folder of the built pages,
 * when this server shall serve them. Throws StartError when something about the surroundings is wrong.
 */
export async function openServer(
  env: NodeJS.ProcessEnv,
  { pages }: { pages: string | undefined },
): Promise<OpenServer> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  warnOf(config, log);
  const secrets = await readSecrets(config);
  const database = await findDatabase(config, log);
  try {
    const migrations = await migrateOrExplain(config, database.url);
    if (migrations.length > 0) log.info({ migrations }, 'brought the database up to date');
  } catch (error) {
    await database.stop();
    throw error;
  }
  const pool = openPool(database.url, log);
  const db = openDatabase(pool);
  const mailbox = config.mailbox ? createMailbox(db, secrets) : undefined;
  const mailer = createMailer(config, mailbox, log);
  const background = createBackground(log);
  const services = {
    config,
    secrets,
    pool,
    db,
    log,
    background,
    limits: createLimits(pool, secrets[0]!, config.limits),
    passwords: await createPasswords(),
    letters: createLetters(config.publicUrl),
    mailer,
    mailbox,
    leaderboard: createLeaderboard(db),
  };
  background.run('building the leaderboard', async () => void (await services.leaderboard.top()));
  let stopping = false;
  const stopCleaning = keepClean(db, log);
  return {
    app: createApp(services, { pages, isStopping: () => stopping }),
    config,
    announceStop: () => void (stopping = true),
    async stop() {
      stopCleaning();
      await Promise.race([background.settled(), sleep(LAST_MAILS_MS, undefined, { ref: false })]);
      mailer.close();
      await db.destroy();
      await database.stop();
    },
  };
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `PORT ${port} is in use: stop the program that uses it, or set PORT to another number.`,
      );
    throw new StartError(`PORT, HOST: cannot listen on ${host}:${port} (${message}): choose others.`);
  }
}

export interface RunningServer {
  /** The address people use. */
  readonly address: string;
  /** Lets requests under way finish, then ends everything, within 10 seconds. Safe to call twice. */
  stop(): Promise<void>;
}

/** Starts the product: database, pages, API. Throws StartError with a line for people when it cannot. */
export async function startServer(env: NodeJS.ProcessEnv = process.env): Promise<RunningServer> {
  const built = resolve(import.meta.dirname, '../web');
  const opened = await openServer(env, {
    pages: existsSync(resolve(built, 'index.html')) ? built : undefined,
  });
  const server = createServer(opened.app);
  try {
    await listen(server, opened.config);
  } catch (error) {
    await opened.stop();
    throw error;
  }
  const address = opened.config.publicUrl;
  console.log(`Addly Nook is ready: ${address}`);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    opened.announceStop();
    await closeServer(server, DRAIN_MS);
    await opened.stop();
  };
  return { address, stop: () => (stopped ??= stop()) };
}
