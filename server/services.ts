import type pg from 'pg';
import type { Logger } from 'pino';
import type { Passwords } from './auth/passwords.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Background } from './http/background.ts';
import type { Limits } from './http/limits.ts';
import type { Leaderboard } from './leaderboard/leaderboard.ts';
import type { Letters } from './mail/letters.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';

/** Everything the endpoints work with; made once, passed in. */
export interface Services {
  readonly config: Config;
  /** The first signs, all verify. */
  readonly secrets: readonly string[];
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly log: Logger;
  readonly background: Background;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly letters: Letters;
  readonly mailer: Mailer;
  readonly mailbox: Mailbox | undefined;
  readonly leaderboard: Leaderboard;
}
