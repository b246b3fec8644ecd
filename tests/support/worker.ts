import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has cached the pages and controls this one. */
export async function untilControlled(page: Page): Promise<void> {
  const isControlled = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isControlled, { timeout: 60_000 }).toBe(true);
}
