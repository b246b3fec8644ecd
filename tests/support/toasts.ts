import { expect, type Page } from '@playwright/test';

/** Runs something long and waits for this toast at the same time: toasts disappear by themselves. */
export async function seesToast(page: Page, text: string, doing: () => Promise<unknown>): Promise<void> {
  const seen = expect(page.locator('[data-toast]')).toHaveText(text, { timeout: 120_000 });
  await Promise.all([seen, doing()]);
}
