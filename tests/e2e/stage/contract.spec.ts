import type { Page } from '@playwright/test';
import { GAMES, rewardOf } from '#engine/games/catalogue.ts';
import { answersOf, openBench, step } from '#tests/support/bench.ts';
import { pressByAccess, phase } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { refuseSound } from '#tests/support/silence.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** The stage's contract, line by line, on the elements that are really there. */

test.beforeEach(({ page }) => page.addInitScript(paintNothing));

const GAME = GAMES.find(({ id }) => id === 'number-trail')!;
const stageOf = (page: Page) => page.locator('section[data-stage]');
const always = async (page: Page) => {
  await expect(stageOf(page).getByRole('link', { name: 'Back to All Games' })).toHaveAttribute(
    'href',
    '/play',
  );
  await expect(stageOf(page).getByRole('button', { name: 'Instructions', exact: true })).toBeAttached();
};

/** Which of the contract's elements there are, in the order of the page. */
const orderOf = (page: Page) =>
  stageOf(page).evaluate((stage) => {
    const wanted = ['canvas', 'h1', '[data-prompt]', '[data-choices]', '[data-announce]', '[data-score]'];
    return [...stage.querySelectorAll(wanted.join())].map((one) =>
      wanted.find((selector) => one.matches(selector)),
    );
  });

test('the section: its name, game, phase, and its elements in their order', async ({ page }) => {
  await openBench(page, `game=${GAME.id}&at=question-1`);
  const stage = stageOf(page);
  for (const [name, value] of [
    ['role', 'group'],
    ['aria-label', GAME.title],
    ['data-game', GAME.id],
    ['data-phase', 'playing'],
  ] as const)
    await expect(stage).toHaveAttribute(name, value);
  await expect(stage.locator('> canvas')).toHaveAttribute('aria-hidden', 'true');
  await expect(stage.locator('h1')).toHaveText(GAME.title);
  await expect(stage.locator('[data-choices]')).toHaveAttribute('role', 'group');
  await expect(stage.locator('[data-choices]')).toHaveAttribute('aria-label', 'Answers');
  await expect(stage.locator('p[data-announce]')).toHaveAttribute('aria-live', 'polite');
  await expect(stage.locator('p[data-announce]')).toHaveAttribute('role', 'status');
  await expect(stage.locator('output[data-score]')).toHaveText('+0');
  await expect(stage.locator('p[data-prompt]')).toHaveText('Start at 0.');
  expect(await orderOf(page)).toEqual([
    'canvas',
    'h1',
    '[data-prompt]',
    '[data-choices]',
    '[data-announce]',
    '[data-score]',
  ]);
  await always(page);
});

test('the layer lets pointers through to the picture and lies where the picture shows things', async ({
  page,
}) => {
  await openBench(page, 'game=number-sandwich&at=question-1');
  for (const { id, label, rect } of await answersOf(page)) {
    const button = page.locator('[data-choice]').filter({ hasText: new RegExp(`^${label}$`) });
    const box = (await button.boundingBox())!;
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(box[side] - rect[side]), `${id} ${side}`).toBeLessThanOrEqual(2);
    const under = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.tagName,
      [box.x + box.width / 2, box.y + box.height / 2],
    );
    expect(under).toBe('CANVAS');
  }
});

test('answers are disabled while input is closed, keep the focus, and their announcements name the fact', async ({
  page,
}) => {
  await openBench(page, 'game=total-treasure-hunt&at=question-1');
  const [right, wrong] = await answersOf(page);
  const choices = page.locator('[data-choice]');
  const named = (name: string) => choices.filter({ hasText: new RegExp(`^${name}$`) });
  const announced = page.locator('[data-announce]');
  await named(wrong!.label).focus();
  await page.keyboard.press('Enter');
  await step(page, 0.1);
  await expect(choices.and(page.locator('[aria-disabled="true"]'))).toHaveCount(await choices.count());
  await expect(named(wrong!.label)).toBeFocused();
  const prompt = (await page.locator('[data-prompt]').textContent())!;
  await expect(announced).toContainText(prompt);
  await step(page, 2);
  await expect(choices.and(page.locator('[aria-disabled="true"]'))).toHaveCount(0);
  await expect(named(wrong!.label)).toBeFocused();

  await named(right!.label).focus();
  await page.keyboard.press('Enter');
  await step(page, 0.1);
  const [, first, second] = /^(\d+) add (\d+)\./.exec(prompt)!;
  await expect(announced).toHaveText(`Yes. ${first} add ${second} makes ${right!.label}. Question 1 of 10.`);
  await step(page, 4);
  // On the same number where the next question offers it again, else on the first.
  const kept = named(right!.label);
  await expect((await kept.count()) > 0 ? kept : choices.first()).toBeFocused();
});

test('the instructions: heading, description, how to play, stats and both buttons', async ({ page }) => {
  await openBench(page, `game=${GAME.id}&scene=instructions`);
  await always(page);
  await expect(stageOf(page)).toHaveAttribute('data-phase', 'instructions');
  const { title, description, instructions, rewards } = GAME;
  const text = await stageOf(page).innerText();
  const stats = [
    `Questions ${rewards.questionsCount}`,
    `Max XP ${rewards.questionsCount}`,
    `Max Coins ${rewards.perfectCoins}`,
  ];
  for (const wanted of [title, description, 'How to Play', instructions, 'Game Stats', ...stats, 'Medium'])
    expect(text).toContain(wanted);
  for (const name of ['Play Instructions', 'Start Game'])
    await expect(stageOf(page).getByRole('button', { name, exact: true })).toBeAttached();
  await openBench(page, `game=${GAME.id}&scene=instructions&at=countdown`);
  await always(page);
  await expect(stageOf(page)).toHaveAttribute('data-phase', 'countdown');
  await expect(page.locator('[data-announce]')).toHaveText('Starting in 3, 2, 1');
});

test('the result: heading with the focus, score, rewards, and its three ways on, "Play Again" next', async ({
  page,
}) => {
  await openBench(page, `game=${GAME.id}&at=question-${GAME.rewards.questionsCount}`);
  const last = (await answersOf(page))[0]!;
  await page
    .locator('[data-choice]:not([aria-disabled])', { hasText: new RegExp(`^${last.label}$`) })
    .focus();
  await page.keyboard.press('Enter');
  await step(page, 12);
  const result = page.locator('[data-result]');
  await expect(stageOf(page)).toHaveAttribute('data-phase', 'result');
  await always(page);
  await expect(result.getByRole('heading', { name: 'Perfect Score' })).toBeFocused();
  const { xp, coins } = rewardOf(GAME, 11);
  const text = await result.innerText();
  for (const wanted of ['Your Score', '11 / 11', '100%', `+${xp} XP`, `+${coins} Coins`])
    expect(text).toContain(wanted);
  await expect(result.getByRole('link', { name: 'All Games' })).toHaveAttribute('href', '/play');
  await expect(result.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('href', '/leaderboard');
  await page.keyboard.press('Tab');
  await expect(result.getByRole('button', { name: 'Play Again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await step(page, 0.1);
  await expect(stageOf(page)).toHaveAttribute('data-phase', 'playing');
});

test('on the page of a game, too, the stage is a section', async ({ page }) => {
  await page.goto('/play/none-left-fun');
  await phase(page.locator('[data-stage]'), 'instructions');
  await expect(stageOf(page)).toHaveCount(1);
  await always(page);
  await pressByAccess(page, page.getByRole('button', { name: 'Start Game' }));
  await phase(page.locator('[data-stage]'), 'playing');
});

/** Everything that a live region has told, and what had the focus whenever a question came. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[data-announce]');
        if (region) heard.push(`${region.textContent} | ${document.activeElement?.tagName}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

for (const [how, silence] of [
  ['working', () => undefined],
  ['muted', () => localStorage.setItem('addly-nook.stage', JSON.stringify({ voiceOn: false }))],
  ['refused', refuseSound],
] as const) {
  test(`after "Start Game" a screen reader hears the question once, and is never at the page's top: voice ${how}`, async ({
    page,
  }) => {
    await page.addInitScript(silence);
    await page.goto('/play/none-left-fun');
    await phase(stageOf(page), 'instructions');
    await listen(page);
    const start = stageOf(page).getByRole('button', { name: 'Start Game', exact: true });
    const box = (await start.boundingBox())!;
    // With a finger's press nothing of the game has the focus yet.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await phase(stageOf(page), 'playing');
    const prompt = await stageOf(page).locator('[data-prompt]').textContent();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
      .toEqual([`${prompt} | BUTTON`]);
    await expect(page.locator('[data-choice]').first()).toBeFocused();
  });
}
