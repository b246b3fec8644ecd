import { GAMES, isOpenToVisitors, rewardOf } from '#engine/games/catalogue.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import { playGame, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

for (const game of GAMES) {
  const { id, title, rewards } = game;
  test(`${title} (${id}) can be played to the end by who hears it only, and is saved`, async ({ page }) => {
    await page.addInitScript(paintNothing);
    if (!isOpenToVisitors(id)) await becomePlayer(page.request);
    await page.goto(`/play/${id}`);
    const total = rewards.questionsCount;
    const end = await playGame(page, { press: pressByAccess, wrongAt: [2] });
    expect(end.text).toContain(`${total - 1} / ${total}`);
    expect(end.heading).toBe('Great Job');
    if (isOpenToVisitors(id)) return;

    await expect(async () => {
      const profile = await (await page.request.get('/api/profile')).json();
      expect(profile).toMatchObject({ ...rewardOf(game, total - 1) });
    }).toPass({ timeout: 20_000 });
    expect(await page.evaluate(() => window.__lab?.errors())).toEqual([]);
  });
}
