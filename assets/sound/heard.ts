import { ALIKE } from './alike.ts';
import { spell } from './spelling.ts';

/** What a recogniser has made of a clip, in words. */
export interface Heard {
  readonly heard: string;
  /** Words that were said and not heard, or heard as others, and words more than were said. */
  readonly wrong: number;
  /** Words more than were said. */
  readonly added: number;
}

/** Signs of sums, and what may be said where they are written. A sign stands for nothing else. */
const SIGNS: readonly (readonly [sign: RegExp, readings: readonly string[]])[] = [
  [/\s*\+\s*|\s&\s/g, ['add', 'and']],
  // Without spaces around it, it joins what was heard as two numbers; then no word was heard between them.
  [/\s+[-−–]\s+(?=\d)/g, ['take away']],
  [/\s*=\s*/g, ['makes', 'leaves', 'is', 'is equal to']],
];
const ORDINALS = ['first', 'second', 'third'];

/** The text with its signs as words, in each way that they can be read. */
function readings(text: string): readonly string[] {
  return SIGNS.reduce<readonly string[]>(
    (all, [sign, words]) =>
      all.flatMap((one) =>
        one.search(sign) < 0 ? [one] : words.map((word) => one.replace(sign, ` ${word} `)),
      ),
    [text],
  );
}

/** A number in words; one that nobody here says stays as it is, so that it is wrong. */
const numeral = (digits: string): string => (Number(digits) > 999 ? digits : spell(Number(digits)));

/** The words of a text, numbers spelled out, each sound in one spelling. */
export function soundsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b(1st|2nd|3rd)\b/g, (written) => ORDINALS[Number(written[0]) - 1]!)
    .replace(/\d+/g, (digits) => ` ${numeral(digits)} `)
    .replace(/\bhundred and\b/g, 'hundred')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => ALIKE.get(word) ?? word);
}

/** Two words that the other text writes as one are one: it sounds the same. */
function joinedAs(words: readonly string[], other: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const written = (joined.at(-1) ?? '') + word;
    const both = ALIKE.get(written) ?? written;
    if (joined.length > 0 && other.includes(both)) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

/** The fewest words to leave out, put in or change, to make one text of the other. */
function edits(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  a.forEach((x, i) => {
    const next = [i + 1];
    b.forEach((y, j) => next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (x === y ? 0 : 1))));
    row = next;
  });
  return row.at(-1)!;
}

function compare(said: readonly string[], found: readonly string[]) {
  const a = joinedAs(said, found);
  const b = joinedAs(found, said);
  return { wrong: edits(a, b), added: Math.max(0, b.length - a.length) };
}

/**
 * What of a text was misheard by somebody who wrote `heard`. Notation is no mistake (numerals, signs of sums, spelling,
 * words apart or in one, other words of the same sound); anything else is.
 */
export function mishearing(said: string, heard: string): Heard {
  const all = readings(heard).map((reading) => compare(soundsOf(said), soundsOf(reading)));
  return { heard, ...all.reduce((best, one) => (one.wrong < best.wrong ? one : best)) };
}
