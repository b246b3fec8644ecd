import type { Random } from './random.ts';

/**
 * `count` elements drawn from `list`, going through the whole list before any element comes again, and
 * never the same one twice in a row (as far as the list has more than one element).
 * Source: product specification, section 9, "repeated and shuffled avoiding adjacent duplicates".
 */
export function repeatShuffled<T>(list: readonly T[], count: number, random: Random): T[] {
  if (list.length === 0) throw new RangeError('repeatShuffled: the list is empty');
  const out: T[] = [];
  while (out.length < count) {
    const pass = random.shuffle(list);
    if (pass.length > 1 && pass[0] === out.at(-1)) pass.push(pass.shift()!);
    out.push(...pass);
  }
  return out.slice(0, count);
}
