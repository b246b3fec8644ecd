import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { THEMES, type Theme } from '#engine/ports.ts';
import { becomePlayer, finishGame, signUp } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1280, height: 800 },
];
const VISITOR_PAGES = [
  '/',
  '/login',
  '/signup',
  '/email-confirmation?email=parent@example.com',
  '/reset-password',
  '/reset-password?token=x',
  '/privacy',
  '/auth/confirm?token=x',
  '/nowhere',
];
const PLAYER_PAGES = ['/home', '/play', '/leaderboard', '/profile'];
const FLOOR = 48;

/** Everything that can be pressed and is smaller than a finger; what only screen readers meet does not count. */
const smallTargets = (page: Page) =>
  page.evaluate((floor) => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a, button, input, [role=button], summary',
    )) {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || (width >= floor - 0.5 && height >= floor - 0.5)) continue;
      small.push(`${element.outerHTML.slice(0, 120)}: ${Math.round(width)} x ${Math.round(height)}`);
    }
    return small;
  }, FLOOR);

/** Everything the page's security policy refused from now on. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      Reflect.get(window, 'reportRefusal')(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    );
  });
  return refused;
}

async function check(page: Page, path: string, theme: Theme) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading leaderboard')).toHaveCount(0);
  const wears = page.locator('html');
  if (theme === 'core') await expect(wears).not.toHaveAttribute('data-theme');
  else await expect(wears).toHaveAttribute('data-theme', theme);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(found, `${path}, ${theme}`).toEqual([]);
  expect.soft(await smallTargets(page), `${path}: targets`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${path}: runs over the side`).toBeLessThanOrEqual(0);
}

for (const { name, ...viewport } of SIZES)
  for (const theme of THEMES)
    test(`all pages can be used by everybody: ${name}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      const refused = await watchPolicy(page);
      await page.addInitScript((chosen) => localStorage.setItem('addly-theme', chosen), theme);
      for (const path of VISITOR_PAGES) await check(page, path, theme);
      await page.goto('/');
      await page.getByRole('button', { name: 'Start Playing' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect.soft(violations.map(({ id }) => id)).toEqual([]);

      await signUp(page.request);
      await check(page, '/profile-setup', theme);
      await becomePlayer(page.request);
      await page.request.patch('/api/profile', { data: { theme } });
      await finishGame(page.request, 'number-trail', 11);
      for (const path of PLAYER_PAGES) await check(page, path, theme);
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const editing = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect.soft(editing.violations.map(({ id }) => id)).toEqual([]);
      expect(refused).toEqual([]);
    });
