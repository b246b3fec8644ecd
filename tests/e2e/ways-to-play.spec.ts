import { becomePlayer } from '#tests/support/accounts.ts';
import { playGame, pressByAccess, pressByKeyboard, pressByTouch, type Press } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

const WAYS: [name: string, press: Press][] = [
  ['through the layer of real elements alone', pressByAccess],
  ['with the keyboard alone', pressByKeyboard],
  ['with a finger', pressByTouch],
];

test.use({ hasTouch: true });

for (const [name, press] of WAYS) {
  test(`Total Treasure Hunt can be played ${name}`, async ({ page }) => {
    await page.addInitScript(paintNothing);
    await becomePlayer(page.request);
    await page.goto('/play/total-treasure-hunt');
    const end = await playGame(page, { press, wrongAt: [1] });
    // A mistake at a score of nothing costs nothing.
    expect(end.heading).toBe('Perfect Score');
    for (const text of ['10 / 10', '100%', '+10 XP', '+18 Coins']) expect(end.text).toContain(text);
  });
}
