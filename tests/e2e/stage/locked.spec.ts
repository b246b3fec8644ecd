import type { Page } from '@playwright/test';
import { FAMILIES } from '#engine/games/families.ts';
import { answersOf, middleOf, openBench, stateOf, step, targetsOf } from '#tests/support/bench.ts';
import { fingersOn } from '#tests/support/fingers.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** Moments in which a touch must have no effect, then or later. */

test.use({ hasTouch: true, viewport: { width: 640, height: 360 } });
test.beforeEach(({ page }) => page.addInitScript(paintNothing));

const LATER_SECONDS = 6;
const game = 'game=total-treasure-hunt';

async function tapAllAnswers(page: Page): Promise<void> {
  const fingers = await fingersOn(page);
  for (const target of await answersOf(page)) await fingers.tap(middleOf(target));
}

for (const [moment, search, later] of [
  ['answers come in', `${game}&at=first`, { question: 1, tries: 0, score: 0 }],
  ['a right answer is celebrated', `${game}&at=right-1`, { question: 2, tries: 0, score: 1 }],
  ['a wrong answer is told', `${game}&at=wrong-1`, { question: 1, tries: 1, score: 0 }],
] as const) {
  test(`answers that are touched while ${moment} are neither taken nor kept`, async ({ page }) => {
    await openBench(page, search);
    await tapAllAnswers(page);
    await step(page, LATER_SECONDS);
    expect(await stateOf(page)).toMatchObject({ state: 'asking', ...later });
  });
}

for (const { games } of FAMILIES) {
  const { id, title } = games[0]!;
  test(`${title} takes nothing all the way from one question to the next`, async ({ page }) => {
    await openBench(page, `game=${id}&at=right-1`);
    const fingers = await fingersOn(page);
    let touches = 0;
    for (let closed = true; closed; touches++) {
      const answers = await answersOf(page);
      const target = answers[touches % Math.max(1, answers.length)];
      closed = !answers.some(({ enabled }) => enabled);
      if (closed && target) await fingers.tap(middleOf(target));
      if (closed) await step(page, 0.15);
    }
    expect(touches).toBeGreaterThan(4);
    expect(await stateOf(page)).toMatchObject({ state: 'asking', question: 2, tries: 0, score: 1 });
    await step(page, 1);
    expect(await stateOf(page)).toMatchObject({ state: 'asking', question: 2, tries: 0, score: 1 });
  });
}

test('touches during the countdown do not shorten it, but for "Start Game"', async ({ page }) => {
  await openBench(page, `${game}&scene=instructions&at=countdown`);
  const fingers = await fingersOn(page);
  const targets = await targetsOf(page);
  for (const x of [100, 320, 540]) await fingers.tap({ x, y: 150 });
  await fingers.tap(middleOf(targets.find(({ id }) => id === 'play-instructions')!));
  await step(page, 0.5);
  expect(await stateOf(page)).toMatchObject({ phase: 'countdown', state: 'counting' });
  await fingers.tap(middleOf(targets.find(({ id }) => id === 'start-game')!));
  await step(page, 0.1);
  expect(await stateOf(page)).toMatchObject({ phase: 'playing', question: 1, tries: 0 });
});

test('touches on the result before its buttons are there do nothing, then or later', async ({ page }) => {
  await openBench(page, `${game}&scene=result&at=first`);
  const fingers = await fingersOn(page);
  const places = (await targetsOf(page)).filter(({ id }) => /again|games|leaderboard/.test(id)).map(middleOf);
  expect(places).toHaveLength(3);
  for (const place of places) await fingers.tap(place);
  await step(page, LATER_SECONDS);
  expect(await stateOf(page)).toMatchObject({ phase: 'result', open: true });
});

test('touches at the end of the last question do nothing, then or later', async ({ page }) => {
  await openBench(page, `${game}&at=question-10`);
  const answers = await answersOf(page);
  const fingers = await fingersOn(page);
  await fingers.tap(middleOf(answers[0]!));
  for (let touches = 0; touches < 20; touches++) {
    await step(page, 0.3);
    await fingers.tap(middleOf(answers[touches % answers.length]!));
    if ((await stateOf(page))['phase'] === 'result') break;
  }
  await step(page, 0.5);
  expect(await stateOf(page)).toMatchObject({ phase: 'result', outcome: 'perfect' });
});
