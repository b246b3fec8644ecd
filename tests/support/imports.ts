import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** Lazy imports by paths with stars: one path, or a list of them. */
const GLOB = /import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|'[^']+'|"[^"]+"|`[^`]+`)/g;
const QUOTED = /['"`]([^'"`]+)['"`]/g;

/** Imported files of our own by file, including types and lazy imports, as paths from the project's folder. */
export function importsOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, text }) => {
      const named = ts.preProcessFile(text).importedFiles.map(({ fileName }) => resolve(path, fileName));
      const shapes = [...text.matchAll(GLOB)]
        .flatMap(([, paths]) => [...paths!.matchAll(QUOTED)])
        .map(([, shape]) => patternOf(resolve(path, shape!)));
      const matched = [...known].filter((name) => shapes.some((shape) => shape.test(name)));
      return [path, [...new Set([...named, ...matched])].filter((name) => known.has(name))];
    }),
  );
}

/** "**" stands for any folders, "*" for a part of one name, "{a,b}" for either. */
const patternOf = (shape: string) =>
  new RegExp(
    `^${shape
      .replaceAll('.', '\\.')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
      .split('**/')
      .map((part) => part.replaceAll('*', '[^/]*'))
      .join('(?:.*/)?')}$`,
  );

function resolve(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name;
}

/** Import cycles, each as its files in order; [] when there is none. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const done = new Set<string>();
  const circles: (readonly string[])[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const met = way.indexOf(file);
    if (met >= 0) return void circles.push([...way.slice(met), file]);
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
