import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { RESERVED, RUDE, FINE } from './name-lists.ts';

/** What must be unique: names that look the same to a child are the same. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLocaleLowerCase('en-GB').replace(/’/g, "'");

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
};

/** Lower case, without accents. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Digits inside a word read as the letters they look like; a number of its own, or at the end of a word, is just a number. */
const withoutDigits = (word: string) =>
  word.replace(/^\d+$|(?<=^[a-z]{3,})\d+$/, '').replace(/\d/g, (digit) => LOOKALIKES[digit] ?? '');

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');
/** "fuuuck" and "f u c k" read as the word they stand for. */
const single = (text: string) => text.replace(/(.)\1+/g, '$1');

function isRude(name: string): boolean {
  const words = plain(name)
    .split(/[^a-z0-9]+/)
    .map(withoutDigits)
    .filter((word) => word !== '' && !FINE.has(word));
  if (words.length === 0) return false;
  if (matcher.hasMatch(words.join(' '))) return true;
  // Spaced out letters are read together; whole words are not, or "Bass Hole" and many good names would fall.
  const spelled = words.every((word) => word.length <= 2) ? [lettersOf(words.join(''))] : [];
  return [...words, ...spelled].some((word) =>
    RUDE.some(({ stem, anywhere }) =>
      [word, single(word)].some((form) =>
        anywhere ? form.includes(stem) : form === stem || form === `${stem}s`,
      ),
    ),
  );
}

/** Six digits in a row, however they are spaced: the shortest telephone numbers that people have. */
const holdsNumber = (name: string) => /(\p{N}[\s-]*){6}/u.test(name);
const holdsAddress = (name: string) => /\b(www|https?)\b|[\s-](com|org|net|co uk|uk)$/i.test(name);
const isReserved = (name: string) =>
  RESERVED.has(lettersOf(withoutDigits(plain(name).replace(/[^a-z0-9]/g, ''))));
const hasLetter = (name: string) => /[\p{L}\p{N}]/u.test(name);
/** Letters that nobody sees, with which a name looks empty or like another's; accents heaped up over the next line. */
const isClear = (name: string) => !/\p{DI}|\p{M}{4}/u.test(name);

/**
 * Whether a child may be called this before others: clear to read, no rude word, nobody's office, no number to call,
 * no address. name: in its stored form.
 */
export const isGoodName = (name: string): boolean =>
  hasLetter(name) &&
  isClear(name) &&
  !holdsNumber(name) &&
  !holdsAddress(name) &&
  !isReserved(name) &&
  !isRude(name);
