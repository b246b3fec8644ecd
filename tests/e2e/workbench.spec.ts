import { answersOf, middleOf } from '#tests/support/bench.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

test.beforeEach(({ page }) => page.addInitScript(paintNothing));

test('every movement and every sprite opens alone, by its address, full and calm', async ({ page }) => {
  await page.goto('/workbench.html?fx=correct&speed=0&bare');
  await expect.poll(() => page.evaluate(() => window.__workbench?.ready)).toBe(true);
  // In the product's own letters, not in a stand-in: `check` says yes as well where no face has the letter.
  expect(
    await page.evaluate(async () => (await document.fonts.load('600 64px "Fredoka Variable"', '5')).length),
  ).not.toBe(0);
  const opened = await page.evaluate(async () => {
    const bench = window.__workbench!;
    const seen: Record<string, readonly string[]> = {};
    for (const [kind, exhibits] of Object.entries(bench.exhibits)) {
      for (const [name, { seconds }] of Object.entries(exhibits)) {
        for (const calm of [0, 1]) {
          const address = `?${kind}=${name}&calm=${calm}`;
          await bench.open(`${address}&speed=0&bare`);
          // Past its end and its rest: it has begun again.
          bench.step(seconds + 1.5);
          seen[address] = bench.problems();
        }
      }
    }
    return seen;
  });
  expect(Object.keys(opened).length).toBeGreaterThan(80);
  expect(Object.entries(opened).filter(([, problems]) => problems.length > 0)).toEqual([]);
});

test('the panel prints tables, log and focus order, and steps time', async ({ page }) => {
  await page.goto('/workbench.html?game=number-trail-high-climb&at=chosen-wrong-2&speed=0&mute');
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('* wrong: retry > asking');
  await expect(panel).toContainText('* playing: finished > result, leave > leaving');
  await expect(panel).toContainText('asking - chose-wrong > wrong');
  await expect(panel).toContainText(/\d link back: Back to All Games/);
  for (let step = 0; step < 16; step++) await panel.getByRole('button', { name: 'Step 0.1 s' }).click();
  await expect(panel).toContainText('1.60 s of 12 s');
  await expect(panel).toContainText('* asking: chose-right > right');
});

test('the panel opens something else by the address, tells what a frame costs, and goes back in time', async ({
  page,
}) => {
  await page.goto('/workbench.html?game=number-trail&mute');
  await page.getByLabel('fx', { exact: true }).selectOption('wrong');
  await expect(page).toHaveURL(/game=number-trail.*fx=wrong/);
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText(/Frame cost: \d+\.\d ms of script/);
  const bar = page.getByRole('slider');
  await expect(bar).toHaveAttribute('max', '1.5');
  await bar.fill('0.5');
  await expect(panel).toContainText('0.50 s of 1.5 s');
});

test('an address that says something unknown is told what would be right', async ({ page }) => {
  await page.goto('/workbench.html?fx=wrang&colour=red');
  await expect(page.getByRole('alert')).toContainText(/fx=wrang is not known. Good: none, .*wrong/);
  await expect(page.getByRole('alert')).toContainText('"colour" is no parameter');
});

test('a stage larger than the window is shown whole, and can be pressed where it is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto('/workbench.html?game=number-trail&at=question-2&size=board&speed=0&mute');
  await expect.poll(() => page.evaluate(() => window.__workbench?.ready)).toBe(true);
  const stage = (await page.locator('.host').boundingBox())!;
  const panel = (await page.getByRole('complementary').boundingBox())!;
  expect(stage.x + stage.width).toBeLessThanOrEqual(panel.x);
  expect(stage.width / stage.height).toBeCloseTo(1920 / 1080);
  const right = (await answersOf(page))[0]!;
  const { x, y } = middleOf(right);
  await page.mouse.click(x, y);
  await expect(page.getByRole('complementary')).toContainText('asking - chose-right > right');
});
