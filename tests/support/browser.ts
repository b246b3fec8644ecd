import type { LaunchOptions } from 'playwright';
import { foundChromium } from './needs.mjs';

/**
 * How every test starts the browser. Pictures differ between sets of flags, never within one; --disable-gpu draws WebGL
 * in software and keeps 2D and pages fast.
 */
export const CHROMIUM: LaunchOptions = {
  executablePath: foundChromium(),
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
