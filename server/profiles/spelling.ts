/** "fuuuck" reads as "fuck". */
export const withoutRepeats = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** Reduces doubled consonants, and vowels that English rarely doubles. "boob" is not "bob". */
const undoubled = (word: string) =>
  word
    .replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
    .replace(/([aiu])\1+/g, '$1')
    .replace(/([eo])\1{2,}/g, '$1$1');

/**
 * A rough phonetic and visual key of English: "phuck", "fvkk" and "fuhk", or "shlt", "shyt" and "sh1t" have the same
 * one. Only for comparing with other keys.
 */
export const skeleton = (word: string): string =>
  undoubled(
    word
      .replace(/ph/g, 'f')
      .replace(/vv/g, 'w')
      .replace(/([aeiou])h(?=[^aeiouh]|$)/g, '$1')
      .replace(/([^aeiouyv]|^)v(?=[^aeiouyv])/g, '$1u')
      .replace(/ck|c(?=[^ehiyl]|$)|q/g, 'k')
      .replace(/kh(?=[^aeiou]|$)/g, 'k')
      .replace(/x/g, 'ks')
      .replace(/z/g, 's')
      // Capital I and small l look the same.
      .replace(/[yl]/g, 'i'),
  );

/** Pairs of narrow letters that look like one letter, the reverse, and letters that sound nearly the same. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/m/g, 'rn'],
  [/cl/g, 'd'],
  [/q/g, 'g'],
  [/j/g, 'g'],
  [/(?<=[^aeiouy])j(?=[^aeiouy])/g, 'i'],
  [/oo+/g, 'u'],
  [/ee+/g, 'i'],
  [/oa/g, 'o'],
  [/(?<=^.{0,3})([eo])\1(?=.{4})/g, '$1'],
  [/sch/g, 'sh'],
];

/** "drow" for "word". */
export const backwards = (word: string): string => [...word].reverse().join('');

/** All ways a word may be read at a glance; the first is the word itself. */
export const lookalikes = (word: string): readonly string[] => [
  word,
  ...TOGETHER.filter(([pair]) => word.search(pair) >= 0).map(([pair, look]) => word.replace(pair, look)),
];

const VOWEL = /[aeiou]/g;

/** A long word with one vowel replaced or removed: "wunker", "bastrd". */
export const misvowelled = (word: string): readonly string[] =>
  [...word].flatMap((letter, at) =>
    at > 0 && 'aeiou'.includes(letter)
      ? ['', 'a', 'e', 'i', 'o', 'u']
          .filter((other) => other !== letter)
          .map((other) => word.slice(0, at) + other + word.slice(at + 1))
      : [],
  );

/** Disguises of a strong word: reversed, letters swapped, vowels left out. */
export function maskings(word: string): readonly string[] {
  const changedOver = Array.from(
    { length: word.length - 2 },
    (_, at) => word.slice(0, at + 1) + word[at + 2]! + word[at + 1]! + word.slice(at + 3),
  );
  const inner = word.slice(1, -1);
  return [
    backwards(word),
    ...changedOver.filter((other) => other !== word),
    word[0] + inner.replace(VOWEL, '') + word.at(-1)!,
    word[0] + inner.replace(VOWEL, 'x') + word.at(-1)!,
  ].filter((other) => other.length > 2 && other !== word);
}
