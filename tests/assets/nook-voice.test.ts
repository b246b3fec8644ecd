import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MANIFEST } from '#assets/sound/sources.ts';
import * as said from '#engine/nook/said.ts';
import { AVATARS } from '#engine/rules/looks.ts';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { SHELVES } from '#engine/rules/nook-things.ts';
import type { NookState } from '#engine/rules/nook-state.ts';
import { asRead, clipsOf, everySentence, shelfSentence } from '#engine/rules/nook-words.ts';
import { KEEPSAKES, PRICED_IDS, THING_IDS } from '#engine/rules/nook.ts';
import { largestSum } from '#engine/rules/purse.ts';

const { sentences } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as SoundManifest;
const silent = (all: readonly string[]) => [
  ...new Set(clipsOf(all).filter((sentence) => sentences[sentence] === undefined)),
];

const LARGEST = [4, 5, 6, 7].map(largestSum);
const AGES = LARGEST.flatMap((largest) => AVATARS.map((guide) => ({ largest, guide })));
const nookOf = (over: Partial<NookState>): NookState => ({
  balance: 0,
  given: 6,
  owned: [],
  free: [],
  placed: [],
  outfit: [],
  ...over,
});

describe('everything that is said in the Nook has its clips', () => {
  it('at the door: what may be chosen, or what is in the purse', () => {
    const doors = AGES.flatMap((listener) => [
      ...numbersFrom(0, 6).flatMap((given) => said.atTheDoor(nookOf({ given }), listener)),
      ...numbersFrom(0, 600).flatMap((balance) => said.atTheDoor(nookOf({ balance }), listener)),
    ]);
    expect(silent(doors)).toEqual([]);
    expect(said.atTheDoor(nookOf({ balance: 23 }), AGES[0]!)).toEqual([]);
    expect(said.atTheDoor(nookOf({ balance: 23 }), AGES.at(-1)!)).toEqual(['You have... 23.']);
  });

  it('of every thing with every purse: name, what it does, price, what is left, or what comes back', () => {
    const deals = AGES.flatMap((listener) =>
      numbersFrom(0, 410).flatMap((balance) =>
        PRICED_IDS.flatMap((thing) => [
          ...said.ofDeal(nookOf({ balance }), { thing, sell: false }, listener),
          ...said.after(nookOf({ balance }), { thing, sell: true }, false, listener),
        ]),
      ),
    );
    const back = PRICED_IDS.flatMap((thing) =>
      said.ofDeal(nookOf({ owned: [thing] }), { thing, sell: true }, AGES[0]!),
    );
    expect(silent([...deals, ...back])).toEqual([]);
    const looked = said.ofDeal(nookOf({ balance: 95 }), { thing: 'snail', sell: false }, AGES.at(-1)!);
    expect(looked.map(asRead)).toEqual([
      'Snail.',
      'It goes for a walk.',
      'You have 95.',
      'It costs 80.',
      'That leaves 15.',
    ]);
  });

  it('of what is given, chosen, worn, put away and undone, keepsakes too, and of each shelf', () => {
    const given = numbersFrom(0, 6).flatMap((count) => [
      ...said.ofDeal(nookOf({ given: count }), { thing: 'ball', sell: false }, AGES[0]!),
      ...said.after(nookOf({ given: count }), { thing: 'ball', sell: false }, true, AGES[0]!),
    ]);
    const rest = [...said.ofUndo, ...said.ofPuttingAway, ...THING_IDS.flatMap(said.ofChosen)];
    const shelves = [...SHELVES, 'keepsakes' as const].map(shelfSentence);
    expect(silent([...given, ...rest, ...shelves, ...everySentence()])).toEqual([]);
    expect(said.ofChosen(KEEPSAKES[0]!)[0]).toBe('Keepsake of... Number Detective.');
  });
});
