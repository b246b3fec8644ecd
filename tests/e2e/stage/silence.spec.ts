import type { Page } from '@playwright/test';
import { findGame, GAMES } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/rules/game.ts';
import { openBench } from '#tests/support/bench.ts';
import { playRound, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { decodeNothing, refuseSound } from '#tests/support/silence.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/**
 * Whether the question is captioned within a few seconds: answers are taken while the last fact is still being said. Each
 * step leaves the page a moment for the answer of its server: a sound whose failure is not known yet is waited for.
 */
const captionComes = (page: Page, prompt: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    for (let step = 0; step < 16; step++) {
      window.__lab!.step(250);
      await new Promise((done) => setTimeout(done, 25));
      const caption = String(window.__lab!.state()['caption'] ?? '');
      if (caption !== '' && wanted.startsWith(caption)) return true;
    }
    return false;
  }, prompt);

/**
 * Plays a round on a running clock at high speed, because a stepped one plays no sound. Returns the messages that were
 * shown.
 */
async function playSilently(
  page: Page,
  { id, rewards }: Game,
  silence: () => void,
): Promise<readonly string[]> {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('told: ')) told.push(message.text().slice('told: '.length));
  });
  await page.addInitScript(paintNothing);
  await page.addInitScript(silence);
  await openBench(page, `game=${id}&at=first`);
  await page.evaluate(() => window.__lab!.follow());
  // The first question may have been spoken before this line, because the clock is running.
  const isCaptioned: boolean[] = [];
  const end = await playRound(page, {
    press: pressByAccess,
    wrongAt: [2],
    async onAsked(prompt, captions) {
      const isSeen = captions.some((caption) => prompt.startsWith(caption));
      isCaptioned.push(isSeen || (await captionComes(page, prompt)));
    },
  });
  expect(isCaptioned.slice(1)).not.toContain(false);
  const total = rewards.questionsCount;
  expect(end.heading).toBe('Great Job');
  expect(end.text).toContain(`${total - 1} / ${total}`);
  return told;
}

for (const game of GAMES) {
  test(`${game.title} (${game.id}) is played with captions where sound is refused`, async ({ page }) => {
    const told = await playSilently(page, game, refuseSound);
    // Trails do not report a browser that waits for a gesture.
    if (game.family === 'number-trail') expect(told).toEqual([]);
    else expect(told).toContain('Failed to autoplay question audio');
  });
}

for (const id of ['sound-safari', 'number-trail']) {
  test(`${id} is played with captions where no sound can be decoded`, async ({ page }) => {
    expect(await playSilently(page, findGame(id)!, decodeNothing)).toContain('Failed to play question audio');
  });
}
