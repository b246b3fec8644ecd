import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { CUTS, SOUND_CUTS } from './cuts-of-pixi.ts';

/**
 * PixiJS and GSAP without the parts that nothing here uses. PixiJS registers a part in a file that does so as soon as it is
 * loaded, which a bundler has to take for a use of it; and its index names everything, so that what only a renderer needs
 * that is never started would be fetched with every stage. Whoever comes to need one of these parts takes it out of here;
 * tests/layout/parts-of-pixi.test.ts finds who does.
 */

/** Parts that are registered for every stage. The engine listens, and is heard by screen readers, by itself. */
const UNUSED = /pixi\.js\/lib\/(accessibility|dom|events|filters)\/init\.mjs/;

/** What the index need not name: nobody asks for it by name. */
const UNNAMED = [
  'accessibility',
  'advanced-blend-modes',
  'compressed-textures',
  'culling',
  'dom',
  'environment-webworker',
  'events',
  // @pixi/react asks for this one.
  'filters/(?!Filter\\.)',
  'prepare',
  'rendering/(mask|renderers/(gl|gpu)|batcher/(gl|gpu|canvas))/',
  'rendering/renderers/canvas/(?!utils)',
  'scene/(mesh|particle-container|text-bitmap|text-html)',
  'scene/(graphics|sprite-nine-slice|sprite-tiling)/(gl|gpu|canvas)/',
];
const NAMED_UNUSED = new RegExp(`^export .* from '\\./(${UNNAMED.join('|')}).*;\n`, 'gm');
/** The folders' own indexes name all of it once more, and register nothing. */
const FURTHER_INDEX = /^import '\.\/[\w-]+\/index\.mjs';\n/gm;

const INDEX = 'index.mjs';
/** By their path in PixiJS. */
export const CUT_FILES = [INDEX, ...CUTS.keys()];

/** A file of PixiJS as it is built in. path: from its folder lib, with forward slashes. */
export function builtIn(path: string, code: string): string {
  if (UNUSED.test(`pixi.js/lib/${path}`)) return 'export {};';
  if (path === INDEX) return code.replace(NAMED_UNUSED, '').replace(FURTHER_INDEX, '');
  return CUTS.get(path)?.(code) ?? code;
}

/** Within a package's lib, with forward slashes. */
const pathIn = (lib: string, id: string) =>
  id.replaceAll('\\', '/').replace(new RegExp(`^.*${lib}/lib/`), '');

export const dropUnusedOfPixi: Plugin = {
  name: 'drop-unused-of-pixi',
  apply: 'build',
  transform: {
    filter: { id: /pixi\.js[\\/]lib[\\/]/ },
    handler: (code, id) => ({
      code: builtIn(pathIn('pixi\\.js', id), code),
      map: null,
    }),
  },
};

/** The same of @pixi/sound. */
export const soundBuiltIn = (path: string, code: string): string => SOUND_CUTS.get(path)?.(code) ?? code;

export const dropUnusedOfSound: Plugin = {
  name: 'drop-unused-of-sound',
  apply: 'build',
  transform: {
    filter: { id: /@pixi[\\/]sound[\\/]lib[\\/]/ },
    handler: (code, id) => ({
      code: soundBuiltIn(pathIn('@pixi/sound', id), code),
      map: null,
    }),
  },
};

/** @pixi/react's own reconciler, made with react-reconciler. */
const RECONCILER = /@pixi[\\/]react[\\/]lib[\\/]core[\\/]reconciler\.mjs/;
/** What is built in instead. */
export const PAGE_RECONCILER = resolve(import.meta.dirname, '../web/features/game/page-reconciler.tsx');

/** @pixi/react with the reconciler that the page has anyway. */
export const onePageReconciler: Plugin = {
  name: 'one-page-reconciler',
  apply: 'build',
  transform: {
    filter: { id: RECONCILER },
    handler: () => ({
      code: `import { reconcilerOfPage } from ${JSON.stringify(PAGE_RECONCILER)};
export const reconciler = reconcilerOfPage();`,
      map: null,
    }),
  },
};

/** GSAP without what moves elements of a page: its index registers that. */
export const BARE_GSAP = { find: /^gsap$/, replacement: 'gsap/gsap-core' };
