import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { afterPaint } from './after-paint.ts';

const at = (path: string) => resolve(import.meta.dirname, '..', path);
const SIGHTS = resolve(import.meta.dirname, 'first-sights.mjs');
const LISTS = ['web/app/game-layout.tsx', 'web/app/unreachable-page.tsx'];
/** What an address opens, and what that fetches as soon as it is there, by the page that is served for it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'game.html': ['web/pages/game.tsx', 'web/app/unreachable-page.tsx', 'web/features/game/game-stage.tsx'],
  'home.html': ['web/pages/home.tsx', ...LISTS],
  'play.html': ['web/pages/play.tsx', ...LISTS],
};

/** The files that these modules are in, and all that those import at once. Throws for a module that was not built. */
function filesOf(entries: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found = new Set<string>();
  const visit = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit);
  };
  for (const entry of entries.map(at)) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(entry));
    if (!chunk) throw new Error(`${entry} is in no file`);
    visit(chunk.fileName);
  }
  return found;
}

/**
 * Makes game.html, home.html and play.html, the page as it is served to a player at these addresses: the scripts of what is
 * opened come beside the first ones, not after them, after who plays is known, and one behind the other. And
 * first-sights.json, what is seen first of two of them, which the server fills in.
 */
export const serveEarlyPages: Plugin = {
  name: 'serve-early-pages',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const html = String(page.source);
    for (const [fileName, entries] of Object.entries(PAGES)) {
      const links = [...filesOf(entries, bundle)]
        .filter((file) => !html.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`);
      const page = html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
      const source = fileName === 'game.html' ? page : afterPaint(page);
      this.emitFile({ type: 'asset', fileName, source });
    }
    const sights = execFileSync(process.execPath, [SIGHTS], { encoding: 'utf8' });
    this.emitFile({ type: 'asset', fileName: 'first-sights.json', source: sights });
  },
};
