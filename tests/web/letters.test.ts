import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { OTHER_LETTERS } from '#build/letters.ts';
import { ROOT } from '#server/prepare.mjs';
import { sourceFiles } from '#tests/support/source-files.ts';

const read = (path: string) => readFileSync(join(ROOT, path));
const CSS = read('web/styles/letters.css').toString();

/** Our files, and those of the packages that they were made of. */
const FILES = [
  {
    file: 'fredoka',
    of: '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal',
    hash: '99d6c78e0437',
  },
  { file: 'andika-400', of: '@fontsource/andika/files/andika-latin-400-normal', hash: 'dd6bb7266c94' },
  { file: 'andika-700', of: '@fontsource/andika/files/andika-latin-700-normal', hash: '61c90acb5f96' },
];

/** A number of seven bits a byte, as WOFF2 has them. */
function lengthAt(font: Buffer, at: number): readonly [value: number, next: number] {
  let value = 0;
  for (let next = at; ;) {
    const byte = font[next++]!;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, next];
  }
}

const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const UNKNOWN = 63;

/** The table of characters in a WOFF2 file: https://www.w3.org/TR/WOFF2/#table_dir_format */
function charactersTable(font: Buffer): Buffer {
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  const compressed = font.readUInt32BE(20);
  let at = 48;
  let from = 0;
  let found: readonly [from: number, bytes: number] | undefined;
  for (let table = 0; table < font.readUInt16BE(12); table++) {
    const flags = font[at++]!;
    const kind = flags & 63;
    if (kind === UNKNOWN) at += 4;
    let bytes: number;
    [bytes, at] = lengthAt(font, at);
    const isPlain = kind === GLYF || kind === LOCA ? flags >> 6 === 3 : flags >> 6 === 0;
    if (!isPlain) [bytes, at] = lengthAt(font, at);
    if (kind === CMAP) found = [from, bytes];
    from += bytes;
  }
  const tables = brotliDecompressSync(font.subarray(at, at + compressed));
  return tables.subarray(found![0], found![0] + found![1]);
}

/** All characters that a font can draw, of its table in format 4: segments with a first and a last one. */
function charactersIn(font: Buffer): ReadonlySet<number> {
  const cmap = charactersTable(font);
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const table = places.map((place) => cmap.subarray(place)).find((one) => one.readUInt16BE(0) === 4)!;
  const twice = table.readUInt16BE(6);
  const found = new Set<number>();
  for (let segment = 0; segment < twice; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + twice + segment);
    for (let one = first; one <= last && one < 0xffff; one++) found.add(one);
  }
  return found;
}

/** The characters of a unicode-range. */
const inRange = (range: string): ReadonlySet<number> =>
  new Set(
    range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );

const ranges = [...CSS.matchAll(/letters\/([\w-]+)\.woff2[^}]*unicode-range:([^;]+);/g)].map(
  ([, file = '', range = '']) => [file, inRange(range)] as const,
);

test.each(FILES)("$file has every letter of its range, made of its package's file of today", (font) => {
  expect(
    createHash('sha256')
      .update(read(`node_modules/${font.of}.woff2`))
      .digest('hex')
      .slice(0, 12),
  ).toBe(font.hash);
  const range = new Map(ranges).get(font.file)!;
  const there = charactersIn(read(`web/styles/letters/${font.file}.woff2`));
  expect([...range].filter((one) => !there.has(one))).toEqual([]);
  // It is the smaller for what it lacks.
  const all = charactersIn(read(`node_modules/${font.of}.woff2`));
  expect(all.size - there.size).toBeGreaterThan(90);
  expect(all.has('ë'.codePointAt(0)!)).toBe(true);
  // Each letter that the package's file has comes from one of both.
  const others = inRange(OTHER_LETTERS);
  expect([...range].filter((one) => others.has(one))).toEqual([]);
  const signs = [...all].filter((one) => one > 0xa0 && one < 0x2100 && !range.has(one) && !others.has(one));
  expect(signs.filter((one) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(String.fromCodePoint(one)))).toEqual([]);
});

test('all that the product says and shows is written with these letters', () => {
  const { sentences } = JSON.parse(read('assets/public/sounds/manifest.json').toString()) as SoundManifest;
  const shown = sourceFiles().filter(({ path }) => /^(web|engine)\/.*\.tsx?$/.test(path));
  expect(shown.length).toBeGreaterThan(500);
  expect(ranges).toHaveLength(FILES.length);
  const written = [...Object.keys(sentences), ...shown.map(({ text }) => text)].join('');
  const missing = new Set(
    [...written].filter((one) => one !== '\n' && ranges.some(([, range]) => !range.has(one.codePointAt(0)!))),
  );
  expect([...missing]).toEqual([]);
});
