import { chromium } from 'playwright';
import { CHROMIUM } from '#tests/support/browser.ts';
import { startChromium } from './chromium.ts';
import type { DrivenBrowser, Viewport } from './driven-browser.ts';

/** The Chromium of all other tests, as the reference for other engines' pictures. */
export const startToday = (viewport: Viewport): Promise<DrivenBrowser> =>
  startChromium(viewport, {
    binary: CHROMIUM.executablePath ?? chromium.executablePath(),
    args: CHROMIUM.args,
  });
