import type { Spritesheet, Texture } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPacked } from '#engine/pictures/packed.ts';
import { loadPictures } from '#engine/pictures/load.ts';
import type { GameList } from '#engine/rules/game-list.ts';
import { packUp } from '#engine/rules/packs.ts';
import { distanceOf, isSame } from '#tests/support/same-picture.ts';

const realFetch = window.fetch;
afterEach(() => {
  window.fetch = realFetch;
});

const bodyOf = async (address: string) => new Uint8Array(await (await realFetch(address)).arrayBuffer());

/** The fox's sheet as a pack, which the network gives for every address of one. */
async function offerFox(change: (packed: Uint8Array) => Uint8Array = (packed) => packed) {
  const files = ['fox@1x.json', 'fox@1x.webp'];
  const bodies = await Promise.all(files.map((name) => bodyOf(`/pictures/sheets/${name}`)));
  const packed = packUp(files.map((name, index) => [name, bodies[index]!] as const));
  const asked = vi.fn((address: string) => address);
  window.fetch = (address, options) => {
    if (!String(address).includes('.pack')) return realFetch(address, options);
    asked(String(address));
    return Promise.resolve(new Response(change(packed) as Uint8Array<ArrayBuffer>));
  };
  return asked;
}

const foxIn = (pack: string) =>
  ['fox@1x.json', 'fox@1x.webp'].map((name) => `/pictures/${pack}.pack?v=1#${name}`);

async function pixelsOf(resource: ImageBitmap): Promise<string> {
  const pen = new OffscreenCanvas(resource.width, resource.height).getContext('2d')!;
  pen.drawImage(resource, 0, 0);
  const { data } = pen.getImageData(0, 0, resource.width, resource.height);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return `${resource.width} x ${resource.height}: ${hash.join()}`;
}

/** A picture as it looks on a plain ground. */
function onGrey(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d')!;
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0);
  return pen.getImageData(0, 0, width, height);
}

test('a sheet in a pack is the same as in files of its own, and comes with one request', async () => {
  const asked = await offerFox();
  const [sheetAt, pictureAt] = foxIn('once');
  const [sheet, picture] = (await Promise.all([loadPacked(sheetAt!), loadPacked(pictureAt!)])) as [
    Spritesheet,
    Texture,
  ];
  expect(asked).toHaveBeenCalledTimes(1);
  const drawn = await createImageBitmap(await (await realFetch('/pictures/sheets/fox@1x.webp')).blob());
  expect(await pixelsOf(sheet.textureSource.resource as ImageBitmap)).toBe(await pixelsOf(drawn));
  expect(await pixelsOf(picture.source.resource as ImageBitmap)).toBe(await pixelsOf(drawn));
  const { frames } = await (await realFetch('/pictures/sheets/fox@1x.json')).json();
  expect(Object.keys(sheet.textures)).toEqual(Object.keys(frames));
  // Kept: the next game asks for nothing.
  expect(await loadPacked(sheetAt!)).toBe(sheet);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a picture in a smaller pack is AVIF under the name of the other, and looks like it', async () => {
  const avif = await bodyOf('/pictures/sheets/fox@1x.avif');
  const described = await bodyOf('/pictures/sheets/fox@1x.json');
  window.fetch = () =>
    Promise.resolve(
      new Response(
        packUp([
          ['fox@1x.json', described],
          ['fox@1x.webp', avif],
        ]) as Uint8Array<ArrayBuffer>,
      ),
    );
  const sheet = (await loadPacked(foxIn('smaller')[0]!)) as Spritesheet;
  const seen = onGrey(sheet.textureSource.resource as ImageBitmap);
  const drawn = await createImageBitmap(await (await realFetch('/pictures/sheets/fox@1x.webp')).blob());
  const distance = distanceOf(seen, onGrey(drawn));
  // Not the very same: it is the other file.
  expect(distance.worst).toBeGreaterThan(0);
  expect(isSame(distance), JSON.stringify(distance)).toBe(true);
});

test('two pixels to a point are told by the name in the pack', async () => {
  await offerFox((packed) => {
    const text = String.fromCharCode(...packed.slice(0, 60)).replaceAll('@1x', '@2x');
    return Uint8Array.from([...Uint8Array.from(text, (letter) => letter.charCodeAt(0)), ...packed.slice(60)]);
  });
  const texture = (await loadPacked('/pictures/fine.pack?v=1#fox@2x.webp')) as Texture;
  expect(texture.source.resolution).toBe(2);
});

test('a pack that breaks off is told, and comes the next time', async () => {
  const list = (await (await realFetch('/games/none-left-fun.json')).json()) as GameList;
  const [sheetAt] = foxIn('broken-off');
  const manifest = {
    ...list.pictures,
    sheets: { ...list.pictures.sheets, fox: { '1': [sheetAt!], '2': [sheetAt!] } },
  };
  const load = async () => {
    const told: string[] = [];
    const pictures = await loadPictures({
      gameId: 'none-left-fun',
      bundle: { sheets: [] },
      avatar: 'fox',
      tier: '1',
      manifest,
      onMissing: (message) => told.push(message),
    });
    return { told, lost: pictures.lost };
  };
  await offerFox((packed) => packed.slice(0, -1));
  const { told, lost } = await load();
  expect(lost).toEqual(['fox']);
  expect(told.join()).toContain(`${sheetAt} did not load (a pack of`);
  await offerFox();
  expect(await load()).toEqual({ told: [], lost: [] });
});
