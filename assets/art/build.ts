import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Artefact, Baked } from './bake/artefact.ts';
import { hashOf } from './bake/raster.ts';
import {
  composeManifest,
  MANIFEST,
  PUBLIC,
  readRecord,
  RECORD,
  sourceHash,
  type Kept,
} from './bake/record.ts';
import { bundles, checkSources } from './bundles.ts';
import { artefacts } from './catalogue.ts';
import { contactSheets } from './contact.ts';

/**
 * Bakes every artefact whose drawing has changed since it was last baked (`npm run art`), or only those whose
 * names contain one of the words (`npm run art -- fox treasure`). What is no longer drawn is removed.
 * With `--sheets` it bakes nothing and lays contact sheets out instead.
 */
export async function main(words: readonly string[]): Promise<void> {
  if (words[0] === '--sheets') return contactSheets(words.slice(1));
  const all = artefacts();
  checkSources(
    bundles(),
    all.map(({ id }) => id),
  );
  const wanted = (id: string) => words.length === 0 || words.some((word) => id.includes(word));
  for (const artefact of all.filter(({ id }) => wanted(id))) {
    const kept = (await readRecord())[artefact.id];
    if (await isFresh(artefact, kept)) continue;
    const started = Date.now();
    const baked = await artefact.bake();
    if (kept) await removeFiles(kept);
    await update(artefact.id, await keep(artefact, baked));
    console.log(`${artefact.id}: ${sizes(baked)}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  for (const [id, kept] of Object.entries(await readRecord())) {
    if (all.some((artefact) => artefact.id === id)) continue;
    await removeFiles(kept);
    await update(id, undefined);
  }
  await save(await readRecord());
}

/** Rereads the record for each change, so that two builds at the same time do not undo each other. */
async function update(id: string, kept: Kept | undefined): Promise<void> {
  const record = await readRecord();
  if (kept) record[id] = kept;
  else delete record[id];
  await save(record);
}

async function isFresh(artefact: Artefact, kept: Kept | undefined): Promise<boolean> {
  if (kept?.source !== sourceHash(artefact)) return false;
  for (const [path, hash] of Object.entries(kept.files)) {
    const content = await readFile(join(PUBLIC, path)).catch(() => undefined);
    if (!content || hashOf(content) !== hash) return false;
  }
  return true;
}

async function keep(artefact: Artefact, { files, entry }: Baked): Promise<Kept> {
  const hashes: Record<string, string> = {};
  for (const [path, content] of files) {
    const target = join(PUBLIC, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    hashes[path] = hashOf(content);
  }
  return { source: sourceHash(artefact), files: hashes, entry };
}

async function removeFiles(kept: Kept): Promise<void> {
  for (const path of Object.keys(kept.files)) await rm(join(PUBLIC, path), { force: true });
}

async function save(record: { [id: string]: Kept }): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const style = await resolveConfig(RECORD);
  await writeFile(RECORD, await format(JSON.stringify(sorted), { ...style, parser: 'json' }));
  await mkdir(dirname(MANIFEST), { recursive: true });
  await writeFile(MANIFEST, `${JSON.stringify(composeManifest(sorted, bundles()), undefined, 1)}\n`);
}

/** How much a device loads: kilobytes of images at 1x and at 2x. */
function sizes({ files }: Baked): string {
  const kilobytes = (ending: string) => {
    const parts = [...files].filter(([path]) => path.endsWith(ending)).map(([, content]) => content.length);
    return Math.round(parts.reduce((sum, length) => sum + length, 0) / 1024);
  };
  const [one, two] = [kilobytes('@1x.webp'), kilobytes('@2x.webp')];
  return one > 0 ? `${one} kB at 1x, ${two} kB at 2x` : `${kilobytes('')} kB`;
}
