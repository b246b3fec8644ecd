import { afterEach, beforeAll, expect, test } from 'vitest';
import { countTextureMemory } from '#tests/support/texture-memory.ts';
import { closeGames, openGame } from './open-game.ts';

/** Of the instructions' texts on a board, at the least. */
const TEXT_BYTES = 1e6;

beforeAll(countTextureMemory);
afterEach(closeGames);

const onCard = () => window.__textureMemory!().card;

test('the texts of a scene that is gone are not kept on the card', async () => {
  const { session } = await openGame({ width: 1920, height: 1080 });
  session.clock.step(2);
  const shown = onCard();
  // The next scene is not drawn yet.
  session.stage!.controls.find('start-game')!.activate();
  expect(session.phase).not.toBe('instructions');
  expect(shown - onCard()).toBeGreaterThan(TEXT_BYTES);
  const before = onCard();
  session.clock.step(0.1);
  expect(onCard()).toBeGreaterThan(before);
});
