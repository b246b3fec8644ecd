import { becomePlayer } from '#tests/support/accounts.ts';
import { answers } from '#tests/support/answers.ts';
import { pressByMouse } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const QUESTIONS = 3;

test('in real time, with sound, a child is spoken to and led from question to question', async ({ page }) => {
  await page.addInitScript(paintNothing);
  await becomePlayer(page.request);
  await page.goto('/play');
  await page.getByRole('link', { name: 'Total Treasure Hunt' }).first().click();
  await pressByMouse(page, page.getByRole('button', { name: 'Start Game' }));

  const open = page.locator('[data-choice]:not([aria-disabled="true"])');
  const prompt = page.locator('[data-prompt]');
  for (let question = 1; question <= QUESTIONS; question++) {
    await expect(open.first()).toBeAttached({ timeout: 30_000 });
    const asked = (await prompt.textContent()) ?? '';
    const isAnswer = answers(asked);
    const names = await open.allTextContents();
    await pressByMouse(page, open.nth(names.findIndex(isAnswer)));
    await expect(page.locator('[data-score]')).toHaveText(`+${question}`);
    await expect(prompt).not.toHaveText(asked, { timeout: 30_000 });
  }
  const heard = await page.evaluate(() => window.__lab?.audioLog() ?? []);
  expect(heard.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(heard.filter(({ outcome }) => outcome === 'ended').length).toBeGreaterThanOrEqual(2 * QUESTIONS);
  expect(await page.evaluate(() => window.__lab?.errors())).toEqual([]);
});
