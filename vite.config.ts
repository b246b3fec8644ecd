import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { serveGameLists } from './build/game-lists.ts';
import { olderCss, spaceForNothing } from './build/older-css.ts';
import { serveEarlyPages } from './build/early-pages.ts';
import { serveLanding } from './build/landing.ts';
import { partLetters } from './build/letters.ts';
import { lowerTo } from './build/promise.ts';
import { BARE_GSAP, dropUnusedOfPixi, dropUnusedOfSound, onePageReconciler } from './build/parts-of-pixi.ts';
import { startPages } from './build/start.ts';

const here = import.meta.dirname;

/** The letters of our own words (web/styles/letters.css). */
const LETTERS = /assets\/(fredoka|andika-400)-[\w-]{8}\.woff2$/;
const BOLD_LETTERS = /assets\/andika-700-[\w-]{8}\.woff2$/;

/** The same for the bold ones, but not at a game's address: it shows none before its first question. For any browser. */
const fetchUnlessGame = (file: string) =>
  `if(!/^\\/play\\/./i.test(location.pathname)){var l=document.createElement("link");l.rel="preload";l.as="font";` +
  `l.type="font/woff2";l.crossOrigin="";l.href="/${file}";document.head.appendChild(l)}`;

/** Letters are fetched together with the page, not after its styles: so no text jumps when they come. */
const fetchLettersEarly: Plugin = {
  name: 'fetch-letters-early',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const files = Object.keys(bundle);
      const links = files
        .filter((file) => LETTERS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head' as const,
        }));
      // Before the styles, for which a script would wait.
      const scripts = files
        .filter((file) => BOLD_LETTERS.test(file))
        .map((file) => ({
          tag: 'script',
          children: fetchUnlessGame(file),
          injectTo: 'head-prepend' as const,
        }));
      return [...links, ...scripts];
    },
  },
};

/** The router without its warnings to developers: its package offers that to its own framework alone. */
const QUIET_ROUTER = [
  {
    find: /^react-router$/,
    replacement: resolve(here, 'node_modules/react-router/dist/production/index.mjs'),
  },
];

/**
 * The router's components that nobody uses fall out of the build: forms, its own links, what they fetch ahead. Its file
 * names each one after it has made it, which a bundler has to take for a use of it: 4 kB on the landing page. What it warns
 * developers of goes, too, with its words.
 */
const dropUnusedOfRouter: Plugin = {
  name: 'drop-unused-of-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/^function warning\(/m, '/* @__NO_SIDE_EFFECTS__ */ $&')
        .replace(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** Queries that load page after page: nobody makes one, and the query client alone keeps their 1 kB in the build. */
const dropInfiniteQueries: Plugin = {
  name: 'drop-infinite-queries',
  transform: {
    filter: { id: /query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js/ },
    handler: (code) => ({
      // What follows cannot be reached, so the bundler leaves it out.
      code: code.replace(/function infiniteQueryBehavior\(.*$/m, "$& throw new Error('There are none.');"),
      map: null,
    }),
  },
};

/**
 * One configuration for the pages, the server's bundle (`vite build --ssr`) and the development server.
 * VITE_LAB=1 builds the variant with test hooks and workbench; development has both, production neither.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  const lab = process.env.VITE_LAB === '1' || command === 'serve';
  const out = resolve(here, 'dist', lab ? 'lab' : 'product');
  const promised = lowerTo();
  const web = {
    outDir: resolve(out, 'web'),
    target: promised.js,
    cssTarget: promised.css,
    rollupOptions: {
      input: ['index.html', ...(lab ? ['workbench.html'] : [])].map((page) => resolve(here, 'web', page)),
      output: { codeSplitting: { groups: CHUNKS } },
    },
  };
  const server = {
    outDir: resolve(out, 'server'),
    sourcemap: true,
    target: 'node20',
    copyPublicDir: false,
    // Chunks stay beside main.js, so that what they find from import.meta.dirname stays right.
    rollupOptions: {
      input: [
        resolve(here, 'server/main.ts'),
        resolve(here, 'server/backup.ts'),
        resolve(here, 'server/moderate.ts'),
      ],
      output: { chunkFileNames: '[name].js' },
    },
  };
  return {
    root: resolve(here, 'web'),
    publicDir: resolve(here, 'assets/public'),
    cacheDir: resolve(here, 'node_modules/.vite'),
    plugins: isSsrBuild
      ? []
      : [
          react(),
          tailwindcss(),
          startPages(),
          dropUnusedOfRouter,
          dropInfiniteQueries,
          dropUnusedOfPixi,
          dropUnusedOfSound,
          onePageReconciler,
          spaceForNothing,
          fetchLettersEarly,
          serveLanding,
          serveEarlyPages,
          serveGameLists,
        ],
    css: { postcss: { plugins: [partLetters, ...olderCss] } },
    resolve: { alias: command === 'build' && !isSsrBuild ? [...QUIET_ROUTER, BARE_GSAP] : [] },
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
