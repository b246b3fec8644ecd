import type pg from 'pg';
import type { Logger } from 'pino';
import type { Remover } from './account/left-behind.ts';
import type { Devices } from './auth/devices.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Deletions } from './deletions/deletions.ts';
import type { Background } from './http/background.ts';
import type { Limits } from './http/limits.ts';
import type { OpenCalls } from './http/open-calls.ts';
import type { Leaderboard } from './leaderboard/leaderboard.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Post } from './mail/post.ts';
import type { SecurityLog } from './security-log.ts';

/** Everything the endpoints depend on; created once, passed in. */
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
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly devices: Devices;
  readonly post: Post;
  readonly mailbox: Mailbox | undefined;
  readonly leaderboard: Leaderboard;
  /** What a restored backup must not bring back. */
  readonly deletions: Deletions;
  /** Removes the rounds of deleted players. */
  readonly remover: Remover;
}
