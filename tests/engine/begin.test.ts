import { afterEach, expect, test, vi } from 'vitest';
import { filesOf } from '#engine/kernel/packs.ts';
import { beginGame } from '#engine/session/begin.ts';
import { packUp } from '#engine/rules/packs.ts';

const GAME = 'total-treasure-hunt';
const PACKS = ['/pictures/sheets/ui@1.pack?v=1', '/pictures/sheets/treasure@1.pack?v=1'] as const;
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

afterEach(() => vi.restoreAllMocks());

/** A network that answers requests for packs only when the test allows it. Returns what was asked for. */
function network() {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    if (String(address) === `/games/${GAME}.json`) return Response.json(LIST);
    await held;
    return new Response(packUp([['a', new Uint8Array([7])]]) as BodyInit);
  });
  return { asked, letGo };
}

test("a game's packs are begun by its list, and who asks meanwhile gets the same answer", async () => {
  const { asked, letGo } = network();
  await beginGame(REQUEST, () => false);
  expect(asked).toEqual([`/games/${GAME}.json`, ...PACKS]);
  const files = filesOf(PACKS[1]);
  letGo();
  expect((await files).get('a')).toEqual(new Uint8Array([7]));
  expect(asked).toHaveLength(3);
});

test('what is here already is not fetched', async () => {
  const { asked, letGo } = network();
  letGo();
  await beginGame(REQUEST, (address) => address === PACKS[0]);
  expect(asked).toEqual([`/games/${GAME}.json`, PACKS[1]]);
});
