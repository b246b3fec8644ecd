import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { noRoom, StartError } from './start-error.ts';

const BYTES = 32;

/**
 * The secrets for sessions: as configured, otherwise generated once and stored in the data folder, readable by its
 * owner only. A file cut short by a full disk or a power failure would be easy to guess, so it is replaced.
 */
export async function readSecrets({
  secrets,
  dataDir,
}: Pick<Config, 'secrets' | 'dataDir'>): Promise<readonly string[]> {
  if (secrets) return secrets;
  const file = join(dataDir, 'session-secret');
  const made = randomBytes(BYTES).toString('hex');
  try {
    await mkdir(dataDir, { recursive: true });
    await write(file, made, 'wx');
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept.length >= BYTES) return [kept];
    await write(file, made, 'w');
    return [made];
  } catch (error) {
    throw (
      noRoom(dataDir, (error as NodeJS.ErrnoException).code) ??
      new StartError(
        `DATA_DIR (${dataDir}) cannot be written to: make it writable, or set DATA_DIR to another folder.`,
      )
    );
  }
}

/** The flag wx never overwrites an existing file. */
async function write(file: string, text: string, flag: 'wx' | 'w'): Promise<void> {
  try {
    await writeFile(file, text, { flag, mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
