import type { Page } from '@playwright/test';
import { GAMES } from '#engine/games/catalogue.ts';
import { becomePlayer, signUp } from '#tests/support/accounts.ts';
import { phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** Screen readers continue from the focus: no change of the page may lose it. */

test.beforeEach(({ page }) => page.addInitScript(paintNothing));

const OPEN = [
  '/email-confirmation?email=parent@example.com',
  '/auth/confirm?token=x',
  '/reset-password',
  '/privacy',
  '/board',
  '/nowhere/at/all',
  '/login',
  '/signup',
  '/',
];
const OF_PLAYERS = ['/home', '/play', '/leaderboard', '/profile'];
const GAME_PAGES = GAMES.map(({ id }) => `/play/${id}`);

/** What has the focus, within the page's main part. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const main = activeElement?.closest('main, [role=main]');
    return main ? activeElement!.tagName : `outside: ${activeElement?.outerHTML.slice(0, 60)}`;
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Turns to another page as its links do, without loading the application anew. */
async function turnTo(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(path);
}

async function walk(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await turnTo(page, path);
      // A dead link is reported in a box, which gets the focus.
      await expect.poll(() => focused(page), path).toMatch(path.includes('token=') ? /^(H1|DIV)$/ : /^H1$/);
    });
}

test('every page that is turned to has the focus at its heading', async ({ page }) => {
  await page.goto('/privacy');
  await walk(page, OPEN);
  await signUp(page.request);
  await page.goto('/privacy');
  await walk(page, ['/profile-setup']);
  await becomePlayer(page.request);
  await page.goto('/privacy');
  await walk(page, OF_PLAYERS);
});

test('whoever leaves a page that told of a dead link has the focus at the next heading', async ({ page }) => {
  const openDead = async () => {
    await page.goto('/reset-password?token=x');
    await expect(page.getByRole('alert')).toBeFocused();
  };
  for (const path of OPEN) {
    await openDead();
    await walk(page, [path]);
  }
  // By its own link, and back: the page reports it again.
  await openDead();
  await page.getByRole('link', { name: 'Back to login' }).press('Enter');
  await expect(heading(page)).toHaveText('Sign In');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText('Sign In');
  await expect(heading(page)).toBeFocused();
});

test('a page that is turned before it first showed gives the focus to the heading of the next one', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/assets/shell-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/reset-password?token=x', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.addlyStart !== undefined);
  await page.evaluate(() => history.pushState(null, '', '/privacy'));
  release();
  await expect(heading(page)).toHaveText('Privacy: what we keep');
  await expect(heading(page)).toBeFocused();
});

test('every page that is opened has the focus at its heading, which shows no ring and moves nothing', async ({
  page,
}) => {
  const open = async (path: string) => {
    await page.goto(path);
    await expect.poll(() => focused(page), path).toMatch(path.includes('token=') ? /^(H1|DIV)$/ : /^H1$/);
    expect(await page.evaluate(() => scrollY), path).toBe(0);
    await expect(heading(page), path).toHaveCSS('outline-style', 'none');
  };
  for (const path of [...OPEN, '/reset-password?token=x']) await open(path);
  // This one was redirected by a guard.
  await open('/home');
  await expect(heading(page)).toHaveText('Sign In');
  await becomePlayer(page.request);
  for (const path of OF_PLAYERS) await open(path);
});

test('every game that is turned to, or opened first, has the focus in it', async ({ page }) => {
  test.slow();
  await becomePlayer(page.request);
  await page.goto('/play');
  for (const path of GAME_PAGES)
    await test.step(path, async () => {
      await turnTo(page, path);
      await phase(page.locator('[data-stage]'), 'instructions');
      expect(await focused(page)).toBe('MAIN');
    });
  await page.reload();
  await phase(page.locator('[data-stage]'), 'instructions');
  expect(await focused(page)).toBe('MAIN');
  await page.getByRole('button', { name: 'Start Game' }).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-choice]'))).toBe(true);
});

const ONE_GAME = '/play/none-left-fun';
interface Trouble {
  readonly path: string;
  /** Content that fails to load, and what is shown instead. */
  readonly files: string;
  readonly body?: string;
}
const TROUBLES: Readonly<Record<string, Trouble>> = {
  'a page that did not come': { path: '/leaderboard', files: '**/assets/leaderboard*.js' },
  'a page that is broken': { path: '/leaderboard', files: '**/assets/leaderboard*.js', body: 'let = 1' },
  'a game that did not come': { path: ONE_GAME, files: '**/assets/game-stage-*.js' },
  'a game that is broken': { path: ONE_GAME, files: '**/assets/game-stage-*.js', body: 'let = 1' },
  'a game whose page did not come': { path: ONE_GAME, files: '**/assets/game-*.js' },
  'a start that did not come': { path: '/', files: '**/assets/shell-*.js' },
  'a start that is broken': { path: '/', files: '**/assets/shell-*.js', body: 'let = 1' },
};

for (const [what, { path, files, body }] of Object.entries(TROUBLES))
  test(`${what}: its heading has the focus, and again when it is tried in vain`, async ({ page }) => {
    await becomePlayer(page.request);
    await page.route(files, (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto(path);
    await expect(heading(page)).toBeFocused();
    await page.getByRole('button', { name: /try again/i }).click();
    await expect(heading(page)).toBeFocused();
  });

for (const width of [360, 1280])
  test(`nothing moves under a finger while the reason is looked for: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await becomePlayer(page.request);
    await page.route('**/assets/game-*.js', (route) => route.abort());
    let tell = () => {};
    const asked = new Promise<void>((resolve) => (tell = resolve));
    await page.route('**/healthz', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(ONE_GAME);
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    const before = await again.boundingBox();
    await expect(page.getByText(/It isn't your fault/)).toHaveCount(0);
    tell();
    await expect(page.getByText(/It isn't your fault/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Say it again' })).toBeVisible();
    expect(await again.boundingBox()).toEqual(before);
  });

test('a game that breaks while it is played gives the focus to what is told of it', async ({ page }) => {
  // Changes the check for a round without questions so that every round throws.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replace(/[\w.]+\.length===0\)(?=throw[^;]*a round needs a question)/, '!0)');
    await route.fulfill({ response, body });
  });
  await page.goto(ONE_GAME);
  await phase(page.locator('[data-stage]'), 'instructions');
  await page.getByRole('button', { name: 'Start Game' }).evaluate((button: HTMLElement) => {
    button.focus();
    button.click();
  });
  await expect(page.getByRole('alert')).toContainText('This game got stuck.');
  await expect(heading(page)).toBeFocused();
});

test('what goes while it has the focus gives it to the heading: a retry, a form that was sent', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.route('**/api/leaderboard', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'Retry' }).focus();
  await page.unroute('**/api/leaderboard');
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.locator('[data-own]')).toBeVisible();
  await expect(heading(page)).toBeFocused();

  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('button', { name: 'Send the link' })).toHaveCount(0);
  expect(await focused(page)).not.toContain('outside');
});
