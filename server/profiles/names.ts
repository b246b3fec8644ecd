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

/** Lower case, without accents, digits read as the letters they look like. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[0-9]/g, (digit) => LOOKALIKES[digit] ?? digit);

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');
/** "fuuuck" and "f u c k" read as the word they stand for. */
const single = (text: string) => text.replace(/(.)\1+/g, '$1');

function isRude(name: string): boolean {
  const words = plain(name)
    .split(/[^a-z]+/)
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

const MOST_DIGITS = 4;

/** Five digits and more may be a telephone number, a house, a year of birth. */
const holdsNumber = (name: string) => name.replace(/\P{N}/gu, '').length > MOST_DIGITS;
const holdsAddress = (name: string) => /\b(www|https?)\b|[\s-](com|org|net|co uk|uk)$/i.test(name);
const isReserved = (name: string) => RESERVED.has(lettersOf(plain(name)));
const hasLetter = (name: string) => /[\p{L}\p{N}]/u.test(name);

/**
 * Whether a child may be called this before others: no rude word, nobody's office, no number to call, no address.
 * name: in its stored form.
 */
export const isGoodName = (name: string): boolean =>
  hasLetter(name) && !holdsNumber(name) && !holdsAddress(name) && !isReserved(name) && !isRude(name);
