import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLIC } from '#assets/art/bake/record.ts';
import { menuFiles, turnFiles, readManifests } from '#build/kept-files.ts';
import { needsOf } from '#build/needs.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { everySentence } from '#engine/rules/common-words.ts';
import { AVATARS } from '#engine/rules/looks.ts';
import { NEEDS_INTERNET } from '#engine/rules/offline.ts';
import { expectNoFaults } from '#tests/support/faults.ts';

const manifests = readManifests(PUBLIC);
const { pictures, sounds } = manifests;
const fileOf = (address: string) => join(PUBLIC, address.split('?')[0]!);
function clipOf(sentence: string): string {
  const id = sounds.sentences[sentence];
  if (id === undefined) throw new Error(`nobody has spoken "${sentence}": npm run voice`);
  return clipCalled(id);
}

function clipCalled(id: string): string {
  const clip = sounds.clips[id];
  if (!clip) throw new Error(`nobody has spoken ${id}: npm run voice`);
  return clip.src;
}
function pageCalled(name: string): string {
  const address = pictures.pages[name];
  if (!address) throw new Error(`nobody has drawn ${name}: npm run art`);
  return address;
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: all that it can show and say is kept with it, and all that is kept is there',
  (id, game) => {
    const needs = needsOf(game, manifests);
    const said = [...everySentence(), ...familyOf(game).everySentence(game)];
    expect(needs.sounds).toEqual(expect.arrayContaining(said.map(clipOf)));
    expect(needs.sounds).toContain(clipCalled(`instructions/${id}`));
    // Which guide plays is the child's choice: the sounds of each are kept.
    const calls = AVATARS.map((avatar) => sounds.clips[`guides/${avatar}/greeting/1`]!.src);
    expect(needs.sounds).toEqual(expect.arrayContaining(calls));
    const bundle = pictures.bundles[id];
    if (!bundle) throw new Error(`the pictures of ${id} are not in the manifest: npm run art`);
    const { world, sheets } = bundle;
    for (const tier of ['1', '2'] as const) {
      const wanted = [...sheets, ...AVATARS].flatMap((sheet) => pictures.sheets[sheet]![tier]);
      // PixiJS asks for a sheet's picture beside its description, with the same hash.
      const painted = wanted.map((address) => {
        const { meta } = JSON.parse(readFileSync(fileOf(address), 'utf8'));
        return address.replace(/[^/]+\?/, `${meta.image}?`);
      });
      const layers = pictures.worlds[world]!.layers.map(
        ({ tiers }) => tiers[tier] ?? tiers['1'] ?? tiers['2'],
      );
      expect(needs.pictures[tier]).toEqual(expect.arrayContaining([...wanted, ...painted, ...layers]));
    }
    const all = [...needs.sounds, ...needs.pictures['1'], ...needs.pictures['2']];
    const lost = all.filter((address) => !existsSync(fileOf(address)) || !address.includes('?v='));
    expectNoFaults(lost.map((address) => `${id} needs ${address}, which is not there`));
  },
);

test('the whiteboard keeps how every child of a class is called', () => {
  const turns = turnFiles(manifests);
  // A token for each child, and both sentences of showing on fingers.
  expect(new Set(turns).size).toBe(36 + 2);
  expect(turns.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
});

test('menus keep the pictures and names of all games, and what is said of one that is not here', () => {
  const menus = menuFiles(manifests);
  for (const { id, title } of GAMES) {
    expect(menus).toContain(pageCalled(`thumbnails/${id}`));
    expect(menus).toContain(clipOf(`${title}.`));
  }
  expect(menus).toContain(clipOf(NEEDS_INTERNET));
  expect(menus).toContain(manifests.little.image);
  expect(menus.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
});
