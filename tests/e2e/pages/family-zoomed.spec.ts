import type { Locator, Page } from '@playwright/test';
import { becomePlayer, finishGame } from '#tests/support/accounts.ts';
import { expect, test } from '#tests/support/product-fixture.ts';

/** What a window of 1280 x 1024 leaves at 400 %. */
test.use({ viewport: { width: 320, height: 256 } });

/** As many letters as a name may have, wide ones. */
const LONGEST = 'Mwmwmwmwmwmwmwmwmwmm';
const LONGEST_WALK = 120;

/** Tab, or the keys back, until this has the focus. */
async function reach(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < LONGEST_WALK; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached with the keyboard: ${target}`);
}

async function pressByKeys(page: Page, target: Locator, key = 'Enter') {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Text beyond the window's left and right edge, or cut off by what is around it; and how far the page scrolls sideways. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element | null): boolean =>
      !element || (element.getBoundingClientRect().width > 1 && isSeen(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const around = text.parentElement!;
      if (
        !text.textContent?.trim() ||
        !around.checkVisibility({ visibilityProperty: true }) ||
        !isSeen(around)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects())
        if (left < -0.5 || right > innerWidth + 0.5) cut.push(`${text.textContent}: ${left} to ${right}`);
    }
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    return { cut, sideways: scrollWidth - clientWidth };
  });

async function fits(page: Page, where: string) {
  await page.waitForLoadState('networkidle');
  expect.soft(await cutOff(page), where).toEqual({ cut: [], sideways: 0 });
}

/** Whatever has the focus in a dialog is in the window, and no wider than it. */
async function focusIsSeen(page: Page, where: string) {
  const box = await page.evaluate(() => {
    const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  expect.soft(box.left, where).toBeGreaterThanOrEqual(0);
  expect.soft(box.right, where).toBeLessThanOrEqual(320);
  expect.soft(box.top, where).toBeGreaterThanOrEqual(-0.5);
  expect.soft(box.bottom, where).toBeLessThanOrEqual(256.5);
}

async function passGate(page: Page) {
  const gate = page.getByRole('dialog', { name: 'This is for grown-ups' });
  await expect(gate.getByRole('button', { name: 'Hold for 3 seconds' })).toBeFocused();
  await focusIsSeen(page, 'the gate');
  await fits(page, 'the gate');
  await page.keyboard.down('Space');
  await expect(gate.getByLabel('Which year')).toBeFocused();
  await page.keyboard.up('Space');
  await focusIsSeen(page, "the gate's year");
  await fits(page, "the gate's year");
  await page.keyboard.type('1979');
  await page.keyboard.press('Enter');
  await expect(gate).toBeHidden();
}

const face = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\. The `) });

test('a family is made, read about and made smaller by keyboard alone, at 400 %, and nothing is cut off', async ({
  page,
}) => {
  test.slow();
  const { username, password } = await becomePlayer(page.request);
  await finishGame(page.request, 'total-treasure-hunt', 9);

  await page.goto('/players');
  await expect(face(page, username)).toBeVisible();
  await fits(page, '/players');
  await pressByKeys(page, page.getByRole('button', { name: 'Add a player' }));
  await passGate(page);
  await expect(page).toHaveURL('/players/new');
  const name = page.getByLabel('Player name');
  await expect(name).not.toHaveValue('');
  await fits(page, '/players/new');
  await reach(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(LONGEST);
  await reach(page, page.getByLabel('Age', { exact: true }));
  await page.keyboard.type('4');
  await reach(page, page.getByRole('radio', { name: 'Fox' }));
  await page.keyboard.press('ArrowRight');
  await pressByKeys(page, page.getByRole('button', { name: 'Add the player' }));
  await expect(page).toHaveURL('/players');
  await expect(face(page, LONGEST)).toBeVisible();
  await fits(page, '/players, of two');

  await pressByKeys(page, face(page, LONGEST));
  await expect(page.getByRole('heading', { name: `Welcome back, ${LONGEST}!` })).toBeVisible();
  await fits(page, '/home');

  await page.goto('/grown-ups');
  const other = page.getByRole('list', { name: 'Players' }).getByRole('button', { name: username });
  await pressByKeys(page, other);
  await expect(page.getByText(new RegExp(`^In the last 7 days ${username} played on 1 day`))).toBeVisible();
  await fits(page, '/grown-ups');
  const cell = page.getByRole('button', { name: /^1\+1: / });
  await pressByKeys(page, cell);
  await expect(page.getByRole('status').filter({ hasText: /^1\+1: |^This one is / })).toBeVisible();
  const needed = page.getByRole('switch', { name: 'A slower voice' });
  await pressByKeys(page, needed, 'Space');
  await expect(needed).toBeChecked();
  await fits(page, '/grown-ups, with a cell open');

  await pressByKeys(page, page.getByRole('list', { name: 'Players' }).getByRole('button', { name: LONGEST }));
  await expect(page.getByText(`${LONGEST} has not played yet.`)).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: `Delete ${LONGEST}` }));
  const really = page.getByRole('dialog', { name: `Delete ${LONGEST}` });
  await reach(page, really.getByRole('button', { name: 'Keep the player' }));
  await focusIsSeen(page, 'the last button of the dialog that deletes');
  await fits(page, 'the dialog that deletes');
  await reach(page, really.getByRole('button', { name: 'Delete for ever' }), 'Shift+Tab');
  await focusIsSeen(page, 'what deletes');
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused();
  await focusIsSeen(page, 'the password');
  await fits(page, 'the dialog that asks for the password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/players');
  await expect(face(page, username)).toBeVisible();
  await expect(face(page, LONGEST)).toHaveCount(0);
});
