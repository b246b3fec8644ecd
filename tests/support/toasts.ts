import { expect, type Page } from '@playwright/test';

/** Does something long and sees this one toast, meanwhile or at its end: toasts go by themselves. */
export async function seesToast(page: Page, text: string, doing: () => Promise<unknown>): Promise<void> {
  const seen = expect(page.locator('[data-toast]')).toHaveText(text, { timeout: 120_000 });
  await Promise.all([seen, doing()]);
}
