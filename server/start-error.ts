import { statfsSync } from 'node:fs';

/**
 * The server cannot start, and the person who started it can fix that. message: one line that names the problem and
 * what to do; it is shown as it is, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;
/** With less free space nothing here can start, and the message about it may have found no room either. */
const LEAST_BYTES = 200_000;

/** The line for a data folder without room, when that is what was said or what is the case there; else undefined. */
export function noRoom(dataDir: string, said = ''): StartError | undefined {
  if (!FULL.test(said) && !isFull(dataDir)) return undefined;
  return new StartError(
    `DATA_DIR (${dataDir}) is on a full disk: make room there, or set DATA_DIR to another folder.`,
  );
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_BYTES;
  } catch {
    return false;
  }
}
