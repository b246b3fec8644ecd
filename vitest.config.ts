import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { serveGameLists } from '#build/game-lists.ts';
import { Lanes } from '#tests/support/lanes.ts';
import { CHROMIUM } from '#tests/support/browser.ts';
import { commands } from '#tests/support/pages/commands.ts';
import { serverBehindPages } from '#tests/support/pages/door.ts';

const database = './tests/support/database-for-run.ts';
/** Left to itself, Vitest spares one: of two, half of the time. */
const CORES = availableParallelism();

/** Projects by what they need: nothing (unit), a real Postgres (server, faults), a real browser (engine). */
export default defineConfig({
  test: {
    // What comes at all may come late where the machine is slow or busy. Polls last as long as Playwright's.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: Lanes },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{rules,games,learner,layout,web,assets,contract}/**/*.test.{ts,tsx}'],
          environment: 'node',
          maxWorkers: CORES,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          maxWorkers: CORES,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: database,
          // Or each file would load the whole server anew, which takes longer than most of their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // The same once more, on a Postgres server that is not the built-in one, behind PgBouncer.
          name: 'postgres',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: './tests/support/postgres-for-run.ts',
          maxWorkers: CORES,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: database,
          // These take servers and databases away: one after the other.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          // Other engines than today's Chromium, two at a time.
          name: 'matrix',
          include: ['tests/matrix/**/*.test.ts'],
          globalSetup: './tests/support/engines-for-run.ts',
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          // As others run it, behind nginx: outside of `npm test` where no engine runs. In an order of its own (Lanes).
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          exclude: ['tests/deploy/nodes.test.ts'],
          globalSetup: './tests/deploy/support/engine-for-run.ts',
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          // By every Node that is promised: beside those of `deploy`, which `npm run test:deploy` asks for together.
          name: 'nodes',
          include: ['tests/deploy/nodes.test.ts'],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          // Minutes each, on a database that is written to the disk: outside of `npm test`.
          name: 'volume',
          include: ['tests/volume/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss(), serverBehindPages, serveGameLists],
        publicDir: 'assets/public',
        define: { 'import.meta.env.VITE_LAB': '"1"' },
        // React as people get it: its development build is half as fast. Under `define` it would hold for all projects.
        oxc: { jsx: { development: false } },
        // Found late, a package would make the pages load anew in the middle of a test.
        optimizeDeps: {
          entries: ['web/main.tsx', 'tests/pages/*.test.ts'],
          include: ['pixi.js/unsafe-eval', 'react/jsx-runtime'],
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        test: {
          name: 'pages',
          include: ['tests/pages/*.test.ts'],
          // What is waited for is there within milliseconds, several times in each test.
          expect: { poll: { interval: 15, timeout: 30_000 } },
          globalSetup: [database, './tests/support/pages/server-for-run.ts'],
          // All share one server; what goes wrong with it is each browser session's own.
          maxWorkers: 2,
          // Vitest runs projects together, as test:spec does, only where they have the same number of workers.
          sequence: { groupOrder: 1 },
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: CHROMIUM }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
            commands,
          },
        },
      },
      {
        extends: true,
        plugins: [serveGameLists],
        publicDir: 'assets/public',
        define: { 'import.meta.env.VITE_LAB': '"1"' },
        optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval', '@pixi/sound', 'gsap'] },
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          // As above.
          sequence: { groupOrder: 2 },
          setupFiles: './tests/support/engine-setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: CHROMIUM }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 720 } }],
          },
        },
      },
    ],
  },
});
