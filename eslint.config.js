import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import compat from 'eslint-plugin-compat';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { askedForInFiles, newerProperties, newerSyntax, polyfilledForCompat } from './build/newer.mjs';
import { youngApiRule } from './build/young-api-rule.mjs';
import { youngNameRule } from './build/young-name-rule.mjs';

/** @param {string} path */
const foldersIn = (path) =>
  readdirSync(join(import.meta.dirname, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const CODE = '**/*.{ts,tsx,js,mjs}';
const PICTURE_PACKAGES = /^(pixi\.js|@pixi\/|gsap)/;
const PAGE_PACKAGES =
  /^(react|react-dom|react-router|@tanstack\/|@hookform\/|react-hook-form|radix-ui|lucide-react)($|\/)|^@pixi\/react/;
const SERVER_PACKAGES = /^(express|kysely|pg|passport|pino|helmet|nodemailer|node:|fs$|path$)/;
/** What pages and server may know of the engine: data and rules. */
const ENGINE_BEYOND_DATA = /^#engine\/(?!rules\/|learner\/|ports\.ts|games\/(?:catalogue|items|replay)\.ts)/;

/**
 * Imports that a folder may not have, and why.
 * @typedef {[pattern: RegExp, message: string]} Refused
 */

/**
 * Who may not look at whom. Each file obeys the last zone that names it. Folders are left through aliases alone, so a refused alias is a closed door.
 * @param {string[]} files
 * @param {...Refused} refused
 * @returns {import('eslint').Linter.Config}
 */
const zone = (files, ...refused) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: /^\.\.\//.source,
            message: 'Leave a folder through an alias (#engine/, #server/, #web/).',
          },
          ...refused.map(([pattern, message]) => ({ regex: pattern.source, message })),
        ],
      },
    ],
  },
});

/** @type {Refused[]} */
const pure = [
  [PICTURE_PACKAGES, 'Rules, words and questions are pure: the server imports them too.'],
  [PAGE_PACKAGES, 'Rules, words and questions are pure: the server imports them too.'],
  [SERVER_PACKAGES, 'Rules, words and questions are pure: pages import them too.'],
  [/^#(web|server|assets|tests)\//, 'The engine knows nothing of its surroundings.'],
  [/^#engine\/(?!(rules|games|learner|layout)\/)/, 'Pure files stand on nothing but pure files.'],
];
/** @type {Refused[]} */
const engine = [
  [PAGE_PACKAGES, 'The engine does not know React: it leaves through ports.ts.'],
  [SERVER_PACKAGES, 'The engine runs in the browser.'],
  [/^#(web|server|tests|assets\/(?!public\/))/, 'The engine knows nothing of its surroundings.'],
];
/** @type {Refused[]} */
const engineParts = [
  ...engine,
  [/^#engine\/((games|plays|scenes|session|workbench)\/|mount)/, 'Kernel and parts know no game.'],
];
/** @type {Refused[]} */
const web = [
  [
    /^#(server\/(?!contract\/)|tests|assets\/(?!public\/))/,
    'Pages reach the server through lib/api.ts, and know of it what the contract says.',
  ],
  [SERVER_PACKAGES, 'Pages run in the browser.'],
];
/** @type {Refused[]} */
const webWithoutEngine = [
  ...web,
  [PICTURE_PACKAGES, 'Only features/game draws.'],
  [
    ENGINE_BEYOND_DATA,
    'Pages know rules, catalogue, ports and manifests; games are mounted by features/game.',
  ],
];
/** @type {Refused[]} */
const server = [
  [/^#(web|assets|tests)\//, 'The server does not know the pages.'],
  [PAGE_PACKAGES, 'The server draws no pages.'],
  [PICTURE_PACKAGES, 'The server draws no pictures.'],
  [ENGINE_BEYOND_DATA, 'The server knows the rules and the catalogue.'],
];

/**
 * Endpoints' checks: pages and server share them.
 * @type {Refused[]}
 */
const contract = [
  [/^#(?!engine\/)/, 'The contract knows nobody who keeps to it.'],
  [PICTURE_PACKAGES, 'The contract is pure: pages and server import it.'],
  [PAGE_PACKAGES, 'The contract is pure: the server imports it too.'],
  [SERVER_PACKAGES, 'The contract is pure: pages import it too.'],
  [ENGINE_BEYOND_DATA, 'The contract knows the rules and the catalogue.'],
];

/**
 * @param {string} base
 * @param {string} own
 * @param {readonly string[]} names
 * @returns {Refused}
 */
const otherFolders = (base, own, names) => [
  new RegExp(`^#${base}/(${names.filter((name) => name !== own).join('|')})/`),
  `${base}: neighbours do not know each other; what both need goes one floor down.`,
];
const families = foldersIn('engine/games');
const features = foldersIn('web/features');

const zones = [
  zone([CODE]),
  zone(['engine/**/*.ts'], ...engine),
  zone(['engine/{kernel,input,access,audio,pictures,fx,sprites}/**/*.ts'], ...engineParts),
  zone(['engine/ports.ts', 'engine/games/*.ts', 'engine/learner/*.ts'], ...pure),
  zone(['engine/{rules,layout}/**/*.ts'], ...pure, [/^#engine\/games\//, 'Rules and layout know no game.']),
  ...families.flatMap((family) => [
    zone(
      [`engine/games/${family}/**/*.ts`],
      ...pure,
      [/^#engine\/games\/[^/]+\.ts/, 'A family is listed by the catalogue and does not know it.'],
      otherFolders('engine/games', family, families),
    ),
    zone(
      [`engine/plays/${family}/**/*.ts`],
      ...engine,
      [
        /^#engine\/((scenes|session|workbench)\/|mount)/,
        'A picture is used by the scenes and does not know them.',
      ],
      otherFolders('engine/(games|plays)', family, families),
    ),
  ]),
  zone(['web/**/*.{ts,tsx}'], ...webWithoutEngine),
  zone(['web/workbench.ts'], ...web),
  zone(['web/{lib,ui}/**/*.{ts,tsx}'], ...webWithoutEngine, [
    /^#web\/(app|pages|features)\//,
    'ui and lib stand below features, pages and app.',
  ]),
  ...features.map((feature) =>
    zone(
      [`web/features/${feature}/**/*.{ts,tsx}`],
      ...(feature === 'game' ? web : webWithoutEngine),
      otherFolders('web/features', feature, features),
      [/^#web\/(app|pages)\//, 'Features stand below pages and app.'],
    ),
  ),
  zone(['web/pages/**/*.{ts,tsx}'], ...webWithoutEngine, [/^#web\/app\//, 'Pages stand below app.']),
  zone(['server/**/*.ts'], ...server),
  zone(['server/contract/**/*.ts'], ...contract),
];

/**
 * Nothing that a promised browser lacks, unless web/start/polyfills.json adds it or the code asks for it. Found by types,
 * and by name in scripts that have none, as in the built ones.
 * @param {string[]} files
 * @param {Record<string, typeof youngApiRule | typeof youngNameRule>} rules
 * @returns {import('eslint').Linter.Config}
 */
const promisedBrowsers = (files, rules) => ({
  files,
  plugins: { compat, promised: { rules } },
  settings: { polyfills: polyfilledForCompat, lintAllEsApis: true },
  rules: {
    'compat/compat': 'error',
    ...Object.fromEntries(Object.keys(rules).map((name) => [`promised/${name}`, 'error'])),
    'no-restricted-properties': ['error', ...newerProperties],
    'no-restricted-syntax': ['error', ...newerSyntax],
  },
});

const askedForThere = askedForInFiles.map(({ file, names }) => ({
  files: [file],
  settings: { polyfills: [...polyfilledForCompat, ...names] },
}));

const CLOCK = 'Time is passed in: use the clock, the scene or timers.';
const CHANCE = 'Chance is passed in: use the seeded random.';

/**
 * Time and chance come from outside, or the same seed would not give the same picture.
 * @type {import('eslint').Linter.Config}
 */
const timeAndChance = {
  files: ['engine/**/*.ts'],
  ignores: ['engine/kernel/clock.ts', 'engine/kernel/chance.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...[
        'setTimeout',
        'setInterval',
        'setImmediate',
        'requestAnimationFrame',
        'requestIdleCallback',
        'performance',
      ].map((name) => ({ name, message: CLOCK })),
      { name: 'crypto', message: CHANCE },
    ],
    'no-restricted-properties': [
      'error',
      ...['window', 'globalThis', 'self'].flatMap((object) =>
        ['setTimeout', 'setInterval', 'requestAnimationFrame', 'performance'].map((property) => ({
          object,
          property,
          message: CLOCK,
        })),
      ),
      { object: 'Date', property: 'now', message: CLOCK },
      { object: 'Math', property: 'random', message: CHANCE },
      ...newerProperties,
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'NewExpression[callee.name="Date"]', message: CLOCK },
      ...newerSyntax,
    ],
  },
};

export default defineConfig(
  // The declarations stand for the page in files that are compiled without one: no program has both.
  {
    ignores: [
      'dist/',
      'node_modules/',
      'assets/public/',
      '.data/',
      '.cache/',
      'test-results/',
      'engine/url.d.ts',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-var': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}', '{assets,bench,build,server,tests}/**/*.mjs', 'eslint.config.js'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // React and mail servers take handlers that are promises, and what they reject with reaches the page's own handler.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    // What runs where nothing else of ours does.
    files: ['web/start/*.js'],
    languageOptions: {
      ecmaVersion: 5,
      sourceType: 'script',
      globals: { ...globals.browser, __POLYFILLED__: 'readonly', __WORKS__: 'readonly' },
    },
    rules: { 'no-var': 'off', 'prefer-const': 'off' },
  },
  { files: ['web/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  ...zones,
  promisedBrowsers(['web/**/*.{ts,tsx}', 'engine/**/*.ts', 'server/contract/**/*.ts'], {
    'young-api': youngApiRule,
  }),
  promisedBrowsers(['web/**/*.{js,mjs}'], { 'young-name': youngNameRule }),
  ...askedForThere,
  timeAndChance,
);
