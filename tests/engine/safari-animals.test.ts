import '@fontsource-variable/fredoka/index.css';
import type { Container, Rectangle } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Animal } from '#engine/games/sound-safari/animal.ts';
import { ANIMAL_BOX } from '#engine/games/sound-safari/herd-place.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';

/** Design pixels: they sway and breathe. */
const TOLERANCE = 6;

afterEach(closeGames);

const animalsIn = (thing: Container): readonly Animal[] =>
  thing.children.flatMap((child) => (child instanceof Animal ? [child] : animalsIn(child)));

/** What can be seen of a thing, part by part, in its page's pixels. */
function partsOf(thing: Container): readonly Rectangle[] {
  if (!thing.visible || thing.alpha === 0) return [];
  if (thing.children.length > 0) return thing.children.flatMap(partsOf);
  const part = thing.getBounds().rectangle;
  return part.width > 0 ? [part] : [];
}

test('an animal is all in the box that is touched, from horns to grass', async () => {
  const { session } = await openGame({ gameId: 'sound-safari', width: 1440, height: 810 });
  goTo(session, 'play', 'question', 1);
  const animals = animalsIn(session.scene!.root);
  expect(animals).toHaveLength(6);
  const { scale } = session.stage!.layout();
  for (const animal of animals) {
    const parts = partsOf(animal);
    const size = animal.scale.x * scale;
    const high = (ANIMAL_BOX.height / 2 + TOLERANCE) * size;
    const wide = (ANIMAL_BOX.width / 2 + TOLERANCE) * size;
    const middle = animal.getGlobalPosition();
    expect(Math.min(...parts.map(({ y }) => y))).toBeGreaterThan(middle.y - high);
    expect(Math.max(...parts.map(({ bottom }) => bottom))).toBeLessThan(middle.y + high);
    expect(Math.min(...parts.map(({ x }) => x))).toBeGreaterThan(middle.x - wide);
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThan(middle.x + wide);
  }
});
