import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '#server/prepare.mjs';
import { withBrowsing, type Browsing } from './browsing.ts';
import { atMost, type Part, type Row } from './report.ts';

const LANDING_KB = 130;
/** For slow, busy machines. */
const PATIENCE_MS = 120_000;
const ROUTES = [
  { path: '/', signedIn: false },
  { path: '/login', signedIn: false },
  { path: '/home', signedIn: true },
  { path: '/play', signedIn: true },
  { path: '/leaderboard', signedIn: true },
  { path: '/profile', signedIn: true },
  { path: '/play/total-treasure-hunt', signedIn: true },
] as const;

const gzipped = (address: string) =>
  gzipSync(readFileSync(join(ROOT, 'dist/product/web', address.split('?')[0]!))).length / 1024;

async function weigh(
  { proxy, newPage }: Browsing,
  { path, signedIn }: (typeof ROUTES)[number],
): Promise<Row[]> {
  const page = await newPage({ signedIn });
  page.setDefaultTimeout(PATIENCE_MS);
  proxy.passed.length = 0;
  await page.goto(proxy.url + path, { waitUntil: 'networkidle' });
  const fetched = proxy.passed.map(({ address }) => address);
  await page.context().close();
  const sizeOf = (ending: string) =>
    fetched
      .filter((address) => address.split('?')[0]!.endsWith(ending))
      .reduce((sum, one) => sum + gzipped(one), 0);
  const script = { what: `${path}: script`, value: sizeOf('.js'), unit: 'kB' };
  return [
    path === '/' ? atMost(LANDING_KB, script) : script,
    { what: `${path}: styles`, value: sizeOf('.css'), unit: 'kB' },
  ];
}

/** Size of the code that each page fetches on a first visit, compressed. */
export async function run(): Promise<Part> {
  const rows: Row[] = [];
  await withBrowsing(async (browsing) => {
    for (const route of ROUTES) rows.push(...(await weigh(browsing, route)));
  });
  return { name: 'bundles (gzip, first visit)', rows };
}
