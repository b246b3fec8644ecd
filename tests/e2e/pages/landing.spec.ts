import { holdScripts } from '#tests/support/hold-scripts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** The landing page as it is served. */

test('the landing page can be read and left before any script has come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Maths your child will ask to play' })).toBeVisible();
  await expect(page.getByText('Just a moment')).toBeHidden();
  for (const [name, address] of [
    ['Start Playing', '/login'],
    ['Create Account', '/signup'],
    ['Open the whiteboard', '/board'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  release();
  await expect(page.getByRole('button', { name: 'Start Playing' })).toBeVisible();
  await expect(page.locator('#landing')).toHaveCount(0);
});
