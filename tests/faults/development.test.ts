import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '#tests/support/product.ts';

let home: string;
let url: string;
let child: ChildProcess;
let output = '';

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'nook-dev-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, ['server/start.mjs', '--dev'], {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: home, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  await vi.waitUntil(() => output.includes('ready for development'), { timeout: 150_000 });
});

afterAll(async () => {
  const ended = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  await ended;
  rmSync(home, { recursive: true, force: true });
});

test.for(['/', '/auth/confirm?token=x', '/play/number-trail', '/workbench.html'])(
  'in development %s is a page that reloads by itself',
  async (path) => {
    const page = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/@vite/client');
  },
);

test('in development the API answers at the same address', async () => {
  expect(await (await fetch(`${url}/api/config`)).json()).toEqual({ google: false, mailbox: true });
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  expect((await fetch(`${url}/mailbox`)).status).toBe(200);
});

test('in development a changed server file makes the server anew, with the same data', async () => {
  const now = new Date();
  utimesSync('server/http/health.ts', now, now);
  await expect.poll(() => output, { timeout: 30_000 }).toContain('The server is made anew.');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('in development a changed configuration of Vite leaves a server that answers', async () => {
  const now = new Date();
  utimesSync('vite.config.ts', now, now);
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Vite is started anew.');
  const answer = (path: string) => fetch(url + path).then(({ status }) => status, String);
  // For a moment the port is closed.
  await expect.poll(() => answer('/readyz'), { timeout: 30_000 }).toBe(200);
  await expect.poll(() => answer('/api/config'), { timeout: 30_000 }).toBe(200);
  await expect.poll(() => answer('/'), { timeout: 30_000 }).toBe(200);
});
