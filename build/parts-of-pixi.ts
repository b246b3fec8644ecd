import { resolve } from 'node:path';
import type { Plugin } from 'vite';

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

/** Takes names out of a file: where it imports them, and where it hands them over. */
const without = (code: string, names: readonly string[]): string =>
  names.reduce(
    (left, name) =>
      left
        .replace(new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from .*;\n`, 'm'), '')
        .replace(new RegExp(`^  ${name},?\n`, 'm'), '')
        .replace(new RegExp(`^  Object\\.assign\\(${name}\\.prototype, \\{[^}]*\\}\\);\n`, 'm'), ''),
    code,
  );

/** Never asked for, see `RENDERERS` in engine-stage.tsx. */
const withoutWebGpu = (code: string) =>
  code.replace(/const \{ WebGPURenderer \} = await import\(.*\);\n.*\n.*\n\s+break;/, 'continue;');

/** How these files are built in, by their path in PixiJS. */
const CUTS: ReadonlyMap<string, (code: string) => string> = new Map([
  ['index.mjs', (code) => code.replace(NAMED_UNUSED, '').replace(FURTHER_INDEX, '')],
  [
    'assets/Assets.mjs',
    (code) =>
      without(code, [
        ...['loadVideoTextures', 'loadBitmapFont', 'bitmapFontCachePlugin'],
        ...['detectMp4', 'detectOgv', 'detectWebm'],
      ]),
  ],
  ['rendering/init.mjs', (code) => without(code, ['VideoSource'])],
  ['rendering/renderers/autoDetectRenderer.mjs', withoutWebGpu],
  ['unsafe-eval/init.mjs', (code) => without(code, ['GpuUboSystem', 'ParticleBuffer'])],
]);
export const CUT_FILES = [...CUTS.keys()];

/** A file of PixiJS as it is built in. path: from its folder lib, with forward slashes. */
export const builtIn = (path: string, code: string): string =>
  UNUSED.test(`pixi.js/lib/${path}`) ? 'export {};' : (CUTS.get(path)?.(code) ?? code);

export const dropUnusedOfPixi: Plugin = {
  name: 'drop-unused-of-pixi',
  apply: 'build',
  transform: {
    filter: { id: /pixi\.js[\\/]lib[\\/]/ },
    handler: (code, id) => ({
      code: builtIn(id.replaceAll('\\', '/').replace(/^.*pixi\.js\/lib\//, ''), code),
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
