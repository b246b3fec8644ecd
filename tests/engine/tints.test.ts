import { Texture, canvasUtils } from 'pixi.js';
import { expect, test } from 'vitest';
import { boundTints } from '#engine/pictures/tints.ts';

/** A picture of 10 by 10 device pixels. */
function picture(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 10;
  canvas.getContext('2d')!.fillRect(0, 0, 10, 10);
  return Texture.from(canvas);
}
const coloursOf = (texture: Texture) =>
  Object.keys((texture as { tintCache?: Record<string, unknown> }).tintCache ?? {});

test('copies in other colours take a bounded room: those that were longest not used go', () => {
  const tinter = { ...canvasUtils };
  boundTints(tinter, 300);
  const [one, two] = [picture(), picture()];
  const first = tinter.getTintedCanvas({ texture: one }, 0xff0000);
  tinter.getTintedCanvas({ texture: one }, 0x00ff00);
  tinter.getTintedCanvas({ texture: two }, 0x0000ff);
  expect(tinter.getTintedCanvas({ texture: one }, 0xff0000)).toBe(first);
  const last = tinter.getTintedCanvas({ texture: two }, 0xffff00);
  expect([coloursOf(one), coloursOf(two)]).toEqual([['#ff0000'], ['#0000ff', '#ffff00']]);
  expect([first.width, last.width]).toEqual([10, 10]);

  for (let grey = 0; grey < 200; grey++) tinter.getTintedCanvas({ texture: one }, grey * 0x010101);
  expect(coloursOf(one).length + coloursOf(two).length).toBe(3);
  expect(tinter.getTintedCanvas({ texture: one }, 0xff0000).width).toBe(10);
});

test('one picture that is larger than all the room is drawn all the same', () => {
  const tinter = { ...canvasUtils };
  boundTints(tinter, 50);
  const texture = picture();
  expect(tinter.getTintedCanvas({ texture }, 0xff0000).width).toBe(10);
  expect(tinter.getTintedCanvas({ texture }, 0x00ff00).width).toBe(10);
  expect(coloursOf(texture)).toEqual(['#00ff00']);
});
