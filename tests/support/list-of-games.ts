import { expect, type Page } from '@playwright/test';
import { termOn } from '#engine/rules/terms.ts';
import { firstGame } from '#engine/learner/by-age.ts';
import { becomePlayer } from './accounts.ts';
import { countingProxy } from './counting-proxy.ts';
import { paintNothing } from './webgl.ts';

/** In autumn: treasure is hunted for in spring. */
const TODAY = new Date('2026-10-05T09:00:00Z');

/** The game that is recommended that day to a player of becomePlayer's age: it is fetched ahead. */
export const FIRST_GAME = firstGame(termOn(TODAY), 5).id;
/** What only games fetch. */
export const OF_GAMES = /^\/(pictures\/(sheets|worlds)|sounds\/(effects|instructions))\//;

/** The card of a game on a page that lists it. */
export const card = (page: Page, game: string) => page.locator(`a[href="/play/${game}"]:visible`).first();

/**
 * A player on a page that lists games, behind a proxy that notes what is fetched. script: before the page's own, behind the
 * clock's, which replaces timers and idle callbacks. Close the proxy in the end.
 */
export async function openList(page: Page, url: string, path = '/play', script?: () => void) {
  await page.addInitScript(paintNothing);
  await page.clock.setFixedTime(TODAY);
  if (script) await page.addInitScript(script);
  await becomePlayer(page.request);
  const proxy = await countingProxy(url);
  await page.goto(proxy.url + path);
  const addresses = () => proxy.passed.map(({ address }) => address);
  const cameOf = (pattern: RegExp) => addresses().filter((address) => pattern.test(address));
  /** Until nothing has come for longer than a page is left alone before it fetches ahead. */
  const atRest = async () => {
    let before = -1;
    await expect
      .poll(
        () => {
          const same = proxy.passed.length === before;
          before = proxy.passed.length;
          return same;
        },
        { intervals: [4_500] },
      )
      .toBe(true);
  };
  return { proxy, addresses, cameOf, atRest };
}
