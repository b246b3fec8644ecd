import { expect, test } from 'vitest';
import type { Game } from '#engine/rules/game.ts';
import type { SentText } from './door.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { arrivesAt, button, link, press, sees, until } from './hands.ts';
import { openGame } from './play.ts';
import { OWN_HEADING, TICK_MS } from './watch-page.ts';
import type { WatchedProduct } from './watched-product.ts';

/** Makes the text invalid in every engine. */
const unreadable = ({ kind, path, text }: SentText): string =>
  kind === 'script' && /^\/assets\/(shell|index)-/.test(path) ? 'const broken = ;' : text;

/** How soon the page must show its message. */
const WITHIN_MS = 2_000;

/** Where the built code calls makePlanned(), which makes the questions of every round that is played. */
const MAKE_PLANNED = /\.makePlanned\(/g;

/** Our own errors in this engine end on a page that says so and offers a way on. */
export function survivesMistakes(
  part: () => { browser: DrivenBrowser; product: WatchedProduct },
  game: Game,
): void {
  test('broken script', async () => {
    const { browser, product } = part();
    let isBroken = true;
    const door = await product.openBroken((sent) => (isBroken ? unreadable(sent) : sent.text));
    try {
      await browser.goto(`${door.url}/`);
      await until('nothing is told', () => browser.evaluate(() => window.__headed));
      const title = await browser.evaluate((css) => document.querySelector(css)?.textContent, OWN_HEADING);
      expect(title).toBe('Addly Nook could not start');
      const { ticks, ms } = (await browser.evaluate(() => window.__headed))!;
      expect(ticks * TICK_MS, `told after ${ms} ms`).toBeLessThanOrEqual(WITHIN_MS);
      // The same addresses as before: the engine must not use its cached broken copies.
      isBroken = false;
      await press(browser, button('Try Again'));
      await sees(browser, 'Create Account');
    } finally {
      door.close();
    }
  });

  test('broken round', async () => {
    const { browser, product } = part();
    let put = 0;
    const door = await product.openBroken(({ text }) =>
      text.replace(MAKE_PLANNED, () => {
        put++;
        return '.brokenByATest(';
      }),
    );
    try {
      await openGame(browser, door.url, game);
      await press(browser, button('Start Game'));
      await sees(browser, 'This game got stuck.');
      expect(put).toBeGreaterThan(0);
      await sees(browser, "It isn't your fault, nor the internet's.");
      await press(browser, link('Back to All Games'));
      // There signed-in users are redirected to all games.
      await arrivesAt(browser, '/login');
    } finally {
      door.close();
    }
  });
}
