import { readFile } from 'node:fs/promises';
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';
import type { Artefact, Entry } from './artefact.ts';
import { hashOf } from './raster.ts';

/** Where pictures are served from, and what was baked when. */
export const PUBLIC = 'assets/public';
export const RECORD = 'assets/art/baked.json';
export const MANIFEST = `${PUBLIC}/pictures/manifest.json`;

/** What is committed for one artefact: the hash of what it was made from, its files, its part of the manifest. */
export interface Kept {
  readonly source: string;
  readonly files: { readonly [path: string]: string };
  readonly entry: Entry;
}
export type BakedRecord = { [artefact: string]: Kept };

export async function readRecord(): Promise<BakedRecord> {
  try {
    return JSON.parse(await readFile(RECORD, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export const sourceHash = (artefact: Artefact) => hashOf(artefact.source);

/** The manifest: all entries, sorted by name. */
export function composeManifest(record: BakedRecord, bundles: PictureManifest['bundles']): PictureManifest {
  const entries = Object.keys(record)
    .sort()
    .map((id) => record[id]!.entry);
  return {
    worlds: Object.assign({}, ...entries.map((entry) => entry.worlds)),
    sheets: Object.assign({}, ...entries.map((entry) => entry.sheets)),
    rigs: Object.assign({}, ...entries.map((entry) => entry.rigs)),
    pages: Object.assign({}, ...entries.map((entry) => entry.pages)),
    bundles,
  };
}
