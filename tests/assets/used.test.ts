import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { MANIFEST, PUBLIC } from '#assets/art/bake/record.ts';
import { OUTFITS } from '#engine/rules/game-pictures.ts';
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';

const manifest: PictureManifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const { words, patterns } = namesIn(['engine', 'web']);
/** Pages that the browser asks for by address. */
const byAddress = ['web/index.html', `${PUBLIC}/site.webmanifest`]
  .map((file) => readFileSync(file, 'utf8'))
  .join();

/** Every string in the code, and every template as a pattern that captures its values. */
function namesIn(folders: readonly string[]): { words: ReadonlySet<string>; patterns: readonly RegExp[] } {
  const words = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) words.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const between = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(
        ({ text }) => text,
      );
      // Only templates of name parts, such as `ui/${icon}`; one without any fixed part would match every name.
      if (between.every((text) => /^[a-z0-9/-]*$/.test(text)) && between.join('') !== '') {
        const pattern = between.join('([a-z0-9-]+)');
        patterns.set(pattern, new RegExp(`^${pattern}$`));
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      visit(ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest));
    }
  }
  return { words, patterns: [...patterns.values()] };
}

/**
 * Whether the code contains this name, or a template of names that it contains. A pattern for "sheet/frame" uses the
 * sheet.
 */
function isSaid(name: string): boolean {
  if (words.has(name) || /^\d+$/.test(name)) return true;
  return patterns.some((pattern) => {
    const parts =
      name.includes('/') && pattern.source.startsWith('^(') ? undefined : pattern.exec(name)?.slice(1);
    return parts !== undefined && parts.every((part) => isSaid(part));
  });
}

test('every frame of a sheet is shown by a game, or belongs to a figure', () => {
  const parts = Object.values(manifest.rigs).flatMap((rig) => rig.parts.map(({ frame }) => frame));
  const worn = new Set([...parts, ...Object.values(manifest.bundles).map(({ hat }) => hat)]);
  const frames = Object.values(manifest.sheets).flatMap((tiers) =>
    tiers['1'].flatMap((address) =>
      Object.keys(JSON.parse(readFileSync(join(PUBLIC, address.split('?')[0]!), 'utf8')).frames),
    ),
  );
  expect(frames.filter((frame) => !worn.has(frame) && !isSaid(frame))).toEqual([]);
});

test('every sheet and world belongs to a game or a figure', () => {
  const bundles = Object.values(manifest.bundles);
  const loaded = new Set([
    ...bundles.flatMap(({ sheets }) => sheets),
    // Of no game: the Nook's own, and what is worn from there.
    OUTFITS,
    'nook',
    ...Object.values(manifest.rigs).map(({ sheet }) => sheet),
  ]);
  expect(Object.keys(manifest.sheets).filter((sheet) => !loaded.has(sheet))).toEqual([]);
  const worlds = new Set(bundles.map(({ world }) => world));
  expect(Object.keys(manifest.worlds).filter((world) => !worlds.has(world))).toEqual([]);
});

test('every picture of the pages is on a page', () => {
  const unused = Object.entries(manifest.pages).filter(
    ([name, address]) => !isSaid(name) && !byAddress.includes(address.split('?')[0]!),
  );
  expect(unused.map(([name]) => name)).toEqual([]);
});
