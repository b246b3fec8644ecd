import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Sample, Scrape } from './scrape.ts';

const PROGRAM = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'promtool'))
  .find((file) => existsSync(file));
export const RULES = join(import.meta.dirname, '../../../deploy/monitoring/alerts.yml');
/** Minutes of either state: longer than any alert looks back and waits. */
const MINUTES = 30;

export const hasPromtool = PROGRAM !== undefined;

/** Runs Debian's promtool (package `prometheus`); gives what it complains of, empty when nothing. */
export function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(PROGRAM!, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}\n${stderr}`;
}

const keyOf = ({ name, labels }: Sample) =>
  `${name}{${Object.entries({ ...labels, job: 'nook', instance: 'one:9464' })
    .map(([key, value]) => `${key}="${value}"`)
    .join(',')}}`;

/**
 * Prometheus' own verdict on the rules, over half an hour as it was before and half an hour as it is after: what rose
 * between the two goes on rising like that each minute. Empty when exactly this alert is raised, and not before.
 */
export function verdict(alert: string, before: Scrape, after: Scrape): string {
  const earlier = new Map(before.samples.map((sample) => [keyOf(sample), sample.value]));
  const series = after.samples
    .filter(({ value }) => Number.isFinite(value))
    .map((sample) => {
      const was = earlier.get(keyOf(sample));
      const isCounter = after.counters.has(sample.name);
      const from = was ?? (isCounter ? 0 : sample.value);
      const [start, step] = isCounter ? [from, sample.value - from] : [sample.value, 0];
      return {
        series: keyOf(sample),
        values: `${from}+0x${MINUTES} ${start}+${Math.max(0, step)}x${MINUTES}`,
      };
    });
  const up = { series: 'up{job="nook",instance="one:9464"}', values: `1+0x${2 * MINUTES}` };
  const raised = (at: number, samples: readonly object[]) => ({
    expr: 'sum by (alertname) (ALERTS{alertstate="firing"})',
    eval_time: `${at}m`,
    exp_samples: samples,
  });
  const home = mkdtempSync(join(tmpdir(), 'nook-rules-'));
  copyFileSync(RULES, join(home, 'alerts.yml'));
  // Prometheus reads JSON as YAML.
  const file = {
    rule_files: ['alerts.yml'],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: [up, ...series],
        promql_expr_test: [
          raised(MINUTES - 1, []),
          raised(2 * MINUTES - 1, [{ labels: `{alertname="${alert}"}`, value: 1 }]),
        ],
      },
    ],
  };
  writeFileSync(join(home, 'test.yml'), JSON.stringify(file));
  const said = promtool('test', 'rules', join(home, 'test.yml'));
  rmSync(home, { recursive: true, force: true });
  return said;
}
