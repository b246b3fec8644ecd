import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { newEmail, newPlayer, round } from '#tests/server/support/client.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/product.ts';
import { hasPrometheus, prometheusFor, type Series } from './support/prometheus.ts';
import { serverProcess } from './support/server-process.ts';

const FILE = join(import.meta.dirname, '../../deploy/monitoring/grafana-board.json');
/** Grafana's grid is so many columns wide. */
const COLUMNS = 24;

const source = z.strictObject({ type: z.literal('prometheus'), uid: z.literal('${datasource}') });
const whole = z.int().nonnegative();
/** What we use of a board, as Grafana's own types for version 13 have it (`@grafana/schema`: Dashboard, timeseries Options). */
const boardSchema = z.strictObject({
  title: z.string().min(1),
  uid: z.string().min(8).max(40),
  tags: z.array(z.string()),
  schemaVersion: z.int().min(36),
  version: whole,
  editable: z.boolean(),
  graphTooltip: z.literal([0, 1, 2]),
  timezone: z.literal(['browser', 'utc']),
  refresh: z.string().regex(/^\d+[smh]$/),
  time: z.strictObject({ from: z.string().startsWith('now-'), to: z.literal('now') }),
  links: z.array(z.never()),
  annotations: z.strictObject({ list: z.array(z.never()) }),
  templating: z.strictObject({
    list: z.tuple([
      z.strictObject({
        name: z.literal('datasource'),
        label: z.string().min(1),
        type: z.literal('datasource'),
        query: z.literal('prometheus'),
        hide: z.literal(0),
      }),
    ]),
  }),
  panels: z.array(
    z.strictObject({
      id: whole,
      title: z.string().min(1),
      description: z.string().min(1),
      type: z.literal('timeseries'),
      datasource: source,
      gridPos: z.strictObject({ x: whole, y: whole, w: whole, h: whole }),
      fieldConfig: z.strictObject({
        defaults: z.strictObject({ unit: z.string(), min: z.number() }),
        overrides: z.array(
          z.strictObject({
            matcher: z.strictObject({ id: z.literal('byName'), options: z.string() }),
            properties: z.array(z.strictObject({ id: z.string(), value: z.string() })),
          }),
        ),
      }),
      options: z.strictObject({
        legend: z.strictObject({
          showLegend: z.boolean(),
          displayMode: z.literal(['list', 'table', 'hidden']),
          placement: z.literal(['bottom', 'right']),
          calcs: z.array(z.string()),
        }),
        tooltip: z.strictObject({
          mode: z.literal(['single', 'multi', 'none']),
          sort: z.literal(['asc', 'desc', 'none']),
        }),
      }),
      targets: z
        .array(
          z.strictObject({
            refId: z.string().regex(/^[A-Z]$/),
            expr: z.string().min(1),
            legendFormat: z.string().min(1),
            datasource: source,
          }),
        )
        .min(1),
    }),
  ),
});
type Panel = z.infer<typeof boardSchema>['panels'][number];
type Target = Panel['targets'][number];

const read = (): unknown => JSON.parse(readFileSync(FILE, 'utf8'));
const all = () =>
  boardSchema.parse(read()).panels.flatMap((panel) => panel.targets.map((target) => ({ panel, target })));

/** In Grafana's names, by what a query is about; the first that fits. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/rate\(process_cpu_seconds_total/, 'percentunit'],
  [/histogram_quantile|_seconds\{/, 's'],
  [/rate\(nook_http_request_seconds_count/, 'reqps'],
  [/rate\(\w+_total/, 'cps'],
  [/_bytes\{/, 'bytes'],
  [/./, 'short'],
];

function unitOf({ fieldConfig }: Panel, { legendFormat }: Target): string {
  const own = fieldConfig.overrides.find(({ matcher }) => matcher.options === legendFormat);
  return own?.properties.find(({ id }) => id === 'unit')?.value ?? fieldConfig.defaults.unit;
}

it('the board is what Grafana reads: every field of its type, each panel in a place of its own', () => {
  const { panels } = boardSchema.parse(read());
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(COLUMNS);
    return Array.from({ length: w * h }, (_, n) => `${x + (n % w)}/${y + Math.floor(n / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
  for (const { targets, fieldConfig } of panels) {
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    const names = targets.map(({ legendFormat }) => legendFormat);
    for (const { matcher } of fieldConfig.overrides) expect(names).toContain(matcher.options);
  }
});

it('every query is shown in the unit of what it gives', () => {
  for (const { panel, target } of all()) {
    const [, unit] = UNITS.find(([about]) => about.test(target.expr))!;
    expect([panel.title, target.expr, unitOf(panel, target)]).toEqual([panel.title, target.expr, unit]);
  }
});

/** Two copies over one database, on which a child plays, somebody guesses and one thing is broken, until the test ends. */
async function busy(): Promise<readonly number[]> {
  const { url } = await freshDatabase();
  const ports = [await freePort(), await freePort()];
  const servers = [];
  for (const port of ports) {
    const server = await serverProcess(url, { METRICS_PORT: String(port), LOG_LEVEL: 'silent' });
    await server.start();
    servers.push(server);
  }
  const first = await newPlayer(servers[0]!.url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter table nooks rename to elsewhere');
  await client.end();
  let going = true;
  const play = async (player: typeof first) => {
    while (going) {
      await player.get('/api/profile');
      await player.get('/api/leaderboard');
      expect((await player.post('/api/progress', round())).status).toBe(200);
      expect((await player.get('/api/nook')).status).toBe(500);
      expect((await fetch(`${player.url}/api/profile`)).status).toBe(401);
      await fetch(`${player.url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: newEmail(), password: 'not it at all' }),
      });
      await sleep(100);
    }
  };
  const played = Promise.all(servers.map(({ url }) => play(first.copy(url) as typeof first)));
  onTestFinished(async () => {
    going = false;
    await played;
  });
  return ports;
}

it('every query gives what its panel and its legend promise, asked of a real Prometheus', async () => {
  if (!hasPrometheus) return console.log('Prometheus is not installed: the board was not asked of it');
  const ports = await busy();
  const ask = await prometheusFor(ports);
  const shown: Record<string, string>[] = [];
  for (const { panel, target } of all()) {
    const query = target.expr.replaceAll('$__rate_interval', '20s');
    let found: readonly Series[] = [];
    // Of a route that nobody asked lately there is no time: Grafana leaves it out, too.
    const isThere = async () => {
      found = (await ask(query)).filter(({ value }) => Number.isFinite(value));
      return found.length > 0;
    };
    await expect.poll(isThere, { message: `${panel.title}: ${query}` }).toBe(true);
    const labels = [...target.legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!);
    for (const { metric } of found) for (const label of labels) expect(metric[label]).toBeTruthy();
    // What tells series apart is in the legend, or two lines have one name.
    const named = found.map(({ metric }) => labels.map((label) => metric[label]).join(' '));
    expect(new Set(named).size, query).toBe(found.length);
    const most = Math.max(...found.map(({ value }) => value));
    shown.push({
      panel: panel.title,
      line: target.legendFormat,
      series: String(found.length),
      most: `${most.toPrecision(3)} ${unitOf(panel, target)}`,
    });
  }
  console.table(shown);
  // What a query gives is also in proportion: two copies are ready, and the broken thing is what fails.
  expect((await ask('sum(nook_ready{job="nook"})'))[0]!.value).toBe(2);
  expect((await ask('ALERTS{alertstate="firing"}')).map(({ metric }) => metric.alertname)).toContain(
    'NookErrors',
  );
});
