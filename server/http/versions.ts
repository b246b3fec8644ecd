import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages, scripts and lists of the build. Compressed copies say the same. */
const TEXTS = /\.(css|html|js|json|webmanifest)$/;
const ADDRESS = /(\/(?:games|pictures|sounds)\/[\w@./-]+)\?v=(\w+)/g;

/** A sheet's description and its picture, and a picture's smaller copy, are asked for with one version. */
const stemOf = (path: string) => path.replace(/\.\w+$/, '');

/**
 * Whether an address of this build may have this `v`: true for those that its pages, scripts and lists name, and for
 * files that none of them names with a version. paths: of all files in the folder.
 */
export function versionsIn(
  folder: string,
  paths: ReadonlySet<string>,
): (path: string, version: unknown) => boolean {
  const known = new Map<string, Set<string>>();
  for (const path of paths) {
    if (!TEXTS.test(path)) continue;
    for (const [, file, version] of readFileSync(join(folder, path), 'utf8').matchAll(ADDRESS)) {
      const stem = stemOf(file!);
      known.set(stem, (known.get(stem) ?? new Set()).add(version!));
    }
  }
  return (path, version) => {
    if (version === undefined) return true;
    const ofFile = known.get(stemOf(path));
    return !ofFile || (typeof version === 'string' && ofFile.has(version));
  };
}
