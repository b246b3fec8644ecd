import { afterEach, expect, test, vi } from 'vitest';
import { filesOf } from '#engine/kernel/packs.ts';
import { beginGame, beginList, endBeginning, listOfGame } from '#engine/session/begin.ts';
import { packUp } from '#engine/rules/packs.ts';

const GAME = 'total-treasure-hunt';
const PACKS = ['/pictures/sheets/ui@1.pack?v=1', '/pictures/sheets/treasure@1.pack?v=1'] as const;
const LIST_AT = `/games/${GAME}.json`;
const LOOSE = '/pictures/sheets/fox@1x.json?v=1';
const LIST = {
  pictures: {
    worlds: { beach: { layers: [] } },
    sheets: {
      ui: { 1: [`${PACKS[0]}#ui@1x.json`] },
      treasure: { 1: [`${PACKS[1]}#treasure@1x.json`] },
      fox: { 1: [LOOSE] },
    },
    rigs: { fox: { sheet: 'fox' } },
    pages: {},
    bundles: { [GAME]: { world: 'beach', sheets: ['treasure'] } },
  },
  sounds: { clips: {}, sentences: {} },
};
const REQUEST = {
  gameId: GAME,
  avatar: 'fox',
  takesAvif: Promise.resolve(false),
  width: 1280,
  height: 720,
  ratio: 1,
} as const;

afterEach(() => {
  endBeginning(GAME);
  vi.restoreAllMocks();
});

/** A network that answers requests for packs only when the test allows it. Returns what was asked for. */
function network() {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    if (String(address) === LIST_AT) return Response.json(LIST);
    await held;
    return new Response(packUp([['a', new Uint8Array([7])]]) as BodyInit);
  });
  return { asked, letGo };
}

test("a game's packs are begun by its list, and who asks meanwhile gets the same answer", async () => {
  const { asked, letGo } = network();
  await beginGame(REQUEST, () => false);
  expect(asked).toEqual([LIST_AT, ...PACKS]);
  const files = filesOf(PACKS[1]);
  letGo();
  expect((await files).get('a')).toEqual(new Uint8Array([7]));
  expect(asked).toHaveLength(3);
});

test("a game's packs that have come before they are asked for are kept until the game is there", async () => {
  const { asked, letGo } = network();
  letGo();
  await beginGame(REQUEST, () => false);
  await filesOf(PACKS[0]);
  // Each file of a pack is asked for by itself.
  for (let times = 0; times < 2; times++) expect((await filesOf(PACKS[0])).get('a')![0]).toBe(7);
  expect(asked).toHaveLength(3);
  endBeginning(GAME);
  await filesOf(PACKS[0]);
  expect(asked.slice(3)).toEqual([PACKS[0]]);
});

test('a list is fetched once, for whoever begins with it and whoever asks', async () => {
  const { asked, letGo } = network();
  letGo();
  const begun = beginList(GAME);
  await Promise.all([beginGame(REQUEST, () => true), listOfGame(GAME)]);
  expect(await listOfGame(GAME)).toBe(await begun);
  expect(asked).toEqual([LIST_AT]);
  endBeginning(GAME);
  await listOfGame(GAME);
  expect(asked).toEqual([LIST_AT, LIST_AT]);
});

test('a list that did not come is fetched anew, and nothing is begun for a game that is there by then', async () => {
  const { asked, letGo } = network();
  letGo();
  vi.mocked(window.fetch).mockRejectedValueOnce(new TypeError('no line'));
  const begun = beginList(GAME);
  expect(await listOfGame(GAME)).toEqual(LIST);
  await expect(begun).rejects.toThrow(`${LIST_AT} did not load (no line)`);
  const beginning = beginGame(REQUEST, () => false);
  endBeginning(GAME);
  await beginning;
  expect(asked).toEqual([LIST_AT, LIST_AT]);
});

test('what is here already is not fetched', async () => {
  const { asked, letGo } = network();
  letGo();
  await beginGame(REQUEST, (address) => address === PACKS[0]);
  expect(asked).toEqual([LIST_AT, PACKS[1]]);
});
