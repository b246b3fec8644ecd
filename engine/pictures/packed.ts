import { ImageSource, Spritesheet, Texture, getResolutionOfUrl, type SpritesheetData } from 'pixi.js';
import { fileIn, filesOf, type Files } from '#engine/kernel/packs.ts';
import { inPack } from '#engine/rules/packs.ts';
import type { Address } from '#engine/rules/picture-manifest.ts';
import { decodePicture } from './decoding.ts';

type Made = Texture | Spritesheet;

/** What was made of packs, by address. Shared by all sessions, as PixiJS shares what it loads itself. */
const made = new Map<Address, Promise<Made>>();

/** Packs for browsers that take AVIF have it under the names of the WebP files: the fifth to eighth byte tell. */
const isAvif = (file: Uint8Array) => String.fromCharCode(...file.subarray(4, 8)) === 'ftyp';

/** As PixiJS makes them of a file: same alpha, and the resolution that is in its name. */
async function textureOf(files: Files, name: string): Promise<Texture> {
  const file = fileIn(files, name);
  const type = isAvif(file) ? 'image/avif' : 'image/webp';
  const source = new ImageSource({
    resource: await decodePicture(new Blob([file], { type })),
    alphaMode: 'premultiply-alpha-on-upload',
    resolution: getResolutionOfUrl(name),
    label: name,
  });
  return new Texture({ source, label: name });
}

async function sheetOf(files: Files, name: string): Promise<Spritesheet> {
  const data = JSON.parse(new TextDecoder().decode(fileIn(files, name))) as SpritesheetData;
  const texture = await textureOf(files, data.meta.image!);
  const sheet = new Spritesheet({ texture, data });
  await sheet.parse();
  return sheet;
}

/**
 * A picture, or a sheet with its pictures, of an address in a pack; undefined for an address that is a file of its own.
 * What failed is fetched again the next time.
 */
export function loadPacked(address: Address): Promise<Made> | undefined {
  const place = inPack(address);
  if (!place) return undefined;
  const known = made.get(address);
  if (known) return known;
  const { pack, name } = place;
  const make: (files: Files, name: string) => Promise<Made> = name.endsWith('.json') ? sheetOf : textureOf;
  const making = filesOf(pack).then((files) => make(files, name));
  made.set(address, making);
  making.catch(() => made.delete(address));
  return making;
}
