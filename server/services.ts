import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Deletions } from './deletions/deletions.ts';
import type { Background } from './http/background.ts';
import type { Limits } from './http/limits.ts';
import type { Players } from './http/players.ts';
import type { OpenCalls } from './http/open-calls.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { SecurityLog } from './security-log.ts';

/** What all endpoints may depend on; created once, passed in. Features add their own. */
export interface Services {
  readonly config: Config;
  /** The first signs, all verify. */
  readonly secrets: readonly string[];
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly log: Logger;
  readonly security: SecurityLog;
  readonly background: Background;
  readonly openCalls: OpenCalls;
  readonly players: Players;
  readonly limits: Limits;
  readonly mailQueue: MailQueue;
  readonly mailbox: Mailbox | undefined;
  /** What a restored backup must not bring back. */
  readonly deletions: Deletions;
}
