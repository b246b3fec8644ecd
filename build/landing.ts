import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pages as pictures } from '#assets/public/pictures/manifest.json' with { type: 'json' };
import { afterPaint } from './after-paint.ts';
import { replaceIn } from './replace-in.ts';

const WORDS = resolve(import.meta.dirname, 'landing-words.mjs');

/** What the landing page's large picture is called, and on which screens: as web/ui/picture.tsx has it. */
const HEROES = [
  { href: pictures['hero-narrow'], media: '(max-width: 640px)' },
  { href: pictures.hero, media: 'not all and (max-width: 640px)' },
];

/**
 * Makes landing.html, the page as it is served to a visitor of /: its words are there before any script, its large
 * picture is fetched at once, and its scripts are fetched once that picture has been shown.
 */
export const serveLanding: Plugin = {
  name: 'serve-landing',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const words = execFileSync(process.execPath, [WORDS], { encoding: 'utf8' });
    const links = HEROES.map(
      ({ href, media }) =>
        `<link rel="preload" as="image" fetchpriority="high" href="${href}" media="${media}">`,
    );
    const additions: readonly (readonly [string, string])[] = [
      ['</head>', `  ${links.join('\n    ')}\n  </head>`],
      ['<div id="root">', `<div id="root"><div id="landing">${words}</div>`],
    ];
    const source = additions.reduce(
      (html, [wanted, text]) => replaceIn(html, wanted, text),
      afterPaint(String(page.source)),
    );
    this.emitFile({ type: 'asset', fileName: 'landing.html', source });
  },
};
