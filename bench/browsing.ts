import { chromium, type CDPSession, type Page } from 'playwright';
import { CHROMIUM } from '#tests/support/browser.ts';
import { countingProxy, type CountingProxy } from '#tests/support/counting-proxy.ts';
import { NOW, type Release } from './release-before.ts';
import type { MeasuredServer } from './servers.ts';

interface Visitor {
  readonly signedIn: boolean;
  /** Whether the page may install its service worker, whose own fetches no emulated line slows; if not told, it may. */
  readonly worker?: boolean;
  /** CSS pixels; if not told, a 1080p screen. */
  readonly screen?: { readonly width: number; readonly height: number };
  /** Device pixels to one of them. */
  readonly ratio?: number;
}

/** Chromium's Fast 3G, as the specification has it: 1.6 Mbit/s both ways, ms to and fro. */
const FAST_3G = { latency: 150, throughput: (1.6 * 1_000_000) / 8 };

/** How slow a page's line and processor are. */
export interface Slowness {
  readonly slowLine: boolean;
  /** Times slower than this processor is. */
  readonly slower: number;
}

/** Slows a page down by its developer tools. A service worker's own fetches stay as fast as they are. */
export async function slowDown(devTools: CDPSession, { slowLine, slower }: Slowness): Promise<void> {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (!slowLine) return;
  const { latency, throughput } = FAST_3G;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** "1.6 Mbit/s and 150 ms, processor 4 times slower". */
export const nameOfSlowness = ({ slowLine, slower }: Slowness): string =>
  `${slowLine ? '1.6 Mbit/s and 150 ms' : 'no slow line'}, processor ${slower === 1 ? 'as it is' : `${slower} times slower`}`;

/** The built product and a browser without a cache. */
export interface Browsing {
  readonly server: MeasuredServer;
  /** The proxy between them. */
  readonly proxy: CountingProxy;
  /** A player's session: for browsers of other programs. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** A page in a new browser context. */
  newPage(visitor: Visitor): Promise<Page>;
}

const SCREEN = { width: 1920, height: 1080 };

/** Runs work with the product, if not told another release as it is now, and a browser on a 1080p screen. */
export const withBrowsing = <T>(
  work: (browsing: Browsing) => Promise<T>,
  release: Release = NOW,
): Promise<T> =>
  release.withDatabases(async (databases) => {
    const url = await databases.add();
    const [player] = await release.createWorld(url, 100, 1);
    const server = await release.startProductServer(url);
    const proxy = await countingProxy(server.url);
    const browser = await chromium.launch(CHROMIUM);
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(player!.cookie) ?? [];
    try {
      return await work({
        server,
        proxy,
        cookie: { name, value },
        async newPage({ signedIn, worker = true, screen = SCREEN, ratio = 1 }) {
          const serviceWorkers = worker ? 'allow' : 'block';
          const context = await browser.newContext({
            viewport: screen,
            deviceScaleFactor: ratio,
            serviceWorkers,
          });
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
