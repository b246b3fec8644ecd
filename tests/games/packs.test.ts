import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC } from '#assets/art/bake/record.ts';
import { readManifests } from '#build/kept-files.ts';
import { guidesOf, needsOf, type Manifests } from '#build/needs.ts';
import { packGames } from '#build/packs.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { everySentence as classSentences } from '#engine/rules/class-words.ts';
import { everySentence } from '#engine/rules/common-words.ts';
import { EFFECTS, effectClip, FIRST_EFFECTS, firstClipsOf, LONE_EFFECTS } from '#engine/rules/clips.ts';
import type { Game } from '#engine/rules/game.ts';
import { picturesIn, type GameList } from '#engine/rules/game-list.ts';
import { sheetsFor, OUTFITS } from '#engine/rules/game-pictures.ts';
import { inPack, unpack } from '#engine/rules/packs.ts';
import type { Address } from '#engine/rules/picture-manifest.ts';

/** Files of one game: its world, its things, the shared sheet and three guides. All else is the child's look. */
const MOST_FILES = 8;
/** Of a list that a child waits for; both manifests are 350 kB. */
const MOST_OF_LIST = 125_000;

const folder = mkdtempSync(join(tmpdir(), 'packs-'));
const plain = readManifests(PUBLIC);
let packed: Manifests;
beforeAll(() => {
  for (const part of ['pictures/sheets', 'pictures/worlds', 'sounds/effects'])
    cpSync(join(PUBLIC, part), join(folder, part), { recursive: true });
  packed = packGames(folder, plain);
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (address: Address) => join(folder, address.split(/[?#]/)[0]!);
const listOf = (id: string) => JSON.parse(readFileSync(join(folder, `games/${id}.json`), 'utf8')) as GameList;

/** What is in a pack under this address, or the file itself that is in none. */
function taken(address: Address): Buffer {
  const body = readFileSync(fileOf(address));
  if (!inPack(address)) return body;
  const files = unpack(body.buffer.slice(body.byteOffset, body.byteOffset + body.length) as ArrayBuffer);
  return Buffer.from(files.get(inPack(address)!.name)!);
}

test.each(GAMES.map(({ id }) => id))('%s: each picture in its packs is the very one that was drawn', (id) => {
  const { pictures } = listOf(id);
  const [world] = Object.keys(pictures.worlds);
  for (const [index, { tiers }] of pictures.worlds[world!]!.layers.entries())
    for (const tier of ['1', '2'] as const) {
      const drawn = plain.pictures.worlds[world!]!.layers[index]!.tiers;
      const wanted = drawn[tier] ?? drawn[tier === '1' ? '2' : '1']!;
      // The name tells how many pixels there are to a point.
      expect(inPack(tiers[tier]!)!.name).toBe(basename(fileOf(wanted)));
      expect(taken(tiers[tier]!).equals(readFileSync(fileOf(wanted)))).toBe(true);
    }
  for (const [name, tiers] of Object.entries(pictures.sheets))
    for (const tier of ['1', '2'] as const)
      for (const [page, address] of tiers[tier].entries()) {
        const drawn = fileOf(plain.pictures.sheets[name]![tier][page]!);
        const described = JSON.parse(String(taken(address)));
        expect(described).toEqual(JSON.parse(readFileSync(drawn, 'utf8')));
        const painted = taken(address.replace(/#.*/, `#${described.meta.image}`));
        expect(painted.equals(readFileSync(join(dirname(drawn), described.meta.image)))).toBe(true);
      }
});

/** What is at an address in a pack, of the kind that this browser takes. */
const drawnIn = (list: GameList, takesAvif: boolean) => {
  const { worlds, sheets } = picturesIn(list, takesAvif);
  return [
    ...Object.values(worlds).flatMap(({ layers }) => layers.flatMap(({ tiers }) => Object.values(tiers))),
    ...Object.values(sheets).flatMap((tiers) =>
      [...tiers['1'], ...tiers['2']].flatMap((page) => [page, page.replace(/json$/, 'webp')]),
    ),
  ];
};

test.each(GAMES.map(({ id }) => id))(
  '%s: where AVIF is taken its pictures come under the same names, as AVIF where that is smaller',
  (id) => {
    const list = listOf(id);
    const both = drawnIn(list, false).map(
      (address, index) => [address, drawnIn(list, true)[index]!] as const,
    );
    let smaller = 0;
    for (const [address, other] of both) {
      const { name } = inPack(address)!;
      expect(inPack(other)!.name).toBe(name);
      const folderOf = address.startsWith('/pictures/worlds/')
        ? dirname(fileOf(address))
        : join(folder, 'pictures/sheets');
      const avif = join(folderOf.replace(folder, PUBLIC), name.replace(/webp$/, 'avif'));
      const drawn = existsSync(avif) && name.endsWith('webp') ? readFileSync(avif) : taken(address);
      expect(taken(other).equals(drawn), other).toBe(true);
      if (!taken(other).equals(taken(address))) smaller += 1;
    }
    expect(smaller).toBeGreaterThan(10);
    // Those of the first tier: the second has no AVIF of its own.
    const first = Object.keys(list.smaller!).filter((pack) => pack.includes('@1.pack'));
    const { bundles } = plain.pictures;
    const sheets = [...sheetsFor(plain.pictures, id, guidesOf(plain.pictures)), OUTFITS];
    expect(first.toSorted()).toEqual(
      [
        ...sheets.map((sheet) => list.pictures.sheets[sheet]!['1'][0]!.split('#')[0]!),
        list.pictures.worlds[bundles[id]!.world]!.layers[0]!.tiers['1']!.split('#')[0]!,
      ].toSorted(),
    );
    const bytes = (packs: readonly Address[]) =>
      packs.reduce((sum, pack) => sum + readFileSync(fileOf(pack)).length, 0);
    expect(bytes(first.map((pack) => list.smaller![pack]!)) / bytes(first)).toBeLessThan(0.75);
  },
);

test('no AVIF is left that nobody asks for', () => {
  const left = readdirSync(join(folder, 'pictures'), { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.endsWith('.avif'))).toEqual([]);
});

test('each effect in its pack is the very one that was made, and the first pack is small', () => {
  const { clips } = listOf('none-left-fun').sounds;
  for (const name of EFFECTS) {
    const { src, ...rest } = clips[effectClip(name)]!;
    const { src: made, ...as } = plain.sounds.clips[effectClip(name)]!;
    expect(rest).toEqual(as);
    expect(taken(src).equals(readFileSync(fileOf(made))), name).toBe(true);
    const place = FIRST_EFFECTS.includes(name)
      ? 'first.pack'
      : LONE_EFFECTS.includes(name)
        ? '.mp3'
        : 'later.pack';
    expect(src).toContain(place);
  }
  expect(readFileSync(fileOf(clips['effects/tap']!.src)).length).toBeLessThan(13_500);
});

test('only who eats before the first answer fetches that sound with the first ones', () => {
  const munches = (game: Game) => firstClipsOf(game, plain.sounds, { told: false }).includes('effects/munch');
  expect(new Set(GAMES.filter(munches).map(({ family }) => family))).toEqual(new Set(['cookie-crunch']));
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: its own list has all that it may show and say, alone or before a class, and no more of pictures',
  (id, game) => {
    const { pictures, sounds } = listOf(id);
    const said = [...everySentence(), ...familyOf(game).everySentence(game), ...classSentences()];
    expect(said.filter((sentence) => !sounds.clips[sounds.sentences[sentence] ?? '']?.src)).toEqual([]);
    for (const clip of [`instructions/${id}`, 'try_again', 'guides/owl/greeting/1', 'numbers/7'])
      expect(sounds.clips[clip], clip).toEqual(plain.sounds.clips[clip]);
    expect(Object.keys(pictures.worlds)).toEqual([plain.pictures.bundles[id]!.world]);
    expect(pictures.bundles).toEqual({ [id]: plain.pictures.bundles[id] });
    expect(pictures.rigs).toMatchObject({ fox: {}, cat: {}, owl: {} });
    expect(readFileSync(join(folder, `games/${id}.json`)).length).toBeLessThan(MOST_OF_LIST);
    const files = needsOf(game, packed).pictures;
    expect(files['1'].length).toBeLessThanOrEqual(MOST_FILES);
    expect([...files['1'], ...files['2']].filter((address) => address.includes('#'))).toEqual([]);
  },
);
