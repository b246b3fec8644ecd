import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '#server/main.ts';
import { newPlayer, round } from '#tests/server/support/client.ts';
import { backupDirOf, TEST_SECRET } from '#tests/server/support/server.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/product.ts';
import { hasPromtool, promtool } from './support/promtool.ts';
import { scrape } from './support/scrape.ts';
import { serverProcess } from './support/server-process.ts';

const BOARD = join(import.meta.dirname, '../../deploy/monitoring/grafana-board.json');

async function watched(env: Readonly<Record<string, string>> = {}) {
  const { url } = await freshDatabase();
  const port = await freePort();
  const server = await serverProcess(url, { METRICS_PORT: String(port), ...env });
  await server.start();
  return { server, port, look: () => scrape(`http://127.0.0.1:${port}/metrics`) };
}

it('metrics are on a port of their own, on this machine alone, and never on the product’s', async () => {
  const { server, port } = await watched({ HOST: '0.0.0.0' });
  for (const path of ['/metrics', '/api/metrics']) expect((await fetch(server.url + path)).status).toBe(404);
  for (const path of ['/', '/api/profile', '/healthz'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of outside) {
    expect((await fetch(`${server.url.replace('localhost', address)}/healthz`)).status).toBe(200);
    await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow();
  }
});

it('a port that is taken stops the start with one line that names it', async () => {
  const { port } = await watched();
  const { url } = await freshDatabase();
  const second = startServer({
    PORT: String(await freePort()),
    METRICS_PORT: String(port),
    DATABASE_URL: url,
    SESSION_SECRET: TEST_SECRET,
    BACKUP_DIR: backupDirOf(url),
    LOG_LEVEL: 'silent',
  });
  await expect(second).rejects.toMatchObject({
    name: 'StartError',
    message: `METRICS_PORT ${port} is in use: stop the program that uses it, or set METRICS_PORT to another number.`,
  });
});

it('no label holds a value: neither of addresses that somebody makes up nor anything of a child', async () => {
  const { server, look } = await watched();
  const player = await newPlayer(server.url);
  const before = await look();
  await player.post('/api/progress', round());
  const { body: players } = await player.get('/api/players');
  const { body: board } = await player.get('/api/leaderboard');
  const made = randomUUID();
  for (const path of [`/api/players/${players[0].id}/enter`, `/api/leaderboard/${made}/report`])
    await player.post(path, {});
  for (const path of [`/api/${made}`, `/${made}`, `/play/${made}`, `/assets/${made}.js`, `/home?x=${made}`])
    await player.get(path);
  await fetch(`${server.url}/home`, { method: 'PURGE' });
  const after = await look();
  const values = new Set(after.samples.flatMap(({ labels }) => Object.values(labels)));
  const secrets = [player.email, players[0].id, players[0].username, board.top50[0].id, made];
  for (const secret of secrets) expect(after.text).not.toContain(secret);
  for (const known of ['/api/players/:id/enter', '/api/progress', '/api/*', '*', '/assets/*', 'other'])
    expect([...values]).toContain(known);
  const saves = { route: /^\/api\/progress$/, method: /^POST$/, code: /^200$/ };
  expect(after.sum('nook_http_request_seconds_count', saves)).toBe(1);
  expect(before.sum('nook_http_request_seconds_count', saves)).toBe(0);
});

it('the board asks for what there is, in words that Prometheus understands', async () => {
  const { server, look } = await watched();
  await newPlayer(server.url);
  const names = new Set((await look()).samples.map(({ name }) => name));
  const { panels } = JSON.parse(readFileSync(BOARD, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  for (const expr of asked)
    for (const [name] of expr.matchAll(/\b(?:nook|process|nodejs)_[a-z0-9_]+/g))
      expect([...names]).toContain(name);
  if (!hasPromtool) return console.log('promtool is not installed: the board’s queries are not read by it');
  const home = mkdtempSync(join(tmpdir(), 'nook-board-'));
  const rules = asked.map((expr, n) => ({
    record: `n:${n}`,
    expr: expr.replaceAll('$__rate_interval', '1m'),
  }));
  writeFileSync(join(home, 'board.yml'), JSON.stringify({ groups: [{ name: 'board', rules }] }));
  expect(promtool('check', 'rules', join(home, 'board.yml'))).toBe('');
  rmSync(home, { recursive: true, force: true });
});

it('at level info one request of a hundred is told, by its pattern', async () => {
  const { url } = await freshDatabase();
  const server = await serverProcess(url, { LOG_LEVEL: 'info' });
  await server.start();
  const made = randomUUID();
  for (let n = 0; n < 200; n++) await fetch(`${server.url}/api/players/${made}?x=${made}`);
  await expect.poll(() => server.output().match(/one request of 100/g)?.length ?? 0).toBeGreaterThan(0);
  await server.end('SIGTERM');
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('one request of 100'));
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    method: 'GET',
    route: '/api/players/:id',
    status: 405,
    ms: expect.any(Number),
  });
  expect(server.output()).not.toContain(made);
});
