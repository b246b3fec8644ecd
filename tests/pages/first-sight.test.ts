import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { THEMES } from '#engine/rules/looks.ts';
import { applyTheme } from '#web/features/theme/theme.ts';
import { listen } from '#tests/support/pages/heard.ts';
import { beginAnew, visit } from '#tests/support/pages/open-page.tsx';
import { ask, becomePlayer, finishGame, liveAMonth } from '#tests/support/pages/people.ts';

beforeEach(beginAnew);
afterEach(() => page.viewport(1280, 800));

/** As many letters as a name may have, wide ones; no two players have the same. */
const LONGEST = {
  new: 'Wilhelmmina Mammwood',
  'after one round': 'Wilhelmmina Mammwoot',
  'after a month': 'Wilhelmmina Mammwoos',
} as const;

/** How many doors and cards are to be seen whole, without scrolling. */
const SIZES = [
  { width: 390, height: 844, least: 2 },
  { width: 844, height: 390, least: 3 },
  { width: 1024, height: 768, least: 6 },
  { width: 1280, height: 800, least: 6 },
  { width: 1920, height: 1080, least: 8 },
] as const;

const VIEWS = ['/home', '/play'].flatMap((path) => SIZES.map((size) => ({ path, ...size })));

const tiles = () => [...document.querySelectorAll('main [data-tile]')];
const cards = () => document.querySelectorAll('main li[data-tile]').length;
const wholeTiles = () =>
  tiles().filter((tile) => {
    const { top, bottom, left, right } = tile.getBoundingClientRect();
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
    return top >= bar - 0.5 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  }).length;

/** The player with the longest name, at these points of the way. */
const PLAYERS = {
  new: () => Promise.resolve(),
  'after one round': () => finishGame('total-treasure-hunt', 9),
  'after a month': () => liveAMonth(),
} as const;

/** The areas of home's doors and cards that are seen, in square pixels. */
function areas(): { readonly doors: readonly number[]; readonly cards: readonly number[] } {
  const of = (tile: Element) => tile.clientWidth * tile.clientHeight;
  const isDoor = (tile: Element) => tile.matches('[data-tile="door"]');
  const seen = tiles().filter((tile) => of(tile) > 0);
  return {
    doors: seen.filter(isDoor).map(of),
    cards: seen.filter((tile) => !isDoor(tile) && tile.closest('[aria-label="Games for you"]')).map(of),
  };
}

/** Of home's cards that are seen: what is blank under their last word or speaker, in pixels. */
const feetOfCards = () =>
  [...document.querySelectorAll('[aria-label="Games for you"] [data-tile=""]')].flatMap((card) => {
    const { bottom, width } = card.getBoundingClientRect();
    const last = [...card.querySelectorAll('[data-state], [data-face]')].map(
      (part) => part.getBoundingClientRect().bottom,
    );
    return width > 0 ? [bottom - Math.max(...last)] : [];
  });

/** What grows, and the door that leads to it, stand on their own ground. */
const grounds = () =>
  [...document.querySelectorAll('[data-ground]')].map((one) => getComputedStyle(one).backgroundImage).join();

for (const [when, play] of Object.entries(PLAYERS))
  it(`home and all games show whole doors and cards at once, on every screen: ${when}`, async () => {
    await becomePlayer();
    await ask('PATCH', '/api/profile', { username: LONGEST[when as keyof typeof PLAYERS] });
    await play();
    const groundOf = new Set<string>();
    for (const { path, width, height, least } of VIEWS) {
      await page.viewport(width, height);
      visit(path);
      await expect.poll(() => tiles().length).toBeGreaterThan(0);
      if (when === 'after a month')
        await expect.poll(() => document.querySelectorAll('[data-state="known"]').length).toBeGreaterThan(0);
      await document.fonts.ready;
      // On the open page, as its own switch does it: a visit for each theme would take three times as long.
      for (const theme of THEMES) {
        applyTheme(theme);
        const at = `${path} at ${width} x ${height}, ${theme}`;
        expect.soft(wholeTiles(), at).toBeGreaterThanOrEqual(least);
        if (path !== '/home') continue;
        groundOf.add(grounds());
        expect.soft(Math.max(...feetOfCards()), `${at}: a blank foot`).toBeLessThan(10);
        const { doors, cards } = areas();
        expect.soft(doors, at).toHaveLength(when === 'after a month' ? 3 : 2);
        expect
          .soft(Math.min(...doors), `${at}: the smallest door`)
          .toBeGreaterThan(1.05 * Math.max(...cards));
      }
    }
    expect([...groundOf], 'the same ground in every theme').toHaveLength(1);
  });

/** Rows of all games' cards that do not reach from edge to edge though only one card is in them. */
const lonely = () =>
  [...document.querySelectorAll('main ul:has(> [data-tile])')].flatMap((list) => {
    const boxes = [...list.children].map((card) => card.getBoundingClientRect());
    const alone = boxes.filter((box) => boxes.every((other) => other === box || other.top !== box.top));
    return alone.filter(({ width }) => width < list.clientWidth - 1).map(({ width }) => width);
  });

it('a card that is alone in its row of all games fills it, whatever is chosen', async () => {
  await becomePlayer();
  for (const { width, height } of [...SIZES, { width: 768, height: 1024 }]) {
    await page.viewport(width, height);
    visit('/play');
    await expect.poll(cards).toBe(14);
    for (const name of ['Adding', 'Counting', 'Games for my age']) {
      expect.soft(lonely(), `before ${name} at ${width} x ${height}`).toEqual([]);
      await page.getByRole('button', { name, exact: true }).click();
    }
    await page.getByRole('button', { name: 'All games', exact: true }).click();
    expect(cards()).toBe(14);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

it('all games are chosen by picture: what they are about, the own age, and all again', async () => {
  await becomePlayer();
  await ask('PATCH', '/api/profile', { age: 4 });
  visit('/play');
  await expect.poll(cards).toBe(14);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Adding');
  await expect.poll(cards).toBe(3);
  expect(document.querySelectorAll('main section section')).toHaveLength(2);
  await press('Games for my age');
  await expect.poll(cards).toBe(8);
  await press('Games for my age');
  await expect.poll(cards).toBe(14);
});

it('who has not played yet has no rank, and begins at the first door', async () => {
  await becomePlayer();
  visit('/home');
  const rank = page.getByText('Leaderboard Rank', { exact: true });
  await expect.element(rank).toBeVisible();
  await expect.poll(() => rank.element().nextElementSibling?.textContent).toBe('?');
  const first = document.querySelector('main [data-tile] a')!;
  expect(first.textContent).toMatch(/^Start here/);
});

it('the door after the way on leads to the Nook and says so; the first link to a game is the recommended one', async () => {
  await becomePlayer();
  visit('/home');
  const nook = page.getByRole('link', { name: 'My Nook' });
  await expect.element(nook).toBeVisible();
  const [first, second] = document.querySelectorAll('main [data-tile] a');
  expect(document.querySelector('main a[href^="/play/"]')).toBe(first);
  expect(second).toBe(nook.element());
  const heard = listen();
  await page.getByRole('button', { name: 'Say My Nook' }).click();
  await expect.poll(heard).toContain('/sounds/sentences/lets-go-to-your-room.mp3');
  await nook.click();
  await expect.poll(() => location.pathname).toBe('/nook');
});

it('a door says where it leads when the keys come to it, and its speaker says it again', async () => {
  await becomePlayer();
  visit('/home');
  await expect.element(page.getByRole('link', { name: /^Start here/ })).toBeVisible();
  const heard = listen();
  await userEvent.keyboard('{Tab}');
  while (!document.activeElement?.closest('[data-tile]')) await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toMatch(/^Start here/);
  await expect.poll(heard).toContain('/sounds/sentences/lets-play.mp3');
  await page.getByRole('button', { name: 'Say None Left Fun' }).first().click();
  await expect.poll(heard).toContain('/sounds/sentences/none-left-fun.mp3');
});
