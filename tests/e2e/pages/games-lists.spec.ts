import { GAMES } from '#engine/games/catalogue.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

const EMPTY = ['No games available for this term yet.', 'Check back soon for new games!'];

for (const { day, focus, terms } of [
  { day: '2026-07-18', focus: 'Autumn', terms: ['Reception Autumn', 'Other'] },
  { day: '2027-01-01', focus: 'Spring', terms: ['Reception Spring', 'Other'] },
  { day: '2027-05-01', focus: 'Summer', terms: ['Reception Summer', 'Other'] },
])
  test(`home on ${day} shows ${focus} and Other`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T09:00:00`));
    await becomePlayer(page.request);
    await page.goto('/home');
    const journey = page.getByRole('region', { name: 'Your Learning Journey' });
    await expect(journey.getByRole('heading', { level: 2 }).nth(1)).toContainText(terms[0]!);
    await expect(journey.locator('section h2')).toHaveCount(terms.length);
    await expect(journey.locator('section h2').last()).toContainText('Other');
    await expect(page.getByRole('main').locator('dl')).toContainText(`Current Focus${focus}`);
  });

for (const width of [1024, 1366])
  test(`at ${width} the four tiles of home have room for what they say`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.clock.setFixedTime(new Date('2026-10-01T09:00:00'));
    await becomePlayer(page.request);
    await page.goto('/home');
    const tiles = page.getByRole('main').locator('dl > div');
    await expect(tiles).toHaveCount(4);
    const { tops, heights } = await tiles.evaluateAll((all) => ({
      tops: new Set(all.map((tile) => tile.getBoundingClientRect().top)).size,
      heights: all.map((tile) => tile.clientHeight),
    }));
    // In one row, and in two lines: the name, and the figure with what stands beside it. A third would add 17.
    expect(tops).toBe(1);
    expect(Math.max(...heights)).toBeLessThan(60);
  });

test('play shows all 14 games, in four groups, easy to hard, with everything a card says', async ({
  page,
}) => {
  await becomePlayer(page.request);
  await page.goto('/play');
  await expect(page.getByRole('link', { name: /Ages \d\+/ })).toHaveCount(GAMES.length);
  const autumn = page.locator('#term-autumn');
  await expect(autumn).toContainText('7 games');
  expect(await autumn.locator('h3').allTextContents()).toEqual([
    'Number Detective',
    'Shape Detective',
    'None Left Fun',
    'Number Trail',
    'Number Trail Heading Home',
    'Sound Safari',
    'Cookie Crunch Count',
  ]);
  const trail = page.locator('#term-summer').getByRole('link', { name: 'Number Trail High Climb' });
  for (const text of ['Ages 5+', 'Hard', '21 questions', '21 XP', 'Climb the mountain from 0 to 20.'])
    await expect(trail).toContainText(text);
  for (const text of EMPTY) await expect(page.getByText(text)).toHaveCount(0);
});

test('terms open and close, and so do the objectives, which Other does not have', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/play');
  const spring = page.locator('#term-spring');
  const heading = spring.getByRole('button', { name: /Reception Spring/ });
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  const objectives = spring.getByRole('button', { name: "School's Learning Objectives" });
  await expect(spring.getByText('Put two small groups together')).toHaveCount(0);
  await objectives.press('Enter');
  await expect(spring.getByText('Put two small groups together')).toBeVisible();
  await heading.press('Enter');
  await expect(spring.getByRole('link')).toHaveCount(0);
  await expect(page.locator('#term-other').getByRole('button', { name: /Objectives/ })).toHaveCount(0);
});

test('a speaker says the name of a game and opens nothing', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/play');
  const clip = page.waitForRequest(/\/sounds\/.*sound-safari/);
  await page.getByRole('button', { name: 'Say Sound Safari' }).click();
  await clip;
  await expect(page).toHaveURL('/play');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

for (const from of ['home', 'play'] as const)
  test(`a game remembers that its player came from ${from}, until it has begun`, async ({ page }) => {
    await becomePlayer(page.request);
    await page.goto(`/${from}`);
    const writes: string[] = [];
    await page.exposeFunction('noteWrite', (value: string) => writes.push(value));
    await page.evaluate(() => {
      const write = sessionStorage.setItem.bind(sessionStorage);
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key === 'addly-came-from') Reflect.get(window, 'noteWrite')(value);
        write(key, value);
      };
    });
    await page
      .locator('#term-other')
      .getByRole('link', { name: /Number Sandwich/ })
      .click();
    await expect(page).toHaveURL('/play/number-sandwich');
    await expect.poll(() => writes).toEqual([from]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('addly-came-from'))).toBeNull();
  });

test('the menus work by keyboard: open, Escape, focus back', async ({ page }) => {
  await becomePlayer(page.request);
  await page.goto('/home');
  const avatar = page.getByRole('button', { name: /Your menu/ });
  await avatar.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await expect(page.getByText('Level 1 • 0 XP', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'All Games', 'Leaderboard']);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await links.nth(1).press('Enter');
  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
