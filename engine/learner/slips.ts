import type { Item } from '#engine/games/items.ts';

/**
 * What a wrong first choice looks like. `part`: a number of the question itself; `digits`: one that sounds or looks alike
 * (4 and 14, 12 and 21); `other`: anything else, shapes and boxes among them.
 */
export const SLIPS = ['part', 'one more', 'one less', 'digits', 'other'] as const;
export type Slip = (typeof SLIPS)[number];

const TEN = 10;

/** The numbers in a fact, in their order. */
export const numbersIn = (fact: string): readonly number[] => (fact.match(/\d+/g) ?? []).map(Number);

/** The right number of a fact, by what stands before or between its numbers. Undefined: its answer is no number. */
export function rightOf(fact: string): number | undefined {
  const [a, b = 0] = numbersIn(fact);
  if (a === undefined) return undefined;
  if (fact.includes('+')) return a + b;
  if (fact.includes('-')) return a - b;
  if (fact.startsWith('after') || fact.startsWith('between')) return a + 1;
  return fact.startsWith('before') ? a - 1 : a;
}

const reversed = (value: number) => Number([...String(value)].reverse().join(''));

/** The kind of a wrong choice; undefined where none was recorded. choice: its id. */
export function slipOf({ fact }: Pick<Item, 'fact'>, choice: string | null): Slip | undefined {
  if (choice === null || choice === '') return undefined;
  const numbers = numbersIn(fact);
  const right = rightOf(fact);
  const chosen = Number(choice);
  if (right === undefined || Number.isNaN(chosen)) return 'other';
  if (numbers.includes(chosen)) return 'part';
  if (chosen === right + 1) return 'one more';
  if (chosen === right - 1) return 'one less';
  return Math.abs(chosen - right) === TEN || chosen === reversed(right) ? 'digits' : 'other';
}
