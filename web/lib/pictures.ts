import { pages } from '#assets/public/pictures/manifest.json';
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';

const addresses: PictureManifest['pages'] = pages;

/** The address of a picture for the pages ("avatars/fox"). Throws for one that does not exist. */
export function pictureOf(name: string): string {
  const address = addresses[name];
  if (address === undefined) throw new Error(`there is no picture "${name}"`);
  return address;
}
