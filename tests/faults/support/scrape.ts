import { expect } from 'vitest';

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Scrape {
  readonly text: string;
  readonly samples: readonly Sample[];
  /** Names of those that only rise. */
  readonly counters: ReadonlySet<string>;
  /** The sum of all samples of a name whose labels are like these. */
  sum(name: string, labels?: Readonly<Record<string, RegExp>>): number;
}

const LINE = /^([a-z0-9_]+)(?:\{(.*)\})? (\S+)$/;

/** What Prometheus reads: the metrics of a running server. */
export async function scrape(url: string): Promise<Scrape> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const counters = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n')) {
    const [, family, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (type === 'counter') counters.add(family!);
    if (type === 'histogram') for (const end of ['bucket', 'sum', 'count']) counters.add(`${family}_${end}`);
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined) continue;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
    samples.push({
      name,
      labels: Object.fromEntries(pairs) as Record<string, string>,
      value: Number(value === '+Inf' ? Infinity : value),
    });
  }
  return {
    text,
    samples,
    counters,
    sum: (name, wanted = {}) =>
      samples
        .filter((one) => one.name === name)
        .filter(({ labels }) => Object.entries(wanted).every(([key, like]) => like.test(labels[key] ?? '')))
        .reduce((sum, { value }) => sum + value, 0),
  };
}
