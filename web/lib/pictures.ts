import { pages } from '#assets/public/pictures/manifest.json';
import type { PictureManifest } from '#engine/pictures/manifest.ts';

const addresses: PictureManifest['pages'] = pages;

/** The address of a picture for pages ("avatars/fox"), or undefined as long as nobody has painted it. */
export const pictureOf = (name: string): string | undefined => addresses[name];
