import type { Browser, Page } from '@playwright/test';
import { becomePlayer, finishGame, someone, type Account } from '#tests/support/accounts.ts';
import { violations } from '#tests/support/axe.ts';
import { openGate } from '#tests/support/gate.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** Another player on the leaderboard; typed: whose typed name others read, else a made-up one. */
async function another(
  browser: Browser,
  { baseURL, account = someone(), typed = true }: { baseURL?: string; account?: Account; typed?: boolean },
): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const suggestion = async () => {
    const answer = await context.request.get('/api/profile/name-suggestion');
    return ((await answer.json()) as { username: string }).username;
  };
  await becomePlayer(context.request, account);
  if (typed) await context.request.post('/api/gate', { data: {} });
  const data = typed ? { show_name: true } : { username: await suggestion() };
  const { username } = (await (await context.request.patch('/api/profile', { data })).json()) as Account;
  await finishGame(context.request, 'number-trail', 9);
  await context.close();
  return username;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Report a name' });
const LINK = 'For grown-ups: report a name';

test('a grown-up chooses among typed names alone, is asked once more, and is left where they were', async ({
  page,
  browser,
  baseURL,
}) => {
  const typed = await another(browser, { baseURL });
  const madeUp = await another(browser, { baseURL, typed: false });
  const own = await becomePlayer(page.request);
  await page.goto('/leaderboard');
  const rows = page.getByRole('main').locator('ol > li');
  await expect(rows.filter({ hasText: madeUp })).toHaveCount(1);
  const link = page.getByRole('button', { name: LINK });
  await link.click();
  await openGate(page);
  const dialog = dialogOf(page);
  const choice = dialog.getByRole('button', { name: `Report the name ${typed}` });
  await expect(choice).toBeVisible();
  await expect(dialog.getByText('Is one of these names unkind')).toBeFocused();
  for (const name of [madeUp, own.username]) await expect(dialog.getByText(name)).toHaveCount(0);
  expect.soft(await violations(page), 'names to choose from').toEqual([]);
  // The list behind is unchanged.
  await expect(rows.filter({ hasText: typed })).toContainText('Lv.1');

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await choice.click();
  await expect(dialog.getByText(`Report the name ${typed}?`)).toBeFocused();
  await dialog.getByRole('button', { name: 'No, go back' }).click();
  await expect(choice).toBeFocused();
  expect(sent.filter((url) => url.endsWith('/report'))).toEqual([]);
  await choice.click();
  expect.soft(await violations(page), 'asked once more').toEqual([]);
  const reported = page.waitForResponse(/\/report$/);
  await dialog.getByRole('button', { name: 'Yes, report it' }).click();
  expect((await reported).status()).toBe(204);
  await expect(dialog.getByText('Thank you. We will look at that name.')).toBeFocused();
  expect.soft(await violations(page), 'done').toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  // What was reported is not asked about again.
  await link.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Loading names')).toHaveCount(0);
  await expect(choice).toHaveCount(0);
});

test('a name is reported by keyboard alone; Escape leaves without a word', async ({
  page,
  browser,
  baseURL,
}) => {
  const typed = await another(browser, { baseURL });
  await becomePlayer(page.request);
  await page.request.post('/api/gate', { data: {} });
  await page.goto('/leaderboard');
  const link = page.getByRole('button', { name: LINK });
  const dialog = dialogOf(page);
  await link.press('Enter');
  await expect(dialog.getByText('Is one of these names unkind')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator('[data-toast]')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Is one of these names unkind')).toBeFocused();
  const choice = dialog.getByRole('button', { name: `Report the name ${typed}`, exact: false });
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (await choice.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Report the name ${typed}?`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Yes, report it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Thank you')).toBeFocused();
});

test('where nothing more may be reported today, that is said', async ({ page, browser, baseURL }) => {
  const names = [await another(browser, { baseURL })];
  for (let i = 0; i < 3; i++) names.push(await another(browser, { baseURL }));
  await becomePlayer(page.request);
  await page.request.post('/api/gate', { data: {} });
  const { names: offered } = (await (await page.request.get('/api/leaderboard/reportable')).json()) as {
    names: { id: string }[];
  };
  expect(offered.length).toBeGreaterThan(3);
  for (const { id } of offered.slice(0, 3))
    await page.request.post(`/api/leaderboard/${id}/report`, { data: {} });
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: LINK }).click();
  await expect(dialogOf(page)).toContainText('You have reported three names since yesterday.');
  await expect(dialogOf(page).getByRole('button', { name: /^Report the name/ })).toHaveCount(0);
});

test('on a phone the gate and what is behind it stand where a thumb is', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = { ...someone(), username: 'Mwmwmwmwmwmwmwmwmwmm' };
  const username = await another(browser, { baseURL, account });
  await becomePlayer(page.request);
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: LINK }).click();
  const within = async (name: string) => {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(box.y, name).toBeGreaterThan(844 * 0.4);
    expect(box.y + box.height, name).toBeLessThanOrEqual(844);
  };
  await within('Hold for 3 seconds');
  await openGate(page, '2020');
  await expect(page.getByText('Please ask a grown-up to come and help.')).toBeVisible();
  await within('Continue');
  await page.getByLabel('Which year').fill('1983');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The whole name is visible.
  const name = dialogOf(page).getByText(username);
  const { cut } = await name.evaluate((text) => ({ cut: text.scrollWidth > text.clientWidth }));
  expect(cut).toBe(false);
  await name.click();
  await within('Yes, report it');
});
