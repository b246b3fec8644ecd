import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ROOT } from '#server/prepare.mjs';
import type { Engine } from './support/engine.ts';
import { buildImage, docker, startStack, type Stack } from './support/stack.ts';
import { expectWell, scriptOf, traffic } from './support/traffic.ts';

/** The image of an earlier commit is built, which takes minutes. */
const FIRST_TIME_MS = 900_000;
const BEFORE = `before-${process.pid}`;
const NEWEST_MIGRATION = readdirSync(join(ROOT, 'server/db/migrations')).sort().at(-1)!.replace('.ts', '');

const engine = inject('engine');
let stack: Stack | undefined;
beforeAll(async () => {
  const commit = process.env.UPGRADE_FROM ?? beforeNewestMigration();
  if (!engine) return;
  if (!commit) return console.log('An upgrade from a release before is not tried: no history is here');
  buildOf(commit, engine);
  stack = await startStack(engine, BEFORE);
}, FIRST_TIME_MS);
afterAll(async () => {
  await stack?.stop();
  if (stack) docker('image', 'rm', `addly-nook:${BEFORE}`);
}, 120_000);

/** The last commit whose database is another one; undefined where the history is not here. */
function beforeNewestMigration(): string | undefined {
  const git = (...args: readonly string[]) =>
    spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim();
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'server/db/migrations');
  return newest && (git('rev-parse', '--verify', '--quiet', `${newest}^`) || undefined);
}

/** An image of the tree of a commit, by its own Dockerfile. */
function buildOf(commit: string, engine: Engine): void {
  const folder = mkdtempSync(join(tmpdir(), 'nook-before-'));
  const unpacked = spawnSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder], {
    cwd: ROOT,
  });
  if (unpacked.status !== 0) throw new Error(String(unpacked.stderr));
  buildImage(engine, folder, `addly-nook:${BEFORE}`);
  rmSync(folder, { recursive: true });
}

it('from the release before, one copy after the other, while a child plays; one of before that dies waits', async () => {
  if (!stack) return;
  const { url, project, about } = stack;
  const player = await stack.newPlayer();
  const scriptNow = async () => scriptOf(await (await fetch(`${url}/login`)).text());
  const before = await scriptNow();
  expect((await fetch(url + before)).status).toBe(200);
  const stop = traffic(url, player);
  await sleep(1000);
  await stack.upgrade('one', project);
  // Two releases at once: each page finds the script of its own.
  for (let n = 0; n < 20; n++) expect((await fetch(url + (await scriptNow()))).status).toBe(200);
  // The earlier release cannot start on the newer database: it names what is new there, and gets no requests.
  process.kill(Number(about('two', '.State.Pid')), 'SIGKILL');
  await expect.poll(() => stack!.compose('logs', '--no-log-prefix', 'two')).toContain(NEWEST_MIGRATION);
  await stack.upgrade('two', project);
  expect(about('two', '.RestartCount')).toBe('0');
  await sleep(3000);
  expect(await scriptNow()).not.toBe(before);
  expect((await fetch(url + before)).status).toBe(200);
  const seen = await stop();
  expect(seen.saved).toBeGreaterThan(0);
  await expectWell(player, seen);
});
