import type { Page } from '@playwright/test';
import { becomePlayer, signUp } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { seesToast } from '#tests/support/toasts.ts';

const VISITOR_PAGES = [
  '/',
  '/login',
  '/signup',
  '/email-confirmation?email=a@example.com',
  '/privacy',
  '/board',
];
const PLAYER_PAGES = ['/home', '/play', '/leaderboard', '/profile'];
const LONGEST_WALK = 150;

interface Stop {
  readonly name: string;
  readonly ring: boolean;
  /** Its middle is neither outside of the window nor under the bar that sticks to its top. */
  readonly inView: boolean;
}

/** Numbers everything that the Tab key has to reach, and gives the names. Of radio buttons, each group is one stop. */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const groups = new Set<string>();
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]'),
    ].filter((element) => {
      if (!element.checkVisibility() || element.matches(':disabled, [tabindex="-1"]')) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      return element.checked && !groups.has(element.name) && groups.add(element.name) !== undefined;
    });
    return stops.map((stop, index) => {
      stop.dataset.stop = `${index} ${stop.getAttribute('aria-label') ?? stop.textContent?.slice(0, 40)}`;
      return stop.dataset.stop;
    });
  });

/** Where the focus is, or undefined when it has left the page. */
const stopHere = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    const isRinged = (one: Element | null) => {
      const style = one && getComputedStyle(one);
      return !!style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 3;
    };
    return {
      name: element.dataset.stop ?? element.outerHTML.slice(0, 100),
      ring: isRinged(element) || isRinged(element.closest('label')),
      inView: onTop !== null && (element.contains(onTop) || onTop.contains(element)),
    };
  });

async function walk(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('#landing, #first-sight')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What comes late has brought its controls: that it loads is said after a while only.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  const wanted = await markStops(page);
  const left = new Set(wanted);
  for (let steps = 0; steps < LONGEST_WALK && left.size > 0; steps++) {
    await page.keyboard.press('Tab');
    const stop = await stopHere(page);
    if (!stop) continue;
    left.delete(stop.name);
    expect.soft(stop, `${path}: the ring at ${stop.name}`).toMatchObject({ ring: true, inView: true });
  }
  expect([...left], `${path}: never reached`).toEqual([]);
}

test('the Tab key reaches every control of every page, each with a ring and in view', async ({ page }) => {
  for (const path of VISITOR_PAGES) await walk(page, path);
  await signUp(page.request);
  await walk(page, '/profile-setup');
  await becomePlayer(page.request);
  await page.request.post('/api/gate', { data: {} });
  for (const path of [...PLAYER_PAGES, '/grown-ups', '/players', '/players/new']) await walk(page, path);
});

test('a page begins past its menus, and the skip link leads back there', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/play');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  for (let steps = 0; steps < 10; steps++) {
    await page.keyboard.press('Shift+Tab');
    if (await skip.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // What to choose games by leads the page.
  await expect(page.getByRole('main').getByRole('button', { name: 'All games' })).toBeFocused();
});

test('a whole way by keyboard: sign in, choose a game card, and back', async ({ page }) => {
  const { email, password } = await becomePlayer(page.request);
  await page.request.post('/api/auth/signout', { data: {} });
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Playing' }).press('Enter');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: /^Start here/ }).press('Enter');
  await expect(page).toHaveURL('/play/number-detective');
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('what cannot be pressed for a moment keeps the focus: Enter works again and again', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/profile-setup');
  const name = page.getByLabel('Player name');
  const another = page.getByRole('button', { name: 'Another one' });
  await expect(name).not.toHaveValue('');
  await another.focus();
  for (let times = 0; times < 3; times++) {
    const before = await name.inputValue();
    await page.keyboard.press('Enter');
    await expect(name).not.toHaveValue(before);
    await expect(another).toBeFocused();
    await expect(another).toBeEnabled();
  }
});

test('a form that fails gives the focus back to its button, and is sent once however often Enter is pressed', async ({
  page,
}) => {
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/auth/signup', async (route) => {
    sent.push(route.request().method());
    await held;
    await route.fulfill({ status: 429, json: { code: 'over_request_rate_limit', message: 'Not so fast' } });
  });
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('sunny otter 99');
  const button = page.getByRole('button', { name: 'Create Account' });
  await button.press('Enter');
  const pending = page.getByRole('button', { name: 'Creating account...' });
  await expect(pending).toBeDisabled();
  await pending.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await pending.focus();
  await seesToast(page, 'Not so fast', async () => release());
  await expect(button).toBeFocused();
  expect(sent).toEqual(['POST']);
});
