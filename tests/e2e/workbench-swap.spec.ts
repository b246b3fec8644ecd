import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '#server/prepare.mjs';

/** What the workbench is made of. Packages are found in the folders above. */
const COPIED = ['engine', 'web', 'build', 'package.json', 'vite.config.ts'];
/** A piece of a family's picture, and how it paints the numerals of all answers. */
const EDITED = 'engine/plays/number-sandwich/filling.ts';
const WHITE = "fill: '#FFFFFF', outline: EDGES[kind]";
const BLUE = "fill: '#0B33D9', outline: EDGES[kind]";

/** The sources in a folder of their own, as they are served to whoever works on them. */
let copy: string;
let vite: ViteDevServer;

test.beforeAll(async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  copy = mkdtempSync(join(ROOT, '.cache/workbench-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'assets'), join(copy, 'assets'));
  vite = await createServer({
    configFile: join(copy, 'vite.config.ts'),
    cacheDir: join(copy, '.vite'),
    server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
    logLevel: 'warn',
  });
  await vite.listen();
});

test.afterAll(async () => {
  await vite.close();
  rmSync(copy, { recursive: true, force: true });
});

function edit(from: string, to: string): void {
  const file = join(copy, EDITED);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

async function pictureOf(page: Page): Promise<string> {
  const picture = await page.locator('.host canvas').screenshot();
  return createHash('sha256').update(picture).digest('hex');
}

test("an edit of a family's picture swaps in at the same moment, and the page stays", async ({ page }) => {
  const { port } = vite.httpServer!.address() as { port: number };
  await page.goto(
    `http://127.0.0.1:${port}/workbench.html?game=number-sandwich&at=question-2&seed=7&size=small&speed=0&mute`,
  );
  await expect.poll(() => page.evaluate(() => window.__workbench?.ready)).toBe(true);
  await page.evaluate(() => (document.documentElement.dataset['opened'] = 'once'));
  const panel = page.getByRole('complementary');
  for (let step = 0; step < 7; step++) await panel.getByRole('button', { name: 'Step 0.1 s' }).click();
  await expect(panel).toContainText('0.70 s of');
  const before = await pictureOf(page);

  edit(WHITE, BLUE);
  await expect.poll(() => pictureOf(page)).not.toBe(before);
  await expect(panel).toContainText('0.70 s of');

  // The moment is the same to the last pixel: seed, question and seconds were kept.
  edit(BLUE, WHITE);
  await expect.poll(() => pictureOf(page)).toBe(before);
  await expect(panel).toContainText('0.70 s of');
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once');
  expect(await page.evaluate(() => window.__workbench!.problems())).toEqual([]);
});
