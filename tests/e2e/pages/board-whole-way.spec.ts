import type { Locator, Page } from '@playwright/test';
import {
  begins,
  BOARDS,
  chooseByKeyboard,
  heading,
  playAsClass,
  playOnTwoSides,
} from '#tests/support/class-board.ts';
import { pressByKeyboard, pressByTouch, type Press } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/** From the front door to the end and back to the choice, in every way of playing, by fingers and by keys alone. */

interface Way {
  readonly mode: string;
  readonly game: string;
  readonly play: (page: Page, press: Press) => Promise<void>;
}

const WAYS: readonly Way[] = [
  {
    mode: 'Everyone shows',
    game: 'to 5: Number Detective',
    play: (page, press) => playAsClass(page, { press, hidden: true }),
  },
  {
    mode: 'Whole class',
    game: 'none left: None Left Fun',
    play: (page, press) => playAsClass(page, { press }),
  },
  { mode: 'Two sides', game: 'to 10: Total Treasure Hunt', play: playOnTwoSides },
];

interface Hand {
  /** On the pages. */
  readonly choose: (page: Page, element: Locator) => Promise<void>;
  /** On the stage. */
  readonly press: Press;
}

const HANDS: Readonly<Record<string, Hand>> = {
  touch: { choose: (_page, element) => element.tap(), press: pressByTouch },
  keyboard: { choose: chooseByKeyboard, press: pressByKeyboard },
};

test.use({ hasTouch: true });
test.beforeEach(({ page }) => page.addInitScript(paintNothing));

for (const [turn, [how, { choose, press }]] of Object.entries(HANDS).entries())
  for (const [at, { mode, game, play }] of WAYS.entries()) {
    // Every way by either hand, and every board with two ways and both hands.
    const { name, width, height } = BOARDS[(at + turn) % BOARDS.length]!;
    test(`${mode} by ${how} on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await choose(page, page.getByRole('link', { name: 'Open the whiteboard' }));
      await choose(page, page.getByRole('radio', { name: mode }));
      await choose(page, page.getByRole('link', { name: game }));
      await begins(page);
      await play(page, press);
      await expect(heading(page)).toHaveText('You did it together!');
      await expect(page.getByRole('img', { name: '10 of 10 stars' })).toBeVisible();
      await choose(page, page.getByRole('button', { name: 'Another game' }));
      await expect(heading(page)).toHaveText('Maths on the whiteboard');
      await expect(page.getByRole('radio', { name: mode })).toBeChecked();
    });
  }
