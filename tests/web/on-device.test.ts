import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameFiles } from '#web/lib/game-files.ts';
import { createStoredGames } from '#web/lib/on-device.ts';

const ORIGIN = 'https://nook.example';
const mark = (game: string, hash = '1') => `/sounds/instructions/${game}.mp3?v=${hash}`;

const FIRST: GameFiles = {
  files: [
    [mark('a'), 10],
    [mark('b'), 20],
    ['/pictures/shared@1x.webp?v=1', 300],
    ['/pictures/a@1x.webp?v=1', 4000],
    ['/pictures/a@2x.webp?v=1', 50_000],
  ],
  games: { a: { small: [0, 2, 3], fine: [4] }, b: { small: [1, 2], fine: [] } },
  menus: ['/pictures/menu.webp?v=1'],
  turns: ['/sounds/turn.mp3?v=1'],
};
/** The shared pictures exist as AVIF, too. */
const WITH_AVIF: GameFiles = { ...FIRST, smaller: { 2: ['/pictures/shared@1x.avif?v=1', 200] } };
const CHANGED: GameFiles = { ...FIRST, files: FIRST.files.with(3, ['/pictures/a@1x.webp?v=2', 4100]) };

const file = () => new Response('', { headers: { 'content-type': 'audio/mpeg' } });
const standIn = () =>
  new Response('', { headers: { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' } });
const pageInstead = () => new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } });
let answer = file;

beforeEach(() => {
  answer = file;
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => vi.unstubAllGlobals());

/** A device whose network and room may fail, with what it has kept. */
function device({ fine = false, avif = false }: { fine?: boolean; avif?: boolean } = {}) {
  const kept = new Set(FIRST.menus);
  const state = { files: FIRST, failsAt: '', avif };
  const cache = {
    keys: async () => [...kept].map((address) => ({ url: ORIGIN + address })),
    put: async (address: string) => {
      if (address === state.failsAt) throw new DOMException('full', 'QuotaExceededError');
      kept.add(address);
    },
    delete: async (address: string) => kept.delete(address),
  } as unknown as Cache;
  const shelf = createStoredGames({
    openCache: async () => cache,
    loadFiles: async () => state.files,
    isFine: () => fine,
    takesAvif: async () => state.avif,
  });
  return { shelf, state, kept: () => [...kept].sort() };
}

it('says how much is still to be fetched, what games share only once', async () => {
  const { shelf } = device();
  expect(await shelf.list()).toEqual({
    games: { a: { missingBytes: 4310, isHere: false }, b: { missingBytes: 320, isHere: false } },
    missingBytes: 4330,
  });
  await shelf.keep('b');
  expect(await shelf.list()).toEqual({
    games: { a: { missingBytes: 4010, isHere: false }, b: { missingBytes: 0, isHere: true } },
    missingBytes: 4010,
  });
});

it('keeps the finer pictures, too, where the screen may ask for them', async () => {
  const { shelf, kept } = device({ fine: true });
  await shelf.keep('a');
  expect(kept()).toContain('/pictures/a@2x.webp?v=1');
});

it('keeps the smaller pictures alone where the browser takes them, and lets the others go', async () => {
  const { shelf, state, kept } = device({ avif: true });
  await shelf.keep('b');
  expect(kept()).toContain('/pictures/shared@1x.webp?v=1');
  state.files = WITH_AVIF;
  expect((await shelf.list()).games['b']).toEqual({ missingBytes: 200, isHere: false });
  await shelf.renew();
  const withoutMenus = kept().filter((address) => !FIRST.menus.includes(address));
  expect(withoutMenus).toEqual(['/pictures/shared@1x.avif?v=1', mark('b')]);
  expect((await shelf.list()).games['b']).toEqual({ missingBytes: 0, isHere: true });
});

it('keeps the pictures that every browser takes where it does not', async () => {
  const { shelf, state, kept } = device();
  state.files = WITH_AVIF;
  await shelf.keep('b');
  expect(kept()).toContain('/pictures/shared@1x.webp?v=1');
  expect(kept()).not.toContain('/pictures/shared@1x.avif?v=1');
});

it('letting a game go leaves what another one and the menus need', async () => {
  const { shelf, kept } = device();
  await shelf.keep('a');
  await shelf.keep('b');
  await shelf.release('a');
  expect(kept()).toEqual([...FIRST.menus, '/pictures/shared@1x.webp?v=1', mark('b')].sort());
});

it('keeps what is said of whose turn it is, whatever becomes of the games', async () => {
  const { shelf, kept } = device();
  await shelf.keepTurns();
  await shelf.keep('a');
  await shelf.release('a');
  await shelf.renew();
  expect(kept()).toEqual([...FIRST.menus, ...FIRST.turns].sort());
});

it('a game for which there is no room leaves nothing behind, and says so', async () => {
  const { shelf, state, kept } = device();
  await shelf.keep('b');
  const before = kept();
  state.failsAt = '/pictures/a@1x.webp?v=1';
  await expect(shelf.keep('a')).rejects.toThrow('full');
  expect(kept()).toEqual(before);
});

it.each([
  ['a page of a Wi-Fi that wants a login', pageInstead],
  ['nothing', () => new Response(null, { status: 404 })],
  ['a text of a filter', () => new Response('Blocked', { headers: { 'content-type': 'text/plain' } })],
  ['a sound of another build', standIn],
  ['what another address has', () => Object.defineProperty(file(), 'redirected', { value: true })],
])('keeps no game of which %s came', async (_what, given) => {
  const { shelf, kept } = device();
  const before = kept();
  answer = given;
  await expect(shelf.keep('b')).rejects.toThrow('is not here');
  expect(kept()).toEqual(before);
});

it('after a new version a kept game has its new files and not the old ones; others are not fetched', async () => {
  const { shelf, state, kept } = device();
  await shelf.keep('a');
  state.files = CHANGED;
  expect((await shelf.list()).games['a']).toEqual({ missingBytes: 4100, isHere: false });
  await shelf.renew();
  expect(kept()).toContain('/pictures/a@1x.webp?v=2');
  expect(kept()).not.toContain('/pictures/a@1x.webp?v=1');
  expect(kept()).not.toContain(mark('b'));
});
