import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { refusedInScripts } from '#build/served-files.mjs';
import { refusedInStyles } from '#build/young-styles.mjs';
import { ROOT } from '#server/prepare.mjs';

const WEB = join(ROOT, 'dist/lab/web');

test('every built script can be read and run by the promised browsers', async () => {
  const scripts = readdirSync(join(WEB, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  expect(await refusedInScripts(WEB, ['assets/*.js', 'sw.js'])).toEqual([]);
});

test('every built style can be read by the promised browsers', () => {
  const styles = readdirSync(join(WEB, 'assets')).filter((name) => name.endsWith('.css'));
  expect(styles).not.toEqual([]);
  for (const name of styles)
    expect(refusedInStyles(readFileSync(join(WEB, 'assets', name), 'utf8')), name).toEqual([]);
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  const [, own] = /<style>(.*?)<\/style>/s.exec(page)!;
  expect(refusedInStyles(own!), 'of the page itself').toEqual([]);
});

/** What has been found in builds, or would be with the next package. */
const YOUNG_SCRIPTS = {
  'a look-behind': 'x.replace(/(?<=.)\\/$/, "")',
  'a look-behind in words': 'x.replace(RegExp("(?<=.)/$"), "")',
  'sets in an expression': 'export const x = /[\\p{L}--q]/v',
  'a static block': 'class A { static { f() } }',
  'a private field': 'class A { #a = 1 }',
  'await at the top': 'await f()',
  'Object.groupBy': 'Object.groupBy(x, f)',
  'Promise.withResolvers': 'Promise.withResolvers()',
  'Array.fromAsync': 'Array.fromAsync(x)',
  'a method of sets': 'a.isSubsetOf(b)',
  'a method of iterators': 'a.values().map(f)',
  'AbortSignal.any': 'AbortSignal.any([a, b])',
  'a property of what is made': 'new URLSearchParams(a).size',
  'a property of what a variable holds': 'const p = new URLSearchParams(a); f(p.size)',
  'AbortSignal.prototype.throwIfAborted': 'a.throwIfAborted()',
  'Document.prototype.hasUnpartitionedCookieAccess': 'document.hasUnpartitionedCookieAccess()',
  'Element.prototype.moveBefore': 'a.moveBefore(b, c)',
  'HTMLElement.prototype.showPopover': 'a.showPopover()',
  'Response.json': 'Response.json(a)',
  'a young function': 'reportError(a)',
  'a young constructor': 'new CompressionStream("gzip")',
  'a young constructor of something old': 'new FontFaceSet([])',
  'what is asked for elsewhere': 'if (a.showPopover) f(); a.showPopover()',
  'spread arguments that old Chrome misreads': 'f?.(...a, b)',
  'flags in words': 'new RegExp(x, "v")',
  'flags in a variable': 'const flags = "dg"; RegExp(x, flags)',
  'a selector for matches': 'a.matches(":popover-open")',
  'a selector that is put together': 'document.querySelector(`${a}:has(${b})`)',
  'an attribute': 'a.setAttribute("inert", "")',
  'a style as an attribute': 'a.setAttribute("style", "translate:1px")',
  'a media query': 'matchMedia("(width >= 40rem)")',
  'a property of styles': 'a.style.setProperty("translate", b)',
  'a value of styles': 'a.style.height = "100dvh"',
  'a style among others': 'a.style.cssText = "color:red;scale:2"',
  'styles that are assigned': 'Object.assign(a.style, { color: b, translate: c })',
  'a rule that is inserted': 'a.insertRule("b:has(c){color:red}")',
};

test('young scripts are found, and those with a polyfill left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nook-young-'));
  for (const [what, script] of Object.entries(YOUNG_SCRIPTS))
    writeFileSync(join(folder, `${what}.js`), `${script};`);
  const old = 'export const f = (a) => a?.at(-1) ?? [...a].toSorted((x, y) => x - y).findLast(Boolean);';
  writeFileSync(join(folder, 'old.js'), old);
  const asked = `typeof a.scrollIntoViewIfNeeded === 'function' && a.scrollIntoViewIfNeeded(); b.showPopover?.();
    if (typeof reportError < 'u') reportError(c); 'moveBefore' in d ? d.moveBefore(e) : f(d);
    CSS.supports('selector(:has(a))') && d.querySelector(':has(a)'); 'inert' in d && d.setAttribute('inert', '');
    d.matches(':focus-visible, [a=":has"]'); matchMedia('(min-width: 40rem)'); d.style.height = '100vh'; RegExp(x, 'giu');
    function g(h) { if (!h.setHTMLUnsafe) return; h.setHTMLUnsafe(i); }`;
  writeFileSync(join(folder, 'asked.js'), asked);
  const refused = await refusedInScripts(folder, ['*.js']);
  rmSync(folder, { recursive: true });
  const found = new Set(refused.map((line) => line.split('.js:')[0]));
  expect([...found].toSorted()).toEqual(Object.keys(YOUNG_SCRIPTS).toSorted());
});

const YOUNG_STYLES = [
  '@layer base{a{color:red}}',
  '@media (width>=40rem){a{color:red}}',
  'a{translate:1px 0}',
  'a{scale:.9}',
  'a{min-height:100dvh}',
  'a{color:color-mix(in oklab,red 50%,blue)}',
  'a{b &{color:red}}',
  'a{background:linear-gradient(in oklab,red,blue)}',
  'a{background:linear-gradient(to right in srgb-linear,red,blue)}',
  'a{grid-template-rows:subgrid}',
  'a:has(b){color:red}',
  'a{--b:var(--c,) 0 0 red}',
  'a{overflow:clip}',
  'a{text-wrap:balance}',
  'a{width:round(1px,2px)}',
  '@media (update:fast){a{color:red}}',
  // Checked for something else.
  '@supports selector(:has(a)){a{overflow:clip}}',
  '@supports (display:grid){a:has(b){color:red}}',
];

test('young styles are found, and left where something older stands beside them', () => {
  for (const css of YOUNG_STYLES) expect(refusedInStyles(css), css).not.toEqual([]);
  const old = [
    'a{min-height:100vh;min-height:100dvh}',
    'a{color:red;color:color-mix(in oklab,red 50%,blue)}',
    '@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in oklab,red,blue)}}',
    '@supports selector(:has(a)){a:has(b){color:red}}',
    // So the bundler orders what it makes small.
    'a{max-height:9vh;margin:0;max-height:9dvh}',
    // A class of Tailwind's whose name has the sign.
    String.raw`.\[\&_\:is\(a\,b\)\]\:c :is(a,b){color:red}`,
    '@media (min-width:40rem){a{transform:translate(1px) scale(.9)}}',
  ];
  for (const css of old) expect(refusedInStyles(css), css).toEqual([]);
});
