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

test('no two games are played in one place', () => {
  const places = GAMES.map(({ id }) => bundles[id]!.world);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

/** Two families that both cook: a recoloured room would do for neither. */
const detectives = GAMES.filter(({ family }) => family.endsWith('-detective'));

test.each([...families, ['the detectives', detectives] as const])(
  'the places of %s share no painted layer',
  (_, games) => {
    const places = games.map(({ id }) => bundles[id]!.world);
    const painted = places.flatMap((place) => [...new Set(paintedIn(place))]);
    expect(painted.filter((content, index) => painted.indexOf(content) !== index)).toEqual([]);
  },
);
