import type { SoundManifest } from './clips.ts';
import type { PictureManifest } from './picture-manifest.ts';
import { inSmallerPacks, type SmallerPacks } from './smaller-packs.ts';

/** The shape of /games/<id>.json, written by the build: of both manifests, what one game may ask for. */
export interface GameList {
  readonly pictures: PictureManifest;
  /** Of these pictures; none while developing, where there are no packs. */
  readonly smaller?: SmallerPacks;
  readonly sounds: SoundManifest;
}

/** A game's pictures as this browser fetches them. */
export const picturesIn = ({ pictures, smaller = {} }: GameList, takesAvif: boolean): PictureManifest =>
  takesAvif ? inSmallerPacks(pictures, smaller) : pictures;
