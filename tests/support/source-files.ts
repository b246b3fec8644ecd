import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
]);
const TEXT = /\.(ts|tsx|mjs|js|css|html|md|json|ya?ml|sh|svg)$|(^|\/)(Dockerfile|run|\.gitignore)$/;

export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every text file of the project except generated ones. */
export function sourceFiles(): SourceFile[] {
  return filesIn(ROOT)
    .map((file) => relative(ROOT, file).split(sep).join('/'))
    .filter((path) => TEXT.test(path) && path !== 'package-lock.json' && !path.startsWith('assets/public/'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
