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

/** Any of the surest begins: else the first answer of a round could be told without its question. */
const SURE_SHARE = 0.8;

/** The questions with one of the surest first, another last, the same fact far apart and hard ones not together. */
export function inKindOrder<E extends Asked>(chosen: readonly E[], random: Random): readonly E[] {
  const bySureness = [...chosen].sort((a, b) => b.chance - a.chance);
  const surest = bySureness.slice(0, Math.ceil(chosen.length * SURE_SHARE));
  const easy = surest.filter(({ chance }) => chance >= HARD);
  const sure = random.shuffle(easy.length > 0 ? easy : bySureness.slice(0, 1));
  const [first] = sure;
  if (!first) return [];
  const last = sure.find(({ item }) => item !== first.item);
  const rest = withoutOne(withoutOne(bySureness, first), last);
  let best: readonly E[] = [];
  let bestScore = -Infinity;
  for (let tried = 0; tried < ORDERS_TRIED; tried++) {
    const order = [first, ...random.shuffle(rest), ...(last ? [last] : [])];
    const score = kindness(order);
    if (score > bestScore) [best, bestScore] = [order, score];
  }
  return hasTwins(best) ? apart(best) : best;
}

/** The list without the first place where it has this. */
function withoutOne<E>(list: readonly E[], one: E | undefined): readonly E[] {
  const at = list.findIndex((entry) => entry === one);
  return list.filter((_, index) => index !== at);
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
