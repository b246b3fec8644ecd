import { afterEach, expect, test } from 'vitest';
import { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';
import { thingsOn } from './tree.ts';

afterEach(closeGames);

const FRAME_SECONDS = 1 / 30;

test.each([
  { width: 960, height: 540 },
  { width: 800, height: 600 },
])('who climbs leaps no higher than the header, however glad: %o', async (size) => {
  const game = await openGame({ gameId: 'number-trail-high-climb', ...size });
  const { session } = game;
  goTo(session, 'play', 'question', 1);
  const [guide] = thingsOn(game, Guide);
  const { hud } = session.stage!.layout().zones;
  const highest: number[] = [];
  for (let question = 1; question <= 4; question++) {
    session.clock.advance(3);
    answer(session, true);
    let top = Infinity;
    for (let seconds = 0; seconds < 1.5; seconds += FRAME_SECONDS) {
      session.clock.advance(FRAME_SECONDS);
      const ear = guide!.getChildByLabel('head', true)!.getBounds().rectangle;
      top = Math.min(top, session.scene!.root.toLocal({ x: ear.x, y: ear.y }).y);
    }
    highest.push(top);
  }
  // The tips of its ears, in the moment in which it is stretched.
  expect(Math.min(...highest)).toBeGreaterThan(hud.y + hud.height - 24);
});
