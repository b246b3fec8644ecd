import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

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
