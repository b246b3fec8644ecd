import { numberWord, numbersFrom } from '#engine/rules/numbers.ts';

/** How the access layer describes a shape. Source: the stage's contract, Words. */
const FELT_SHAPES: Readonly<Record<string, string>> = {
  circle: 'round all the way, no corners',
  square: '4 equal sides, 4 square corners',
  triangle: '3 sides',
  star: '5 points',
  heart: '2 bumps and a point',
  diamond: '4 equal sides, 2 sharp corners, 2 wide corners',
  pentagon: '5 sides',
  hexagon: '6 sides',
};

type Solve = (match: RegExpMatchArray) => (name: string) => boolean;

const named = (answer: number | string) => (name: string) => name === String(answer);
const isEmpty = (name: string) => name.endsWith('nothing inside');
const commas = (list: string) => list.split(', ').length;

/** The grammar of prompts, each with the right answer's name. */
const GRAMMAR: readonly [prompt: RegExp, solve: Solve][] = [
  [/^(\d+) add (\d+)\. How many altogether\?$/, ([, a, b]) => named(Number(a) + Number(b))],
  [/^(\d+) take away (\d+)\. How many are left\?$/, ([, a, b]) => named(Number(a) - Number(b))],
  [/^Start at (\d+)\.$/, ([, start]) => named(start!)],
  [/^What comes after (\d+)\?$/, ([, n]) => named(Number(n) + 1)],
  [/^What comes before (\d+)\?$/, ([, n]) => named(Number(n) - 1)],
  [
    /^Which number goes between (\d+) and (\d+)\?$/,
    ([, left, right]) =>
      (name) =>
        Number(left) < Number(name) && Number(name) < Number(right),
  ],
  [/^How many\? (.+)$/, ([, things]) => named(commas(things!))],
  [
    /^Which card has (\d+) (\w+)\?$/,
    ([, n]) =>
      (name) =>
        commas(name) === Number(n),
  ],
  [/^(Find the empty one\.|Which one has none left\?)$/, () => isEmpty],
  // Said of containers, and of numerals.
  [/^Find zero\.$/, () => (name) => isEmpty(name) || name === '0'],
  [/^Find the (\w+)\.$/, ([, shape]) => named(FELT_SHAPES[shape!]!)],
  [/^Find (\w+)\.$/, ([, word]) => named(numbersFrom(0, 20).find((n) => numberWord(n) === word)!)],
];

/**
 * Whether a choice of this name answers the prompt, derived from the words alone, as for a child who cannot see the
 * picture. Throws on a prompt outside the grammar.
 */
export function answers(prompt: string): (name: string) => boolean {
  for (const [pattern, solve] of GRAMMAR) {
    const match = prompt.match(pattern);
    if (match) return solve(match);
  }
  throw new Error(`no prompt of the grammar: ${prompt}`);
}
