import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit, type BrowserType } from 'playwright';
import { ROOT } from '#server/prepare.mjs';
import { PRESS_MS, type DrivenBrowser, type NamedKey, type Viewport } from './driven-browser.ts';

const TYPES = { firefox, webkit } as const;
export type PlaywrightKind = keyof typeof TYPES;

/** Whether Playwright has downloaded this browser. */
export const playwrightHas = (kind: PlaywrightKind): boolean => existsSync(TYPES[kind].executablePath());

/** Downloads the missing ones. Those that are unavailable are reported and stay missing. */
export function ensurePlaywright(): void {
  const missing = (Object.keys(TYPES) as PlaywrightKind[]).filter((kind) => !playwrightHas(kind));
  if (missing.length === 0) return;
  console.log(`Getting other browsers (once): ${missing.join(', ')}...`);
  const program = join(ROOT, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [program, 'install', ...missing], { stdio: 'inherit' });
}

/** A browser downloaded by Playwright, for systems without Debian's packages. */
export async function startPlaywright(viewport: Viewport, kind: PlaywrightKind): Promise<DrivenBrowser> {
  const type: BrowserType = TYPES[kind];
  const browser = await type.launch();
  const context = await browser.newContext({ viewport, hasTouch: kind !== 'firefox' });
  const page = await context.newPage();
  const logs: string[] = [];
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') logs.push(`${said.type()}: ${said.text()}`);
  });
  page.on('pageerror', (error) => logs.push(`exception: ${error.message}`));
  const nameOf = (key: NamedKey) => ({ Space: ' ', BackTab: 'Shift+Tab' })[key as string] ?? key;
  return {
    name: `Playwright's ${kind} ${browser.version()}`,
    goto: async (address) => void (await page.goto(address)),
    async evaluate(run, ...given) {
      const text = `(${run})(...${JSON.stringify(given)})`;
      return page.evaluate(text) as never;
    },
    async tap(x, y, by = 'mouse') {
      if (by === 'touch') return page.touchscreen.tap(x, y);
      await page.mouse.click(x, y, { delay: PRESS_MS });
    },
    key: (key) => page.keyboard.press(nameOf(key)),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    resize: (size) => page.setViewportSize(size),
    cookies: () => context.cookies(),
    setCookie: async ({ name, value }) => context.addCookies([{ name, value, url: page.url() }]),
    logs: () => logs,
    stop: () => browser.close(),
  };
}
