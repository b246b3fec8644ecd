import { statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashOf } from '#assets/art/bake/raster.ts';
import { composeManifest, MANIFEST, PUBLIC, readRecord, sourceHash } from '#assets/art/bake/record.ts';
import { bundles } from '#assets/art/bundles.ts';
import { artefacts } from '#assets/art/catalogue.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { AVATARS, THEMES } from '#engine/rules/looks.ts';
import type { Address, PictureManifest, Tier } from '#engine/rules/picture-manifest.ts';

const record = await readRecord();
const manifest: PictureManifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
const fileOf = (address: Address) => join(PUBLIC, address.split('?')[0]!);
const bytes = async (address: Address) => (await readFile(fileOf(address))).length;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('what is committed matches its drawings', () => {
  test.each(artefacts().map((artefact) => [artefact.id, artefact] as const))('%s', (id, artefact) => {
    expect(record[id]?.source, 'run: npm run art').toBe(sourceHash(artefact));
  });

  test('every baked file is there, unchanged', async () => {
    for (const { files } of Object.values(record)) {
      for (const [path, hash] of Object.entries(files)) {
        expect(hashOf(await readFile(join(PUBLIC, path))), path).toBe(hash);
      }
    }
  });

  test('nothing else lies among the pictures', async () => {
    const known = new Set(Object.values(record).flatMap(({ files }) => Object.keys(files)));
    const found = await readdir(join(PUBLIC, 'pictures'), { recursive: true, withFileTypes: true });
    const stray = found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length + 1))
      .filter((path) => !known.has(path) && join(PUBLIC, path) !== MANIFEST);
    expect(stray).toEqual([]);
  });

  test('the manifest is made of all that was baked', () => {
    expect(manifest).toEqual(JSON.parse(JSON.stringify(composeManifest(record, bundles()))));
  });
});

describe('each AVIF', () => {
  /** Peak signal to noise of what is seen on black, against the WebP, which has lost something itself, in dB. */
  const LEAST = 32;
  /** Compared at most this large: it is about the right picture, with its colours and its edges. */
  const SIDE = 256;
  const WORTH = 0.9;
  const files = Object.values(record).flatMap((kept) => Object.keys(kept.files));
  const avifs = files.filter((path) => path.endsWith('.avif'));

  /** Colours times how opaque they are, and that. */
  const pixelsOf = async (path: string) => {
    const { data, info } = await sharp(join(PUBLIC, path))
      .ensureAlpha()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = Float32Array.from(data, (value, at) =>
      at % 4 === 3 ? value : (value * data[at | 3]!) / 255,
    );
    return { seen, size: [info.width, info.height] };
  };
  const distanceOf = (one: Float32Array, other: Float32Array) => {
    const squares = one.reduce((total, value, at) => total + (value - other[at]!) ** 2, 0);
    return 10 * Math.log10(255 ** 2 / (squares / one.length));
  };

  test('is beside a WebP that is larger', () => {
    expect(avifs.length).toBeGreaterThan(100);
    const sizeOf = (path: string) => statSync(join(PUBLIC, path)).size;
    const idle = avifs.filter((path) => sizeOf(path) > sizeOf(path.replace(/avif$/, 'webp')) * WORTH);
    expect(idle).toEqual([]);
  });

  test('is there for the face that a loading screen shows', () => {
    const names = AVATARS.map((name) => `avatars/${name}`);
    expect(names.filter((name) => !avifs.includes(`pictures/pages/${name}.avif`))).toEqual([]);
  });

  test.each(avifs)('%s looks like its WebP', async (path) => {
    const [avif, webp] = await Promise.all([pixelsOf(path), pixelsOf(path.replace(/avif$/, 'webp'))]);
    expect(avif.size).toEqual(webp.size);
    expect(distanceOf(avif.seen, webp.seen)).toBeGreaterThan(LEAST);
  });
});

describe('the frames of a sheet', () => {
  /** A thing shown at a tenth of its size is smoothed over ten pixels of its sheet, half of them beyond its edge. */
  const CLEAR = 6;
  const pages = Object.values(manifest.sheets).flatMap((tiers) => [...tiers['1'], ...tiers['2']]);

  test.each(pages)('%s: keep so far apart that none shows a line of its neighbour', async (page) => {
    const { frames } = JSON.parse(await readFile(fileOf(page), 'utf8')) as {
      readonly frames: Readonly<Record<string, { readonly frame: Record<'x' | 'y' | 'w' | 'h', number> }>>;
    };
    const boxes = Object.entries(frames).map(([name, { frame }]) => ({ name, ...frame }));
    const close = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            Math.max(a.x - b.x - b.w, b.x - a.x - a.w) < CLEAR &&
            Math.max(a.y - b.y - b.h, b.y - a.y - a.h) < CLEAR,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(close).toEqual([]);
  });
});

describe('what the games and pages ask for exists', () => {
  test.each(GAMES.map((game) => game.id))('%s has its world, sheets and thumbnail', (id) => {
    expect(manifest.bundles, 'run: npm run art').toHaveProperty([id]);
    const bundle = manifest.bundles[id]!;
    expect(manifest.worlds).toHaveProperty(bundle.world);
    for (const sheet of bundle.sheets) expect(manifest.sheets).toHaveProperty(sheet);
    if (bundle.hat) expect(bundle.sheets).toContain(bundle.hat.split('/')[0]);
    expect(manifest.pages).toHaveProperty([`thumbnails/${id}`]);
  });

  test.each(Object.entries(manifest.rigs))('%s has a frame for each of its parts', async (_, rig) => {
    for (const tier of ['1', '2'] as const) {
      const frames = new Set<string>();
      for (const page of manifest.sheets[rig.sheet]![tier]) {
        for (const name of Object.keys(JSON.parse(await readFile(fileOf(page), 'utf8')).frames))
          frames.add(name);
      }
      for (const part of rig.parts) expect(frames).toContain(part.frame);
    }
  });

  test('pages find avatars, logos, medals and the picture to share', () => {
    const names = [...AVATARS.map((name) => `avatars/${name}`), ...THEMES.map((name) => `logo/${name}`)];
    for (const name of [...names, 'hero', 'share', 'icons/favicon', 'medals/1'])
      expect(manifest.pages).toHaveProperty([name]);
  });
});

describe('pictures stay small', () => {
  const tierOf = (tiers: { readonly [T in Tier]?: Address }, tier: Tier) =>
    tiers[tier] ?? tiers['1'] ?? tiers['2']!;
  const worldBytes = async (name: string, tier: Tier) =>
    sum(await Promise.all(manifest.worlds[name]!.layers.map((layer) => bytes(tierOf(layer.tiers, tier)))));
  const sheetBytes = async (name: string, tier: Tier) =>
    sum(await Promise.all(manifest.sheets[name]![tier].map((page) => bytes(page.replace('.json', '.webp')))));

  test.each(Object.keys(manifest.worlds))('world %s: 180 kB at 1x', async (name) => {
    expect(await worldBytes(name, '1')).toBeLessThanOrEqual(180 * 1024);
  });

  test.each(AVATARS)('%s: 45 kB at 1x', async (name) => {
    expect(await sheetBytes(name, '1')).toBeLessThanOrEqual(45 * 1024);
  });

  test.each(Object.entries(manifest.bundles))(
    '%s: things 150 kB, 4K screen 1.2 MB in all',
    async (_, bundle) => {
      const things = bundle.sheets.filter((sheet) => sheet !== 'ui');
      expect(sum(await Promise.all(things.map((sheet) => sheetBytes(sheet, '1'))))).toBeLessThanOrEqual(
        150 * 1024,
      );
      const guides = await Promise.all(AVATARS.map((name) => sheetBytes(name, '2')));
      const all = [await worldBytes(bundle.world, '2'), Math.max(...guides)];
      for (const sheet of bundle.sheets) all.push(await sheetBytes(sheet, '2'));
      expect(sum(all)).toBeLessThanOrEqual(1.2 * 1024 * 1024);
    },
  );

  test('a thumbnail is at most 25 kB', async () => {
    for (const [name, address] of Object.entries(manifest.pages)) {
      if (name.startsWith('thumbnails/')) expect(await bytes(address), name).toBeLessThanOrEqual(25 * 1024);
    }
  });

  test('no picture passes 2048 pixels, which weak boards refuse', async () => {
    for (const path of Object.values(record).flatMap(({ files }) => Object.keys(files))) {
      if (!path.endsWith('.webp')) continue;
      const { width, height } = await sharp(join(PUBLIC, path)).metadata();
      expect(Math.max(width, height), path).toBeLessThanOrEqual(2048);
    }
  });
});
