import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '#server/prepare.mjs';
import { newPlayer, type Client } from '#tests/server/support/client.ts';
import { startPostgresServer, type PostgresServer } from '#tests/support/postgres-server.ts';
import { freePort } from '#tests/support/product.ts';
import { expectPlayed } from './support/child.ts';
import { copyOf, FIRST_PROCESS, makeLean, type Copy } from './support/copy.ts';
import { startNginx, type Nginx } from './support/nginx.ts';
import { expectSecure } from './support/tls.ts';
import { expectWell, scriptOf, traffic } from './support/traffic.ts';

const home = mkdtempSync(join(tmpdir(), 'nook-deploy-'));
const [first, second] = [join(home, 'one'), join(home, 'two')];
/** Source: HTTP contract, Conventions. */
const CONTRACT_MS = 6000;

let postgres: PostgresServer;
let copies: readonly [Copy, Copy];
let nginx: Nginx;
/** One for each test. */
const players: Client[] = [];
beforeAll(async () => {
  makeLean(first);
  cpSync(first, second, { recursive: true });
  postgres = await startPostgresServer();
  const ports = [await freePort(), await freePort()] as const;
  nginx = await startNginx(ports);
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a secret of at least thirty-two bytes',
    PUBLIC_URL: nginx.http,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATA_DIR: join(home, 'data'),
  };
  // Behind a proxy there is no mailbox page: they sign up before.
  const alone = copyOf(first, ports[0], { ...env, PUBLIC_URL: '', TRUST_PROXY: '' });
  await alone.start();
  for (let n = 0; n < 6; n++)
    players.push((await newPlayer(`http://localhost:${ports[0]}`)).copy(nginx.http));
  await alone.end('SIGTERM');
  copies = [copyOf(first, ports[0], env), copyOf(second, ports[1], env)];
  for (const copy of copies) await copy.start();
});
afterAll(async () => {
  for (const copy of copies ?? []) await copy.end('SIGKILL');
  await nginx?.stop();
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly unknown[];
}

const billIn = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { components: readonly Component[] }).components;

/** Another build in this folder: its pages' first script has another name, and the earlier one is gone. */
function makeNewer(folder: string): void {
  const web = join(folder, 'dist/product/web');
  const script = scriptOf(readFileSync(join(web, 'index.html'), 'utf8'));
  const newer = script.replace(/\.js$/, 'newer.js');
  for (const name of ['index.html', 'landing.html', 'game.html']) {
    writeFileSync(join(web, name), readFileSync(join(web, name), 'utf8').replaceAll(script, newer));
    for (const ending of ['.br', '.gz']) rmSync(join(web, name + ending), { force: true });
  }
  for (const ending of ['', '.br', '.gz'])
    if (existsSync(join(web, script + ending)))
      renameSync(join(web, script + ending), join(web, newer + ending));
}

it('a copy is killed and comes back: nobody notices', async () => {
  const player = players.pop()!;
  const stop = traffic(nginx.http, player);
  await sleep(1000);
  await copies[0].end('SIGKILL');
  await sleep(2000);
  await copies[0].start();
  await sleep(1000);
  await expectWell(player, await stop());
});

it('a child at a real browser plays a game to its end, though a copy died: saved once', async () => {
  await expectPlayed(nginx.http, players.pop()!, {
    async before(question) {
      if (question === 3) await copies[0].end('SIGKILL');
    },
  });
  await copies[0].start();
  // Until nginx asks it again.
  await sleep(3500);
});

it('a copy hangs: the other one answers all that is read, within the contract’s time', async () => {
  const player = players.pop()!;
  const stop = traffic(nginx.http, player);
  await sleep(500);
  process.kill(copies[1].pid, 'SIGSTOP');
  await sleep(8000);
  process.kill(copies[1].pid, 'SIGCONT');
  await sleep(1000);
  const seen = await stop();
  await expectWell(player, seen);
  expect([...seen.reads.keys()]).toEqual([200]);
  expect(seen.slowestReadMs).toBeLessThan(CONTRACT_MS);
});

it('the database stands still for ten seconds: pages come, calls are told 503 in time, and all goes on', async () => {
  if (!postgres.freeze || !postgres.thaw) return console.log('Debian’s Postgres is not installed: not tried');
  const player = players.pop()!;
  const stop = traffic(nginx.http, player);
  await sleep(1000);
  postgres.freeze();
  await sleep(10_000);
  postgres.thaw();
  const back = Date.now();
  await expect.poll(async () => (await player.get('/api/profile')).status).toBe(200);
  console.log({ backAfterMs: Date.now() - back });
  await sleep(1000);
  const seen = await stop();
  expect(seen.api.get(503)).toBeGreaterThan(0);
  await expectWell(player, seen);
});

it('a release after the other: pages of either find their scripts, also when both copies are newer', async () => {
  const player = players.pop()!;
  const before = scriptOf(await (await fetch(`${nginx.http}/login`)).text());
  expect((await fetch(nginx.http + before)).status).toBe(200);
  const stop = traffic(nginx.http, player);
  for (const [copy, folder] of [
    [copies[0], first],
    [copies[1], second],
  ] as const) {
    expect(await copy.end('SIGTERM')).toBe(0);
    makeNewer(folder);
    await copy.start();
    for (let n = 0; n < 20; n++) {
      const script = scriptOf(await (await fetch(`${nginx.http}/login`)).text());
      expect((await fetch(nginx.http + script)).status).toBe(200);
    }
  }
  const after = scriptOf(await (await fetch(`${nginx.http}/login`)).text());
  expect(after).not.toBe(before);
  expect((await fetch(nginx.http + before)).status).toBe(200);
  await expectWell(player, await stop());
});

it('as the first process of its container it ends with 0, also while it still starts', async () => {
  if (process.getuid?.() !== 0) return console.log('only root can start a first process: not tried');
  const port = await freePort();
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'a secret of at least thirty-two bytes' };
  const alone = copyOf(
    first,
    port,
    { ...env, LOG_LEVEL: 'error', DATA_DIR: join(home, 'data') },
    FIRST_PROCESS,
  );
  await alone.start();
  expect(await alone.end('SIGTERM')).toBe(0);
  const starting = alone.start().catch(() => 'not started');
  await sleep(300);
  expect(await alone.end('SIGTERM')).toBe(0);
  expect(await starting).toBe('not started');
});

it('TLS 1.3, HTTP/2 and HSTS, with a certificate of one’s own', async () => {
  await expectSecure(nginx.https);
  // What nginx says by itself, too.
  for (const copy of copies) await copy.end('SIGTERM');
  for (const path of ['/login', '/api/auth/session']) await expectSecure(nginx.https, path, 503);
  for (const copy of copies) await copy.start();
});

it('what the pages are made of is listed: each package with its version, and no tool', () => {
  const bill = billIn(join(first, 'sbom-pages.cdx.json'));
  const listed = bill.map(({ name, version }) => `${name} ${version}`);
  const installed = (name: string) => {
    const file = join(ROOT, 'node_modules', name, 'package.json');
    return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  };
  // Scripts, the service worker, what older browsers lack, and letters.
  for (const name of ['pixi.js', 'react', 'gsap', 'zod', 'workbox-core', 'core-js', '@fontsource/andika'])
    expect(listed).toContain(installed(name));
  const names = bill.map(({ name }) => name);
  for (const not of ['vite', 'vitest', 'typescript', 'playwright', 'eslint', 'sharp', 'express', 'pg'])
    expect(names).not.toContain(not);
  expect(new Set(listed).size).toBe(listed.length);
  for (const { licenses } of bill) expect(licenses).toHaveLength(1);
});

it('what the image holds: what the server needs, listed, and the commands', async () => {
  const names = billIn(join(first, 'sbom.cdx.json')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['express', 'pg', 'kysely', 'zod']));
  for (const not of ['react', 'pixi.js', 'vite', 'typescript']) expect(names).not.toContain(not);
  const kilobytes = (path: string) =>
    Number(execFileSync('du', ['-sk', join(first, path)], { encoding: 'utf8' }).split('\t')[0]);
  const code = kilobytes('.') - kilobytes('dist/product/web');
  console.log({ packages: names.length, megabytesWithoutAssets: code / 1024 });
  expect(code).toBeLessThan(80 * 1024);
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a secret of at least thirty-two bytes',
    BACKUP_DIR: join(home, 'backups'),
    LOG_LEVEL: 'error',
  };
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: first, env, encoding: 'utf8' });
  expect(run('server/moderate.mjs', 'list')).toMatch(/\S/);
  const file = join(home, 'backups', 'by-hand');
  run('server/backup.mjs', 'backup', file);
  expect(run('server/backup.mjs', 'drill', file)).toMatch(/can be restored/);
  expect(run('server/backup.mjs', 'restore', file, '--replace', '--accept-missing-deletions')).toMatch(
    /Restored/,
  );
});
