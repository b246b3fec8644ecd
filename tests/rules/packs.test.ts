import { expect, test } from 'vitest';
import { fetchedFor, inPack, packUp, unpack } from '#engine/rules/packs.ts';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const FILES = [
  ['fox@1x.json', bytes(123, 125)],
  ['fox@1x.webp', bytes(0, 255, 1, 254)],
  ['empty', bytes()],
] as const;

test('what is taken out of a pack is what was put into it', () => {
  expect([...unpack(packUp(FILES).buffer as ArrayBuffer)]).toEqual(FILES.map(([name, body]) => [name, body]));
});

test.each([
  ['that ends in its midst', packUp(FILES).slice(0, -1)],
  ['with something behind it', bytes(...packUp(FILES), 0)],
  [
    'that is a page instead',
    Uint8Array.from('<!doctype html><title>Sign in</title>', (c) => c.charCodeAt(0)),
  ],
  ['that is empty', bytes()],
])('a pack %s is none', (_, packed) => {
  expect(() => unpack(packed.slice().buffer)).toThrow();
});

test('an address names a pack and a file in it, or is a file of its own', () => {
  const address = '/pictures/sheets/fox@1.pack?v=1a2b#fox@1x.webp';
  expect(inPack(address)).toEqual({ pack: '/pictures/sheets/fox@1.pack?v=1a2b', name: 'fox@1x.webp' });
  expect(fetchedFor(address)).toBe('/pictures/sheets/fox@1.pack?v=1a2b');
  expect(inPack('/pictures/pages/avatars/fox.webp?v=3c')).toBeUndefined();
  expect(fetchedFor('/pictures/pages/avatars/fox.webp?v=3c')).toBe('/pictures/pages/avatars/fox.webp?v=3c');
});
