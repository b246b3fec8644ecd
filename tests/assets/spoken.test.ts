import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACE, pacedTempo, paceOf, tempoOf } from '#assets/sound/master.ts';
import { draw, isOneWord } from '#assets/sound/measure.ts';
import { PLACES, prepare } from '#assets/sound/prepare.ts';
import { apart, clearer, clearest, drawn, parted, waysToWrite } from '#assets/sound/spelling.ts';
import { MANIFEST } from '#assets/sound/sources.ts';
import { linesOf, readTakes, spokenClips } from '#assets/sound/spoken.ts';
import { bestOf, faultsOf, isOfNow, takesOf, type Figures } from '#assets/sound/takes.ts';
import type { SoundManifest } from '#engine/rules/clips.ts';

const line = { text: 'Three add two.', group: 'sentences' } as const;
const good: Figures = { heard: 'three add two', seconds: 1.1, added: 0, end: -2, quality: 3.6 };

test('a take that is heard right, clean, as long as its words and falling has no fault', () => {
  expect(faultsOf(line, good)).toEqual([]);
  expect(faultsOf(line, { ...good, heard: 'three add ten' })).toEqual(['heard "three add ten"']);
  expect(faultsOf(line, { ...good, added: 1, seconds: 2.4 })).toEqual(['added sound', '2.4 s long']);
  expect(faultsOf(line, { ...good, end: 4, quality: 3 })).toEqual(['rises by 4 semitones', 'quality 3']);
  expect(faultsOf({ ...line, text: 'Three add two?' }, { ...good, end: 4 })).toEqual([]);
});

test('what an open ear writes may be notation, but not other words; words alone are not asked of it', () => {
  expect(faultsOf(line, { ...good, open: '3 + 2' })).toEqual([]);
  expect(faultsOf(line, { ...good, open: null })).toEqual([]);
  expect(faultsOf(line, { ...good, open: '3 at 2' })).toEqual(['open ear heard "3 at 2"']);
  expect(faultsOf(line, { ...good, open: '3 + 2', noise: '3 add 2' })).toEqual([]);
  expect(faultsOf(line, { ...good, noise: '3 out 2' })).toEqual(['open ear heard "3 out 2" in noise']);
});

/** Without sounds of its own. */
const plainly = (given: string) => given.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

test('a moment of silence parts two words that would run into each other, and nothing else is changed', () => {
  expect(parted('Three add four makes seven.')).toBe('Three add four makes; seven.');
  expect(parted('Twelve take away six leaves six.')).toBe('Twelve take away six leaves; six.');
  expect(parted('Seven add nine makes sixteen.')).toBe('Seven add, nine makes; sixteen.');
  const lines = spokenClips().flatMap(linesOf);
  const plain = (text: string) => text.replace(/[,;]/g, '');
  expect(lines.filter(({ text }) => plain(parted(text)) !== plain(text))).toEqual([]);
  expect(takesOf('That is two.').some(({ given }) => given)).toBe(false);
  expect(takesOf('Three add nine.').every(({ given }) => /^Three,? add, nine\.$/.test(plainly(given!)))).toBe(
    true,
  );
  expect(takesOf('One add one makes two.')[0]!.given).toBe(undefined);
  expect(takesOf('One add one makes two.')[3]!.given).toBe('One add, one makes; two.');
});

test('words that would be taken for others have sounds of their own in some takes, and the rest of a text is as it was', () => {
  expect(clearer('Six take away four.')).toBe('Six take away [four](/fˈoː/).');
  expect(clearest('Six take away four.')).toBe('Six take away [four](/fˈɔɹ/).');
  expect(clearer('Four add two makes six.')).toBe('Four [add](/ˈæd/), two makes; six.');
  expect(clearest('Four add two.')).toBe('Four [add](/ˈæd/) two.');
  expect(clearest('Four add nine.')).toBe('Four [add](/ˈæd/), nine.');
  expect(clearer('Two are gone.')).toBe('Two [are](/ˈɑː/) [gone](/ɡˈɒn/).');
  expect(clearest('Four are left.')).toBe('[Four](/fˈɔːɹ/); [are](/ˈɑː/) left.');
  expect(clearest('Some are eaten.')).toBe('Some; [are](/ˈɑː/) eaten.');
  expect(clearer('Four at first.')).toBe('Four [at](/ˈat/) first.');
  expect(clearer('Keepsakes.')).toBe('[Keepsakes](/kˈiːpsˈAks/).');
  expect(apart('Six add two makes eight.')).toBe('Six, [add](/ˈæd/), two makes eight.');
  expect(drawn('Seven add six makes thirteen.')).toBe('Seven [add](/ˈæːd/) six makes thirteen.');
  expect(drawn('Seven add nine.')).toBe('Seven [add](/ˈæːd/), nine.');
  expect(apart('Four are gone.')).toBe('[Four](/fˈɔːɹ/) [are](/ˈɑː/) [gone](/ɡˈɒn/).');
  expect(apart('Here are eight more.')).toBe('Here [are](/ˈɑːɹ/) eight more.');
  expect(apart('There are two hexagons.')).toBe('There are two [hexagons](/hˈɛksəɡˌɒnz/).');
  expect(apart('Keepsake of,')).toBe('[Keepsake](/kˈiːpsˌAk;/) of,');
  expect(apart('Before eight comes seven.')).toBe('Before eight comes; seven.');
  const lines = spokenClips().flatMap(linesOf);
  const plain = (text: string) => plainly(text).replace(/[,;]/g, '');
  for (const way of [clearer, clearest, apart, drawn])
    expect(lines.filter(({ text }) => plain(way(text)) !== plain(text))).toEqual([]);
});

test('an ear may write what it has understood in words or with numerals', () => {
  expect(waysToWrite('Six add twelve.')).toEqual(['Six add twelve.', '6 add 12.', '6 add 12']);
  expect(waysToWrite('One hundred and five.')).toEqual(['One hundred and five.', '105.', '105']);
  expect(waysToWrite('How many?')).toEqual(['How many?']);
});

test('no way to say a text is tried twice', () => {
  for (const text of ['That is two.', 'Three add nine.', 'Six take away four.', 'Seven.']) {
    const ways = takesOf(text).map((take) => JSON.stringify(take));
    expect(new Set(ways).size).toBe(ways.length);
  }
});

test('a call of one word is a word, not a sentence', () => {
  expect(['Good!', 'Hooray!', 'Seven.', "Let's", 'Eight,'].filter((text) => !isOneWord(text))).toEqual([]);
  expect(['Woo hoo!', 'Twenty-one.', 'How many?'].filter(isOneWord)).toEqual([]);
});

test('each committed take was spoken from what the voice is given now', () => {
  const takes = readTakes();
  const other = spokenClips().flatMap((clip) =>
    linesOf(clip).filter(({ text }, i) => {
      const take = takes[clip.id]?.takes[i];
      return take && !isOfNow(text, take);
    }),
  );
  expect(other).toEqual([]);
});

test('clips are drawn for the judge at random, the same ones each time, and a larger draw holds the smaller', () => {
  const clips = spokenClips();
  const few = draw(clips, 50);
  expect(draw(clips.toReversed(), 50)).toEqual(few);
  expect(draw(clips, 120).slice(0, 50)).toEqual(few);
  expect(new Set(few).size).toBe(50);
  expect(few).not.toEqual(clips.slice(0, 50));
});

test('of takes without fault the one of the best quality is kept; a fault outweighs quality', () => {
  expect(bestOf(line, [good, { ...good, quality: 3.8 }])).toBe(1);
  expect(bestOf(line, [good, { ...good, quality: 4.4, added: 1 }])).toBe(0);
});

test('of takes without fault and of like quality, the one that an ear is surer of in hard noise is kept', () => {
  expect(
    bestOf(line, [
      { ...good, sure: -3.5 },
      { ...good, sure: -2 },
    ]),
  ).toBe(1);
  expect(
    bestOf(line, [
      { ...good, sure: -3.5, quality: 4.2 },
      { ...good, sure: -2 },
    ]),
  ).toBe(0);
});

test('no take is spoken slower than the model speaks by itself', () => {
  expect(takesOf('Five.').filter(({ speed }) => speed < 1)).toEqual([]);
});

test('what is spoken faster than 2.8 words a second is stretched to that, at first within bounds', () => {
  expect(tempoOf('How many are there altogether?', 2)).toBe(1);
  expect(3 / (0.9 / tempoOf('That is two.', 0.9))).toBeCloseTo(2.8, 5);
  expect(tempoOf('That is two.', 0.5)).toBe(0.78);
});

test('a pace is that of the words: the pauses between sentences and the silence at the ends do not count', () => {
  expect(paceOf(['That is two.'], 1.075)).toBeCloseTo(3, 5);
  expect(paceOf(['That is two.', 'Well done.'], 2.48)).toBeCloseTo(2.5, 5);
  expect(paceOf(['Well done.'], 0.4)).toBe(undefined);
});

test('a line of three words or more that is not at its pace without silence comes to it; others stay', () => {
  const paceAfter = (text: string, seconds: number) =>
    paceOf([text], (seconds - 0.075) / pacedTempo(text, 1, seconds) + 0.075)!;
  expect(paceAfter('Put it where you like.', 1)).toBeCloseTo(2.78, 2);
  expect(paceAfter('That is two.', 2)).toBeCloseTo(2.235, 2);
  expect(paceAfter('Nine add five.', 0.9)).toBeCloseTo(2.74, 5);
  for (const [text, seconds] of [
    ['That is two.', 1.2],
    ['That is two.', 1.4],
    ['Well done.', 0.4],
    ['Seven.', 3],
  ] as const)
    expect(pacedTempo(text, 0.9, seconds), text).toBe(0.9);
});

/** Lengths in the manifest leave out soft ends, which the files have. */
const SOFT = 1.01;
/** At 2.8 words a second P.808 gives these less than 3.2. */
const FASTER = ['sentences/we-were-there', 'sentences/here-are-9-more'];

test('all of three words or more but two lines is said with 2.2 to 2.8 words a second', () => {
  const { clips } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as SoundManifest;
  const paces = spokenClips().flatMap((clip) => {
    const texts = linesOf(clip).map(({ text }) => text);
    const pace = paceOf(texts, clips[clip.id]!.seconds - (clip.sting?.at ?? 0));
    return pace === undefined ? [] : [{ id: clip.id, pace }];
  });
  expect(paces.length).toBeGreaterThan(900);
  const outside = paces.filter(({ pace }) => pace < PACE.least || pace > PACE.most * SOFT);
  expect(outside.map(({ id }) => id).sort()).toEqual(FASTER.toSorted());
  expect(outside.filter(({ pace }) => pace > 3)).toEqual([]);
});

test('a number that goes on keeps its length; alone, or last in a count, it is longer', () => {
  expect(tempoOf('Seven,', 0.6)).toBe(1);
  expect(tempoOf('Seven.', 0.6)).toBeLessThan(1);
});

const empty = () => mkdtempSync(join(tmpdir(), 'voice-'));

test('without Python the workshop says so in one line', () => {
  expect(() => prepare({ ...PLACES, cache: empty(), python: 'no-such-python' })).toThrow(
    /^npm run voice needs Python 3\.9 or newer: no-such-python cannot be run$/,
  );
});

test('a Python that fails is quoted in one line', () => {
  expect(() => prepare({ ...PLACES, cache: empty(), python: 'node' })).toThrow(
    /^npm run voice needs Python 3\.9 or newer: .+$/,
  );
});
