import type { LaunchOptions } from 'playwright';
import { foundChromium } from './needs.mjs';

/** Pages for the address bar, which Chromium 156 opens beside every page, in processes of their own: a second's work each. */
const OF_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright turns off by itself: of two lists Chromium reads the last. */
const OFF_ANYWAY = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

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
    `--disable-features=${[...OF_ADDRESS_BAR, ...OFF_ANYWAY].join()}`,
  ],
};
