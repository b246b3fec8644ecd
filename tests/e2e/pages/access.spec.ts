import { chromium, type Locator, type Page } from '@playwright/test';
import { THEMES } from '#engine/rules/looks.ts';
import { becomePlayer, finishGame, signUp } from '#tests/support/accounts.ts';
import { unreadable, violations } from '#tests/support/axe.ts';
import { CHROMIUM } from '#tests/support/browser.ts';
import { openGate } from '#tests/support/gate.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

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
  '/board',
  '/auth/confirm?token=x',
  '/nowhere',
];
const PLAYER_PAGES = ['/nook', '/home', '/play', '/leaderboard', '/profile'];
/** CSS px: everywhere, and in what children press. */
const FLOOR = 48;
const FLOOR_FOR_CHILDREN = 64;
const CHILDRENS_PAGES: readonly string[] = ['/home', '/play'];

/** Everything inside `within` that can be pressed and is smaller, except elements for screen readers only. */
const smallTargets = (page: Page, within: string, floor: number) =>
  page.evaluate(
    ({ within, floor }) => {
      const small: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        `${within} :is(a, button, input, [role=button], summary)`,
      )) {
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || (width >= floor - 0.5 && height >= floor - 0.5)) continue;
        small.push(`${element.outerHTML.slice(0, 120)}: ${Math.round(width)} x ${Math.round(height)}`);
      }
      return small;
    },
    { within, floor },
  );

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

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function check(page: Page, path: string, size: string) {
  await page.goto(path);
  // What the page is served with makes way for the page itself.
  await expect(page.locator('#landing, #first-sight')).toHaveCount(0);
  // What would move under a finger is held back until the server has answered.
  await expect(page.locator('main .animate-overdue')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading (leaderboard|the report)/)).toHaveCount(0);
  expect.soft(await smallTargets(page, 'body', FLOOR), `${path}: targets`).toEqual([]);
  if (CHILDRENS_PAGES.includes(path))
    expect.soft(await smallTargets(page, 'main', FLOOR_FOR_CHILDREN), `${path}: targets`).toEqual([]);
  expect.soft(await overflow(page), `${path}: runs over the side`).toBeLessThanOrEqual(0);
  await checkPicture(page, path, size);
}

/** What is to be seen now. Themes differ in colours only, which change in place and are the same at every size. */
async function checkPicture(page: Page, what: string, size: string) {
  const wears = page.locator('html');
  await expect(wears).not.toHaveAttribute('data-theme');
  expect.soft(await violations(page), what).toEqual([]);
  if (size !== 'phone') return;
  for (const theme of THEMES.filter((one) => one !== 'core')) {
    await wears.evaluate((element, worn) => element.setAttribute('data-theme', worn), theme);
    expect.soft(await unreadable(page), `${what}, ${theme}`).toEqual([]);
  }
  await wears.evaluate((element) => element.removeAttribute('data-theme'));
}

for (const { name, ...viewport } of SIZES)
  test.describe(name, () => {
    let refused: readonly string[];

    test.beforeEach(async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      refused = await watchPolicy(page);
    });
    test.afterEach(() => expect(refused).toEqual([]));

    test('the pages of visitors can be used by everybody', async ({ page }) => {
      for (const path of VISITOR_PAGES) await check(page, path, name);
      await page.goto('/');
      await page.getByRole('button', { name: 'Start Playing' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkPicture(page, 'the sign-in modal', name);
    });

    test('the pages of players can be used by everybody', async ({ page }) => {
      await signUp(page.request);
      await check(page, '/profile-setup', name);
      await becomePlayer(page.request);
      await finishGame(page.request, 'number-trail', 11);
      for (const path of PLAYER_PAGES) await check(page, path, name);
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await checkPicture(page, 'the edited profile', name);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('switch', { name: /leaderboard/ }).click();
      await expect(page.getByRole('dialog', { name: 'This is for grown-ups' })).toBeVisible();
      await checkPicture(page, 'the gate', name);
      expect.soft(await smallTargets(page, ':is(dialog, [role=dialog])', FLOOR), 'the gate').toEqual([]);
      await openGate(page, '2020');
      await expect(page.getByText('Please ask a grown-up')).toBeVisible();
      await checkPicture(page, 'the gate, asking for the year', name);
      await page.getByLabel('Which year').fill('1983');
      await page.getByLabel('Which year').press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      for (const path of ['/grown-ups', '/players', '/players/new']) await check(page, path, name);
      await page.goto('/leaderboard');
      await page.getByRole('button', { name: 'For grown-ups: report a name' }).click();
      await expect(page.getByRole('dialog').getByText('Loading names')).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: 'Report a name' }).getByRole('paragraph')).toBeVisible();
      await checkPicture(page, 'reporting a name', name);
      expect.soft(await smallTargets(page, 'dialog', FLOOR), 'reporting a name').toEqual([]);
    });
  });

test('no page runs over the side for readers who have made their letters twice as large', async ({
  baseURL,
}) => {
  const args = [...CHROMIUM.args!, '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...CHROMIUM, args });
  const page = await browser.newPage({ baseURL });
  const walk = async (paths: readonly string[]) => {
    for (const path of paths)
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
      }
  };
  await walk(VISITOR_PAGES);
  await becomePlayer(page.request);
  await page.request.post('/api/gate', { data: {} });
  await walk([...PLAYER_PAGES, '/grown-ups', '/players', '/players/new']);
  await browser.close();
});

test('both menus can be used to their end in a window that four times larger letters leave', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await becomePlayer(page.request);
  await page.goto('/home');
  for (const [menu, last] of [
    [page.getByRole('button', { name: 'Menu', exact: true }), page.getByRole('banner').getByText('0 Coins')],
    [page.getByRole('button', { name: /^Your menu/ }), page.getByRole('menuitem', { name: 'Sign Out' })],
  ] as const) {
    await menu.click();
    await last.scrollIntoViewIfNeeded();
    const { y, height } = (await last.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(256);
    await page.keyboard.press('Escape');
  }
});

const styleOf = (element: Locator, name: string) =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);

test("where the reader's own few colours take the place of ours, lines tell what is chosen, pressed and in focus", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await becomePlayer(page.request);
  await page.goto('/profile');
  const theme = (name: string) => page.locator('label', { has: page.getByRole('radio', { name }) });
  expect(await styleOf(theme('Addly Nook'), 'outline-style')).toBe('solid');
  expect(await styleOf(theme('Berry Blast'), 'outline-style')).toBe('none');
  expect(await styleOf(page.getByRole('button', { name: 'Edit Profile' }), 'border-top-style')).toBe('solid');

  const [track, knob] = await page.getByRole('switch').locator('xpath=following-sibling::span').all();
  expect(await styleOf(knob!, 'background-color')).not.toBe(await styleOf(track!, 'background-color'));
  // Content that scrolls under the bar must not show through.
  expect(await styleOf(page.getByRole('banner'), 'background-color')).toMatch(/^rgb\(/);

  await page.getByRole('button', { name: /^Your menu/ }).press('Enter');
  const first = page.getByRole('menuitem', { name: 'My Profile' });
  await expect(first).toBeFocused();
  expect(await styleOf(first, 'outline-style')).toBe('solid');
});
