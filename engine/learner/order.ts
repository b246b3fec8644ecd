import type { Item } from '#engine/games/items.ts';
import type { Random } from '#engine/rules/random.ts';

interface Asked {
  readonly item: Item;
  /** What is right. */
  readonly answer: string;
  readonly chance: number;
}

const ORDERS_TRIED = 30;
/** Two such questions in a row are hard. */
const HARD = 0.75;
/** Such a share of what chance would bring comes of one answer twice in a row; else what was right last could be left out. */
const AS_BEFORE_SHARE = 0.8;
/** Beside hard ones together, which cost 1. */
const TOO_SELDOM_AS_BEFORE = 0.5;

/** Any of the surest begins: else the first answer of a round could be told without its question. */
const SURE_SHARE = 0.8;

/** With fewer answers of sure facts than these the last question would be told by being sure. */
const LEAST_LAST = 4;
/**
 * With fewer answers of sure facts than these the first question would be told as well: who taps one answer alone has that right,
 * and every round would begin with it. Not where fewer facts are hard than this: two that are shown first look like a round by
 * chance.
 */
const LEAST_FIRST = 3;
const LEAST_HARD = 3;

export interface OrderWish {
  readonly random: Random;
  /** The same fact comes again after so many, if it can be helped. */
  readonly apart: number;
  /** What is hard comes before anything comes again, which then is one of more; and the last question may be hard. */
  readonly hardFirst: boolean;
  /** Of few answers, which all come again: any question may begin, lest the first be told by being sure. */
  readonly anyFirst: boolean;
}

const countOf = (list: readonly Asked[], of: 'answer' | 'item') => new Set(list.map((one) => one[of])).size;

/** The questions with one of the surest first, any other last, and hard ones not together unless they come first. */
export function inKindOrder<E extends Asked>(chosen: readonly E[], wish: OrderWish): readonly E[] {
  const { random, apart, hardFirst, anyFirst } = wish;
  const bySureness = [...chosen].sort((a, b) => b.chance - a.chance);
  const surest = bySureness.slice(0, Math.ceil(chosen.length * SURE_SHARE));
  const easy = surest.filter(({ chance }) => chance >= HARD);
  const sure = random.shuffle(easy.length > 0 ? easy : bySureness.slice(0, 1));
  const isLastTold = hardFirst && countOf(easy, 'answer') < LEAST_LAST;
  const hard = chosen.filter(({ chance }) => chance < HARD);
  const isFirstTold =
    anyFirst && countOf(easy, 'answer') < LEAST_FIRST && countOf(hard, 'item') >= LEAST_HARD;
  const first = isFirstTold ? random.pick([...new Set(chosen)]) : sure[0];
  if (!first) return [];
  const others = isFirstTold ? sure.filter((one) => one !== first) : sure.slice(1);
  const last = isLastTold ? undefined : others[0];
  const rest = withoutOne(withoutOne(bySureness, first), last);
  const isEarly = hardFirst ? firstHard(rest, first) : () => false;
  const [early, later] = [rest.filter((_, at) => isEarly(at)), rest.filter((_, at) => !isEarly(at))];
  let best: readonly E[] = [];
  let bestScore = -Infinity;
  const least = leastAsBefore(chosen);
  for (let tried = 0; tried < ORDERS_TRIED; tried++) {
    const order = [first, ...random.shuffle(early), ...random.shuffle(later), ...(last ? [last] : [])];
    const score = kindness(order, least, apart);
    if (score > bestScore) [best, bestScore] = [order, score];
  }
  return hasTwins(best) ? withoutTwins(best) : best;
}

/**
 * Tells by its place which is asked first of a hard fact, where that is not the very first question. These are shuffled by
 * themselves: taken out of one shuffled list, what comes seldom would come last, and be what is not asked next.
 */
function firstHard<E extends Asked>(list: readonly E[], first: E): (at: number) => boolean {
  const isFirst = list.map(
    ({ item, chance }, index) =>
      chance < HARD && item !== first.item && list.findIndex((other) => other.item === item) === index,
  );
  return (at) => isFirst[at]!;
}

/** The list without the first place where it has this. */
function withoutOne<E>(list: readonly E[], one: E | undefined): readonly E[] {
  const at = list.findIndex((entry) => entry === one);
  return list.filter((_, index) => index !== at);
}

/** apart: how far apart the same facts should be; least: how often one answer should come twice in a row. */
function kindness(order: readonly Asked[], least: number, apart: number): number {
  let gap = apart;
  let hardTogether = 0;
  let asBefore = 0;
  const last = new Map<Item, number>();
  order.forEach(({ item, answer, chance }, index) => {
    gap = Math.min(gap, index - (last.get(item) ?? -apart));
    last.set(item, index);
    const before = order[index - 1];
    if (before && chance < HARD && before.chance < HARD) hardTogether += 1;
    if (before?.answer === answer) asBefore += 1;
  });
  const tooSeldom = Math.max(0, least - asBefore);
  return gap * order.length - hardTogether - TOO_SELDOM_AS_BEFORE * tooSeldom;
}

/** How often one answer comes twice in a row at least, if it can be helped. */
function leastAsBefore(order: readonly Asked[]): number {
  const alike = order.flatMap(({ answer }) => order.filter((other) => other.answer === answer)).length;
  return Math.floor((AS_BEFORE_SHARE * alike * (order.length - 1)) / order.length ** 2);
}

const hasTwins = (order: readonly Asked[]) =>
  order.some(({ item }, index) => index > 0 && order[index - 1]!.item === item);

/** The same with no fact twice in a row, if it has two: what is left most often goes first. */
function withoutTwins<E extends Asked>(order: readonly E[]): readonly E[] {
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
