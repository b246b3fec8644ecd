import type { Item } from '#engine/games/items.ts';

/**
 * What a wrong first choice looks like. `part`: a number of the question itself; `digits`: one that sounds or looks alike
 * (4 and 14, 12 and 21); `other`: anything else, shapes and boxes among them.
 */
export const SLIPS = ['part', 'one more', 'one less', 'digits', 'other'] as const;
export type Slip = (typeof SLIPS)[number];

const TEN = 10;

/** The right number of a fact, by what stands before or between its numbers. Undefined: its answer is no number. */
function rightOf(fact: string, [a, b = 0]: readonly number[]): number | undefined {
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
  const numbers = (fact.match(/\d+/g) ?? []).map(Number);
  const right = rightOf(fact, numbers);
  const chosen = Number(choice);
  if (right === undefined || Number.isNaN(chosen)) return 'other';
  if (numbers.includes(chosen)) return 'part';
  if (chosen === right + 1) return 'one more';
  if (chosen === right - 1) return 'one less';
  return Math.abs(chosen - right) === TEN || chosen === reversed(right) ? 'digits' : 'other';
}
