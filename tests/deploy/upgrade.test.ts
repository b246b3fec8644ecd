import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { ROOT } from '#server/prepare.mjs';
import { round } from '#tests/server/support/client.ts';
import { expectPlayed } from './support/child.ts';
import type { Engine } from './support/engine.ts';
import { buildImage, docker, startStack, type Stack } from './support/stack.ts';
import { expectWell, scriptOf, traffic } from './support/traffic.ts';

/** The image of an earlier commit is built, which takes minutes. */
const FIRST_TIME_MS = 900_000;
const BEFORE = `before-${process.pid}`;
const MOST_SOUNDS = 20;
const MIGRATIONS = 'server/db/migrations';
/** How many releases before this one: each changed the database. Or a commit. */
const FROM = process.env.UPGRADE_FROM ?? '1';

const engine = inject('engine');
let stack: Stack | undefined;
/** What the earlier release does not know: it says the first of them. */
let newMigration = '';
/** Of its games. */
let rulesBefore = 0;
beforeAll(async () => {
  if (!engine) return;
  const commit = /^\d{1,2}$/.test(FROM) ? releaseBefore(Number(FROM)) : FROM;
  if (!commit) return console.log(`An upgrade from ${FROM} before is not tried: no history of it is here`);
  const there = git('ls-tree', '--name-only', `${commit}:${MIGRATIONS}`).split('\n');
  newMigration = readdirSync(join(ROOT, MIGRATIONS))
    .sort()
    .find((name) => !there.includes(name))!
    .replace('.ts', '');
  rulesBefore = Number(/RULES = (\d+)/.exec(git('show', `${commit}:engine/rules/played.ts`))![1]);
  console.log(`An upgrade from ${git('log', '-1', '--format=%h, %cs: %s', commit)}`);
  buildOf(commit, engine);
  stack = await startStack(engine, BEFORE);
}, FIRST_TIME_MS);
afterAll(async () => {
  await stack?.stop();
  if (stack) docker('image', 'rm', `addly-nook:${BEFORE}`);
}, 120_000);

const git = (...args: readonly string[]) =>
  (spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout ?? '').trim();

/** The last commit before as many changes of the database as this; undefined where the history is not here. */
function releaseBefore(count: number): string | undefined {
  const changes = git('log', '--first-parent', '--format=%H', '--diff-filter=A', '--', MIGRATIONS);
  const change = changes.split('\n')[count - 1];
  return (change && git('rev-parse', '--verify', '--quiet', `${change}^`)) || undefined;
}

/** What is asked for to hear each clip that has a file of its own. */
async function soundsOf(site: string): Promise<readonly string[]> {
  const { clips } = (await (await fetch(`${site}/sounds/manifest.json`)).json()) as SoundManifest;
  return Object.values(clips)
    .map(({ src }) => src)
    .filter((src) => !src.includes('#'));
}

/** A page of the build before hears every clip that there still is, though nobody had asked for it while its build was there. */
async function expectHeard(site: string, before: readonly string[]): Promise<void> {
  const now = await soundsOf(site);
  const paths = new Set(now.map((src) => src.split('?')[0]!));
  const others = before.filter((src) => !now.includes(src));
  const still = others.filter((src) => paths.has(src.split('?')[0]!));
  console.log({ sounds: before.length, ofAnotherVersion: still.length, gone: others.length - still.length });
  for (const src of still.slice(0, MOST_SOUNDS))
    expect([src, (await fetch(site + src)).status]).toEqual([src, 200]);
  const { status, headers } = await fetch(`${site}${now[0]!.split('?')[0]}?v=of-no-build`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
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

it('from a release before, one copy after the other, while a child plays; one of before that dies waits', async () => {
  if (!stack) return;
  const { url, project, about } = stack;
  const player = await stack.newPlayer();
  const scriptNow = async () => scriptOf(await (await fetch(`${url}/login`)).text());
  const before = await scriptNow();
  expect((await fetch(url + before)).status).toBe(200);
  const sounds = await soundsOf(url);
  const bothAreThere = async () => {
    // Two releases at once: each page finds the script of its own.
    for (let n = 0; n < 20; n++) expect((await fetch(url + (await scriptNow()))).status).toBe(200);
    // The earlier release cannot start on the newer database: it names what is new there, and gets no requests.
    process.kill(Number(about('two', '.State.Pid')), 'SIGKILL');
    await expect.poll(() => stack!.beside('logs', '--no-log-prefix', 'two')).toContain(newMigration);
  };
  const child = await stack.newPlayer();
  // By the rules of then, at its word, as both releases take it.
  const early = await stack.newPlayer();
  const unplayed = { seed: undefined, plan: undefined, tries: undefined };
  const ofBefore = round({ score: 7, rules: rulesBefore, ...unplayed });
  expect((await early.post('/api/progress', ofBefore)).status).toBe(200);
  const stop = traffic(url, player);
  await sleep(1000);
  await expectPlayed(url, child, {
    refusals: true,
    async before(question) {
      if (question === 3) await stack!.upgrade('one', project);
      if (question === 6) await bothAreThere();
      if (question === 8) await stack!.upgrade('two', project);
    },
  });
  expect(about('two', '.RestartCount')).toBe('0');
  await sleep(3000);
  expect(await scriptNow()).not.toBe(before);
  expect((await fetch(url + before)).status).toBe(200);
  await expectHeard(url, sounds);
  const seen = await stop();
  expect(seen.saved).toBeGreaterThan(0);
  await expectWell(player, seen);
  // What the release before has said is saved stays so, once.
  expect((await early.post('/api/progress', ofBefore)).status).toBe(200);
  expect((await early.get('/api/profile')).body.xp).toBe(7);
});
