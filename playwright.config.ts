import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '#tests/support/browser.ts';
import type { ProductOptions } from '#tests/support/product-fixture.ts';

/**
 * Whole flows on the built product. Every worker starts a product of its own on a free port, with the built-in
 * database or with a Postgres server that DATABASE_URL names; the tests cannot tell which.
 */
export default defineConfig<object, ProductOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/build-for-run.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: CHROMIUM,
    viewport: { width: 1280, height: 800 },
    // What a worker keeps goes past the requests that tests hold back: those about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // To record every test is a quarter of the time of most: who failed is recorded at its second try.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'embedded', use: { database: 'embedded' } },
    { name: 'postgres', use: { database: 'server' }, testMatch: 'whole-way.spec.ts' },
  ],
});
