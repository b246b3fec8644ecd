import type { SoundManifest } from './clips.ts';
import type { PictureManifest } from './picture-manifest.ts';

/** The shape of /games/<id>.json, written by the build: of both manifests, what one game may ask for. */
export interface GameList {
  readonly pictures: PictureManifest;
  readonly sounds: SoundManifest;
}
