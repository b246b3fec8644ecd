import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { ROOT } from '#server/prepare.mjs';
import { round } from '#tests/server/support/client.ts';
import { freePort } from '#tests/support/product.ts';
import { expectPlayed } from './support/child.ts';
import { docker, startStack, type Stack } from './support/stack.ts';
import { certificateIn, expectSecure, shownAt } from './support/tls.ts';
import { expectWell, traffic } from './support/traffic.ts';

/** The image is built, and its packages are fetched, which takes minutes. */
const FIRST_TIME_MS = 900_000;
/** Far more than fit into what a filled disk still has in its tables. */
const MOST_SAVES = 4000;
/** Source: deploy/nginx/locations.conf, location /. */
const PAGE_TRY_MS = 2000;
const FULL_LINE = /^not ready: the disk of the database is full: make room there, and see that it runs again/;
const NO_DISKS = 'Only root can make disks that are filled: that was not tried';
/** Prints the name and the version of each package in the working folder. */
const LIST_PACKAGES = `
const { readdirSync, readFileSync } = require('node:fs');
for (const file of readdirSync('node_modules', { recursive: true }))
  if (/(^|node_modules\\/)(@[^/]+\\/)?[^/@]+\\/package\\.json$/.test(file)) {
    const { name, version } = JSON.parse(readFileSync('node_modules/' + file, 'utf8'));
    console.log(name, version);
  }`;

const engine = inject('engine');
let stack: Stack | undefined;
beforeAll(async () => {
  stack = engine && (await startStack(engine));
}, FIRST_TIME_MS);
afterAll(async () => {
  await stack?.stop();
}, 120_000);

/** With the image and the compose file running; where there is no engine, the line above has said so. */
const tried = (name: string, run: (stack: Stack) => Promise<void>) =>
  it(name, async () => {
    if (stack) await run(stack);
  });

const inside = ({ compose }: Stack, service: string, ...command: string[]) =>
  compose('exec', '-T', service, ...command).trim();
/** What a failing command says. */
const refusal = (run: () => string): string => {
  try {
    return `not refused: ${run()}`;
  } catch (error) {
    return (error as Error).message;
  }
};
/** What a copy says of itself: nobody else is told. */
const readiness = (stack: Stack, service: string) =>
  inside(
    stack,
    service,
    'node',
    '--eval',
    "fetch('http://127.0.0.1:3000/readyz').then((it) => it.text()).then(console.log)",
  );
/** What the log of a copy says of being ready. */
const linesSince = (stack: Stack, service: string, since: string) =>
  (
    stack
      .compose('logs', '--no-log-prefix', '--since', since, service)
      .match(/(?<="msg":")(not ready: .*|ready again)(?="})/g) ?? []
  ).map(String);
const healthCommand = (stack: Stack) =>
  JSON.parse(docker('inspect', '--format', '{{json .Config.Healthcheck.Test}}', stack.image)) as string[];

tried('the image holds what the server needs, listed, and weighs little over its base', async (stack) => {
  const [base] = /^FROM (\S+)$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))!.slice(1);
  const bytes = (image: string) => Number(docker('inspect', '--format', '{{.Size}}', image));
  const assets = Number(inside(stack, 'one', 'du', '-sb', 'dist/product/web').split('\t')[0]);
  const megabytes = (bytes(stack.image) - bytes(base!) - assets) / 1e6;
  const billOf = (file: string) =>
    JSON.parse(docker('run', '--rm', stack.image, 'cat', file)) as {
      components: { name: string; version: string }[];
    };
  const bill = billOf('sbom.cdx.json');
  expect(billOf('sbom-pages.cdx.json').components.map(({ name }) => name)).toContain('pixi.js');
  console.log({ megabytesOverBase: megabytes, assets: assets / 1e6, packages: bill.components.length });
  expect(megabytes).toBeLessThan(80);
  const listed = bill.components.map(({ name, version }) => `${name} ${version}`);
  const there = inside(stack, 'one', 'node', '-e', LIST_PACKAGES).split('\n');
  expect([...new Set(listed)].sort()).toEqual([...new Set(there)].sort());
});

tried('nobody in it is root, nothing in it can be written but its data', async (stack) => {
  for (const service of ['one', 'two']) {
    expect(inside(stack, service, 'id', '-un')).toBe('node');
    expect(
      inside(stack, service, 'grep', '-E', '^(CapEff|NoNewPrivs)', '/proc/1/status').split(/\s+/),
    ).toEqual(['CapEff:', '0000000000000000', 'NoNewPrivs:', '1']);
    expect(refusal(() => inside(stack, service, 'touch', '/app/new'))).toContain('Read-only');
    inside(stack, service, 'touch', '/data/new', '/tmp/new');
  }
  for (const service of ['one', 'web', 'database'] as const)
    expect(stack.about(service, 'index .HostConfig.LogConfig.Config "max-size"')).toBe('10m');
  expect(docker('port', stack.container('web'))).toMatch(/^80\/tcp -> 127\.0\.0\.1:\d+\s*$/);
});

tried('healthy means ready, and costs no Node', async (stack) => {
  const [kind, ...command] = healthCommand(stack);
  expect([kind, command[0], stack.about('one', '.State.Health.Status')]).toEqual(['CMD', 'bash', 'healthy']);
  expect(command.join(' ')).not.toMatch(/\bnode\b/);
  inside(stack, 'one', ...command);
  stack.compose('pause', 'database');
  try {
    expect(refusal(() => inside(stack, 'one', ...command))).not.toContain('not refused');
  } finally {
    stack.compose('unpause', 'database');
  }
  inside(stack, 'one', ...command);
});

tried('a copy dies in mid-game: nobody notices, and it comes back by itself', async (stack) => {
  const player = await stack.newPlayer();
  const stop = traffic(stack.url, player);
  await sleep(1000);
  // From outside of the container, as its machine would: what `docker kill` ends stays down.
  process.kill(Number(stack.about('one', '.State.Pid')), 'SIGKILL');
  await expect.poll(() => stack.about('one', '.RestartCount')).toBe('1');
  await stack.healthy('one');
  await sleep(1000);
  await expectWell(player, await stop());
});

tried(
  'a child plays a game in a browser while copies come back elsewhere, and ends it without a database: saved once',
  async (stack) => {
    let thawed: Promise<string> | undefined;
    const saves = await expectPlayed(stack.url, await stack.newPlayer(), {
      refusals: true,
      async before(question) {
        if (question === 3) await stack.move('one');
        if (question === 6) await stack.move('two');
        if (question === 10) await stack.beside('pause', 'database');
      },
      atSave() {
        thawed = sleep(10_000).then(() => stack.beside('unpause', 'database'));
      },
    }).finally(() => thawed ?? stack.beside('unpause', 'database').catch(() => undefined));
    console.log({ saves });
    expect(saves[0]).toBe(503);
  },
);

tried('copies come back at other addresses, one after the other: nginx finds them', async (stack) => {
  const player = await stack.newPlayer();
  const stop = traffic(stack.url, player);
  for (const service of ['one', 'two'] as const) {
    await stack.move(service);
    await sleep(3000);
  }
  await expectWell(player, await stop());
});

tried('the database stands still for ten seconds: pages come, calls are told 503 in time', async (stack) => {
  const player = await stack.newPlayer();
  const stop = traffic(stack.url, player);
  await sleep(1000);
  await stack.beside('pause', 'database');
  await sleep(10_000);
  await stack.beside('unpause', 'database');
  await expect.poll(async () => (await player.get('/api/profile')).status).toBe(200);
  await sleep(1000);
  const seen = await stop();
  expect(seen.api.get(503)).toBeGreaterThan(0);
  // Before nginx would give a copy up: a player's page comes without what the database would say.
  expect(seen.slowestPageMs).toBeLessThan(PAGE_TRY_MS);
  await expectWell(player, seen);
});

tried(
  'the database’s disk fills up, and it cannot even start again: one line says so, nothing is lost, all goes on',
  async (stack) => {
    if (!stack.disks) return console.log(NO_DISKS);
    const player = await stack.newPlayer();
    const ready = async () => {
      for (const service of ['one', 'two'])
        await expect.poll(() => readiness(stack, service), { timeout: 90_000 }).toContain('"ok"');
    };
    // Otherwise what the log says of the previous test comes later, in this one.
    await ready();
    const since = new Date().toISOString();
    let saved = 0;
    let body = round({ score: 1 });
    let last = body;
    const save = async () => {
      const { status } = await player.post('/api/progress', body);
      expect([200, 503]).toContain(status);
      if (status === 503) return status;
      saved++;
      last = body;
      body = round({ score: 1 });
      return status;
    };
    const full = /"reason":"disk_full"/;
    stack.disks.database.fill();
    try {
      let status = 200;
      for (let tries = 0; status === 200 && tries < MOST_SAVES; tries++) status = await save();
      expect(status).toBe(503);
      // Each copy learns it from a save of its own.
      for (const service of ['one', 'two'])
        await expect
          .poll(async () => {
            await save();
            return readiness(stack, service);
          })
          .toMatch(full);
      expect((await fetch(`${stack.url}/login`)).status).toBe(200);
      // As it ends by itself where it cannot write its log.
      process.kill(Number(stack.about('database', '.State.Pid')), 'SIGKILL');
      for (let tries = 0; tries < 5; tries++) {
        await save();
        await sleep(1000);
      }
      expect((await fetch(`${stack.url}/login`)).status).toBe(200);
    } finally {
      stack.disks.database.empty();
    }
    await ready();
    await expect.poll(save).toBe(200);
    expect((await player.post('/api/progress', last)).body).toMatchObject({ duplicate: true, xp: saved });
    for (const service of ['one', 'two']) {
      const lines = linesSince(stack, service, since);
      console.log(service, lines);
      expect(lines[0]).toMatch(FULL_LINE);
      expect(lines.at(-1)).toBe('ready again');
      // Whatever Postgres says of itself on the way.
      expect(lines.filter((line) => line !== 'ready again' && !FULL_LINE.test(line))).toEqual([]);
    }
  },
);

tried(
  'the disk of backups fills up: all go on, what needs it is refused in words, and a copy starts again',
  async (stack) => {
    if (!stack.disks) return console.log(NO_DISKS);
    const player = await stack.newPlayer();
    stack.disks.data.fill();
    try {
      const backup = ['node', 'server/backup.mjs', 'backup', '/data/backups/no-room'];
      expect(refusal(() => inside(stack, 'one', ...backup))).toMatch(/cannot be written \(ENOSPC\): /);
      stack.compose('restart', 'one');
      await stack.healthy('one');
      expect((await player.post('/api/progress', round())).status).toBe(200);
    } finally {
      stack.disks.data.empty();
    }
  },
);

tried('backup, drill, restore and moderate run in it', async (stack) => {
  const player = await stack.newPlayer();
  const { username } = (await player.get('/api/profile')).body as { username: string };
  expect(inside(stack, 'two', 'node', 'server/moderate.mjs', 'find', username)).toContain(username);
  const file = '/data/backups/by-hand';
  inside(stack, 'one', 'node', 'server/backup.mjs', 'backup', file);
  expect(inside(stack, 'one', 'node', 'server/backup.mjs', 'drill', file)).toMatch(/can be restored/);
  stack.compose('stop', 'one', 'two');
  const restore = ['server/backup.mjs', 'restore', file, '--replace', '--accept-missing-deletions'];
  expect(stack.compose('run', '--rm', '-T', 'one', 'node', ...restore)).toMatch(/Restored/);
  stack.compose('start', 'one', 'two');
  for (const service of ['one', 'two'] as const) await stack.healthy(service);
  expect(inside(stack, 'two', 'node', 'server/moderate.mjs', 'find', username)).toContain(username);
});

tried('with a certificate of one’s own: TLS 1.3, HTTP/2 and HSTS', async ({ compose, env }) => {
  const home = mkdtempSync(join(tmpdir(), 'nook-tls-'));
  [env.CERTIFICATE, env.CERTIFICATE_KEY] = certificateIn(home);
  const port = await freePort();
  const free = join(home, 'free.yaml');
  // 80 and 443 may be somebody's.
  writeFileSync(free, `services: { web: { ports: !override ['127.0.0.1:${port}:443'] } }`);
  compose('-f', 'deploy/compose.tls.yaml', '-f', free, 'up', '--no-build', '--no-deps', '--detach', 'web');
  const url = `https://localhost:${port}`;
  await vi.waitFor(() => expectSecure(url), { timeout: 30_000, interval: 500 });
  // Renewed as such programs do it: another file takes the place of the one before.
  const before = await shownAt(url);
  const [certificate, key] = certificateIn(mkdtempSync(join(home, 'renewed-')));
  renameSync(certificate, env.CERTIFICATE!);
  renameSync(key, env.CERTIFICATE_KEY!);
  compose('restart', 'web');
  const renewed = new X509Certificate(readFileSync(env.CERTIFICATE!)).fingerprint256;
  expect(renewed).not.toBe(before);
  await expect.poll(() => shownAt(url)).toBe(renewed);
  rmSync(home, { recursive: true });
});
