import { isDebianRoot } from '#tests/support/needs.mjs';
import { startChromium } from './chromium.ts';
import { debianHas, ensureDebianEngines } from './debian-packages.ts';
import type { DrivenBrowser, Viewport } from './driven-browser.ts';
import { startFirefox } from './firefox.ts';
import { ensureOldChromiums, findOldChromium, type OldChromium } from './old-chromiums.ts';
import { ensurePlaywright, playwrightHas, startPlaywright } from './playwright-browser.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'firefox-esr' | 'webkitgtk' | 'wpe' | OldChromium;

/** Starts a browser with an empty profile. */
export type StartEngine = (viewport: Viewport) => Promise<DrivenBrowser>;

/**
 * These builds are for servers: they cannot find helper programs, and their network process, which would lose its
 * cookies when it ends, has to run in-process. Without WebGL, as on boards with drivers of that age.
 */
const OLD_ARGS = [
  '--disable-gpu',
  '--disable-3d-apis',
  '--no-zygote',
  '--enable-features=NetworkServiceInProcess,NetworkServiceInProcess2',
];

const oldChromium = (name: OldChromium) => (): StartEngine | undefined => {
  const found = findOldChromium(name);
  return found && ((viewport) => startChromium(viewport, { ...found, args: OLD_ARGS }));
};

const FINDERS: Readonly<Record<EngineName, () => StartEngine | undefined>> = {
  'firefox-esr': () => {
    if (debianHas('firefox-esr')) return (viewport) => startFirefox(viewport);
    return playwrightHas('firefox') ? (viewport) => startPlaywright(viewport, 'firefox') : undefined;
  },
  webkitgtk: () => {
    if (debianHas('webkitgtk')) return (viewport) => startWebKit(viewport, 'gtk');
    return playwrightHas('webkit') ? (viewport) => startPlaywright(viewport, 'webkit') : undefined;
  },
  wpe: () => (debianHas('wpe') ? (viewport) => startWebKit(viewport, 'wpe') : undefined),
  'chromium-89': oldChromium('chromium-89'),
  'chromium-103': oldChromium('chromium-103'),
  'chromium-109': oldChromium('chromium-109'),
};

/** How to start an engine, or undefined when it is not available here. */
export const findEngine = (name: EngineName): StartEngine | undefined => FINDERS[name]();

/** Installs every missing engine that is available here. */
export function ensureEngines(): void {
  if (isDebianRoot()) ensureDebianEngines();
  else ensurePlaywright();
  ensureOldChromiums();
}
