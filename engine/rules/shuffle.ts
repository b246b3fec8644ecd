import type { Random } from './random.ts';

/**
 * `count` elements of `list` in random order: the whole list before any element is repeated, and never the same one
 * twice in a row (if the list has more than one element). Source: product specification, section 9, "repeated and
 * shuffled avoiding adjacent duplicates".
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

/** Share of a round that is from what is new in a game, where it asks for easier things, too. */
export const NEW_SHARE = 0.7;

/** Most of a round from what is new, the rest from what is known from easier games, by turns of chance; each as `repeatShuffled`. */
export function mostlyNew<T>(
  { fresh, known }: { readonly fresh: readonly T[]; readonly known: readonly T[] },
  count: number,
  random: Random,
): T[] {
  const freshOnes = known.length === 0 ? count : Math.ceil(count * NEW_SHARE);
  const of = [
    repeatShuffled(fresh, freshOnes, random),
    known.length === 0 ? [] : repeatShuffled(known, count - freshOnes, random),
  ] as const;
  const turns = random.shuffle([...of[0].map(() => 0 as const), ...of[1].map(() => 1 as const)]);
  return turns.map((which) => of[which].pop()!);
}

/** So many times more than needed a short list is in the pack: else what was not asked yet would tell what comes next. */
const COPIES = 2;

/**
 * `count` elements of a short list, the list repeated before it is shuffled, never the same twice in a row: whoever
 * remembers what came cannot tell what comes. Same source as `repeatShuffled`.
 */
export function shuffledRepeats<T>(list: readonly T[], count: number, random: Random): T[] {
  if (list.length < 2) return repeatShuffled(list, count, random);
  const copies = COPIES + Math.ceil(count / list.length);
  const pack = random.shuffle(Array.from({ length: copies }, () => list).flat());
  const out: T[] = [];
  while (out.length < count) {
    const next = pack.findIndex((element) => element !== out.at(-1));
    out.push(...pack.splice(Math.max(0, next), 1));
  }
  return out;
}
