import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pages as pictures } from './assets/public/pictures/manifest.json';

const here = import.meta.dirname;

/** The letters of most words. */
const LETTERS = /(fredoka-latin-wght|andika-latin-400|andika-latin-700)-normal.*\.woff2$/;

/** Letters are fetched together with the page, not after its styles: so no text jumps when they come. */
const fetchLettersEarly: Plugin = {
  name: 'fetch-letters-early',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => LETTERS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

/** What the landing page's large picture is called, and on which screens: as web/ui/picture.tsx has it. */
const HEROES = [
  { href: pictures['hero-narrow'], media: '(max-width: 640px)' },
  { href: pictures.hero, media: 'not all and (max-width: 640px)' },
];

/** The page as it is served to who comes to /: its large picture is fetched together with its scripts, not after them. */
const fetchHeroEarly: Plugin = {
  name: 'fetch-hero-early',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const links = HEROES.map(
      ({ href, media }) =>
        `<link rel="preload" as="image" fetchpriority="high" href="${href}" media="${media}">`,
    );
    const source = String(page.source).replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
    this.emitFile({ type: 'asset', fileName: 'landing.html', source });
  },
};

/**
 * What the stage needs of PixiJS at once, put together. The bundler on its own lays it into the files of the WebGPU and
 * the canvas renderer, because they use it too, and every game then fetches two renderers it never starts (25 kB).
 */
const DRAWING = /pixi\.js[\\/]lib[\\/](unsafe-eval|scene[\\/]graphics[\\/]shared)[\\/]/;

/**
 * One configuration for the pages, the server's bundle (`vite build --ssr`) and the development server.
 * VITE_LAB=1 builds the variant with test hooks and workbench; development has both, production neither.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  const lab = process.env.VITE_LAB === '1' || command === 'serve';
  const out = resolve(here, 'dist', lab ? 'lab' : 'product');
  const web = {
    outDir: resolve(out, 'web'),
    rollupOptions: {
      input: ['index.html', ...(lab ? ['workbench.html'] : [])].map((page) => resolve(here, 'web', page)),
      output: { codeSplitting: { groups: [{ name: 'pixi', test: DRAWING }] } },
    },
  };
  const server = {
    outDir: resolve(out, 'server'),
    sourcemap: true,
    target: 'node20',
    copyPublicDir: false,
    // Chunks stay beside main.js, so that what they find from import.meta.dirname stays right.
    rollupOptions: {
      input: [resolve(here, 'server/main.ts'), resolve(here, 'server/backup.ts')],
      output: { chunkFileNames: '[name].js' },
    },
  };
  return {
    root: resolve(here, 'web'),
    publicDir: resolve(here, 'assets/public'),
    cacheDir: resolve(here, 'node_modules/.vite'),
    plugins: isSsrBuild ? [] : [react(), tailwindcss(), fetchLettersEarly, fetchHeroEarly],
    define: { 'import.meta.env.VITE_LAB': JSON.stringify(lab ? '1' : '') },
    // Pages refuse inlined files under the content security policy, and a sound must keep its own address.
    build: {
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      ...(isSsrBuild ? server : web),
    },
    // Found late, these make the development server reload the page in the middle of a game.
    optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval', '@pixi/react', '@pixi/sound', 'gsap'] },
    server: { fs: { allow: [here] } },
  };
});
