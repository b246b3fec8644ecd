import type { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import type { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** Where the guide looks. */

afterEach(closeGames);

const STEP = 1 / 60;

const guideIn = ({ app }: OpenGame): Guide => app.stage.getChildByLabel('guide', true) as Guide;
const partOf = (game: OpenGame, id: string): Container => guideIn(game).getChildByLabel(id, true)!;

test('the guide looks at what is spoken of, then at what is chosen', async () => {
  const game = await openGame({ gameId: 'total-treasure-hunt', settings: { calmMotion: 'off' } });
  goTo(game.session, 'play', 'question', 1);
  const { gaze } = guideIn(game).acts;
  const before = { ...gaze };
  expect(before.x).toBeGreaterThan(0.5);
  expect(before.y).toBeLessThan(0);
  // Its whole face is turned, not only the eyes.
  expect(partOf(game, 'mouth-idle').x).toBeGreaterThan(4);
  answer(game.session, true);
  game.session.clock.advance(0.25);
  expect(gaze.y).toBeGreaterThan(before.y + 0.2);
});

test('in calm motion its eyes turn there as well, unseen, and its head stays', async () => {
  const game = await openGame({ gameId: 'number-sandwich', settings: { calmMotion: 'on' } });
  goTo(game.session, 'play', 'question', 1);
  game.session.clock.advance(1);
  const eye = partOf(game, 'eyeL');
  const mouth = partOf(game, 'mouth-idle').x;
  const places = new Set<string>();
  const moved: number[] = [];
  let was = { at: `${eye.x} ${eye.y}`, alpha: eye.alpha };
  answer(game.session, true);
  for (let at = 0; at < 1.5; at += STEP) {
    game.session.clock.advance(STEP);
    const place = `${eye.x} ${eye.y}`;
    if (place !== was.at) moved.push(Math.min(was.alpha, eye.alpha));
    if (eye.alpha === 1) places.add(place);
    was = { at: place, alpha: eye.alpha };
  }
  // What was chosen, and where it belongs.
  expect(places.size).toBe(2);
  expect(Math.max(...moved)).toBeLessThan(0.03);
  expect(partOf(game, 'mouth-idle').x).toBe(mouth);
});
