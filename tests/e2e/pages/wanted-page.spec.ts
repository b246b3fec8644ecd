import { mailedLink, signUp, someone, type Account } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import type { Page } from '@playwright/test';

/** From a page that needs an account to the mail, without one. */
async function askForAccount(page: Page, wanted: string, { email, password }: Account): Promise<void> {
  await page.goto(wanted);
  await page.getByRole('link', { name: 'Create one now' }).click();
  await expect(page).toHaveURL(/\/signup\?redirect=/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/email-confirmation/);
}

async function setUp(page: Page, { username }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/profile-setup/);
  await page.getByLabel('Player name').fill(username);
  await page.getByLabel('Age', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Save and Play' }).click();
}

test('a stranger with the link of a game ends on that game', async ({ page }) => {
  const account = someone();
  await askForAccount(page, '/play/number-trail', account);
  await page.goto(await mailedLink(page.request, account.email, '/auth/confirm'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await setUp(page, account);
  await expect(page).toHaveURL('/play/number-trail');
});

test('also when the mail is opened in another browser, where a password is chosen first', async ({
  page,
  browser,
  product,
}) => {
  const account = someone();
  await askForAccount(page, '/play/number-trail', account);
  const link = await mailedLink(page.request, account.email, '/auth/confirm');

  const elsewhere = await browser.newPage({ baseURL: product.url });
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
  const password = elsewhere.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('123456');
  await elsewhere.getByRole('button', { name: 'Save and go on' }).click();
  await expect(password).toHaveAccessibleDescription(/easy to guess/);
  await password.fill('three quiet badgers');
  await password.press('Enter');
  await setUp(elsewhere, account);
  await expect(elsewhere).toHaveURL('/play/number-trail');

  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('three quiet badgers');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await elsewhere.close();
});

test("somebody else's link changes who is signed in only after a press on a page that names both", async ({
  page,
  browser,
  product,
}) => {
  const [reader, stranger] = [someone(), someone()];
  await signUp(page.request, reader);
  const elsewhere = await browser.newContext({ baseURL: product.url });
  await elsewhere.request.post('/api/auth/signup', {
    data: { email: stranger.email, password: stranger.password },
  });
  const link = await mailedLink(elsewhere.request, stranger.email, '/auth/confirm');
  const who = async () => (await (await page.request.get('/api/auth/session')).json()).session.user.email;

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(`You're signed in here as ${reader.email}.`);
  await expect(main).toContainText(`This link belongs to ${stranger.email}.`);
  expect(await who()).toBe(reader.email);

  await page.getByRole('button', { name: `Go on as ${stranger.email}` }).click();
  await page.getByLabel('Password', { exact: true }).fill('three quiet badgers');
  expect(await who()).toBe(reader.email);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page).toHaveURL(/\/profile-setup/);
  expect(await who()).toBe(stranger.email);
  await elsewhere.close();
});
