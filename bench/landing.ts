import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { slowDown, withBrowsing, type Browsing } from './browsing.ts';
import { atMost, median, type Part } from './report.ts';

const TURNS = 5;
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const MOST_OF_FLOOR = 1.2;
const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** What runs or fetches scripts in a page. */
const SCRIPTS = /<script\b[^]*?<\/script>|<link (?:rel="modulepreload"|data-later)[^>]*>/g;

/** The landing page as a static one: its HTML without scripts, packed as ours is, everything else from the product. */
async function staticPage(url: string) {
  const html = brotliCompressSync((await (await fetch(url)).text()).replace(SCRIPTS, ''));
  const floor = http.createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, HTML).end(html);
      return;
    }
    const { method, headers } = request;
    const onward = http.request(url + request.url!, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => floor.listen(0, '127.0.0.1', listening));
  return { floor, url: `http://localhost:${(floor.address() as AddressInfo).port}` };
}

/** First and largest paint of a first visit on a phone, ms. */
async function paintsOf({ newPage }: Browsing, url: string): Promise<Paints> {
  const page = await newPage({ signedIn: false, worker: false });
  await page.setViewportSize(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await slowDown(devTools, { slowLine: true, slower: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)!.startTime }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.context().close();
  return paints;
}

/** The landing page's paints against its own HTML without scripts, turn by turn in one run. */
export async function run(): Promise<Part> {
  const ours: Paints[] = [];
  const floors: Paints[] = [];
  await withBrowsing(async (browsing) => {
    const { floor, url } = await staticPage(browsing.proxy.url);
    for (let turn = 0; turn < TURNS; turn++) {
      ours.push(await paintsOf(browsing, browsing.proxy.url));
      floors.push(await paintsOf(browsing, url));
    }
    floor.close();
    floor.closeAllConnections();
  });
  const middle = (of: readonly Paints[], paint: keyof Paints) => median(of.map((one) => one[paint]));
  const rows = (['first', 'largest'] as const).flatMap((paint) => {
    const [own, least] = [middle(ours, paint), middle(floors, paint)];
    const ratio = { what: '  to its floor', value: own / least, unit: '' };
    return [
      { what: `${paint} contentful paint`, value: own, unit: 'ms' },
      { what: '  of its HTML without scripts', value: least, unit: 'ms' },
      paint === 'first' ? atMost(MOST_OF_FLOOR, ratio) : ratio,
    ];
  });
  return { name: `landing page (phone, 1.6 Mbit/s and 150 ms, processor slowed ${SLOWER} times)`, rows };
}
