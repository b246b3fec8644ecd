import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Beside the folders of pages and server, so that nobody is served it. `deploy/lean.mjs` makes the list of the image from it. */
const LIST = 'bundled.json';
const IN_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

export interface Bundled {
  readonly name: string;
  readonly version: string;
}

/** The package of a module; undefined for what is our own, or the bundler's. */
function packageOf(id: string): Bundled | undefined {
  const [, folder] = IN_PACKAGE.exec(id.replace(/^\0/, '').replace(/\?.*$/, '')) ?? [];
  if (!folder) return undefined;
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Bundled;
  return { name, version };
}

/** The modules of which something is left in these files. */
function modulesIn(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], root: string): string[] {
  return files.flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : // Letters: files that a package brings as they are.
        file.originalFileNames.map((name) => resolve(root, name)),
  );
}

/** Every package of which code or files are in a build's output, once, in order. */
export function bundledIn(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  root: string,
): readonly Bundled[] {
  return inOrder(modulesIn(files, root).flatMap((id) => packageOf(id) ?? []));
}

const inOrder = (all: readonly Bundled[]): readonly Bundled[] =>
  [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, one]) => one);

/**
 * Writes down which packages the pages are made of. Several builds go into one folder of pages, one after the other:
 * each adds to the list. also: packages that are built into it in a way of their own.
 */
export function listBundled(also: () => readonly Bundled[] = () => []): Plugin {
  let [root, folder] = ['', ''];
  return {
    name: 'list-bundled',
    apply: 'build',
    configResolved({ root: own, build }) {
      root = own;
      folder = resolve(own, build.outDir);
    },
    writeBundle(_options, bundle) {
      const file = join(dirname(folder), LIST);
      const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bundled[]) : [];
      const all = inOrder([...before, ...also(), ...bundledIn(Object.values(bundle), root)]);
      writeFileSync(file, JSON.stringify(all, undefined, 1));
    },
  };
}
