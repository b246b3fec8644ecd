/** A purse or price as a child counts it: rows of ten coins, the last one not full. */
export function rowsOfTen(coins: number): readonly number[] {
  if (!Number.isInteger(coins) || coins < 0) throw new RangeError(`rowsOfTen: ${coins} coins`);
  const full = Array.from({ length: Math.floor(coins / 10) }, () => 10);
  return coins % 10 > 0 ? [...full, coins % 10] : full;
}

const HUNDRED = 100;

/** Coins as they lie there, some of them spent. What is bright comes before what is pale, in pouches and in rows. */
export interface Pile {
  /** Pouches of a hundred. */
  readonly pouches: { readonly bright: number; readonly pale: number };
  /** No row has more than ten; of each the last are pale. */
  readonly rows: readonly { readonly coins: number; readonly pale: number }[];
}

/** Each hundred is a pouch. One that is spent in part is opened: its coins lie there in rows of ten, before all others. */
export function pileOf(coins: number, spent: number): Pile {
  if (!(Number.isInteger(spent) && spent >= 0 && spent <= coins))
    throw new RangeError(`pileOf: ${spent} of ${coins} coins`);
  const loose = coins % HUNDRED;
  const fromPouches = Math.max(0, spent - loose);
  const pale = Math.floor(fromPouches / HUNDRED);
  const opened = fromPouches % HUNDRED > 0 ? 1 : 0;
  const bright = Math.floor(coins / HUNDRED) - pale - opened;
  const lying = [...rowsOfTen(opened * HUNDRED), ...rowsOfTen(loose)];
  const left = opened * HUNDRED + loose - (spent - pale * HUNDRED);
  let before = 0;
  const rows = lying.map((count) => {
    const isLeft = Math.min(count, Math.max(0, left - before));
    before += count;
    return { coins: count, pale: count - isLeft };
  });
  return { pouches: { bright, pale }, rows };
}

/** The largest number that a sum of coins is told with, by age. */
const LARGEST_BY_AGE = [
  [7, 100],
  [6, 50],
  [5, 20],
] as const;
const LARGEST_OF_YOUNGEST = 10;

/** Up to which number a child of this age is told what is left; of an unknown age, as the youngest. */
export const largestSum = (age: number | null): number =>
  LARGEST_BY_AGE.find(([from]) => (age ?? 0) >= from)?.[1] ?? LARGEST_OF_YOUNGEST;

/** "You have 23. It costs 18. 5 are left." */
export interface Sum {
  readonly have: number;
  readonly costs: number;
  readonly left: number;
}

/** The sum of a purchase; undefined where it is beyond the child's numbers, or there is none. largest: as `largestSum`. */
export const sumOf = (have: number, costs: number, largest: number): Sum | undefined =>
  have <= largest && costs > 0 && costs <= have ? { have, costs, left: have - costs } : undefined;
