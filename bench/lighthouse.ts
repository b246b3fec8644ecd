import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM } from '#tests/support/browser.ts';
import { withBrowsing, type Browsing } from './browsing.ts';
import { atLeast, median, type Part, type Row } from './report.ts';

/** No package of the product's: npm fetches it when this part is asked for. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TURNS = 3;
/** Chromium's trace sometimes lacks the beginning of a visit: Lighthouse then says NO_NAVSTART, and measures nothing. */
const TRIES = 3;
const PAGES = [
  { path: '/', signedIn: false, least: 95 },
  { path: '/home', signedIn: true, least: 90 },
  { path: '/play', signedIn: true, least: 90 },
] as const;

/** The parts of a report that are read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly finalDisplayedUrl: string;
  /** What this machine is worth in Lighthouse's own short test: its phone is this machine, four times slower. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

const runCommand = promisify(execFile);

/** One visit as Lighthouse's phone: its line and processor are reckoned from the visit, not emulated. */
async function reportOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  folder: string,
): Promise<Report> {
  const [out, extra] = [join(folder, 'report.json'), join(folder, 'headers.json')];
  writeFileSync(extra, JSON.stringify(headers));
  await runCommand(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--only-categories=performance',
      '--form-factor=mobile',
      '--throttling-method=simulate',
      '--output=json',
      `--output-path=${out}`,
      `--extra-headers=${extra}`,
      `--chrome-flags=--headless=new ${CHROMIUM.args!.join(' ')}`,
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: CHROMIUM.executablePath } },
  );
  const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse at ${url}: ${report.runtimeError.message}`);
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return report;
}

async function triedReportOf(...visit: Parameters<typeof reportOf>): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await reportOf(...visit);
    } catch (error) {
      if (tries === TRIES || !String(error).includes('NO_NAVSTART')) throw error;
    }
  }
}

async function pageRows(
  { proxy, cookie }: Browsing,
  { path, signedIn, least }: (typeof PAGES)[number],
  folder: string,
): Promise<Row[]> {
  const headers: Record<string, string> = signedIn ? { Cookie: `${cookie.name}=${cookie.value}` } : {};
  const reports: Report[] = [];
  for (let turn = 0; turn < TURNS; turn++)
    reports.push(await triedReportOf(proxy.url + path, headers, folder));
  const middle = (audit: string) => median(reports.map(({ audits }) => audits[audit]!.numericValue));
  const scores = reports.map(({ categories }) => Math.round(categories.performance.score * 100));
  return [
    atLeast(least, { what: `${path}: score`, value: median(scores), unit: `of ${scores.join(', ')}` }),
    { what: '  first contentful paint', value: middle('first-contentful-paint'), unit: 'ms' },
    { what: '  largest contentful paint', value: middle('largest-contentful-paint'), unit: 'ms' },
    { what: '  speed index', value: middle('speed-index'), unit: 'ms' },
    { what: '  total blocking time', value: middle('total-blocking-time'), unit: 'ms' },
    { what: '  cumulative layout shift', value: middle('cumulative-layout-shift'), unit: '' },
    {
      what: '  benchmark index of the machine meanwhile',
      value: median(reports.map(({ environment }) => environment.benchmarkIndex)),
      unit: '',
    },
  ];
}

/** Lighthouse's phone: performance of the pages that a child sees first. */
export async function run(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'nook-lighthouse-'));
  const rows: Row[] = [];
  try {
    await withBrowsing(async (browsing) => {
      for (const page of PAGES) rows.push(...(await pageRows(browsing, page, folder)));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { name: `Lighthouse 12, phone, middle of ${TURNS}`, rows };
}
