import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { dictionary as indonesian } from '@zxcvbn-ts/language-id';
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br';
import { describe, expect, it } from 'vitest';
import { FIRST_WORDS, SECOND_WORDS } from '#server/names/made-up-words.ts';
import { isGoodName } from '#server/profiles/names.ts';

/** Names and words by frequency: too many to write exceptions for each. */
const LISTS = { ...english, ...spanish, ...french, ...indonesian, ...brazilian } as Readonly<
  Record<string, readonly string[]>
>;
const taken = (kind: RegExp, every: number) =>
  Object.entries(LISTS)
    .filter(([name]) => kind.test(name))
    .flatMap(([, words]) => words.filter((word, at) => at % every === 0 && /^\p{L}{3,}$/u.test(word)))
    .map((word) => word[0]!.toUpperCase() + word.slice(1));

/** The word lists come from books and films, including their swear words. */
const CASES = [
  { kind: 'first names', names: taken(/^(firstnames|names)-/, 7), most: 0.005 },
  { kind: 'family names', names: taken(/^lastnames-/, 37), most: 0.01 },
  { kind: 'words of encyclopaedias', names: taken(/^wikipedia-/, 53), most: 0.015 },
];

describe('of thousands of names and words of several languages', () => {
  it.each(CASES)('hardly any is refused: $kind', ({ names, most }) => {
    const refused = names.filter((name) => !isGoodName(name));
    expect(names.length).toBeGreaterThan(2000);
    expect(refused.length / names.length, refused.join(', ')).toBeLessThan(most);
  });

  it('none is refused that names are made up of here', () => {
    const words = [...FIRST_WORDS, ...SECOND_WORDS];
    expect(words.filter((word) => !isGoodName(word) || !isGoodName(`${word}s`))).toEqual([]);
  });
});
