import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { distanceOf, isSame, type Pixels } from '#tests/support/same-picture.ts';
import type { Renderer } from '#tests/support/canvas.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

const SIZE = { width: 640, height: 360 };
/** Scene, moment, how many times. */
const MOMENTS = [
  ['play', 'question', 1],
  ['play', 'wrong', 1],
  ['result', 'great', 1],
] as const;

afterEach(closeGames);

function pixelsOf({ app, session }: OpenGame): Pixels {
  const copy = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d', { willReadFrequently: true })!;
  session.clock.step(0.7);
  copy.drawImage(app.canvas, 0, 0);
  return copy.getImageData(0, 0, SIZE.width, SIZE.height);
}

async function picturesBy(renderer: Renderer, gameId: string): Promise<readonly Pixels[]> {
  const game = await openGame({ gameId, renderer, ...SIZE });
  const pictures = MOMENTS.map(([scene, moment, count]) => {
    goTo(game.session, scene, moment, count);
    return pixelsOf(game);
  });
  expect(game.session.problems).toEqual([]);
  game.close();
  return pictures;
}

test.each(GAMES.map(({ id }) => id))('%s looks without WebGL as it does with it', async (gameId) => {
  const wanted = await picturesBy('webgl', gameId);
  const drawn = await picturesBy('canvas', gameId);
  const distances = drawn.map((picture, index) => distanceOf(wanted[index]!, picture));
  expect(distances.filter((distance) => !isSame(distance))).toEqual([]);
});
