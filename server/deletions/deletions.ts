import { mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEPT } from '#engine/rules/retention.ts';
import { unavailable } from '#server/errors.ts';
import type { SecurityLog } from '#server/security-log.ts';

/**
 * What a restored backup must not bring back. The id is an account's or a player's. name: a withdrawn name; shown: a
 * place on the leaderboard that an operator removed; weekly: that weekly mails may come.
 */
export const DELETION_KINDS = ['account', 'player', 'learned', 'name', 'shown', 'weekly'] as const;
export type DeletionKind = (typeof DELETION_KINDS)[number];

export interface Deletion {
  readonly at: Date;
  readonly kind: DeletionKind;
  readonly id: string;
}

export interface KnownDeletions {
  /** No deletion since then is missing. */
  readonly since: Date;
  /** Oldest first. */
  readonly deletions: readonly Deletion[];
}

export interface Deletions {
  /**
   * Appends a line that survives the loss of the database. Must be the last step of the transaction that deletes.
   * Throws HttpError 503 when the line cannot be written: then nothing may be deleted.
   */
  append(kind: DeletionKind, id: string): Promise<void>;
  /** Makes the folder and today's file, and removes expired files. Throws when that fails. */
  prepare(): Promise<void>;
  /** All recorded deletions. Undefined when there are no files yet. */
  read(): Promise<KnownDeletions | undefined>;
}

export interface DeletionsOptions {
  readonly folder: string;
  /** How long backups are kept. */
  readonly keepDays: number;
  readonly security: SecurityLog;
}

const DAY_MS = 86_400_000;
/** A network disk may hang; requests wait no longer than this. */
const PATIENCE_MS = 3000;
const FILE = /^deletions-(\d{4}-\d\d-\d\d)\.txt$/;
const LINE = /^(\S+) ([a-z_]+) ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const SINCE = /^since (\S+)$/;

const fileOf = (now: number) => `deletions-${new Date(now).toISOString().slice(0, 10)}.txt`;

/**
 * The file of deletions, beside the backups, in one part a day: `deletions-2026-11-22.txt`. Several servers append to
 * it, each line by a single write, and nothing in it is ever changed: old parts are removed as a whole. The first line
 * of a part tells since when it is complete.
 */
export function createDeletions({ folder, keepDays, security }: DeletionsOptions): Deletions {
  const keepMs = (keepDays + KEPT.deletionsExtraDays) * DAY_MS;
  let prepared = '';

  const parts = async () => (await readdir(folder)).filter((name) => FILE.test(name)).sort();

  const read = async (): Promise<KnownDeletions | undefined> => {
    let since: number | undefined;
    const deletions: Deletion[] = [];
    for (const part of await parts().catch(noFolder)) {
      for (const line of (await readFile(join(folder, part), 'utf8')).split('\n')) {
        const begun = Date.parse(SINCE.exec(line)?.[1] ?? '');
        if (!Number.isNaN(begun)) since = Math.min(begun, since ?? begun);
        const deletion = parse(line);
        if (deletion) deletions.push(deletion);
      }
    }
    if (since === undefined) return undefined;
    // Older parts may have been removed. A start in the future was written by a wrong clock: it counts as now.
    const now = Date.now();
    return { since: new Date(Math.min(Math.max(since, now - keepMs), now)), deletions };
  };

  const prepare = async () => {
    const now = Date.now();
    if (prepared === fileOf(now)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const since = (await read())?.since ?? new Date(now);
    if (await makeFile(join(folder, fileOf(now)))) {
      await write(join(folder, fileOf(now)), `since ${since.toISOString()}`);
      await keepName(folder);
    }
    for (const part of await parts())
      if (Date.parse(FILE.exec(part)![1]!) < now - keepMs - DAY_MS)
        await unlink(join(folder, part)).catch(noFile);
    prepared = fileOf(now);
  };

  const append = async (kind: DeletionKind, id: string) => {
    const now = Date.now();
    await prepare();
    await write(join(folder, fileOf(now)), `${new Date(now).toISOString()} ${kind} ${id}`);
  };

  return {
    prepare,
    read,
    async append(kind, id) {
      try {
        await within(PATIENCE_MS, append(kind, id));
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        security.note('deletion_not_written', { kind, reason: code });
        throw unavailable();
      }
    },
  };
}

function parse(line: string): Deletion | undefined {
  const [, at = '', kind = '', id = ''] = LINE.exec(line) ?? [];
  // Kinds that only a newer version knows are skipped.
  if (!(DELETION_KINDS as readonly string[]).includes(kind) || Number.isNaN(Date.parse(at))) return undefined;
  return { at: new Date(at), kind: kind as DeletionKind, id };
}

/**
 * One write, flushed to disk before it returns. It starts with a line break, because a full disk may have cut the
 * previous line short.
 */
async function write(file: string, line: string): Promise<void> {
  const text = Buffer.from(`\n${line}\n`);
  const handle = await open(file, 'a', 0o600);
  try {
    const { bytesWritten } = await handle.write(text);
    if (bytesWritten < text.length)
      throw Object.assign(new Error('the disk took part of a line'), { code: 'ENOSPC' });
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** True if the file was created. */
async function makeFile(file: string): Promise<boolean> {
  try {
    await (await open(file, 'ax', 0o600)).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Flushes the folder, so that a new file's name is on disk, too. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const timeout = sleep(ms, undefined, { signal: late.signal }).then(() => {
    throw Object.assign(new Error('the disk stayed silent'), { code: 'ETIMEDOUT' });
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => undefined);
    work.catch(() => undefined);
  }
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function noFile(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
