import { OAuth2Server } from 'oauth2-mock-server';
import { expect, test } from '@playwright/test';
import { becomePlayer } from '#tests/support/accounts.ts';
import { startProduct, type Product } from '#tests/support/product.ts';

let google: OAuth2Server;
let product: Product;
/** The user that the stand-in for Google reports. */
let person: Readonly<Record<string, unknown>>;

test.beforeAll(async () => {
  google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on('beforeUserinfo', (response: { body: unknown }) => {
    response.body = person;
  });
  const base = `http://127.0.0.1:${google.address().port}`;
  product = await startProduct({
    RATE_LIMITS: 'off',
    GOOGLE_CLIENT_ID: 'test-client',
    GOOGLE_CLIENT_SECRET: 'test-secret',
    GOOGLE_AUTHORIZATION_URL: `${base}/authorize`,
    GOOGLE_TOKEN_URL: `${base}/token`,
    GOOGLE_USERINFO_URL: `${base}/userinfo`,
  });
});
test.afterAll(async () => {
  await product.stop();
  await google.stop();
});

test('coming back from Google as somebody else asks whose turn it is, and names both', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: product.url });
  const account = await becomePlayer(page.request);
  person = { sub: 'g-other', email: 'somebody.else@example.org', email_verified: true };
  const question = page.getByText("You're signed in here as");

  await page.goto('/auth/google?redirect=/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whose turn is it?');
  await expect(question).toContainText(account.email);
  await expect(question).toContainText('somebody.else@example.org');
  await page.getByRole('link', { name: `Stay signed in as ${account.email}` }).click();
  await expect(page).toHaveURL('/home');
  const { session } = await (await page.request.get('/api/auth/session')).json();
  expect(session.user.email).toBe(account.email);

  await page.goto('/auth/google?redirect=/leaderboard');
  await page.getByRole('button', { name: 'Go on as somebody.else@example.org' }).click();
  await expect(page).toHaveURL(/\/profile-setup\?.*redirect=%2Fleaderboard/);
  await page.close();
});

test('another Google account with the address is refused, with a way in by mail', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: product.url });
  const email = 'passed.on@example.org';
  person = { sub: 'g-first', email, email_verified: true };
  await page.goto('/auth/google');
  await expect(page).toHaveURL(/\/profile-setup/);
  await page.request.post('/api/auth/signout', { data: {} });

  person = { sub: 'g-second', email, email_verified: true };
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You sign in here with another Google account that has the same email address.',
  );
  await page.getByRole('link', { name: 'Choose a password by mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await page.close();
});
