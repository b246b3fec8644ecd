import type { Page } from '@playwright/test';
import { mailedLink, someone, type Account } from '#tests/support/accounts.ts';
import { openGate } from '#tests/support/gate.ts';
import { playGame, pressByMouse } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

test('a child signs up, plays, stands on the leaderboard, and finds it all again after a crash', async ({
  page,
  product,
}) => {
  await page.addInitScript(paintNothing);
  const child = someone();
  const problems = watch(page);

  await test.step('sign up and follow the link in the mail', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create Account' }).first().click();
    await page.getByLabel('Email', { exact: true }).fill(child.email);
    await page.getByLabel('Password', { exact: true }).fill(child.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/email-confirmation/);
    await page.goto(await mailedLink(page.request, child.email, '/auth/confirm'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page).toHaveURL(/profile-setup/);
  });

  await test.step('set up a profile', async () => {
    await page.getByLabel('Player name').fill(child.username);
    await page.getByLabel('Age', { exact: true }).fill('5');
    await page.getByRole('radio', { name: 'Owl' }).check();
    await page.getByRole('button', { name: 'Save and Play' }).click();
    await expect(page).toHaveURL('/play');
  });

  await test.step('go home, and open Total Treasure Hunt', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: `Welcome back, ${child.username}!` })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'All Games' }).click();
    await page.getByRole('link', { name: 'Total Treasure Hunt' }).first().click();
    await expect(page).toHaveURL('/play/total-treasure-hunt');
  });

  await test.step('play ten questions with two mistakes', async () => {
    const end = await playGame(page, { press: pressByMouse, wrongAt: [3, 6] });
    expect(end.heading).toBe('Great Job');
    for (const text of ['8 / 10', '80%', '+8 XP', '+9 Coins']) expect(end.text).toContain(text);
  });

  await expectProgress(page, child);
  await test.step('sign out and in again', async () => {
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await openGate(page);
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(child.email);
    await page.getByLabel('Password', { exact: true }).fill(child.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/home');
  });
  await expectProgress(page, child);
  await test.step('kill the server and start it', () => product.killAndStart());
  await expectProgress(page, child);
  expect(problems).toEqual([]);
});

/** What eight right answers out of ten earn. */
function expectProgress(page: Page, { username }: Account): Promise<void> {
  return test.step('8 XP and 9 coins on the profile, first on the leaderboard', async () => {
    await page.goto('/profile');
    const stat = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd').first();
    await expect(stat('Experience')).toContainText('8');
    await expect(stat('Coins')).toContainText('9');
    await page.goto('/leaderboard');
    const row = page.getByRole('listitem').filter({ hasText: username });
    await expect(row).toContainText('Lv.1');
    await expect(row).toContainText('8');
  });
}

/** Errors of the page, and of the content security policy, as they come. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}
