import type { Item } from '#engine/games/items.ts';
import type { Random } from '#engine/rules/random.ts';

interface Asked {
  readonly item: Item;
  readonly chance: number;
}

const ORDERS_TRIED = 30;
/** The same fact comes again after so many questions, if it can be helped. */
const APART = 3;
/** Two such questions in a row are hard. */
const HARD = 0.75;

/** The questions with the surest first, the next surest last, the same fact far apart and hard ones not together. */
export function inKindOrder<E extends Asked>(chosen: readonly E[], random: Random): readonly E[] {
  const [first, ...others] = [...chosen].sort((a, b) => b.chance - a.chance);
  if (!first) return [];
  const last = others.find(({ item }) => item !== first.item);
  const rest = last ? others.filter((_, index) => index !== others.indexOf(last)) : others;
  let best: readonly E[] = [];
  let bestScore = -Infinity;
  for (let tried = 0; tried < ORDERS_TRIED; tried++) {
    const order = [first, ...random.shuffle(rest), ...(last ? [last] : [])];
    const score = kindness(order);
    if (score > bestScore) [best, bestScore] = [order, score];
  }
  return hasTwins(best) ? apart(best) : best;
}

function kindness(order: readonly Asked[]): number {
  let gap: number = APART;
  let hardTogether = 0;
  const last = new Map<Item, number>();
  order.forEach(({ item, chance }, index) => {
    gap = Math.min(gap, index - (last.get(item) ?? -APART));
    last.set(item, index);
    if (index > 0 && chance < HARD && order[index - 1]!.chance < HARD) hardTogether += 1;
  });
  return gap * order.length - hardTogether;
}

const hasTwins = (order: readonly Asked[]) =>
  order.some(({ item }, index) => index > 0 && order[index - 1]!.item === item);

/** The same with no fact twice in a row, if it has two: what is left most often goes first. */
function apart<E extends Asked>(order: readonly E[]): readonly E[] {
  const left = [...order];
  const out: E[] = [];
  const times = ({ item }: E) => left.filter((other) => other.item === item).length;
  while (left.length > 0) {
    const free = left.filter(({ item }) => item !== out.at(-1)?.item);
    const next = free.reduce(
      (best, entry) => (times(entry) > times(best) ? entry : best),
      free[0] ?? left[0]!,
    );
    out.push(...left.splice(left.indexOf(next), 1));
  }
  return out;
}
