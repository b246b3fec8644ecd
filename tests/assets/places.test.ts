import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MANIFEST } from '#assets/art/bake/record.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';

const { bundles, worlds }: PictureManifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
const families = [...new Set(GAMES.map(({ family }) => family))]
  .map((name) => [name, GAMES.filter(({ family }) => family === name)] as const)
  .filter(([, games]) => games.length > 1);

/** What is painted in a world, by its content; the darker corners are everywhere. */
const paintedIn = (world: string) =>
  worlds[world]!.layers.filter(({ name }) => name !== 'vignette').flatMap(({ tiers }) =>
    Object.values(tiers).map((address) => address.split('?v=')[1]!),
  );

test('there are families with levels', () => {
  expect(families.map(([family]) => family).sort()).toEqual([
    'cookie-crunch',
    'number-trail',
    'treasure-hunt',
  ]);
});

test.each(families)('the levels of %s are places of their own: they share no painted layer', (_, games) => {
  const places = games.map(({ id }) => bundles[id]!.world);
  expect(new Set(places).size).toBe(places.length);
  const painted = places.flatMap((place) => [...new Set(paintedIn(place))]);
  expect(painted.filter((content, index) => painted.indexOf(content) !== index)).toEqual([]);
});
