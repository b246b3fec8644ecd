import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const BYTES = 32;

/** The secrets for sessions: as configured, else one that is made once and kept in the data folder, readable by its owner only. */
export async function readSecrets({
  secrets,
  dataDir,
}: Pick<Config, 'secrets' | 'dataDir'>): Promise<readonly string[]> {
  if (secrets) return secrets;
  const file = join(dataDir, 'session-secret');
  try {
    await mkdir(dataDir, { recursive: true });
    await writeNew(file, randomBytes(BYTES).toString('hex'));
    return [(await readFile(file, 'utf8')).trim()];
  } catch {
    throw new StartError(
      `DATA_DIR (${dataDir}) cannot be written to: make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** When the file is there already, that one holds. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
