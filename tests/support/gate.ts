import type { Page } from '@playwright/test';

/** Passes the gate as a grown-up does: holds the button for its three seconds, then types a year. */
export async function openGate(page: Page, year = '1985'): Promise<void> {
  const hold = page.getByRole('button', { name: 'Hold for 3 seconds' });
  await hold.hover();
  await page.mouse.down();
  const field = page.getByLabel('Which year were you born in?');
  await field.waitFor();
  await page.mouse.up();
  await field.fill(year);
  await field.press('Enter');
}
