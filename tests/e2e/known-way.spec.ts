import { becomePlayer } from '#tests/support/accounts.ts';
import { playAgain, playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

test.use({ viewport: { width: 640, height: 360 } });

const STONES = 11;
const OFFERED = 5;

for (const adapts of [true, false])
  test(`after two perfect walks the stones ahead have no numbers, questions being chosen: ${adapts}`, async ({
    page,
  }) => {
    await page.addInitScript(paintNothing);
    await becomePlayer(page.request);
    expect((await page.request.post('/api/gate')).ok()).toBe(true);
    expect((await page.request.patch('/api/learner', { data: { adapts } })).ok()).toBe(true);
    const choices: number[] = [];
    const plan = {
      press: pressByAccess,
      onAsked: async () => choices.push(await page.locator('[data-choice]').count()),
    };
    await page.goto('/play/number-trail');
    const ends = [await playGame(page, plan), await playAgain(page, plan), await playAgain(page, plan)];
    expect(ends.map(({ heading }) => heading)).toEqual(ends.map(() => 'Perfect Score'));
    const walks = [0, 1, 2].map((walk) => choices.slice(walk * STONES, (walk + 1) * STONES));
    expect(walks.map((walk) => [...new Set(walk)])).toEqual([[STONES], [STONES], [OFFERED]]);
    const met = async () => {
      const known: unknown = await (await page.request.get('/api/learner')).json();
      return Object.keys((known as { skills: object }).skills).length > 0;
    };
    await expect.poll(met).toBe(adapts);
  });
