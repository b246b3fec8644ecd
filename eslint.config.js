import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
const ENGINE_BEYOND_DATA =
  /^#engine\/(?!rules\/|ports\.ts|games\/(catalogue|game)\.ts|pictures\/manifest\.ts|audio\/clips\.ts)/;

/**
 * Who may not look at whom. Each file obeys the last zone that names it. Folders are left through aliases alone, so a refused alias is a closed door.
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

const pure = [
  [PICTURE_PACKAGES, 'Rules, words and questions are pure: the server imports them too.'],
  [PAGE_PACKAGES, 'Rules, words and questions are pure: the server imports them too.'],
  [SERVER_PACKAGES, 'Rules, words and questions are pure: pages import them too.'],
  [/^#(web|server|assets|tests)\//, 'The engine knows nothing of its surroundings.'],
  [/^#engine\/(core|stage|sprites|fx|scenes|workbench)\/|^#engine\/mount/, 'Pure files know no pictures.'],
  [/^#engine\/(audio\/(?!clips\.ts)|pictures\/(?!manifest\.ts))/, 'Pure files know meanings, not media.'],
];
const engine = [
  [PAGE_PACKAGES, 'The engine does not know React: it leaves through ports.ts.'],
  [SERVER_PACKAGES, 'The engine runs in the browser.'],
  [/^#(web|server|tests|assets\/(?!public\/))/, 'The engine knows nothing of its surroundings.'],
];
const engineParts = [
  ...engine,
  [/^#engine\/(scenes|workbench)\/|^#engine\/mount/, 'Parts do not know the whole that uses them.'],
  [/^#engine\/games\/[^/]+\//, 'Parts know no single game.'],
];
const web = [
  [/^#(server|tests|assets\/(?!public\/))/, 'Pages reach the server through lib/api.ts.'],
  [SERVER_PACKAGES, 'Pages run in the browser.'],
];
const webWithoutEngine = [
  ...web,
  [PICTURE_PACKAGES, 'Only features/game draws.'],
  [
    ENGINE_BEYOND_DATA,
    'Pages know rules, catalogue, ports and manifests; games are mounted by features/game.',
  ],
];
const server = [
  [/^#(web|assets|tests)\//, 'The server does not know the pages.'],
  [PAGE_PACKAGES, 'The server draws no pages.'],
  [PICTURE_PACKAGES, 'The server draws no pictures.'],
  [ENGINE_BEYOND_DATA, 'The server knows the rules and the catalogue.'],
];

const otherFolders = (base, own, names) => [
  new RegExp(`^#${base}/(${names.filter((name) => name !== own).join('|')})/`),
  `${base}: neighbours do not know each other; what both need goes one floor down.`,
];
const families = foldersIn('engine/games');
const features = foldersIn('web/features');

const zones = [
  zone([CODE]),
  zone(['engine/**/*.ts'], ...engine),
  zone(['engine/{core,stage,sprites,fx,audio,pictures}/**/*.ts'], ...engineParts),
  zone(['engine/core/session.ts'], ...engine),
  zone(['engine/games/*.ts', 'engine/ports.ts'], ...pure),
  zone(['engine/games/play.ts', 'engine/games/plays.ts'], ...engine),
  zone(['engine/rules/**/*.ts'], ...pure, [/^#engine\/(?!rules\/)/, 'Rules stand on nothing but rules.']),
  ...families.flatMap((family) => {
    const others = otherFolders('engine/games', family, families);
    return [
      zone([`engine/games/${family}/**/*.ts`], ...engine, others, [
        /^#engine\/(scenes|workbench)\/|^#engine\/(mount|games\/plays)/,
        'A game is used by the scenes and does not know them.',
      ]),
      zone([`engine/games/${family}/{games,questions,words}.ts`], ...pure, others),
    ];
  }),
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
];

const CLOCK = 'Time is passed in: use the clock, the scene or timers.';
const CHANCE = 'Chance is passed in: use the seeded random.';

/** Time and chance come from outside, or the same seed would not give the same picture. */
const timeAndChance = {
  files: ['engine/**/*.ts'],
  ignores: ['engine/core/clock.ts', 'engine/rules/random.ts'],
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
    ],
    'no-restricted-syntax': ['error', { selector: 'NewExpression[callee.name="Date"]', message: CLOCK }],
  },
};

export default defineConfig(
  { ignores: ['dist/', 'node_modules/', 'assets/public/', '.data/', '.cache/'] },
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
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['web/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  ...zones,
  timeAndChance,
);
