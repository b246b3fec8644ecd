import { afterEach, expect, test, vi } from 'vitest';
import type * as Avif from '#web/lib/avif.ts';
import { decodesAvif } from '#web/lib/avif.ts';

const decode = window.createImageBitmap;
const { drawImage, getImageData } = CanvasRenderingContext2D.prototype;
afterEach(() => {
  window.createImageBitmap = decode;
  Object.assign(CanvasRenderingContext2D.prototype, { drawImage, getImageData });
});

/** As a browser that was not asked yet: files share a page, and an earlier one's visits have asked the product's own. */
const notYetAsked = async (): Promise<Pick<typeof Avif, 'takesAvif'>> =>
  import(/* @vite-ignore */ `/web/lib/avif.ts?asked=${crypto.randomUUID()}`);

test('a browser that decodes AVIF takes it, and is asked once', async () => {
  const { takesAvif } = await notYetAsked();
  const decoded = vi.fn((picture: ImageBitmapSource) => decode(picture));
  window.createImageBitmap = decoded;
  expect(await Promise.all([takesAvif(), takesAvif()])).toEqual([true, true]);
  expect(decoded).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'knows no AVIF',
    () => (window.createImageBitmap = () => Promise.reject(new DOMException('no', 'InvalidStateError'))),
  ],
  [
    'mistakes how clear it is',
    () =>
      (window.createImageBitmap = (picture: ImageBitmapSource) =>
        decode(picture, { premultiplyAlpha: 'none' }).then(opaque)),
  ],
  [
    'lets nobody read what is drawn',
    () =>
      (CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
        new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width)),
  ],
  ['cannot make bitmaps', () => Object.assign(window, { createImageBitmap: undefined })],
])('one that %s gets WebP', async (_, spoil) => {
  spoil();
  expect(await decodesAvif()).toBe(false);
});

/** The same picture with all of it opaque. */
async function opaque(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { alpha: false })!;
  pen.drawImage(picture, 0, 0);
  return decode(pen.canvas);
}
