import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { run } from './samples.ts';

const MODEL = '/usr/share/pocketsphinx/model/en-us';

/** Said by the games and not in the recogniser's dictionary. */
const MISSING = { hexagons: 'HH EH K S AH G AH N Z' };

const VOWEL = /^[AEIOU]/;
/** The same words in southern British pronunciation: no r before a consonant or at the end, o of box, long a of ask. */
function british(phones: string): readonly string[] {
  const list = phones.split(' ');
  const silentR = list.filter((phone, i) => phone !== 'R' || VOWEL.test(list[i + 1] ?? '')).join(' ');
  const plain = silentR.replace(/\bER$/, 'AH').replace(/\bER\b/g, 'AH');
  return [silentR, plain, plain.replace(/\bAE (?=S|F|TH|N S)/g, 'AA '), silentR.replace(/\bAA\b/g, 'AO')];
}

function dictionary(words: ReadonlySet<string>): string {
  const known = new Map<string, Set<string>>();
  const add = (word: string, phones: string) => {
    if (words.has(word)) known.set(word, (known.get(word) ?? new Set()).add(phones));
  };
  for (const line of readFileSync(path(MODEL, 'cmudict-en-us.dict'), 'utf8').split('\n')) {
    const [word = '', ...phones] = line.split(' ');
    const base = word.replace(/\(\d\)$/, '');
    [phones.join(' '), ...british(phones.join(' '))].forEach((way) => add(base, way));
  }
  Object.entries(MISSING).forEach(([word, phones]) => add(word, phones));
  const unknown = [...words].filter((word) => !known.has(word));
  if (unknown.length > 0) throw new Error(`the recogniser does not know: ${unknown.join(', ')}`);
  return [...known]
    .flatMap(([word, ways]) => [...ways].map((way, i) => `${word}${i > 0 ? `(${i + 1})` : ''} ${way}`))
    .join('\n');
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z' -]/g, '')
    .replace(/-/g, ' ')
    .trim();

/**
 * What pocketsphinx (an American recogniser) hears in each sound when it may choose among `candidates`; an empty
 * text when it is not sure of anything. sounds: 16 kHz, mono, 16 bit.
 */
export function recognise(sounds: readonly Int16Array[], candidates: readonly string[]): readonly string[] {
  const folder = mkdtempSync(path(tmpdir(), 'hear-'));
  const file = (name: string) => path(folder, name);
  const texts = [...new Set(candidates.map(plain))];
  writeFileSync(file('words.dict'), dictionary(new Set(texts.flatMap((text) => text.split(/\s+/)))) + '\n');
  writeFileSync(file('all.jsgf'), `#JSGF V1.0;\ngrammar all;\npublic <one> = ${texts.join(' | ')};\n`);
  sounds.forEach((sound, i) =>
    writeFileSync(file(`${i}.raw`), new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength)),
  );
  writeFileSync(file('list'), sounds.map((_, i) => `${i}`).join('\n') + '\n');
  const inputs = [
    '-adcin',
    'yes',
    '-adchdr',
    '0',
    '-cepdir',
    folder,
    '-cepext',
    '.raw',
    '-ctl',
    file('list'),
  ];
  const models = ['-hmm', path(MODEL, 'en-us'), '-dict', file('words.dict'), '-jsgf', file('all.jsgf')];
  run('pocketsphinx_batch', [...inputs, ...models, '-hyp', file('heard'), '-logfn', file('log')]);
  return readFileSync(file('heard'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/\s*\([^()]*\)$/, '').trim());
}

export const sameWords = (heard: string, text: string): boolean => heard === plain(text).replace(/\s+/g, ' ');
