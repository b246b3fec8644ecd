import { chromium, type Page } from 'playwright';
import { CHROMIUM } from '#tests/support/browser.ts';
import { countingProxy, type CountingProxy } from '#tests/support/counting-proxy.ts';
import { withDatabases } from './databases.ts';
import { startProductServer, type MeasuredServer } from './servers.ts';
import { createWorld } from './world.ts';

interface Visitor {
  readonly signedIn: boolean;
  /** Whether the page may install its service worker, whose own fetches no emulated line slows; if not told, it may. */
  readonly worker?: boolean;
}

/** The built product and a browser without a cache. */
export interface Browsing {
  readonly server: MeasuredServer;
  /** The proxy between them. */
  readonly proxy: CountingProxy;
  /** A page in a new browser context. */
  newPage(visitor: Visitor): Promise<Page>;
}

const SCREEN = { width: 1920, height: 1080 };

/** Runs work with the product and a browser on a 1080p screen. */
export const withBrowsing = <T>(work: (browsing: Browsing) => Promise<T>): Promise<T> =>
  withDatabases(async (databases) => {
    const url = await databases.add();
    const [player] = await createWorld(url, 100, 1);
    const server = await startProductServer(url);
    const proxy = await countingProxy(server.url);
    const browser = await chromium.launch(CHROMIUM);
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(player!.cookie) ?? [];
    try {
      return await work({
        server,
        proxy,
        async newPage({ signedIn, worker = true }) {
          const serviceWorkers = worker ? 'allow' : 'block';
          const context = await browser.newContext({ viewport: SCREEN, serviceWorkers });
          if (signedIn) await context.addCookies([{ name, value, url: proxy.url }]);
          return context.newPage();
        },
      });
    } finally {
      await browser.close();
      await proxy.close();
      await server.stop();
    }
  });
