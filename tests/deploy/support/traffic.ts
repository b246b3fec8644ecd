import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { Client, round, type Answer } from '#tests/server/support/client.ts';

/** Source: HTTP contract, Conventions; and what a slow machine adds. */
const LONGEST_ANSWER_MS = 6000 + 1000;

/** What an answer says. */
type Told = Pick<Answer, 'status' | 'headers' | 'body'>;

/** The script that a page begins with. */
export const scriptOf = (html: string) => /data-main="([^"]+)"/.exec(html)![1]!;

/** What everybody may see, and what a player's own pages are: they ask the database what they bring along. */
const PAGES = ['/login', '/home', '/play'];

/** A child who plays and pages that are opened, until stopped; gives what was seen. */
export function traffic(site: string, player: Client) {
  let going = true;
  const seen = {
    pages: new Map<number, number>(),
    /** Of both kinds. */
    api: new Map<number, number>(),
    reads: new Map<number, number>(),
    slowestMs: 0,
    slowest: '',
    slowestReadMs: 0,
    slowestPageMs: 0,
    saved: 0,
    otherRefusals: [] as string[],
  };
  const timed = async (what: string, work: () => Promise<Told>, into: Map<number, number>) => {
    const start = performance.now();
    const { status, headers, body } = await work();
    const ms = performance.now() - start;
    if (ms > seen.slowestMs) seen.slowest = `${what}: ${status}`;
    seen.slowestMs = Math.max(seen.slowestMs, ms);
    if (into === seen.pages) seen.slowestPageMs = Math.max(seen.slowestPageMs, ms);
    into.set(status, (into.get(status) ?? 0) + 1);
    // The contract's: with a code, and when to ask again. Pages are not refused at all.
    if (status === 503 && (body?.code !== 'unavailable' || !headers.has('retry-after')))
      seen.otherRefusals.push(JSON.stringify(body));
    return status;
  };
  const visitor = new Client(site);
  const browse = async () => {
    for (let n = 0; going; n++, await sleep(20)) {
      const page = PAGES[n % PAGES.length]!;
      await timed(page, () => (page === '/login' ? visitor : player).get(page), seen.pages);
    }
  };
  const play = async () => {
    for (let body = round(); going; await sleep(20)) {
      const status = await timed('a save', () => player.post('/api/progress', body), seen.api);
      if (status !== 200) continue;
      seen.saved++;
      body = round();
    }
  };
  const look = async () => {
    for (; going; await sleep(20)) {
      for (const path of ['/api/auth/session', '/api/profile']) {
        const start = performance.now();
        const status = await timed(path, () => player.get(path), seen.api);
        seen.slowestReadMs = Math.max(seen.slowestReadMs, performance.now() - start);
        seen.reads.set(status, (seen.reads.get(status) ?? 0) + 1);
      }
    }
  };
  const all = Promise.all([browse(), play(), look()]);
  return async () => {
    going = false;
    await all;
    return seen;
  };
}

/** No failed page, nothing but 2xx or the contract's 503 in time, every save there exactly once. */
export async function expectWell(player: Client, seen: Awaited<ReturnType<ReturnType<typeof traffic>>>) {
  console.log({
    pages: [...seen.pages],
    api: [...seen.api],
    slowestMs: Math.round(seen.slowestMs),
    slowest: seen.slowest,
    slowestReadMs: Math.round(seen.slowestReadMs),
    slowestPageMs: Math.round(seen.slowestPageMs),
    saved: seen.saved,
  });
  expect([...seen.pages.keys()]).toEqual([200]);
  expect([...seen.api.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(seen.otherRefusals).toEqual([]);
  expect(seen.slowestMs).toBeLessThan(LONGEST_ANSWER_MS);
  const { xp } = (await player.get('/api/profile')).body;
  expect([seen.saved * 10, (seen.saved + 1) * 10]).toContain(xp);
}
