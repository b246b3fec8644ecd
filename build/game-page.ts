import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const at = (path: string) => resolve(import.meta.dirname, '..', path);
/** What a game's address opens, and what that fetches as soon as it is there. */
const ENTRIES = [at('web/pages/game.tsx'), at('web/features/game/game-stage.tsx')];

/** The files that these modules are in, and all that those import at once. Throws for a module that was not built. */
function filesOf(entries: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found = new Set<string>();
  const visit = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit);
  };
  for (const entry of entries) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(entry));
    if (!chunk) throw new Error(`${entry} is in no file`);
    visit(chunk.fileName);
  }
  return found;
}

/**
 * Makes game.html, the page as it is served to a player at a game's address: the game's scripts come beside the first ones,
 * not after them, after who plays is known, and one behind the other.
 */
export const serveGame: Plugin = {
  name: 'serve-game',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const html = String(page.source);
    const links = [...filesOf(ENTRIES, bundle)]
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`);
    const source = html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
    this.emitFile({ type: 'asset', fileName: 'game.html', source });
  },
};
