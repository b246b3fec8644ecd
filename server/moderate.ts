import { userInfo } from 'node:os';
import type { Logger } from 'pino';
import { requireDatabase, withDatabase } from './backup.ts';
import { readConfig } from './config.ts';
import { openDatabase, openPool } from './db/database.ts';
import { visitEmbeddedPostgres } from './db/embedded.ts';
import { createDeletions } from './deletions/deletions.ts';
import { createLog } from './http/logging.ts';
import { ACTIONS, findJudged, judge, type Action } from './moderation/judge.ts';
import { listFound, listReports, listTrail } from './moderation/lists.ts';
import { listOddSaves } from './progress/odd-saves.ts';
import { createSecurityLog } from './security-log.ts';
import { StartError } from './start-error.ts';

const USAGE = `Usage: npm run moderate -- list | trail | saves | find <name> | <${ACTIONS.join(' | ')}> <player> [--by <name>]`;
/** Minimum length of a public id's beginning that identifies a player. */
const SHORTEST = 8;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ANY_ID = '00000000-0000-4000-8000-000000000000';

interface Wish {
  readonly command: 'list' | 'trail' | 'saves' | 'find' | Action;
  /** A player's public id or its beginning; a name for "find". */
  readonly player: string;
  readonly operator: string;
}

const isBeginningOfId = (text: string) =>
  text.length >= SHORTEST && ID.test(`${text}${ANY_ID.slice(text.length)}`);

/** The system's user name; in a container there may only be a user id. */
function whoeverRunsThis(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The operator's name for the trail, in which each line is one decision. */
function operatorIn(named: string): string {
  if (named.trim() === '' || named.startsWith('--')) throw new StartError(USAGE);
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(named))
    throw new StartError(`${USAGE}; the name after --by is of letters, digits and signs alone.`);
  return named.trim().slice(0, 40);
}

/** Parses the arguments. Throws StartError with the usage when they are wrong. */
function wishIn(args: readonly string[]): Wish {
  const at = args.indexOf('--by');
  const operator = operatorIn(at < 0 ? whoeverRunsThis() : (args[at + 1] ?? ''));
  const [command = '', ...others] = at < 0 ? args : args.toSpliced(at, 2);
  // Names may contain spaces, and not everybody uses quotation marks.
  const rest = command === 'find' ? [others.join(' ').trim()] : others;
  const [player = '', ...more] = rest;
  const isList = ['list', 'trail', 'saves'].includes(command);
  const isAction = (ACTIONS as readonly string[]).includes(command);
  if ((!isList && !isAction && command !== 'find') || more.length > 0) throw new StartError(USAGE);
  if (isList ? player !== '' : player === '') throw new StartError(USAGE);
  const wish = { command: command as Wish['command'], operator };
  if (!isAction) return { ...wish, player };
  const id = player.toLowerCase();
  if (!isBeginningOfId(id))
    throw new StartError(
      `"${player.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')}" is no player: give the id that "list" or "find" shows, or its first ${SHORTEST} letters.`,
    );
  return { ...wish, player: id };
}

/**
 * `list` shows reported names, `trail` past decisions, `saves` players who save what no child can have played, `find` players by name. `pass` approves a name, `withdraw`
 * replaces it by a made-up one for others, `rename` gives the player a made-up one, `hide` and `show` take the player
 * off the leaderboard and back, `end-sessions` signs the account out. Works while the server runs. Returns the text to
 * print; throws StartError with a line. log: instead of the standard output.
 */
export async function runModerateCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  log?: Logger,
): Promise<string> {
  const wish = wishIn(args);
  const config = readConfig(env);
  requireDatabase(config);
  const events = log ?? createLog(config.logLevel);
  const security = createSecurityLog(events, config.secrets?.[0] ?? '');
  return withDatabase(config, visitEmbeddedPostgres, async (_client, url) => {
    const pool = openPool(url, { log: events });
    const db = openDatabase(pool);
    try {
      if (wish.command === 'list') return await listReports(db);
      if (wish.command === 'trail') return await listTrail(db);
      if (wish.command === 'saves') return await listOddSaves(db);
      if (wish.command === 'find') return await listFound(db, wish.player);
      const [player, another] = await findJudged(db, wish.player);
      if (!player) throw new StartError(`There is no player ${wish.player}.`);
      if (another) throw new StartError(`Several players begin with ${wish.player}: give more of the id.`);
      const { backupDir: folder, backupKeepDays: keepDays } = config;
      const deletions = createDeletions({ folder, keepDays, security });
      const said = await judge(db, { player, action: wish.command, operator: wish.operator, deletions });
      security.note('moderated', { action: wish.command, player: player.public_id });
      return said;
    } finally {
      await db.destroy();
    }
  });
}
