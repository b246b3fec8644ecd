import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

/** Without types, which the files here do not have: half of them do not exist. */
const eslint = new ESLint({
  overrideConfig: [tseslint.configs.disableTypeChecked, { rules: { 'promised/young-api': 'off' } }],
});

async function problemsIn(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId ?? 'syntax');
}

const IMPORTS: [file: string, imported: string][] = [
  ['engine/kernel/machine.ts', '#web/lib/api.ts'],
  ['engine/kernel/machine.ts', '#server/app.ts'],
  ['engine/kernel/machine.ts', 'react'],
  ['engine/kernel/machine.ts', 'express'],
  ['engine/kernel/machine.ts', '#engine/scenes/play.ts'],
  ['engine/kernel/machine.ts', '#engine/plays/treasure-hunt/play.ts'],
  ['engine/sprites/tile.ts', '../kernel/clock.ts'],
  ['engine/rules/level.ts', 'pixi.js'],
  ['engine/rules/level.ts', 'gsap'],
  ['engine/rules/level.ts', '#engine/games/catalogue.ts'],
  ['engine/games/catalogue.ts', 'pixi.js'],
  ['engine/games/catalogue.ts', '#engine/kernel/clock.ts'],
  ['engine/games/treasure-hunt/games.ts', '#engine/kernel/clock.ts'],
  ['engine/games/treasure-hunt/questions.ts', 'gsap'],
  ['engine/games/treasure-hunt/words.ts', 'node:fs'],
  ['engine/games/number-detective/card.ts', 'pixi.js'],
  ['engine/games/number-detective/card.ts', '#engine/games/cookie-crunch/questions.ts'],
  ['engine/layout/board.ts', '#engine/kernel/clock.ts'],
  ['engine/plays/treasure-hunt/play.ts', '#engine/games/cookie-crunch/questions.ts'],
  ['engine/plays/treasure-hunt/play.ts', '#engine/plays/cookie-crunch/play.ts'],
  ['engine/plays/treasure-hunt/play.ts', '#engine/scenes/result.ts'],
  ['engine/scenes/play.ts', '#web/main.tsx'],
  ['web/pages/home.tsx', 'pixi.js'],
  ['web/pages/home.tsx', '#engine/scenes/play.ts'],
  ['web/pages/home.tsx', '#engine/mount.ts'],
  ['web/pages/home.tsx', '#server/app.ts'],
  ['web/pages/home.tsx', '#web/app/router.tsx'],
  ['web/ui/button.tsx', '#web/features/auth/calls.ts'],
  ['web/features/auth/calls.ts', '#web/features/profile/profile.ts'],
  ['web/features/auth/calls.ts', '#web/pages/home.tsx'],
  ['web/lib/api.ts', '#server/contract.ts'],
  ['web/lib/api.ts', '#server/db/tables.ts'],
  ['server/app.ts', '#web/lib/api.ts'],
  ['server/contract/profile.ts', '#server/errors.ts'],
  ['server/contract/profile.ts', '#web/lib/api.ts'],
  ['server/contract/profile.ts', 'express'],
  ['server/contract/profile.ts', 'react'],
  ['server/contract/profile.ts', '#engine/kernel/clock.ts'],
  ['engine/rules/level.ts', '#server/contract/fields.ts'],
  ['server/app.ts', '#engine/kernel/clock.ts'],
  ['server/app.ts', 'react'],
  ['server/app.ts', 'pixi.js'],
];

test.for(IMPORTS)('%s may not import %s', async ([file, imported]) => {
  expect(await problemsIn(file, `import '${imported}';\n`)).toEqual(['no-restricted-imports']);
});

const ALLOWED: [file: string, imported: string][] = [
  ['engine/plays/treasure-hunt/play.ts', 'pixi.js'],
  ['engine/plays/treasure-hunt/play.ts', '#engine/games/treasure-hunt/words.ts'],
  ['engine/plays/treasure-hunt/play.ts', '#engine/sprites/tile.ts'],
  ['engine/games/catalogue.ts', './treasure-hunt/games.ts'],
  ['engine/scenes/play.ts', '#engine/plays/play.ts'],
  ['web/features/game/game-stage.tsx', '#engine/mount.ts'],
  ['web/pages/home.tsx', '#engine/games/catalogue.ts'],
  ['server/app.ts', '#engine/rules/rewards.ts'],
  ['web/lib/api.ts', '#server/contract/contract.ts'],
  ['server/app.ts', '#server/contract/contract.ts'],
  ['server/contract/pages.ts', '#engine/games/catalogue.ts'],
  ['server/contract/pages.ts', 'zod'],
];

test.for(ALLOWED)('%s may import %s', async ([file, imported]) => {
  expect(await problemsIn(file, `import '${imported}';\n`)).toEqual([]);
});

const TIME_AND_CHANCE: [code: string, rule: string][] = [
  ['setTimeout(() => undefined, 5);', 'no-restricted-globals'],
  ['setInterval(() => undefined, 5);', 'no-restricted-globals'],
  ['requestAnimationFrame(() => undefined);', 'no-restricted-globals'],
  ['export const now = performance.now();', 'no-restricted-globals'],
  ['window.setTimeout(() => undefined, 5);', 'no-restricted-properties'],
  ['export const now = Date.now();', 'no-restricted-properties'],
  ['export const now = new Date();', 'no-restricted-syntax'],
  ['export const chance = Math.random();', 'no-restricted-properties'],
];

test.for(TIME_AND_CHANCE)('the engine may not say %s', async ([code, rule]) => {
  expect(await problemsIn('engine/fx/hop.ts', `${code}\n`)).toContain(rule);
});

test('unfinished work may not be noted in comments', async () => {
  const note = ['// TO', 'DO: finish'].join('');
  expect(await problemsIn('engine/fx/hop.ts', `${note}\n`)).toEqual(['no-warning-comments']);
});

const PROMISES = ['await-thenable', 'no-floating-promises', 'no-misused-promises'];
const TYPED = [
  'engine/session/session.ts',
  'web/pages/home.tsx',
  'server/app.ts',
  'tests/support/source-files.ts',
  'vite.config.ts',
];

test.for(TYPED)('%s may leave no promise floating', async (file) => {
  const { rules } = (await new ESLint().calculateConfigForFile(file)) as { rules: Record<string, [number]> };
  for (const rule of PROMISES) expect(rules[`@typescript-eslint/${rule}`]?.[0], rule).toBe(2);
});

const HEAD =
  'declare const element: HTMLElement, params: URLSearchParams, canvas: CanvasRenderingContext2D, root: ShadowRoot;';
const typed = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'promised/young-api' });

/** What lint calls young in each of some pieces of code, in order, as if they stood in one of our files, with types. */
async function youngIn(pieces: readonly string[], file = 'web/main.tsx'): Promise<readonly string[][]> {
  const lines = pieces.map((code) => `async () => { ${code} };`);
  const [result] = await typed.lintText([HEAD, ...lines, 'export {};\n'].join('\n'), {
    // A name that the types' project has.
    filePath: join(import.meta.dirname, '../..', file),
  });
  expect(result!.fatalErrorCount, result!.messages[0]?.message).toBe(0);
  return pieces.map((_, index) =>
    result!.messages
      .filter(({ line }) => line === index + 2)
      .map(({ message }) => message.split(/,? (?:within words, )?is unknown to /)[0]!),
  );
}

const YOUNG: Readonly<Record<string, string>> = {
  'params.size;': 'URLSearchParams.size',
  'const { size } = params;': 'URLSearchParams.size',
  "params['size'];": 'URLSearchParams.size',
  'element.checkVisibility();': 'Element.checkVisibility',
  'element.showPopover();': 'HTMLElement.showPopover',
  'document.startViewTransition(() => undefined);': 'Document.startViewTransition',
  'AbortSignal.abort().throwIfAborted();': 'AbortSignal.throwIfAborted',
  'element.inert = true;': 'HTMLElement.inert',
  'element.onscrollend = null;': 'GlobalEventHandlers.onscrollend',
  'canvas.roundRect(0, 0, 1, 1);': 'CanvasPath.roundRect',
  'crypto.randomUUID();': 'Crypto.randomUUID',
  // Functions of the objects themselves.
  'Response.json({});': 'Response.json',
  'Object.groupBy([1], String);': 'Object.groupBy',
  'AbortSignal.any([]);': 'AbortSignal.any',
  "Intl.supportedValuesOf('unit');": 'Intl.supportedValuesOf',
  // Free functions and variables.
  'structuredClone(1);': 'structuredClone',
  'window.structuredClone(1);': 'WindowOrWorkerGlobalScope.structuredClone',
  'reportError(1);': 'reportError',
  'const f = globalThis.structuredClone;': 'structuredClone',
  'requestIdleCallback(() => undefined);': 'requestIdleCallback',
  'speechSynthesis.cancel();': 'SpeechSynthesis.cancel',
  // Constructors: young ones, old ones of namespaces with young members, old interfaces that nobody could make.
  "new CompressionStream('gzip');": 'new CompressionStream',
  "new window.CompressionStream('gzip');": 'new CompressionStream',
  'new OffscreenCanvas(1, 1);': 'new OffscreenCanvas',
  "new FontFace('a', 'b').load().then(() => new Highlight());": 'new Highlight',
  'new CSSStyleSheet();': 'new CSSStyleSheet',
  'new globalThis.CSSStyleSheet();': 'new CSSStyleSheet',
  'new SpeechSynthesisUtterance();': 'new SpeechSynthesisUtterance',
  'new Intl.NumberFormat().formatRange(1, 2);': 'Intl.NumberFormat.formatRange',
  // What is handed over by name, listened to, drawn.
  "new Error('a', { cause: 1 });": 'new Error({ cause })',
  "element.addEventListener('click', () => undefined, { signal: AbortSignal.abort() });":
    'HTMLElement.addEventListener({ signal })',
  "element.addEventListener('scrollend', () => undefined);": 'the event "scrollend"',
  "element.style.translate = '1px';": 'CSSStyleProperties.translate',
  'const a = <div inert />;': '<div inert>',
  'const a = <search />;': '<search>',
  "const a = <p style={{ scale: '2' }} />;": 'the style scale',
  "new Intl.DurationFormat('en');": 'Intl.DurationFormat',
  // Within words.
  "new RegExp(element.id, 'v');": 'v',
  "const flags = 'dg'; new RegExp(element.id, flags);": 'd',
  "element.matches(':popover-open');": ':popover-open',
  'document.querySelector(`#${element.id}:has(a)`);': ':has',
  "element.setAttribute('inert', '');": 'inert',
  "element.setAttribute('style', 'translate: 1px');": 'translate: 1px',
  "matchMedia('(width >= 40rem)');": '<',
  'matchMedia(`(resolution: ${devicePixelRatio}dppx)`);': 'resolution',
  "try { document.title; } catch { element.matches(':popover-open'); }": ':popover-open',
  "element.style.setProperty('translate', '1px');": 'translate',
  "element.style.height = '100dvh';": '100dvh',
  "element.style.cssText = 'color: red; scale: 2';": 'scale: 2',
  "Object.assign(element.style, { translate: '1px' });": 'translate',
  "const a = <p style={{ height: '9dvh' }} />;": '9dvh',
  // Checks that do not help: too late, for something else, the wrong way round, or ones that throw themselves.
  'if (element.showPopover) document.title; element.showPopover();': 'HTMLElement.showPopover',
  'if (element.hidePopover) element.showPopover();': 'HTMLElement.showPopover',
  "if (typeof element.showPopover === 'undefined') element.showPopover();": 'HTMLElement.showPopover',
  'if (element.hidden || element.showPopover) element.showPopover();': 'HTMLElement.showPopover',
  'if (reportError) document.title;': 'reportError',
};

// The first one reads all types.
test(
  'lint refuses young members, functions and constructors, by their types',
  { timeout: 120_000 },
  async () => {
    const found = await youngIn(Object.keys(YOUNG));
    const told = Object.entries(YOUNG).map(([code, what], index) => [
      code,
      found[index]!.find((one) => one === what) ?? found[index],
    ]);
    expect(Object.fromEntries(told)).toEqual(YOUNG);
  },
);

const OLD = [
  'new Set([1]).size;',
  // All that are promised have them: Chrome 87 and 87, Safari 14.1, Firefox 125 at the latest; and these are added.
  "new Intl.Segmenter('en').segment('a');",
  "['a'].at(-1)?.at(0);",
  'element.replaceChildren();',
  "element.addEventListener('click', () => undefined, { once: true, passive: true });",
  "element.style.transform = 'none';",
  'element.checkVisibility?.();',
  "if (typeof element.showPopover === 'function') element.showPopover();",
  "if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [];",
  'if (element.hidden && element.showPopover) setTimeout(() => element.showPopover());',
  "const f = () => { if (typeof reportError === 'undefined') return; reportError(1); };",
  "const a = typeof structuredClone === 'undefined' ? 1 : structuredClone(1);",
  "const a = !('showPopover' in element) || element.showPopover();",
  "element.matches(':focus-visible');",
  "matchMedia('(min-width: 40rem)');",
  "matchMedia('(resolution: 2dppx), (-webkit-device-pixel-ratio: 2)');",
  "try { element.matches(':popover-open'); } catch { document.title; }",
  "if ('inert' in element) element.setAttribute('inert', '');",
  "if (CSS.supports('translate', '1px')) element.style.setProperty('translate', '1px');",
  "new RegExp(element.id, 'giu');",
];

test('lint leaves what is old, added, or asked for where it stands', async () => {
  const found = await youngIn(OLD);
  expect(OLD.filter((_, index) => found[index]!.length > 0)).toEqual([]);
});

const DIALECT = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'promised/young-name' });

test('scripts below web/ are looked after, too, though they have no types', async () => {
  const code = "document.querySelector(':has(a)'); structuredClone(1);\n";
  for (const file of ['web/start/start.js', 'web/lib/new.js', 'web/start/new.mjs']) {
    const [result] = await DIALECT.lintText(code, { filePath: join(import.meta.dirname, '../..', file) });
    expect(
      result!.messages.map(({ message }) => message.split(/,| is /)[0]),
      file,
    ).toEqual([':has', 'structuredClone']);
  }
});

test('what one file may use because it asks for it elsewhere, no other file may', async () => {
  const sheet = ['new CSSStyleSheet();'];
  expect(await youngIn(sheet, 'engine/access/apply-styles.ts')).toEqual([[]]);
  expect(await youngIn(sheet, 'engine/access/settings-sheet.ts')).toEqual([['new CSSStyleSheet']]);
});
