import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC } from '#assets/art/bake/record.ts';
import { readManifests } from '#build/kept-files.ts';
import { needsOf, type Manifests } from '#build/needs.ts';
import { packGames } from '#build/packs.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { everySentence as classSentences } from '#engine/rules/class-words.ts';
import { everySentence } from '#engine/rules/common-words.ts';
import { EFFECTS, effectClip, FIRST_EFFECTS } from '#engine/rules/clips.ts';
import type { GameList } from '#engine/rules/game-list.ts';
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

/** What is in a pack under this address. */
function taken(address: Address): Buffer {
  const body = readFileSync(fileOf(address));
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

test('each effect in its pack is the very one that was made, and the first pack is small', () => {
  const { clips } = listOf('none-left-fun').sounds;
  for (const name of EFFECTS) {
    const { src, ...rest } = clips[effectClip(name)]!;
    const { src: made, ...as } = plain.sounds.clips[effectClip(name)]!;
    expect(rest).toEqual(as);
    expect(taken(src).equals(readFileSync(fileOf(made))), name).toBe(true);
    expect(src).toContain(FIRST_EFFECTS.includes(name) ? 'first.pack' : 'later.pack');
  }
  expect(readFileSync(fileOf(clips['effects/tap']!.src)).length).toBeLessThan(25_000);
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
