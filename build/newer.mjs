import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compat from 'core-js-compat';
import browserslist from 'browserslist';

/** @type {Readonly<Record<string, string>>} */
const WHOSE = {
  array: 'Array',
  error: 'Error',
  iterator: 'Iterator',
  json: 'JSON',
  map: 'Map',
  math: 'Math',
  object: 'Object',
  promise: 'Promise',
  regexp: 'RegExp',
  'uint8-array': 'Uint8Array',
  url: 'URL',
};
/** Static functions by object; all others are methods. */
const STATIC =
  /^(es\.(error\.is-error|json\.(is-)?raw-json|math\..*|object\..*|promise\..*|regexp\.escape|iterator\.(concat|from|zip|zip-keyed)|map\.group-by|array\.from-async|uint8-array\.from-.*)|web\.url\..*)$/;
const METHOD =
  /^es\.(array|array-buffer|data-view|map|set|string|typed-array|uint8-array|weak-map)\.(?!includes$|push$|unshift$|set$|detached$|at-alternative$)/;
/** Iterator methods that arrays have under the same names. */
const HELPERS = '/^(drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)$/';
const ITERATORS = '/^(entries|keys|matchAll|values)$/';

/** @param {string} name */
const camel = (name) =>
  name.replace(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase()).replace(/Json$/, 'JSON');

/**
 * A function that some promised browser lacks.
 * @typedef {{ readonly object?: string, readonly property: string }} Newer
 */

/**
 * Functions of the web, not of the language, that the other rule does not know.
 * @type {readonly Newer[]}
 */
const WEB = [{ object: 'AbortSignal', property: 'any' }];

/** The names that web/start/polyfills.json adds: "Array.prototype.at", "URL.canParse". */
export const polyfilled = Object.keys(
  JSON.parse(readFileSync(join(import.meta.dirname, '../web/start/polyfills.json'), 'utf8')),
);

/** The same in the notation of eslint-plugin-compat, which writes methods of literals without "prototype". */
export const polyfilledForCompat = polyfilled.flatMap((name) => [name, name.replace('.prototype', '')]);

/**
 * Features that are used although a promised browser lacks them, where the check for them is not visible in the code:
 * in which file (any, if none is named), their names in either rule, and why only a nicety is missing without them.
 */
const ASKED_FOR = [
  {
    file: 'engine/access/settings-sheet.ts',
    names: ['exitFullscreen', 'fullscreenElement', 'fullscreenEnabled'].flatMap((name) => [
      `document.${name}`,
      `Document.${name}`,
    ]),
    why: 'The button that leads there is made only if (document.fullscreenEnabled).',
  },
  {
    file: 'engine/access/settings-sheet.ts',
    names: ['Element.requestFullscreen'],
    why: 'The same button.',
  },
  {
    file: 'engine/access/apply-styles.ts',
    names: ['new CSSStyleSheet'],
    why: 'No constructor can be asked for. replaceSync, which came with it, is.',
  },
  {
    file: 'engine/audio/device-voice.ts',
    names: [
      'SpeechSynthesis',
      'SpeechSynthesisUtterance',
      'new SpeechSynthesisUtterance',
      'SpeechSynthesisVoice',
      'SpeechSynthesisErrorEvent',
    ],
    why: 'Without window.speechSynthesis, which is asked for, there is no voice, and nobody speaks.',
  },
  {
    file: 'web/app/served-place.ts',
    names: ['navigator.userActivation'],
    why: 'Where it is not known nothing is pressed again: the child presses once more.',
  },
  {
    file: 'engine/input/pointers.ts',
    names: ['CSSStyleProperties.userSelect'],
    why: 'Safari has it by another name, which is set, too.',
  },
  {
    file: 'engine/input/pointers.ts',
    names: ['the event "contextmenu"'],
    why: 'Where it does not come there is no menu to be refused.',
  },
  {
    file: 'web/lib/home-screen.ts',
    names: ['the event "beforeinstallprompt"', 'the event "appinstalled"'],
    why: 'Where they do not come the browser offers nothing, and the profile shows how to do it by hand.',
  },
  ...['web/app/worker.ts', 'web/lib/worker.ts'].map((file) => ({
    file,
    names: ['navigator.serviceWorker'],
    why: 'Read as a value that may be missing, or in a try.',
  })),
  {
    file: 'web/app/visits.ts',
    names: ['requestIdleCallback'],
    why: 'Asked for, which the rule of the package does not see.',
  },
  {
    file: 'web/lib/cookie-trial.ts',
    names: ['navigator.cookieEnabled'],
    why: 'Every browser has it; the tables of the package do not know.',
  },
  {
    file: 'web/lib/page-views.ts',
    names: ['Navigator.doNotTrack'],
    why: 'Read as a value that may be missing.',
  },
  {
    file: 'web/ui/picture.tsx',
    names: ['<img fetchpriority>'],
    why: 'An order of fetching: the picture comes without it, too.',
  },
  {
    names: ['HTMLOrSVGElement.focus({ preventScroll })'],
    why: 'Where it is unknown the page is moved to what has the focus, and works.',
  },
];

/**
 * The names that one file may use, by its path from the project's folder.
 * @param {string} path
 */
export const askedForIn = (path) =>
  ASKED_FOR.filter(({ file = path }) => file === path).flatMap(({ names }) => names);

/** Files and the names that they may use. */
export const askedForInFiles = [...new Set(ASKED_FOR.flatMap(({ file }) => file ?? []))].map((file) => ({
  file,
  names: askedForIn(file),
}));

/**
 * Functions of the language that a promised browser lacks and no polyfill adds. Static functions have an object.
 * Variables have no types here, so methods are matched by name only: our own methods should have other names.
 * @returns {Newer[]}
 */
function newerFunctions() {
  const targets = browserslist(undefined, { path: import.meta.dirname });
  /** @type {Newer[]} */
  const found = compat({ targets }).list.flatMap((module) => {
    const [, whose = '', name = ''] = module.split('.');
    if (STATIC.test(module)) return [{ object: WHOSE[whose], property: camel(name) }];
    return METHOD.test(module) ? [{ property: camel(name) }] : [];
  });
  found.push(...WEB);
  /** @param {Newer} one */
  const isAdded = ({ object, property }) =>
    polyfilled.some((name) =>
      object ? name === `${object}.${property}` : name.endsWith(`.prototype.${property}`),
    );
  const names = new Map(found.map((one) => [`${one.object ?? ''}.${one.property}`, one]));
  return [...names.values()].filter((one) => !isAdded(one));
}

const MESSAGE = 'A promised browser does not know it (see "Browsers" in the README).';

/** For no-restricted-properties. */
export const newerProperties = newerFunctions().map((one) => ({ ...one, message: MESSAGE }));

/** For no-restricted-syntax: what the bundler cannot lower. */
export const newerSyntax = [
  'Literal[regex.pattern=/[(][?]<[=!]/]',
  'Literal[regex.flags=/[dv]/]',
  ':matches(NewExpression, CallExpression)[callee.name="RegExp"] > Literal[value=/[(][?]<[=!]/]',
  ':matches(NewExpression, CallExpression)[callee.name="RegExp"] > TemplateLiteral TemplateElement[value.raw=/[(][?]<[=!]/]',
  `CallExpression[callee.property.name=${HELPERS}][callee.object.callee.property.name=${ITERATORS}][callee.object.callee.object.name!="Object"]`,
  // A defect of Chrome before 91; without this rule build/promise.ts would have to lower all optional chains.
  'ChainExpression CallExpression > SpreadElement.arguments:not(:last-child)',
].map((selector) => ({ selector, message: MESSAGE }));
