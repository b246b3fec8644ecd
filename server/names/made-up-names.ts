import { randomInt } from 'node:crypto';
import { FIRST_WORDS, LIKE_A_CHILD, SECOND_WORDS } from './made-up-words.ts';
import { nameKey } from './name-key.ts';

/** Numbers with another meaning, and years, which look like a birthday. */
const MEANS_SOMETHING = /69|88|666|911|420|^14|^18$|^(19|20)\d\d$/;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((n) => !MEANS_SOMETHING.test(String(n)));

/** Suggested names end in at most two digits, kept ones in three or four, so that they never collide. */
const SHORT_NUMBERS = range(2, 99);
const LONG_NUMBERS = range(100, 9999);

/** Two words, two spaces and four digits fit into the 20 characters of a name. */
const LONGEST_WORDS = 14;
const PAIRS = FIRST_WORDS.flatMap((first) =>
  SECOND_WORDS.filter((second) => first.length + second.length <= LONGEST_WORDS).map(
    (second) => `${first} ${second}`,
  ),
);
const PUBLIC_NAMES = PAIRS.length * LONG_NUMBERS.length;
/** A prime larger than the number of names, so that stepping by it reaches each name once before it repeats. */
const STEP = 2_147_483_629n;

const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)]!;

const isOffered = (word: string) => !LIKE_A_CHILD.has(word);
const OFFERED_FIRST = FIRST_WORDS.filter(isOffered);
const OFFERED_SECOND = SECOND_WORDS.filter(isOffered);

/** A friendly name to suggest: "Sunny Otter 42". There are more than 230,000. */
export const makeUpName = (): string =>
  `${oneOf(OFFERED_FIRST)} ${oneOf(OFFERED_SECOND)} ${oneOf(SHORT_NUMBERS)}`;

/** The n-th of the names that others see instead of a typed one: unique for up to 20 million. */
export function publicNameAt(n: number): string {
  const index = Number((BigInt(n) * STEP) % BigInt(PUBLIC_NAMES));
  return `${PAIRS[index % PAIRS.length]} ${LONG_NUMBERS[Math.floor(index / PAIRS.length)]}`;
}

export function randomPublicName(): string {
  for (;;) {
    const name = publicNameAt(randomInt(PUBLIC_NAMES));
    if (name.split(' ').every(isOffered)) return name;
  }
}

const FIRST = new Set(FIRST_WORDS.map((word) => word.toLowerCase()));
const SECOND = new Set(SECOND_WORDS.map((word) => word.toLowerCase()));
const SHORT = new Set(SHORT_NUMBERS.map(String));

/** The parts of a name made of two of our words, with or without a number. */
function partsOf(name: string): { readonly number: string } | undefined {
  const [first = '', second = '', number = '', ...more] = name.toLowerCase().split(' ');
  return more.length === 0 && FIRST.has(first) && SECOND.has(second) ? { number } : undefined;
}

/** Whether a name could be one of our made-up names: it reveals nothing about a child, so others may see it. */
export const isMadeUp = (name: string): boolean => SHORT.has(partsOf(name)?.number ?? '');

const PAIR_OF = new Map(PAIRS.map((pair) => [nameKey(pair), pair]));
/** A number as it appears in keys, where digits between letters have become letters. */
const LONG_NUMBER = /^[\dolzeastb]{3,4}$/;
const DIGITS: Readonly<Record<string, string>> = {
  o: '0',
  l: '1',
  z: '2',
  e: '3',
  a: '4',
  s: '5',
  t: '7',
  b: '8',
};
const asDigits = (key: string) => key.replace(/[olzeastb]/g, (letter) => DIGITS[letter]!);

/**
 * The kept name that a typed one would be mistaken for, whatever its spacing and spelling; undefined when there is
 * none.
 */
export function publicNameLike(name: string): string | undefined {
  const key = nameKey(name);
  for (const digits of [3, 4]) {
    const [words, number] = [key.slice(0, -digits), key.slice(-digits)];
    const pair = PAIR_OF.get(words);
    if (pair && LONG_NUMBER.test(number)) return `${pair} ${asDigits(number)}`;
  }
  return undefined;
}
