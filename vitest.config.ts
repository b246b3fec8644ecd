import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM } from '#tests/support/browser.ts';

const database = './tests/support/database-for-run.ts';

/** Projects by what they need: nothing (unit), a real Postgres (server, faults), a real browser (engine). */
export default defineConfig({
  test: {
    // What comes at all may come late where the machine is slow or busy. Polls last as long as Playwright's.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{rules,games,layout,web,assets}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: database,
        },
      },
      {
        extends: true,
        test: {
          // The same once more where the database matters, on a Postgres server that is not the built-in one.
          name: 'postgres',
          include: [
            'tests/server/{account,backup,leaderboard,limits,migrations,progress,refusals,sessions}.test.ts',
          ],
          globalSetup: './tests/support/postgres-for-run.ts',
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
        publicDir: 'assets/public',
        define: { 'import.meta.env.VITE_LAB': '"1"' },
        optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval', '@pixi/sound', 'gsap'] },
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
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
