import type { Page } from '@playwright/test';
import { SIDES, type Side } from '#engine/layout/sides.ts';
import { answers } from '#tests/support/answers.ts';
import { violations } from '#tests/support/axe.ts';
import {
  answerOnSide,
  begins,
  BOARDS,
  chooseByKeyboard,
  heading,
  OPEN,
  outOfReach,
  step,
  until,
  watchSending,
} from '#tests/support/class-board.ts';
import { fingersOn } from '#tests/support/fingers.ts';
import { pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** Two sides at once, and turns, from the front door to the end. */

const GAMES = ['to 10: Total Treasure Hunt', 'from 6: Cookie Crunch Count', 'to 5: Number Detective'];
const [BOARD] = BOARDS;

test.beforeEach(({ page }) => page.addInitScript(paintNothing));

const choose = async (page: Page, mode: string, game: string) => {
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('link', { name: game }).click();
  await begins(page);
};

/** Everything on the stage that can be pressed. */
const onStage = (page: Page) => page.locator('[data-stage] :is(a, button):visible');
const inSheet = (page: Page) => page.locator('dialog button');

for (const [at, { name, width, height }] of BOARDS.entries())
  test(`two groups play to the end at once on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const sent = watchSending(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Open the whiteboard' }).click();
    await choose(page, 'Two sides', GAMES[at]!);
    await until(page, OPEN);
    expect(await outOfReach(page, onStage(page))).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await pressByAccess(page, page.getByRole('button', { name: 'Pause' }));
    expect(await outOfReach(page, inSheet(page))).toEqual([]);
    expect(await inSheet(page).allTextContents()).toEqual(
      expect.arrayContaining(['Go on', 'How to play', 'Settings', 'End']),
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    for (let question = 1; await until(page, OPEN); question++) {
      if (question === 2) {
        await Promise.all(SIDES.map((side) => answerOnSide(page, side, side === 'left', pressByAccess)));
        await step(page, 1750);
        await until(page, OPEN);
        await answerOnSide(page, 'right', true, pressByAccess);
      } else await Promise.all(SIDES.map((side) => answerOnSide(page, side, true, pressByAccess)));
    }
    await expect(heading(page)).toHaveText('You did it together!');
    await expect(page.getByRole('img', { name: '9 of 10 stars' })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/XP|coin/i);
    expect(await outOfReach(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(sent).toEqual([]);
    expect(await keptBy(page)).toEqual(['addly-board']);
    await page.goto('/home');
    await expect(page).toHaveURL(/^[^?]*\/(login|signup)/);
  });

/** What the visit leaves on the device. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const session = Object.keys(sessionStorage).filter((key) => !/^(react-router|addly-page)/.test(key));
    return [...Object.keys(localStorage), ...session, ...databases, ...document.cookie.split('; ')].filter(
      Boolean,
    );
  });

test('a class takes turns, passes one on, and ends early with the stars it has', async ({ page }) => {
  await page.setViewportSize(BOARD!);
  await page.goto('/board');
  await page.getByRole('radio', { name: 'Whole class' }).check();
  await page.getByRole('button', { name: 'One child fewer' }).click();
  await expect(page.getByText('29 children')).toBeVisible();
  await expect(page.getByRole('img', { name: '29 animals' })).toBeVisible();
  expect(await outOfReach(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('29 children')).toBeVisible();
  await choose(page, 'Whole class', GAMES[0]!);

  const live = page.locator('[data-announce]').first();
  const called = new Set<string | undefined>();
  const isCalled = async () =>
    called.add(/^The \w+ with the \w+ scarf\./.exec((await live.textContent()) ?? '')?.[0]);
  for (let question = 1; question <= 4; question++) {
    await until(page, OPEN);
    await isCalled();
    const isAnswer = answers((await page.locator('[data-prompt]').textContent()) ?? '');
    const names = await page.locator(OPEN).allTextContents();
    await pressByAccess(page, page.locator(OPEN).nth(names.findIndex(isAnswer)));
    await step(page, 500);
  }
  await until(page, OPEN);
  await isCalled();
  const inMenu = async (label: string) => {
    await pressByAccess(page, page.getByRole('button', { name: 'Pause' }));
    await page.getByRole('button', { name: label, exact: true }).click();
    // What was pressed is done as the sheet goes, a moment later.
    await expect(page.locator('dialog')).toHaveCount(0);
  };
  await inMenu('Someone else');
  await isCalled();
  expect(called.size).toBe(6);
  expect(called).not.toContain(undefined);
  await inMenu('End');
  await expect(page.getByRole('img', { name: '4 of 4 stars' })).toBeVisible();
});

test.describe('fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 720 } });

  test('two, four and ten at once: every press counts for its own side', async ({ page }) => {
    await page.goto('/board');
    await choose(page, 'Two sides', GAMES[0]!);
    const fingers = await fingersOn(page);
    const told = () =>
      page.evaluate(() => window.__lab!.state() as unknown as { state: string; sides: object });
    /** The middles of a side's answers, the right one first. */
    const answersOn = (side: Side) =>
      page.evaluate((of) => {
        const right = `${of}-choice-${String(window.__lab!.state()['answer'])}`;
        const targets = window.__lab!.targets().filter(({ id }) => id.startsWith(`${of}-choice-`));
        return targets
          .toSorted((a, b) => Number(b.id === right) - Number(a.id === right))
          .map(({ rect: { x, y, width, height } }) => ({ x: x + width / 2, y: y + height / 2 }));
      }, side);
    /** The places of this many fingers on a side, one of them right. */
    const hand = async (side: Side, count: number, first: 'right' | 'wrong') => {
      const [right, ...wrong] = await answersOn(side);
      const order = first === 'right' ? [right!, ...wrong] : [wrong[0]!, right!, ...wrong.slice(1)];
      return Array.from({ length: count }, (_, at) => order[at % order.length]!);
    };

    await until(page, OPEN);
    await fingers.down(...(await hand('left', 1, 'right')), ...(await hand('right', 1, 'right')));
    await fingers.up();
    await step(page, 100);
    expect(await told()).toMatchObject({ state: 'right', score: 1 });

    for (const each of [2, 5]) {
      await step(page, 2000);
      await until(page, OPEN);
      const left = await hand('left', each, 'wrong');
      const right = await hand('right', each, 'right');
      await fingers.down(...left.flatMap((place, at) => [place, right[at]!]));
      await fingers.up();
      await step(page, 100);
      expect(await told()).toMatchObject({
        sides: { left: { state: 'wrong', tries: 1 }, right: { state: 'right', tries: 0 } },
      });
      await step(page, 2000);
      await fingers.tap((await answersOn('left'))[0]!);
      await step(page, 100);
      expect(await told()).toMatchObject({ state: 'right' });
    }
  });
});

test.describe('from the landing page to the first spoken question', () => {
  test.use({ hasTouch: true });
  const MOST_MS = 30_000;
  /** Names of presses, each of them one, at a first visit. */
  const wayOf = (door: string, mode: string, game: string) =>
    [
      ['link', door],
      ['radio', mode],
      ['link', game],
    ] as const;
  const BY_TOPIC = wayOf('Open the whiteboard', 'Two sides', GAMES[0]!);
  const BY_TERM = [
    wayOf('Autumn', 'Whole class', 'None Left Fun'),
    wayOf('Spring', 'Two sides', 'Cookie Crunch Count Medium'),
    wayOf('Summer', 'Everyone shows', 'Number Trail High Climb'),
  ];

  const HOW = [
    ['touches', (_: Page, element) => element.tap()],
    ['keys', chooseByKeyboard],
  ] satisfies [string, (page: Page, element: ReturnType<Page['locator']>) => Promise<void>][];

  const WAYS = [
    ...BOARDS.map((board) => [BY_TOPIC, board] as const),
    ...BY_TERM.map((way) => [way, BOARD!] as const),
  ];
  // By fingers everywhere; keys go the same way whatever the board and the game.
  const HAND_WAYS = HOW.flatMap((one, at) =>
    (at === 0 ? WAYS : WAYS.slice(-2)).map((each) => [...one, ...each] as const),
  );
  for (const [how, press, way, { name: board, width, height }] of HAND_WAYS)
    test(`by ${way[0][1]} and ${way[1][1]} are at most three ${how} and 30 s on ${board}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const from = Date.now();
      for (const [role, name] of way) {
        const element = page.getByRole(role, { name, exact: true }).first();
        await element.waitFor();
        // The first of all modes is chosen already.
        if (role === 'radio' && (await element.isChecked())) continue;
        await press(page, element);
      }
      const spoken = () =>
        page.evaluate(() => window.__lab?.audioLog().filter(({ channel }) => channel === 'voice').length);
      await expect.poll(spoken, { timeout: MOST_MS }).toBeGreaterThan(0);
      expect(Date.now() - from).toBeLessThan(MOST_MS);
    });
});
