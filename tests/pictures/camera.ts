import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { ensureBuilt } from '#server/prepare.mjs';
import { CHROMIUM } from '#tests/support/browser.ts';
import { freePort, startProduct } from '#tests/support/product.ts';
import { offerFourTextureUnits } from '#tests/support/webgl.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const PACKAGES = realpathSync(join(ROOT, 'node_modules'));

const ANY_SIZE = { width: 320, height: 240 };
/** The first page of all makes the server read every source. */
const START_MS = 120_000;

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the workbench's address says beside what every picture has in common. */
export type Address = Readonly<Record<string, string | number>>;

export interface ExhibitEntry {
  readonly name: string;
  readonly about: string;
  /** Width and height in design pixels. */
  readonly room: readonly number[];
  /** 0: it does not move. */
  readonly seconds: number;
}

/** Takes pictures of a workbench. */
export interface Camera {
  /** The stage as an address opens it, so many seconds after that moment each (ascending), as JPEG. */
  shoot(address: Address, size: Size, seconds?: readonly number[]): Promise<readonly Buffer[]>;
  /** The same as a PNG, in which every pixel is as it was drawn. Rejects with what is wrong in the address. */
  exact(address: Address, size: Size, seconds: number): Promise<Buffer>;
  /** The movements ("fx") or things ("sprite") that the workbench can show alone. */
  exhibits(kind: 'fx' | 'sprite'): Promise<readonly ExhibitEntry[]>;
  /** A picture of a document of our own. */
  print(html: string, width: number): Promise<Buffer>;
  /** Goes on with fresh pages. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** root: where the sources are, ours or those of another commit; its packages may be a link to ours. */
export async function openCamera(root = ROOT): Promise<Camera> {
  const port = await freePort();
  // Nothing is watched: a file that is saved meanwhile must not open the page anew in the middle of a picture.
  const vite = await createServer({
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    // Of its own: a development server that starts meanwhile would take the packages away.
    cacheDir: root === ROOT ? `${ROOT}/node_modules/.vite-pictures` : `${root}/.vite-pictures`,
    // Fonts behind a link are served from where they are.
    server: {
      port,
      strictPort: true,
      hmr: false,
      watch: null,
      fs: { allow: [root, PACKAGES] },
    },
  });
  await vite.listen();
  return cameraAt(`http://localhost:${port}`, () => vite.close());
}

/** The same of the built product's workbench. */
export async function openBuiltCamera(): Promise<Camera> {
  ensureBuilt({ lab: true });
  const product = await startProduct();
  return cameraAt(product.url, () => product.stop());
}

/** address: of the server of a workbench, which `close` ends. */
async function cameraAt(address: string, close: () => Promise<void>): Promise<Camera> {
  const browser = await chromium.launch(CHROMIUM);
  const pages = new Map<string, Page>();

  const pageFor = async (size: Size) => {
    const name = `${size.width}x${size.height}`;
    const known = pages.get(name);
    if (known) return known;
    const page = await browser.newPage({ viewport: size });
    await page.addInitScript(offerFourTextureUnits);
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(`${address}/workbench.html?bare&mute&speed=0`, { timeout: START_MS });
    await page.waitForFunction(() => window.__workbench?.ready, undefined, { timeout: START_MS });
    pages.set(name, page);
    return page;
  };

  const step = (page: Page, by: number) => page.evaluate((seconds) => window.__workbench!.step(seconds), by);

  /** The page of this size, with the moment open in it. */
  const open = async (moment: Address, size: Size) => {
    const page = await pageFor(size);
    const search = new URLSearchParams({ seed: '7', ...mapToText(moment) });
    await page.evaluate((rest) => window.__workbench!.open(`?bare&mute&speed=0&${rest}`), search.toString());
    return { page, search };
  };

  return {
    async exact(moment, size, seconds) {
      const { page } = await open(moment, size);
      await step(page, seconds);
      return page.screenshot();
    },
    async shoot(moment, size, seconds = [0]) {
      const { page, search } = await open(moment, size);
      const pictures: Buffer[] = [];
      let now = 0;
      for (const at of seconds) {
        await step(page, at - now);
        pictures.push(await page.screenshot({ type: 'jpeg', quality: 90 }));
        now = at;
      }
      const problems = await page.evaluate(() => window.__workbench!.problems());
      if (problems.length > 0) console.warn(`${search}: ${problems.join('; ')}`);
      return pictures;
    },
    async exhibits(kind) {
      const page = await pageFor(ANY_SIZE);
      return page.evaluate((kind) => {
        return Object.entries(window.__workbench!.exhibits[kind]).map(([name, { about, room, seconds }]) => ({
          name,
          about,
          room,
          seconds,
        }));
      }, kind);
    },
    async print(html, width) {
      const page = await browser.newPage({ viewport: { width, height: 200 } });
      await page.setContent(html);
      const picture = await page.screenshot({ fullPage: true });
      await page.close();
      return picture;
    },
    async renew() {
      for (const page of pages.values()) await page.close();
      pages.clear();
    },
    async close() {
      await browser.close();
      await close();
    },
  };
}

const mapToText = (search: Address) =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
