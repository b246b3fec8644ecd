import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright';

/** The system's Chromium, or undefined for the one that Playwright installed. CHROMIUM_PATH takes precedence. */
function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'chromium')).find((file) => existsSync(file));
}

/**
 * How every test starts the browser. Pictures differ between sets of flags, never within one; --disable-gpu draws WebGL
 * in software and keeps 2D and pages fast.
 */
export const CHROMIUM: LaunchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
