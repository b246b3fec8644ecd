import { becomePlayer } from '#tests/support/accounts.ts';
import { playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

test.use({ viewport: { width: 640, height: 360 } });

const STONES = 11;
const OFFERED = 5;

for (const adapts of [true, false])
  test(`after two perfect walks, each in a tab of its own, the stones ahead have no numbers, questions being chosen: ${adapts}`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(paintNothing);
    await becomePlayer(page.request);
    expect((await page.request.post('/api/gate')).ok()).toBe(true);
    expect((await page.request.patch('/api/learner', { data: { adapts } })).ok()).toBe(true);
    const choices: number[] = [];
    const ends: string[] = [];
    for (let walk = 0; walk < 3; walk++) {
      // Nothing of a sitting outlives its tab.
      const tab = await context.newPage();
      await tab.goto('/play/number-trail');
      const onAsked = async () => choices.push(await tab.locator('[data-choice]').count());
      ends.push((await playGame(tab, { press: pressByAccess, onAsked })).heading);
      await tab.close();
    }
    expect(ends).toEqual(['Perfect Score', 'Perfect Score', 'Perfect Score']);
    const walks = [0, 1, 2].map((walk) => choices.slice(walk * STONES, (walk + 1) * STONES));
    expect(walks.map((walk) => [...new Set(walk)])).toEqual([[STONES], [STONES], [OFFERED]]);
    const met = async () => {
      const known: unknown = await (await page.request.get('/api/learner')).json();
      return Object.keys((known as { skills: object }).skills).length > 0;
    };
    await expect.poll(met).toBe(adapts);
  });
