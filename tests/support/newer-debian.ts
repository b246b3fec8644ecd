import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDebianRoot } from './needs.mjs';

const MIRROR = `Types: deb
URIs: http://deb.debian.org/debian
Suites: trixie
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
`;

/**
 * The files of a newer Debian's packages, unpacked in a folder of home, once; undefined where they cannot be had, which
 * is everywhere but for root on Debian. By a list of packages of its own, whose signature and hashes apt checks: nothing
 * of this system becomes newer.
 */
export function unpackNewer(names: readonly string[], home: string): string | undefined {
  const unpacked = join(home, 'unpacked');
  if (existsSync(unpacked)) return unpacked;
  if (!isDebianRoot()) return undefined;
  for (const folder of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(home, 'apt', folder), { recursive: true });
  const source = join(home, 'apt/newer.sources');
  writeFileSync(source, MIRROR);
  const options = {
    'Dir::Etc::sourcelist': source,
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': join(home, 'apt/lists'),
    'Dir::Cache': join(home, 'apt/cache'),
  };
  const flags = Object.entries(options).flatMap(([option, value]) => ['-o', `${option}=${value}`]);
  const ok = (program: string, ...args: readonly string[]) =>
    spawnSync(program, args, { cwd: home, stdio: 'ignore' }).status === 0;
  if (!ok('apt-get', ...flags, 'update')) return undefined;
  if (!ok('apt-get', ...flags, 'download', ...names.map((name) => `${name}/trixie`))) return undefined;
  const files = readdirSync(home).filter((entry) => entry.endsWith('.deb'));
  return files.every((file) => ok('dpkg-deb', '-x', file, unpacked)) ? unpacked : undefined;
}
