import { numberWord } from '#engine/rules/numbers.ts';

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
    .replace(/ (?=\[are\])/g, '; ');

const inFull = (text: string, sounds: { readonly four: string; readonly gone: string }): string =>
  text
    .replace(/(?<= )four(?=[.,!?]$)/, `[four](/${sounds.four}/)`)
    .replace(/\bare gone\b/, `[are](/ˈɑː/) [gone](/${sounds.gone}/)`)
    .replace(/(?<=^Four )are left\b/, '[are](/ˈɑː/) left')
    .replace(/(?<=^(?:Four|Six) )at(?= first)/, '[at](/ˈat/)')
    .replace(/\bkeepsake(s?)\b/i, '[$&](/kˈiːpsˈAk$1/)');

/** A file name for a sentence: "How many altogether?" is "how-many-altogether". */
export const slug = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
