import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '#tests/support/product.ts';

const FILES = join(import.meta.dirname, '../../../deploy/monitoring');

/** Debian's package `prometheus`. */
export const hasPrometheus = spawnSync('prometheus', ['--version'], { stdio: 'ignore' }).status === 0;

export interface Series {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Our file, but for what is replaced: each has to be there. */
function changed(name: string, ...changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`${name} has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync(join(FILES, name), 'utf8'),
  );
}

/**
 * A Prometheus by the files of deploy/monitoring that looks at these ports every second, and whose alerts wait for
 * nothing. Gives what it answers to a query now. Ends with the test.
 */
export async function prometheusFor(
  ports: readonly number[],
): Promise<(query: string) => Promise<readonly Series[]>> {
  const home = mkdtempSync(join(tmpdir(), 'nook-prometheus-'));
  const targets = ports.map((port) => `'127.0.0.1:${port}'`).join(', ');
  const file = join(home, 'prometheus.yml');
  writeFileSync(
    file,
    changed(
      'prometheus.yml',
      [/scrape_interval: 15s/, 'scrape_interval: 1s\n  evaluation_interval: 1s'],
      [/targets: \[.*\]/, `targets: [${targets}]`],
    ),
  );
  writeFileSync(join(home, 'alerts.yml'), changed('alerts.yml', [/for: \d+m/g, 'for: 0s']));
  const url = `http://127.0.0.1:${await freePort()}`;
  const flags = {
    'config.file': file,
    'storage.tsdb.path': join(home, 'data'),
    'web.listen-address': new URL(url).host,
  };
  const child = spawn(
    'prometheus',
    Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
    { cwd: home, stdio: 'ignore' },
  );
  onTestFinished(async () => {
    const ended = child.exitCode === null && once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  });
  while (!(await fetch(`${url}/-/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('Prometheus did not start');
    await sleep(50);
  }
  return async (query) => {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
    const { status, error, data } = (await response.json()) as {
      status: string;
      error?: string;
      data: { result: { metric: Record<string, string>; value: [number, string] }[] };
    };
    if (status !== 'success') throw new Error(`${query}: ${error}`);
    return data.result.map(({ metric, value }) => ({ metric, value: Number(value[1]) }));
  };
}
