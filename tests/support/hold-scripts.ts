import type { Page } from '@playwright/test';

/** All scripts, or those of such an address, wait until the returned function is called. */
export async function holdScripts(page: Page, address = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
