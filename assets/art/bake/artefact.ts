import type { PictureManifest } from '#engine/rules/picture-manifest.ts';

/** Changes when the same drawings would come out as different files. */
export const RECIPE = 'resvg 2x, webp 85/85, v3';

/** What one artefact adds to the manifest. */
export type Entry = Partial<Pick<PictureManifest, 'worlds' | 'sheets' | 'rigs' | 'pages'>>;

export interface Baked {
  /** Path under assets/public -> content. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly entry: Entry;
}

/** Something that is baked as a whole: a world, a sheet, a page picture. */
export interface Artefact {
  readonly id: string;
  /** Everything its files depend on, as text. */
  readonly source: string;
  bake(): Promise<Baked>;
}
