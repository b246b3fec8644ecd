import type { Item } from '#engine/games/items.ts';

/**
 * What a wrong first choice looks like. `part`: a number of the question itself; `digits`: one that sounds or looks alike
 * (4 and 14, 12 and 21); `full`: one with something inside, where the empty one was asked for; `shape`: another shape;
 * `other`: anything else.
 */
export const SLIPS = ['part', 'one more', 'one less', 'digits', 'full', 'shape', 'other'] as const;
export type Slip = (typeof SLIPS)[number];

/** Where the answer is no number, every wrong choice is of the same kind. By the first word of the fact. */
const ONLY_KIND: Readonly<Record<string, Slip>> = { empty: 'full', find: 'shape' };

/** The only kind of wrong choice that there is for a fact; undefined where there are several. */
export const onlySlipOf = (fact: string): Slip | undefined => ONLY_KIND[fact.split(' ')[0] ?? ''];

const TEN = 10;

/** The numbers in a fact, in their order. */
export const numbersIn = (fact: string): readonly number[] => (fact.match(/\d+/g) ?? []).map(Number);

/** The right number of a fact, by what stands before or between its numbers. Undefined: its answer is no number. */
export function rightOf(fact: string): number | undefined {
  const [a, b = 0] = numbersIn(fact);
  if (a === undefined) return undefined;
  if (fact.includes('+')) return a + b;
  if (fact.includes('-')) return a - b;
  if (fact.startsWith('between')) return (a + b) / 2;
  if (fact.startsWith('after')) return a + 1;
  return fact.startsWith('before') ? a - 1 : a;
}

const reversed = (value: number) => Number([...String(value)].reverse().join(''));

/** The kind of a wrong choice; undefined where none was recorded. choice: its id. */
export function slipOf({ fact }: Pick<Item, 'fact'>, choice: string | null): Slip | undefined {
  if (choice === null || choice === '') return undefined;
  const only = onlySlipOf(fact);
  if (only) return only;
  const numbers = numbersIn(fact);
  const right = rightOf(fact);
  const chosen = Number(choice);
  if (right === undefined || Number.isNaN(chosen)) return 'other';
  if (numbers.includes(chosen)) return 'part';
  if (chosen === right + 1) return 'one more';
  if (chosen === right - 1) return 'one less';
  return Math.abs(chosen - right) === TEN || chosen === reversed(right) ? 'digits' : 'other';
}
