import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { BackupError } from '#server/db/backup-error.ts';
import { backupLines } from '#server/db/backup.ts';
import { damaged, isSealed, seal, unseal } from './sealed.ts';

const DAY_MS = 86_400_000;
const NAME = /^nook-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;
const UNFINISHED = /^nook-.*\.unfinished$/;
/** Far above the length of a row; a longer line means that the file is not a backup. */
const LONGEST_LINE = 2 ** 24;

export const nameOf = (madeAt: Date): string =>
  `nook-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

const timeOf = (name: string): number => {
  const [, day, ...time] = NAME.exec(name) ?? [];
  return Date.parse(`${day}T${time.join(':')}Z`);
};

interface Found {
  readonly file: string;
  /** Unix milliseconds. */
  readonly madeAt: number;
}

/** The backups in a folder, by their file names, oldest first; none when the folder does not exist. */
export async function findBackups(folder: string): Promise<readonly Found[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => NAME.test(name))
    .map((name) => ({ file: join(folder, name), madeAt: timeOf(name) }))
    .sort((a, b) => a.madeAt - b.madeAt);
}

/** Removes expired backups, those dated in the future, and partial files of a killed server. newest: is kept. */
export async function removeOldBackups(folder: string, keepDays: number, newest: string): Promise<void> {
  const now = Date.now();
  const old = (await findBackups(folder))
    .filter(({ madeAt }) => madeAt < now - keepDays * DAY_MS || madeAt > now + DAY_MS)
    .map(({ file }) => file);
  for (const name of (await readdir(folder)).filter((name) => UNFINISHED.test(name))) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < now - DAY_MS) old.push(file);
  }
  for (const file of old) if (file !== newest) await unlink(file);
}

/**
 * Writes all kept data to a file that only its owner can read; renamed to its final name once complete. key: encrypts
 * it. Returns its size in bytes.
 */
export async function writeBackup(client: pg.Client, file: string, key: string | undefined): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const lines = Readable.from(backupLines(client));
  const out = () => createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    if (key) await pipeline(lines, createGzip(), seal(key), out());
    else await pipeline(lines, createGzip(), out());
    await rename(unfinished, file);
  } catch (error) {
    await unlink(unfinished).catch(() => undefined);
    throw error;
  }
  return (await stat(file)).size;
}

/** Makes a backup's folder, accessible to the owner only. */
export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/**
 * Passes the lines of a backup to `take`, one by one. Throws BackupError when the file is not a backup, damaged, or
 * encrypted with another key.
 */
export async function readBackup(
  file: string,
  key: string | undefined,
  take: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  const sealed = isSealed(await beginningOf(file));
  if (sealed && !key) throw new BackupError(`${file} is encrypted: set BACKUP_KEY.`);
  let taking: Promise<void> | undefined;
  const takeIn = (text: AsyncIterable<Buffer>) => (taking = take(linesOf(file, text)));
  try {
    if (sealed) await pipeline(createReadStream(file), unseal(file, key!), createGunzip(), takeIn);
    else await pipeline(createReadStream(file), createGunzip(), takeIn);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // When the reader stops, the pipeline fails first, with an error of no use; the reader's own error is the reason.
    const refusal: unknown = await taking?.then(
      () => undefined,
      (why: unknown) => why,
    );
    if (refusal && ['ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)) throw refusal;
    if (code.startsWith('Z_')) throw damaged(file);
    throw error;
  }
}

async function beginningOf(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    try {
      return (await handle.read(Buffer.alloc(64), 0, 64, 0)).buffer;
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'cannot be found' : `cannot be read (${code})`;
    throw new BackupError(`${file} ${why}. Nothing was changed.`);
  }
}

async function* linesOf(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw damaged(file);
    yield* lines;
  }
  if (rest !== '') yield rest;
}
