import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { listBundled } from './bundled.ts';
import { gameFiles, readManifests, shellFiles } from './kept-files.ts';
import { packGames } from './packs.ts';
import { lowerTo } from './promise.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ID = 'virtual:kept-files';

/** Which files the worker keeps is only known after all other builds, so this last step packs and reads their folder. */
const keptFiles = (): Plugin => {
  let folder = '';
  let games = '';
  return {
    name: 'kept-files',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      const manifests = packGames(folder, readManifests(folder));
      const files = gameFiles(folder, manifests);
      games = JSON.stringify(files);
      return [
        `export const SHELL = ${JSON.stringify(shellFiles(folder, games))};`,
        `export const MENUS = ${JSON.stringify(files.menus)};`,
      ].join('\n');
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'games.json', source: games });
    },
  };
};

/** The service worker: one classic script, because the oldest browsers do not support modules in workers. */
export default defineConfig({
  root: resolve(ROOT, 'web'),
  publicDir: false,
  plugins: [keptFiles(), listBundled()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    emptyOutDir: false,
    target: lowerTo().js,
    rollupOptions: {
      input: resolve(ROOT, 'web/worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
