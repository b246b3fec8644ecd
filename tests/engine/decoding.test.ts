import { afterEach, expect, test } from 'vitest';
import { chooseDecoding, decodePicture } from '#engine/pictures/decoding.ts';
import { DrawingFailed } from '#engine/ports.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { openCanvas, type Canvas } from '#tests/support/canvas.ts';
import { distanceOf, isSame, type Pixels } from '#tests/support/same-picture.ts';
import { closeGames, openGame } from './open-game.ts';

const gl = WebGL2RenderingContext.prototype;
const pen = CanvasRenderingContext2D.prototype;
const originals = {
  gl: { texImage2D: gl.texImage2D, readPixels: gl.readPixels, pixelStorei: gl.pixelStorei },
  pen: { drawImage: pen.drawImage, getImageData: pen.getImageData },
  decode: window.createImageBitmap,
};
const canvases: Canvas[] = [];
afterEach(() => {
  closeGames();
  canvases.splice(0).forEach((canvas) => canvas.close());
  Object.assign(gl, originals.gl);
  Object.assign(pen, originals.pen);
  window.createImageBitmap = originals.decode;
});

/** A card that takes no pictures of this kind: what is sent stays black, as WebKit did with what workers decoded. */
function refuseOnCard(refused: (picture: unknown) => boolean): void {
  gl.texImage2D = function (this: WebGL2RenderingContext, ...args: unknown[]) {
    if (refused(args.at(-1))) args = [...args.slice(0, 3), 4, 4, 0, gl.RGBA, gl.UNSIGNED_BYTE, null];
    (originals.gl.texImage2D as (...args: unknown[]) => void).apply(this, args);
  };
}

const isBitmap = (thing: unknown) => thing instanceof ImageBitmap;
const isDrawn = (thing: unknown) => isBitmap(thing) || thing instanceof HTMLImageElement;

function refuseOnCanvas(refused: (picture: unknown) => boolean): void {
  pen.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
    if (!refused(args[0])) (originals.pen.drawImage as (...args: unknown[]) => void).apply(this, args);
  };
}

async function tryOut(renderer: 'webgl' | 'canvas'): Promise<unknown> {
  const canvas = await openCanvas(64, 64, renderer);
  canvases.push(canvas);
  return chooseDecoding(canvas.app.renderer).then(
    () => 'drawn',
    (error: unknown) => error,
  );
}

async function picture(gameId: string): Promise<Pixels> {
  const { app, session, close } = await openGame({ gameId });
  goTo(session, 'play', 'question', 1);
  session.clock.step(0.5);
  const { width, height } = app.canvas;
  const copy = new OffscreenCanvas(width, height).getContext('2d')!;
  copy.drawImage(app.canvas, 0, 0);
  expect(session.problems).toEqual([]);
  close();
  return copy.getImageData(0, 0, width, height);
}

test('a graphics card that takes no bitmaps gets elements: the game looks as ever', async () => {
  refuseOnCard(isBitmap);
  const drawn = await picture('none-left-fun');
  Object.assign(gl, originals.gl);
  const distance = distanceOf(await picture('none-left-fun'), drawn);
  expect(isSame(distance), JSON.stringify(distance)).toBe(true);
});

test('a canvas that takes no bitmaps gets elements, too, also of what comes in packs', async () => {
  const fox = await (await fetch('/pictures/sheets/fox@1x.webp')).blob();
  expect(await tryOut('canvas')).toBe('drawn');
  const bitmap = await decodePicture(fox);
  expect(bitmap).toBeInstanceOf(ImageBitmap);
  refuseOnCanvas(isBitmap);
  expect(await tryOut('canvas')).toBe('drawn');
  const element = await decodePicture(fox);
  expect(element).toBeInstanceOf(HTMLImageElement);
  expect([element.width, element.height]).toEqual([bitmap.width, bitmap.height]);
});

test.each([
  ['a card that takes no pictures at all', 'webgl', () => refuseOnCard(isDrawn)],
  ['a canvas that takes none', 'canvas', () => refuseOnCanvas(isDrawn)],
  [
    // Half clear edges would shine.
    'a card that mistakes how clear a picture is',
    'webgl',
    () => {
      window.createImageBitmap = (source: ImageBitmapSource) =>
        originals.decode(source, { premultiplyAlpha: 'none' });
      gl.pixelStorei = function (name, value) {
        originals.gl.pixelStorei.call(this, name, name === gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL ? false : value);
      };
    },
  ],
] as const)('%s is found out', async (_, renderer, spoil) => {
  expect(await tryOut(renderer)).toBe('drawn');
  spoil();
  expect(await tryOut(renderer)).toBeInstanceOf(DrawingFailed);
});

test('a game on such a card does not start, and says why', async () => {
  refuseOnCard(isDrawn);
  const { session, broken } = await openGame();
  expect(session.phase).toBe('loading');
  expect(broken.map(({ error }) => error)).toEqual([expect.any(DrawingFailed)]);
});

test('a browser that cannot decode bitmaps gets elements', async () => {
  window.createImageBitmap = () => Promise.reject(new Error('not here'));
  expect(await tryOut('webgl')).toBe('drawn');
  expect(await tryOut('canvas')).toBe('drawn');
});

test('a browser that lets nobody read what is drawn, against recognition, is believed to draw', async () => {
  gl.readPixels = function (...args: unknown[]) {
    (args.at(-1) as Uint8Array).fill(255);
  };
  pen.getImageData = (_x, _y, width, height) =>
    new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width);
  expect(await tryOut('webgl')).toBe('drawn');
  expect(await tryOut('canvas')).toBe('drawn');
});

test('trying out leaves nothing behind for what is drawn next', async () => {
  const canvas = await openCanvas(64, 64);
  canvases.push(canvas);
  const { renderer } = canvas.app;
  renderer.background.color = '#336699';
  canvas.app.render();
  await chooseDecoding(renderer);
  await chooseDecoding(renderer);
  canvas.app.render();
  const copy = new OffscreenCanvas(64, 64).getContext('2d')!;
  copy.drawImage(canvas.app.canvas, 0, 0);
  expect([...copy.getImageData(5, 5, 1, 1).data]).toEqual([0x33, 0x66, 0x99, 255]);
});
