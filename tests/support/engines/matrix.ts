import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOrThrow, rewardOf } from '#engine/games/catalogue.ts';
import { FAMILIES } from '#engine/games/families.ts';
import type { Game } from '#engine/rules/game.ts';
import { levelOf } from '#engine/rules/level.ts';
import { becomePlayer, mailedLink, someone } from '#tests/support/accounts.ts';
import { survivesMistakes } from './broken.ts';
import type { DrivenBrowser, Viewport } from './driven-browser.ts';
import { findEngine, type EngineName } from './engines.ts';
import { arrivesAt, button, fill, label, link, press, sees, until, wordsOf } from './hands.ts';
import { blackShare, distance, keepPicture } from './pictures.ts';
import { replaysRounds } from './replays.ts';
import { hearQuestion, HUSHES, openGame, paintFromNowOn, playGame } from './play.ts';
import { startToday } from './today.ts';
import type { ProblemKind } from './watch-page.ts';
import { startWatchedProduct, type WatchedProduct } from './watched-product.ts';

/** WPE supports no other size, so all engines use it. */
const VIEWPORT: Viewport = { width: 1280, height: 720 };
/** The shortest round, which is played in real time. */
const IN_REAL_TIME = 'shape-detective';
/** None of our pictures are black. */
const MOST_BLACK = 0.05;
const MOST_LOOKS = 5;
const BETWEEN_LOOKS_MS = 1500;
/** Glyphs, shadows and rounding differ by less, a page without its styles by far more. */
const MOST_DISTANCE = 0.03;

interface Progress {
  readonly xp: number;
  readonly level: number;
}

/** The server's data about the signed-in player; undefined when nobody is signed in. Runs inside the page. */
const readProfile = async (): Promise<(Progress & { username: string }) | undefined> => {
  const answer = await fetch('/api/profile');
  return answer.ok ? await answer.json() : undefined;
};

/** Waits for frames, because a stepped clock draws outside the browser's own ones. */
const drawSome = async (frames: number): Promise<void> => {
  for (let frame = 0; frame < frames; frame++) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    window.__lab?.step(20);
  }
};
const DRAWN_FRAMES = 3;

/**
 * One engine's row of the matrix: a grown-up signs up, a child plays one game of every family by pointer and keyboard,
 * and everything is saved and looks right. The tests' titles are the matrix's columns.
 */
export function playsOn(name: EngineName): void {
  const start = findEngine(name);
  // Unavailable on this machine: reported as skipped, also in the table.
  describe.skipIf(!start)(name, () => {
    let product: WatchedProduct;
    let browser: DrivenBrowser;
    const account = someone();
    const seen = {
      black: [] as string[],
      keys: [] as string[],
      told: [] as string[],
      focus: [] as string[],
      saved: [] as string[],
    };
    let isDead = false;
    let played = 0;
    let earned = 0;

    beforeAll(async () => {
      product = await startWatchedProduct();
      browser = await start!(VIEWPORT);
    });
    afterAll(async () => {
      await browser?.stop();
      await product?.stop();
    });

    const open = async (path: string) => {
      // All further tests would run into their timeouts.
      if (isDead) throw new Error('the landing page never came up');
      await browser.goto(product.url + path);
    };
    const profile = () => browser.evaluate(readProfile);

    test('landing', async () => {
      await open('/');
      await sees(browser, 'Create Account').catch((error: unknown) => {
        isDead = true;
        throw error;
      });
      const today = await startToday(VIEWPORT);
      try {
        await today.goto(`${product.url}/`);
        await sees(today, 'Create Account');
        let far = 1;
        // Pictures and fonts arrive after the text.
        await until(
          () => `the landing page looks ${far.toFixed(3)} away from today's Chromium's`,
          async () => {
            const pictures = [await browser.screenshot(), await today.screenshot()] as const;
            far = await distance(...pictures);
            if (far < MOST_DISTANCE) return true;
            pictures.forEach((png, at) =>
              keepPicture(`${name}-landing-${at === 0 ? 'seen' : 'wanted'}`, png),
            );
            return false;
          },
        );
      } finally {
        await today.stop();
      }
    });

    test('sign-up', async () => {
      await open('/');
      await press(browser, link('Create Account'));
      await fill(browser, 'Email', account.email);
      await fill(browser, 'Password', account.password);
      await press(browser, button('Create Account'));
      await arrivesAt(browser, '/email-confirmation');
    });

    test("mail's link", async () => {
      const mailbox = await request.newContext({ baseURL: product.url });
      await open(await mailedLink(mailbox, account.email, '/auth/confirm'));
      await mailbox.dispose();
      await press(browser, button('Confirm my email'));
      await arrivesAt(browser, '/profile-setup');
    });

    test('setup', async () => {
      await sees(browser, 'Save and Play');
      await until('no name was suggested', () =>
        browser.evaluate(
          () => document.querySelector<HTMLInputElement>('input[name="username"]')?.value !== '',
        ),
      );
      await fill(browser, 'Age', '5');
      await press(browser, label('Owl'));
      await press(browser, button('Save and Play'));
      await arrivesAt(browser, '/play');
    });

    test('home', async () => {
      await open('/play');
      await press(browser, link('Home'));
      await arrivesAt(browser, '/home');
      await sees(browser, `Welcome back, ${(await profile())?.username}!`);
    });

    test('sign-in', async () => {
      await browser.evaluate(async () => {
        await fetch('/api/auth/signout', { method: 'POST' });
      });
      await open('/profile');
      await arrivesAt(browser, '/login');
      await fill(browser, 'Email', account.email);
      await fill(browser, 'Password', account.password);
      await press(browser, button('Sign In'));
      await arrivesAt(browser, '/profile');
    });

    /** Without a working form, sign up by the API, so that one fault fails only one test. */
    const ensurePlayer = async () => {
      await open('/');
      if (await profile()) return;
      const context = await request.newContext({ baseURL: product.url });
      await becomePlayer(context);
      for (const { name: cookie, value } of (await context.storageState()).cookies)
        await browser.setCookie({ name: cookie, value });
      await context.dispose();
    };

    /** Looks for black art. A browser that has not shown its first frame yet is all black too, for a moment. */
    const lookAt = async (family: string, game: Game) => {
      await paintFromNowOn(browser, true);
      let share = 1;
      for (let look = 0; look < MOST_LOOKS && share > MOST_BLACK; look++) {
        if (look > 0) await sleep(BETWEEN_LOOKS_MS);
        await browser.evaluate(drawSome, DRAWN_FRAMES);
        const png = await browser.screenshot();
        keepPicture(`${name}-${family}`, png);
        share = await blackShare(png);
      }
      if (share > MOST_BLACK) seen.black.push(`${game.id}: ${share.toFixed(2)}`);
    };

    for (const { name: family, games } of FAMILIES)
      test(family, async () => {
        const game = games[0]!;
        const isReal = family === IN_REAL_TIME;
        await ensurePlayer();
        const before = (await profile())!.xp;
        const end = await playGame(browser, product.url, {
          game,
          clock: isReal ? 'real' : 'stepped',
          onQuestion: () => lookAt(family, game),
        });
        played += 1;
        const { xp } = rewardOf(game, end.score);
        for (const text of [`${end.score} / ${game.rewards.questionsCount}`, `+${xp} XP`])
          expect(end.result).toContain(text);
        if (end.keyboardFailed) seen.keys.push(`${game.id}: ${end.keyboardFailed}`);
        if (end.untold) seen.told.push(`${game.id}: ${end.untold}`);
        for (const at of end.lostFocusAt) seen.focus.push(`${game.id}: at "${at}"`);
        earned = before + xp;
        let known: number | undefined;
        await until(
          () => `the server knows of ${known} XP, not of ${earned}`,
          async () => {
            known = (await profile())?.xp;
            return known === earned;
          },
        ).catch((error: unknown) => seen.saved.push(`${game.id}: ${error}`));
      });

    /** Expects no problems in all games together; if none was played, that is a failure, too. */
    const expectAll = (problems: readonly string[]) => {
      expect(problems).toEqual([]);
      expect(played).toBeGreaterThan(0);
    };
    test('pictures', () => expectAll(seen.black));
    test('keyboard', () => expectAll(seen.keys));
    test('question told', async () => {
      expectAll(seen.told);
      // Games with a stepped clock have no sound at all: here the browser's own sound is on, switched off, or refused.
      const game = gameOrThrow('none-left-fun');
      await ensurePlayer();
      for (const hush of HUSHES) expect(await hearQuestion(browser, product.url, { game, hush })).toEqual([]);
    });
    test('focus', () => expectAll(seen.focus));
    test('saved', () => expectAll(seen.saved));

    test('way back', async () => {
      await ensurePlayer();
      await openGame(browser, product.url, gameOrThrow('total-treasure-hunt'));
      await press(browser, link('Back to All Games'));
      await arrivesAt(browser, '/play');
    });

    test('leaderboard', async () => {
      const me = await profile();
      await open('/leaderboard');
      await sees(browser, me!.username);
      const rows = await wordsOf(browser);
      expect(rows).toContain(`Lv.${levelOf(earned)}`);
      expect(rows).toContain(String(earned));
    });

    replaysRounds(() => ({ browser, url: product.url }));

    survivesMistakes(() => ({ browser, product }), gameOrThrow('none-left-fun'));

    const told = (kind: ProblemKind) => product.problems.filter((one) => one.kind === kind);
    test('no errors', () => expect(told('error')).toEqual([]));
    test('no CSP breach', () => expect(told('policy')).toEqual([]));
    test('quiet console', () => expect(told('console')).toEqual([]));
  });
}
