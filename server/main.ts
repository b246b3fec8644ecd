import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createDevices } from './auth/devices.ts';
import { createPasswords } from './auth/passwords.ts';
import { scheduleCleanUp } from './account/clean-up.ts';
import { createRemover } from './account/left-behind.ts';
import { scheduleBackups } from './backups/schedule.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase, openPool } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { DISK_FULL, whyUnusable } from './db/unusable.ts';
import { openDeletions } from './deletions/open.ts';
import { createBackground } from './http/background.ts';
import { createLimits } from './http/limits.ts';
import { createLog } from './http/logging.ts';
import { createOpenCalls } from './http/open-calls.ts';
import { createPlayers } from './http/players.ts';
import { closeServer, createServer } from './http/serve.ts';
import { createLeaderboard } from './leaderboard/leaderboard.ts';
import { createTemplates } from './mail/templates.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createMailer } from './mail/mailer.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { readSecrets } from './secrets.ts';
import { createSecurityLog } from './security-log.ts';
import { noRoom, StartError } from './start-error.ts';
import { createWeeklyMails } from './weekly/mails.ts';
import { scheduleWeekly } from './weekly/schedule.ts';
import { createWeeklyTokens } from './weekly/tokens.ts';

/**
 * A stop takes at most 10 seconds: this long for running requests, then this long for those whose clients have left,
 * then this long for mails, the rest for the database.
 */
const DRAIN_MS = 6000;
const LAST_CALLS_MS = 1000;
const LAST_MAILS_MS = 2000;
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

export interface OpenServer {
  readonly app: Express;
  readonly config: Config;
  /** Undefined unless they are configured. */
  readonly metrics: Metrics | undefined;
  /** Makes readiness checks fail, so that no more requests are sent here. */
  announceStop(): void;
  /** Releases what the application uses; call it after the last request. */
  stop(): Promise<void>;
}

interface OpenedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** The database's address; starts the embedded one. The rest of the server sees no difference. */
async function findDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  const { startEmbeddedPostgres } = await import('./db/embedded.ts');
  return startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
}

async function migrateOrExplain(config: Config, url: string): Promise<readonly string[]> {
  try {
    return await migrate(url);
  } catch (error) {
    if (!config.databaseUrl && (error as { code?: string }).code === DISK_FULL)
      throw noRoom(config.dataDir, 'ENOSPC') ?? error;
    const reason = config.databaseUrl && whyUnusable(error);
    if (!reason) throw error;
    const setting = config.migrationUrl === config.databaseUrl ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
    throw new StartError(`${setting}: ${reason}`);
  }
}

/** Logs settings that work but may be unintended. */
function warnOf(config: Config, log: Logger): void {
  for (const remark of config.remarks) log.warn(remark);
  if (!config.smtp && !config.mailbox)
    log.warn('SMTP_URL is not set: no mail can be sent, so nobody can confirm an account');
  if (config.mailbox && !LOOPBACK.includes(config.host))
    log.warn(
      'SMTP_URL is not set and HOST opens this server to others: mails can be read on this machine alone, on /mailbox',
    );
  if (config.mailbox)
    log.warn(
      'SMTP_URL is not set: mails are shown on /mailbox. Behind a proxy, set TRUST_PROXY or SMTP_URL first, or others may read them',
    );
  if (config.https && config.trustProxy === 0)
    log.warn(
      'PUBLIC_URL is https and TRUST_PROXY is 0: behind a proxy, all people seem to come from its one address',
    );
}

export interface OpenOptions {
  /** The folder of the built pages, if this server serves them. */
  readonly pages: string | undefined;
  /** Instead of one to the standard output. */
  readonly log?: Logger;
}

/**
 * Everything before listening: configuration, database, migrations, application. Throws StartError when the environment
 * is unsuitable.
 */
export async function openServer(
  env: NodeJS.ProcessEnv,
  { pages, log: givenLog }: OpenOptions,
): Promise<OpenServer> {
  const config = readConfig(env);
  const log = givenLog ?? createLog(config.logLevel);
  warnOf(config, log);
  const secrets = await readSecrets(config);
  const database = await findDatabase(config, log);
  try {
    const migrations = await migrateOrExplain(config, config.migrationUrl ?? database.url);
    if (migrations.length > 0) log.info({ migrations }, 'brought the database up to date');
  } catch (error) {
    await database.stop();
    throw error;
  }
  const metrics = config.metrics && createMetrics();
  const pool = openPool(database.url, { log, size: config.poolSize });
  const db = openDatabase(pool);
  const security = createSecurityLog(log, secrets[0]!, metrics?.countEvent);
  const deletions = await openDeletions({ config, db, log, security }).catch(async (error: unknown) => {
    await db.destroy();
    await database.stop();
    throw error;
  });
  const remover = createRemover(db, log);
  const mailbox = config.mailbox ? createMailbox(db, secrets) : undefined;
  const mailer = createMailer(config, mailbox, log);
  const mailQueue = createMailQueue({
    db,
    templates: createTemplates(config.publicUrl),
    weekly: createWeeklyMails({ db, tokens: createWeeklyTokens(secrets), publicUrl: config.publicUrl }),
    mailer,
    log,
    security,
  });
  const background = createBackground(log);
  const openCalls = createOpenCalls();
  const services = {
    config,
    secrets,
    pool,
    db,
    log,
    security,
    background,
    openCalls,
    players: createPlayers(db),
    limits: createLimits({ pool, secret: secrets[0]!, security, enabled: config.limits }),
    passwords: await createPasswords(security),
    devices: createDevices(secrets, config),
    mailQueue,
    mailbox,
    leaderboard: createLeaderboard(db),
    deletions,
    remover,
  };
  background.run('building the leaderboard', () => services.leaderboard.prepare());
  metrics?.watch(services);
  let stopping = false;
  const stopCleaning = scheduleCleanUp(db, log);
  const stopWeekly = scheduleWeekly({ db, mailQueue, log });
  const stopBackups = scheduleBackups({ config, url: config.migrationUrl ?? database.url, log, security });
  return {
    app: createApp(services, { pages, isStopping: () => stopping, metrics }),
    config,
    metrics,
    announceStop: () => void (stopping = true),
    async stop() {
      stopCleaning();
      await Promise.race([openCalls.settled(), sleep(LAST_CALLS_MS, undefined, { ref: false })]);
      const settled = Promise.all([
        background.settled(),
        remover.stop(),
        stopWeekly(),
        mailQueue.stop(),
        stopBackups(),
      ]);
      await Promise.race([settled, sleep(LAST_MAILS_MS, undefined, { ref: false })]);
      mailer.close();
      await db.destroy();
      await database.stop();
    },
  };
}

interface Place {
  readonly port: number;
  readonly host: string;
}

/** settings: the names of those that say where. */
async function listen(server: Server, { port, host }: Place, settings = ['PORT', 'HOST']): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `${settings[0]} ${port} is in use: stop the program that uses it, or set ${settings[0]} to another number.`,
      );
    throw new StartError(
      `${settings.join(', ')}: cannot listen on ${host}:${port} (${message}): choose others.`,
    );
  }
}

export interface RunningServer {
  /** The URL that people use. */
  readonly address: string;
  /** Lets running requests finish, then stops everything, within 10 seconds. Safe to call twice. */
  stop(): Promise<void>;
}

/** Starts the product: database, pages, API. Throws StartError with a line for people when it cannot. */
export async function startServer(env: NodeJS.ProcessEnv = process.env): Promise<RunningServer> {
  const built = resolve(import.meta.dirname, '../web');
  const opened = await openServer(env, {
    pages: existsSync(resolve(built, 'index.html')) ? built : undefined,
  });
  const server = createServer(opened.app);
  const eyes = opened.metrics?.createServer();
  try {
    if (eyes) await listen(eyes, opened.config.metrics!, ['METRICS_PORT', 'METRICS_HOST']);
    await listen(server, opened.config);
  } catch (error) {
    eyes?.close();
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
    if (eyes) await closeServer(eyes, 0);
  };
  return { address, stop: () => (stopped ??= stop()) };
}
