import type { Offer, Sight, Strategy } from './guessing.ts';

/** A plain loop, as below: all that is seen is counted for every offer. */
function times(list: readonly string[], { kind }: Offer): number {
  let sum = 0;
  for (const other of list) sum += Number(other === kind);
  return sum;
}
const isNumber = ({ kind }: Offer) => !Number.isNaN(Number(kind));
const rightTimes = (sight: Sight, offer: Offer) => times(sight.answered, offer);
const seenTimes = (sight: Sight, offer: Offer) => times(sight.seen, offer);
/** How often it was offered and wrong. */
const wrongTimes = (sight: Sight, offer: Offer) => seenTimes(sight, offer) - rightTimes(sight, offer);
/** How often it was right among the last few. */
const lately = (sight: Sight, offer: Offer) => times(sight.answered.slice(-3), offer);

/** Those that a rule allows; all, where it allows none. */
const of = (sight: Sight, isSo: (offer: Offer) => boolean): readonly Offer[] => {
  const some = sight.offers.filter(isSo);
  return some.length > 0 ? some : sight.offers;
};
const notYet = (sight: Sight) => of(sight, (offer) => rightTimes(sight, offer) === 0);
const notTwice = (sight: Sight) => of(sight, (offer) => rightTimes(sight, offer) < 2);
/** Those with the most of something. */
const most = (offers: readonly Offer[], amount: (offer: Offer) => number): readonly Offer[] => {
  const amounts = offers.map(amount);
  const top = Math.max(...amounts);
  return offers.filter((_, index) => amounts[index] === top);
};
const meanOf = (kinds: readonly string[]) => {
  const values = kinds.map(Number).filter((value) => !Number.isNaN(value));
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
};
const fromMean = (sight: Sight) => (offer: Offer) =>
  sight.answered.length > 0 && isNumber(offer) ? -Math.abs(offer.value - meanOf(sight.answered)) : 0;
const besideRight = (sight: Sight) => (offer: Offer) =>
  sight.answered.filter((kind) => Math.abs(Number(kind) - offer.value) === 1).length;
const lastWrong = (sight: Sight) => sight.last.filter((kind) => kind !== sight.answered.at(-1));

/** What joins the numbers that were offered in the round and those that were right. */
export const BY_HISTORY: Readonly<Record<string, Strategy>> = {
  'seen most of those not yet right': (sight) => most(notYet(sight), (offer) => seenTimes(sight, offer)),
  'seen most of those not right twice': (sight) => most(notTwice(sight), (offer) => seenTimes(sight, offer)),
  'seen least of those not yet right': (sight) => most(notYet(sight), (offer) => -seenTimes(sight, offer)),
  'wrong most often': (sight) => most(sight.offers, (offer) => wrongTimes(sight, offer)),
  'wrong least often': (sight) => most(sight.offers, (offer) => -wrongTimes(sight, offer)),
  'seen, and not yet right': (sight) =>
    of(sight, (offer) => seenTimes(sight, offer) > 0 && rightTimes(sight, offer) === 0),
  'seen most, less four times right': (sight) =>
    most(sight.offers, (offer) => seenTimes(sight, offer) - 4 * rightTimes(sight, offer)),
  'never seen, else not yet right': (sight) =>
    most(sight.offers, (offer) =>
      seenTimes(sight, offer) === 0 ? 2 : rightTimes(sight, offer) === 0 ? 1 : 0,
    ),
  'right before': (sight) => of(sight, (offer) => rightTimes(sight, offer) > 0),
  'right before, but not lately': (sight) =>
    of(sight, (offer) => rightTimes(sight, offer) > 0 && lately(sight, offer) === 0),
  'right once': (sight) => of(sight, (offer) => rightTimes(sight, offer) === 1),
  'right once but not the last, else seen most': (sight) => {
    const once = sight.offers.filter(
      (offer) => rightTimes(sight, offer) === 1 && sight.answered.at(-1) !== offer.kind,
    );
    return once.length > 0 ? once : most(sight.offers, (offer) => seenTimes(sight, offer));
  },
  'right lately': (sight) => most(sight.offers, (offer) => lately(sight, offer)),
  'not right lately': (sight) => most(sight.offers, (offer) => -lately(sight, offer)),
  'wrong in the last question': (sight) => of(sight, ({ kind }) => lastWrong(sight).includes(kind)),
  'wrong in the last question, not yet right': (sight) =>
    of(sight, (offer) => lastWrong(sight).includes(offer.kind) && rightTimes(sight, offer) === 0),
  'not offered in the last question': (sight) => of(sight, ({ kind }) => !sight.last.includes(kind)),
  'smallest not yet right': (sight) => most(notYet(sight), ({ value }) => -value),
  'largest not yet right': (sight) => most(notYet(sight), ({ value }) => value),
  'smallest not right twice': (sight) => most(notTwice(sight), ({ value }) => -value),
  'largest not right twice': (sight) => most(notTwice(sight), ({ value }) => value),
  'closest to what was right': (sight) => most(sight.offers, fromMean(sight)),
  'closest to what was right, not yet right': (sight) => most(notYet(sight), fromMean(sight)),
  'beside most that were right': (sight) => most(sight.offers, besideRight(sight)),
  'beside most that were right, not yet right': (sight) => most(notYet(sight), besideRight(sight)),
  'shown before': (sight) => most(sight.offers, (offer) => times(sight.shown, offer)),
};

/** What a rule that is learned from many rounds knows of an offer, each about from -1 to 1. */
export function featuresOf(offer: Offer, sight: Sight): readonly number[] {
  const { offers, index, answered } = sight;
  const right = rightTimes(sight, offer);
  const seen = seenTimes(sight, offer);
  const left = offers.map((other) => rightTimes(sight, other)).reduce((sum, one) => sum + one, 0);
  const late = index / 10;
  const rank = offers.filter(({ value }) => value < offer.value).length / (offers.length - 1);
  const near = offers.filter(({ value }) => Math.abs(value - offer.value) === 1).length;
  const isNew = Number(right === 0);
  return [
    Number(right === 1),
    Number(right === 2),
    Number(right > 2),
    Number(right === 1) * late,
    Number(right > 1) * late,
    Number(times(sight.shown, offer) > 0),
    Number(times(sight.shown, offer) > 0 && right > 1),
    Number(seen > 0),
    seen / 5,
    (seen / 5) * isNew,
    (seen / 5) * isNew * late,
    (wrongTimes(sight, offer) / 5) * late,
    Number(answered.at(-1) === offer.kind),
    lately(sight, offer),
    Number(sight.last.includes(offer.kind)),
    Number(sight.last.includes(offer.kind)) * isNew,
    rank,
    rank * rank,
    rank * isNew,
    Number(rank === 0),
    Number(rank === 1),
    near / 2,
    (near / 2) * isNew,
    fromMean(sight)(offer) / 5,
    (fromMean(sight)(offer) / 5) * isNew,
    besideRight(sight)(offer) / 3,
    isNew * (left / 4),
    offer.value / 10,
    (offer.value / 10) ** 2,
    (offer.value / 10) * late,
  ];
}

const STEPS = 120;
const RATE = 1;
/** Of the gradient's length before, so much is kept: steps stay even where features differ in size. */
const KEPT = 0.9;

/** The one that is right by a weighing of all these signs, which fits the rounds in `met` best (a conditional logit). */
export function weighing(met: readonly Sight[], signsOf = featuresOf): Strategy {
  const asked = met.map((sight) => ({
    rows: sight.offers.map((offer) => Float64Array.from(signsOf(offer, sight))),
    right: sight.offers.findIndex(({ id }) => id === sight.right),
  }));
  const { length } = asked[0]!.rows[0]!;
  const weights = new Float64Array(length);
  const moving = new Float64Array(length);
  const sizes = new Float64Array(length);
  for (let step = 0; step < STEPS; step++) {
    const slope = slopeOf(asked, weights);
    for (let n = 0; n < length; n++) {
      moving[n] = KEPT * moving[n]! + (1 - KEPT) * slope[n]!;
      sizes[n] = KEPT * sizes[n]! + (1 - KEPT) * slope[n]! ** 2;
      weights[n]! += ((RATE / Math.sqrt(step + 4)) * moving[n]!) / (Math.sqrt(sizes[n]!) + 1e-6);
    }
  }
  return (sight) => most(sight.offers, (offer) => weighed(signsOf(offer, sight), weights));
}

interface Asked {
  readonly rows: readonly Float64Array[];
  readonly right: number;
}

/** A plain loop: it runs some ten million times. */
function weighed(row: ArrayLike<number>, weights: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < weights.length; n++) sum += row[n]! * weights[n]!;
  return sum;
}

/** Where the weights would have to go for what was right to be likelier. */
function slopeOf(asked: readonly Asked[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  const chances: number[] = [];
  for (const { rows, right } of asked) {
    let all = 0;
    for (let place = 0; place < rows.length; place++)
      all += chances[place] = Math.exp(weighed(rows[place]!, weights));
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!;
      const off = Number(place === right) - chances[place]! / all;
      for (let n = 0; n < row.length; n++) slope[n]! += off * row[n]!;
    }
  }
  return slope.map((sum) => sum / asked.length);
}

/** Signs of an offer whose share of right ones is learned from many rounds. */
export const LEARNED_BY_HISTORY: Readonly<Record<string, (offer: Offer, sight: Sight) => string>> = {
  'how often it was right and seen, and how late it is': (offer, sight) =>
    `${Math.min(3, rightTimes(sight, offer))} of ${Math.min(5, seenTimes(sight, offer))} at ${Math.floor(sight.index / 3)}`,
  'how often it was right, just then': (offer, sight) => `${rightTimes(sight, offer)} at ${sight.index}`,
  'itself, and how often it was right': (offer, sight) =>
    `${offer.kind} ${Math.min(2, rightTimes(sight, offer))}`,
  'itself, and whether it was right, shown and seen': (offer, sight) =>
    `${offer.kind} ${rightTimes(sight, offer) > 0} ${times(sight.shown, offer) > 0} ${seenTimes(sight, offer) > 1}`,
  'how far from what was right': (offer, sight) =>
    `${Math.round(fromMean(sight)(offer))} ${Math.min(2, rightTimes(sight, offer))}`,
};
