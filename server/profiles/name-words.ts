import unhomoglyph from 'unhomoglyph';

/** Digits, mapped to letters they look or sound like. */
const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'il',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'gbs',
  7: 't',
  8: 'b',
  9: 'g',
};
/** A word with many digits has many readings: only this many are tried. */
const MOST_READINGS = 32;

/** Letters that Unicode does not decompose, and the letters they are read as. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ə: 'e',
};

/** Lower case, without accents on Latin, Greek and Cyrillic letters. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħŧə]/g, (letter) => SPECIAL[letter]!)
    .normalize('NFC');

/** The Latin letters that a name in other letters looks like. */
const latinLook = (text: string) => plain(unhomoglyph(unhomoglyph(text.normalize('NFD')).toLowerCase()));

/** All possible readings of a word with digits among its letters. */
function readings(typed: string): readonly string[] {
  // Three or more digits at the end are a number: "Mole5709".
  const word = typed.replace(/(?<=\D)\d{3,}$/, '');
  if (!/\d/.test(word) || /^\d+$/.test(word)) return [word];
  let read = [''];
  for (const letter of word) {
    const looks = LEET[letter] ?? letter;
    read = read.flatMap((begun) => [...looks].map((look) => begun + look)).slice(0, MOST_READINGS);
  }
  // Arabic letters that Latin has not are typed as digits that look like them: "5ara".
  const arabic = word.replace(/[3579]/g, (digit) => ({ 3: 'a', 5: 'kh', 7: 'h', 9: 'q' })[digit]!);
  return [...new Set([...read, word, arabic, word.replace(/\d+$/, ''), word.replace(/\d+/g, '')])].filter(
    Boolean,
  );
}

/** A word that was written in pieces, joined: "f u c k", "fu ck". */
export interface Joined {
  readonly text: string;
  readonly pieces: number;
  /** How many of the pieces are single letters. */
  readonly letters: number;
}

export interface NameWords {
  /** All possible readings of each word. */
  readonly readings: readonly string[];
  /** Readings of words that were written with accents or look-alike letters. */
  readonly accented: ReadonlySet<string>;
  readonly joined: readonly Joined[];
}

const MOST_PIECES = 8;

/** Neighbouring words, joined. */
function joinedOf(words: readonly string[]): Joined[] {
  const found: Joined[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + MOST_PIECES); to++) {
      const pieces = words.slice(from, to);
      // "Moon 99" has a number, "5 h 1 t" has not.
      if (pieces.some((piece) => /^\d{2,}$/.test(piece))) continue;
      const letters = pieces.filter((piece) => piece.length === 1).length;
      for (const text of readings(pieces.join(''))) found.push({ text, pieces: pieces.length, letters });
    }
  }
  return found;
}

const split = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
const atCapitals = (text: string) => text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
const atNumbers = (text: string) =>
  text.replace(/([\p{L}\p{M}])(\p{N})/gu, '$1 $2').replace(/(\p{N})(\p{L})/gu, '$1 $2');

export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Players decorate names: "xXwordXx". */
const undressed = (word: string): readonly string[] =>
  /^x.{3,}x$/.test(word) ? [word, word.replace(/^x+|x+$/g, '')] : [word];

/** Scripts in which Latin words can be imitated. From Hebrew words the table would make "olol". */
const LIKE_LATIN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]/u;

/** Splits a name at spaces, hyphens, apostrophes and capitals, and lists all its possible readings. */
export function wordsOf(name: string): NameWords {
  const typed = split(name);
  const capitals = split(atCapitals(name));
  const whole = typed.map(plain);
  const apart = capitals.length > typed.length ? capitals.map(plain) : [];
  const looks = isAscii(name) || !LIKE_LATIN.test(name) ? [] : split(latinLook(name));
  const plainWords = new Set([...typed, ...capitals].filter(isAscii).map(plain));
  const words = [...new Set([...whole, ...apart, ...looks].flatMap(undressed))];
  return {
    readings: [...new Set(words.flatMap(readings))],
    accented: new Set(words.filter((word) => !plainWords.has(word)).flatMap(readings)),
    joined: [...joinedOf(whole), ...joinedOf(apart), ...joinedOf(looks)],
  };
}

/** Three letters and more, one by one: "p h o n e me". */
const SPELLED = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?: [\p{L}\p{N}]){2,}(?![\p{L}\p{N}])/gu;

/** The most likely reading of each word, with digits among letters read as letters: "h8 u" as "hate u". */
export function readingOf(name: string): readonly string[] {
  const words = split(plain(atCapitals(name))).join(' ');
  return words
    .replace(SPELLED, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .map((word) => readings(word.replace(/(?<=[a-z])8(?=s?$)/, 'ate'))[0] ?? word);
}

/** Splits a name into words, numbers apart from letters: "iAm6" as "i am 6". */
export const phraseOf = (name: string): string => split(plain(atNumbers(atCapitals(name)))).join(' ');
