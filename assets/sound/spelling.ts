import { numbersFrom, numberWord } from '#engine/rules/numbers.ts';

/** A number from 0 to 999 in words. */
export function spell(value: number): string {
  if (value > 999) throw new RangeError(`spell: ${value} is more than 999`);
  if (value >= 100) {
    const rest = value % 100;
    const hundreds = `${spell(Math.floor(value / 100))} hundred`;
    return rest === 0 ? hundreds : `${hundreds} and ${spell(rest)}`;
  }
  if (value <= 20) return numberWord(value);
  const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'][
    Math.floor(value / 10) - 2
  ]!;
  return value % 10 === 0 ? tens : `${tens} ${numberWord(value % 10)}`;
}

/** A sentence as the voice is given it: numerals as words. Three dots are left open, for what follows. Throws on signs that it would not read as meant. */
export function spelled(sentence: string): string {
  const odd = /[^A-Za-z0-9 ,.!?'-]/.exec(sentence);
  if (odd) throw new Error(`"${sentence}": the voice has no word for "${odd[0]}"`);
  return sentence
    .replace(/\.\.\.$/, ',')
    .replace(/\d+/g, (digits) => spell(Number(digits)))
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

const UP_TO = 120;

/** What an ear may write for a text that it has understood: in words, and with its numbers as numerals, with and without a full stop. */
export function waysToWrite(text: string): readonly string[] {
  const numerals = numbersFrom(UP_TO, 0).reduce(
    (all, value) => all.replace(new RegExp(`\\b${spell(value)}\\b`, 'gi'), `${value}`),
    text,
  );
  return [...new Set([text, numerals, numerals.replace(/\.$/, '')])];
}

/**
 * A text as the voice says it clearest: with a moment of silence where a word would otherwise run into the next one.
 * Without it "makes seven" is heard as "make seven", and "add nine" as "at nine".
 */
export const parted = (text: string): string =>
  text.replace(/\b(makes|leaves) (?=s)/g, '$1; ').replace(/\badd (?=n)/g, 'add, ');

/** The same in every sum, for takes that would not be understood otherwise. */
export const partedMore = (text: string): string =>
  text.replace(/\b(makes|leaves) /g, '$1; ').replace(/\badd /g, 'add, ');

/**
 * The same with sounds of their own, in misaki's notation, for words that would be taken for others: a last "four" with
 * the close vowel that it has in Britain ("far"), "add" with an open one ("out"), "are" and "keepsake" with the stress
 * that nobody can miss ("a gun", "keep safe").
 */
export const clearer = (text: string): string =>
  inFull(partedMore(text), { four: 'fˈoː', gone: 'ɡˈɒn' }).replace(/\badd(?=,? )/g, '[add](/ˈæd/)');

/** The same, with other sounds and a moment before "are". */
export const clearest = (text: string): string =>
  inFull(parted(text), { four: 'fˈɔɹ', gone: 'ɡˈɒːn' })
    .replace(/\badd(?=,? )/g, '[add](/ˈæd/)')
    .replace(/ (?=\[are\])/g, '; ')
    .replace(/^Four(?=; )/, '[Four](/fˈɔːɹ/)');

/** Other ways for takes that would still not be understood: a moment on both sides of "add", or its vowel drawn out; a linked r. */
export const apart = (text: string): string =>
  otherwise(parted(text).replace(/ add,? (?=\w)/g, ', [add](/ˈæd/), '), 0);
export const drawn = (text: string): string =>
  otherwise(parted(text).replace(/\badd(?=,? \w)/g, '[add](/ˈæːd/)'), 1);

/** Words that were taken for others, and their two other sounds. */
const OTHER_SOUNDS: readonly (readonly [word: RegExp, sounds: readonly [string, string]])[] = [
  [/\bfour(?= are)/i, ['fˈɔːɹ', 'fˈoːɹ']],
  [/\bare(?= (?:gone|left|eaten))/, ['ˈɑː', 'ˈɑː']],
  [/\bare(?= eight more)/, ['ˈɑːɹ', 'ˈɑː']],
  [/\bgone\b/, ['ɡˈɒn', 'ɡˈɔːn']],
  [/(?<= )at(?= )/, ['ˈat', 'ˈæt']],
  [/\bhexagons?\b/i, ['hˈɛksəɡˌɒn', 'hˈɛksəɡˈɒn']],
  [/\barmchair\b/i, ['ˈɑːm ʧˈɛː', 'ˈɑɹmʧˌɛɹ']],
  [/\bwalls\b/i, ['wˈoːlz', 'wˈɔlz']],
  [/\bfloors\b/i, ['flˈoːz', 'flˈɔɹz']],
  [/\bkeepsake(?= of)/i, ['kˈiːpsˌAk;', 'kˈiːp sˈAk']],
  [/\bscarf\b/, ['skˈɑːf', 'skˈɑɹf']],
];

function otherwise(text: string, which: 0 | 1): string {
  const moments = text
    .replace(/\bcomes (?=s)/g, 'comes; ')
    .replace(/^Find (?=t)/, 'Find, ')
    .replace(/^Woo (?=hoo)/, 'Woo, ');
  return OTHER_SOUNDS.reduce(
    (all, [word, sounds]) =>
      all.replace(word, (found) => `[${found}](/${sounds[which]}${/ns$/.test(found) ? 'z' : ''}/)`),
    moments,
  );
}

const inFull = (text: string, sounds: { readonly four: string; readonly gone: string }): string =>
  text
    .replace(/(?<= )four(?=[.,!?]$)/, `[four](/${sounds.four}/)`)
    .replace(/\bare gone\b/, `[are](/ˈɑː/) [gone](/${sounds.gone}/)`)
    .replace(/(?<=^Four )are left\b/, '[are](/ˈɑː/) left')
    .replace(/(?<=^Some )are eaten\b/, '[are](/ˈɑː/) eaten')
    .replace(/(?<=^(?:Four|Six) )at(?= first)/, '[at](/ˈat/)')
    .replace(/\bkeepsake(s?)\b/i, '[$&](/kˈiːpsˈAk$1/)');

/** A file name for a sentence: "How many altogether?" is "how-many-altogether". */
export const slug = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
