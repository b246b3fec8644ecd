/** What takes minutes to get and is the same each time, kept between runs among the temporary files. */
import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder of ours alone, which others may look into.
 * @param {'bases' | 'debs' | 'npm' | 'npm-debian' | 'pgbouncer'} name
 */
export function kept(name) {
  const own = process.getuid?.();
  const home = join(tmpdir(), `nook-kept-${own ?? 0}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (own !== undefined && statSync(home).uid !== own)
    throw new Error(`${home} belongs to somebody else: remove it, or set TMPDIR to another folder`);
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
