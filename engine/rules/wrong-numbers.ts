import type { Next } from './asked-next.ts';
import { drawer, sharesOf, weightsFor, type Frequency } from './even-choices.ts';
import { numbersFrom } from './numbers.ts';
import type { Random } from './random.ts';

export interface WrongNumbersWish {
  readonly answer: number;
  readonly count: number;
  /** The range of the specification, both ends included. */
  readonly min: number;
  readonly max: number;
  /** Wrong numbers are drawn as often as they are right elsewhere in the game: else the rare ones would tell. */
  readonly right: Frequency;
  /** What is right here and now: then each of what is offered is equally likely to be right. Omitted: unknown. */
  readonly next?: Next | undefined;
  /** Typical mistakes here; if there are any, one is nearly always offered where the range allows it. */
  readonly slips: readonly number[];
  /** How alike all that is offered is. Omitted: `usual`. */
  readonly likeness?: Likeness;
  /** Numbers that are said in the question, all below the answer: who leaves these out shall not have it as the least of the rest. */
  readonly saidBelow?: readonly number[];
  readonly random: Random;
}

/** So many hands are dealt, of which the one is taken whose numbers are most alike; of `far` ones the least. */
const HANDS = { far: 4, any: 1, usual: 2, near: 12 } as const;
export type Likeness = keyof typeof HANDS;
/**
 * After so many without a slip any hand will do: near the ends of a range there may be none. Where it is known what is right
 * next, each hand that is refused makes those likelier that are like the answer, which tells it.
 */
const MOST_REFUSED = { unknown: 59, known: 2 } as const;
/**
 * How readily a hand is taken that holds none, one, two or three numbers below the answer that were not said. Small sums have
 * hardly any: nothing smaller that was not said lay beside them, and the smallest of these was right. Weak children are
 * planned mostly such sums.
 */
const TAKEN_BY_BELOW = { dealt: [0.3, 0.6, 1, 1], planned: [0.01, 0.2, 1, 1] } as const;
/** After so many hands not taken so any will do: 1+3 has only one such number. */
const MOST_NOT_TAKEN = 30;
/** Share of planned questions in which one wrong number is any slip, however likely it is to be right next. */
const GIVEN_SHARE = 0.25;
/** How often a number that is never right is drawn, beside one of middling frequency. */
const SELDOM = 0.02;

/**
 * Distinct wrong numbers, none equal to the answer, among which the answer does not stand out: they are drawn from
 * what is right at other times, and of a few such hands that is taken whose numbers are most (or, if they are to be far
 * from each other, least) easily taken for one another, whichever of them is right. Throws RangeError when the range holds too few.
 */
export function wrongNumbers(wish: WrongNumbersWish): readonly number[] {
  const { slips, likeness = 'usual' } = wish;
  const given = givenSlip(wish);
  const deal = unlikeSaid(wish, evenDealer(wish, given) ?? dealer(wish));
  const hands: (readonly number[])[] = [];
  const mostRefused = slips.length === 0 ? 0 : MOST_REFUSED[wish.next ? 'known' : 'unknown'];
  for (let refused = 0; hands.length < HANDS[likeness];) {
    const hand = deal();
    if (refused >= mostRefused || hand.some((value) => slips.includes(value))) hands.push(hand);
    else refused += 1;
  }
  return hands.length > 1 ? bestOf(hands, wish) : hands[0]!;
}

/** The first of those whose numbers are most alike, or least where they shall be far. */
function bestOf(hands: readonly (readonly number[])[], wish: WrongNumbersWish): readonly number[] {
  const sign = wish.likeness === 'far' ? -1 : 1;
  let best = hands[0]!;
  let most = -Infinity;
  for (const hand of hands) {
    const rank = sign * likenessOf([wish.answer, ...hand], wish);
    if (rank > most) [best, most] = [hand, rank];
  }
  return best;
}

type Dealer = () => readonly number[];

/** Deals the more readily the more of a hand is below the answer and was not said; as before where nothing can be. */
function unlikeSaid({ answer, min, saidBelow, next, random }: WrongNumbersWish, deal: Dealer): Dealer {
  const isBelow = (value: number) => value < answer && !saidBelow!.includes(value);
  if (!saidBelow || !numbersFrom(min, answer).some(isBelow)) return deal;
  const taken = TAKEN_BY_BELOW[next ? 'planned' : 'dealt'];
  return () => {
    let hand = deal();
    for (let refused = 0; refused < MOST_NOT_TAKEN; refused++) {
      const below = hand.filter(isBelow).length;
      if (random.next() < taken[Math.min(below, taken.length - 1)]!) break;
      hand = deal();
    }
    return hand;
  };
}

function dealer(wish: WrongNumbersWish): Dealer {
  const pool = poolOf(wish);
  return () => dealHand(pool, wish);
}

/**
 * A slip that is offered whatever comes next. Where that is known, unlikely ones would hardly ever be met else: a child who
 * counts one group only has to find its number there.
 */
function givenSlip({ answer, min, max, next, slips, random }: WrongNumbersWish): number | undefined {
  if (!next || random.next() >= GIVEN_SHARE) return undefined;
  const inRange = [...new Set(slips)].filter((value) => value !== answer && value >= min && value <= max);
  return inRange.length > 0 ? random.pick(inRange) : undefined;
}

/** given: one of the wrong numbers. Undefined where it is unknown what is right next, and where too few numbers can be. */
function evenDealer(
  { answer, count, min, max, next, random }: WrongNumbersWish,
  given: number | undefined,
): Dealer | undefined {
  if (!next) return undefined;
  const { chances, usual } = next;
  const values = numbersFrom(min, max).filter((value) => (chances.get(value) ?? 0) > 0);
  if (values.length <= count || !values.includes(answer)) return undefined;
  if (values.length === count + 1) return () => values.filter((value) => value !== answer);
  const listOf = (often: Frequency) => values.map((value) => often.get(value) ?? 0);
  const shares = sharesOf(listOf(chances), count + 1, usual && listOf(usual));
  const weights = weightsFor(shares, count + 1);
  const held = given === undefined ? [] : [given];
  const isFree = (value: number) => value !== answer && value !== given;
  const free = values.filter(isFree);
  const weightsOfFree = weights.filter((_, place) => isFree(values[place]!));
  const draw = drawer(weightsOfFree, count - held.length);
  return () => [...held, ...draw(random).map((place) => free[place]!)];
}

function seldomIn(right: Frequency): number {
  let sum = 0;
  for (const times of right.values()) sum += times;
  return (sum / right.size) * SELDOM;
}

interface Weighed {
  readonly value: number;
  readonly weight: number;
}

/** What can be a wrong number, each as likely as its weight tells. */
function poolOf({ answer, min, max, right }: WrongNumbersWish): readonly Weighed[] {
  const seldom = seldomIn(right);
  const pool: Weighed[] = [];
  for (let value = min; value <= max; value++)
    if (value !== answer) pool.push({ value, weight: right.get(value) ?? seldom });
  return pool;
}

/** One set of wrong numbers, without a look at which of them is a slip. */
function dealHand(
  pool: readonly Weighed[],
  { count, min, max, random }: WrongNumbersWish,
): readonly number[] {
  if (pool.length < count) throw new RangeError(`wrongNumbers: ${count} do not fit into ${min} to ${max}`);
  const free = [...pool];
  const hand: number[] = [];
  // Plain loops: the server deals each of these again for every round that is saved.
  while (hand.length < count) {
    let all = 0;
    for (const { weight } of free) all += weight;
    let rest = random.next() * all;
    let drawn = 0;
    while (drawn < free.length - 1 && (rest -= free[drawn]!.weight) >= 0) drawn++;
    hand.push(free.splice(drawn, 1)[0]!.value);
  }
  return hand;
}

/** How easily numbers are taken for one another, pair by pair: the measure does not know which is the answer. */
function likenessOf(values: readonly number[], { min, max }: WrongNumbersWish): number {
  let sum = 0;
  for (let i = 1; i < values.length; i++)
    for (let j = 0; j < i; j++) sum += alikeness(values[j]!, values[i]!, max - min + 1);
  return sum;
}

/**
 * Neighbours, a unit with and without its ten, what sounds or looks alike: twelve and twenty, 6 and 9. The range is a ring:
 * its ends would have fewer that are like them, lie in fewer lists of like ones, and stand out there.
 */
function alikeness(a: number, b: number, length: number): number {
  const apart = Math.abs(a - b);
  const steps = Math.min(apart, length - apart);
  if (steps === 1 || steps === 10 || apart === 10) return 2;
  return steps === 2 || areLookAlikes(a, b) ? 1 : 0;
}

/** More than any number that is offered. */
const BEYOND = 100;
const pairOf = (a: number, b: number) => Math.min(a, b) * BEYOND + Math.max(a, b);
const LOOK_ALIKES = new Set([pairOf(6, 9), pairOf(12, 20), pairOf(2, 20), pairOf(12, 21)]);
const areLookAlikes = (a: number, b: number) => LOOK_ALIKES.has(pairOf(a, b));

/** Share of what is offered that is from other bands of numbers than the answer's. */
const OTHER_SHARE = 0.1;

/** How often each answer comes beside answers of its own band, when they come equally often; now and then from others. */
export function frequencyOf(own: readonly number[], others: readonly number[] = []): Frequency {
  const times = new Map<number, number>();
  const add = (answers: readonly number[], share: number) => {
    for (const answer of answers) times.set(answer, (times.get(answer) ?? 0) + share / answers.length);
  };
  add(own, 1);
  add(others, OTHER_SHARE);
  return times;
}

/**
 * For few answers of which some are right far more often. Wrong numbers are drawn without putting them back, so that
 * these would lie there too seldom while they are wrong: drawn more readily, they tell less when they are there.
 */
export const drawnMoreReadily = (often: Frequency): Frequency =>
  // A root is the same in every browser, other powers are not.
  new Map([...often].map(([answer, times]) => [answer, times * Math.sqrt(times)]));

/** What is counted when one or two are left out, or counted twice. */
export const near = (value: number): readonly number[] => [value - 2, value - 1, value + 1, value + 2];

/** What the ear or the eye makes of a number's digits: 4 and 14, 12 and 21. May hold the number itself. value: to 99. */
export const digitMixUps = (value: number): readonly number[] => [
  value < 10 ? value + 10 : value - 10,
  value < 10 ? value : (value % 10) * 10 + Math.floor(value / 10),
];
