import { drawnBy, type Random } from './random.ts';

/** How often each number is right in a game, up to a common factor; what is not in it is never right. */
export type Frequency = ReadonlyMap<number, number>;

/**
 * Lists of choices of which each is equally likely to be right: what is likelier to be right lies there more often. Whoever
 * knows how likely everything is, and sees such a list, knows no more than chance. What is likelier than that by itself is
 * nearly always there. Plain arithmetic, for server and every browser to come to the same.
 */

/** Nearer to always would need weights without end. */
const MOST_SHARE = 0.97;
/** Weights are mended so often until each comes as often as it shall, but for some thousandths. */
const MENDINGS = 4;
/** Beside what is nearly always there the rest is drawn by so much as usual, not as is likely now: else it would tell. */
const USUAL_SHARE = 0.8;

const totalOf = (numbers: readonly number[], places: readonly number[]): number => {
  let total = 0;
  for (const place of places) total += numbers[place]!;
  return total;
};

/**
 * In what share of lists of `count` each is, from how likely each is right, up to a common factor. usual: the same for any
 * such place, whatever was before. Fewer than `count` that can be right are all nearly always there.
 */
export function sharesOf(
  chances: readonly number[],
  count: number,
  usual?: readonly number[],
): readonly number[] {
  const shares = chances.map(() => 0);
  let likely = chances;
  let open = [...chances.keys()].filter((place) => chances[place]! > 0);
  let left = count;
  for (;;) {
    const times = left / totalOf(likely, open);
    const full = open.filter((place) => likely[place]! * times > MOST_SHARE);
    if (full.length === 0 || full.length === open.length) {
      for (const place of open) shares[place] = Math.min(MOST_SHARE, likely[place]! * times);
      return shares;
    }
    for (const place of full) shares[place] = MOST_SHARE;
    left -= MOST_SHARE * full.length;
    open = open.filter((place) => !full.includes(place));
    if (usual && likely === chances) likely = mixed(chances, usual, open);
  }
}

/** Of these places, so much as is likely now and so much as usual. */
function mixed(
  chances: readonly number[],
  usual: readonly number[],
  places: readonly number[],
): readonly number[] {
  const now = (1 - USUAL_SHARE) / totalOf(chances, places);
  const ever = USUAL_SHARE / totalOf(usual, places);
  return chances.map((chance, place) => chance * now + usual[place]! * ever);
}

/** At n * (count + 1) + c: over all choices of c among the first n, their weights multiplied. */
function sumsOf(weights: readonly number[], count: number): Float64Array {
  const row = count + 1;
  const sums = new Float64Array((weights.length + 1) * row);
  sums[0] = 1;
  // Plain loops: this runs several times for each question of every round that is saved.
  for (let place = 0; place < weights.length; place++) {
    const at = place * row;
    sums[at + row] = sums[at]!;
    for (let chosen = at + 1; chosen <= at + count; chosen++)
      sums[chosen + row] = sums[chosen]! + weights[place]! * sums[chosen - 1]!;
  }
  return sums;
}

/** Weights for `drawer`, by which each comes in its share of the lists. */
export function weightsFor(shares: readonly number[], count: number): readonly number[] {
  const row = count + 1;
  const { length } = shares;
  const weights = shares.map((share) => share / (1 - share));
  for (let mended = 0; mended < MENDINGS; mended++) {
    const before = sumsOf(weights, count);
    const after = sumsOf(weights.toReversed(), count);
    const all = before[length * row + count]!;
    for (let place = 0; place < length; place++) {
      const weight = weights[place]!;
      if (weight === 0) continue;
      let sum = 0;
      for (let chosen = 0; chosen < count; chosen++)
        sum += before[place * row + chosen]! * after[(length - 1 - place) * row + count - 1 - chosen]!;
      const share = (weight * sum) / all;
      weights[place] = (weight * shares[place]! * (1 - share)) / (share * (1 - shares[place]!));
    }
  }
  return weights;
}

/** Draws lists of `count` places, each as likely as the product of its weights. */
export function drawer(weights: readonly number[], count: number): (random: Random) => readonly number[] {
  const row = count + 1;
  const sums = sumsOf(weights, count);
  return (random) => {
    const drawn: number[] = [];
    for (let place = weights.length - 1; place >= 0 && drawn.length < count; place--) {
      const left = count - drawn.length;
      const taken = weights[place]! * sums[place * row + left - 1]!;
      if (random.next() * sums[(place + 1) * row + left]! < taken) drawn.push(place);
    }
    return drawn;
  };
}

/**
 * One of these lists of places that hold this one, drawn so that each place in it is equally likely to be right. chances:
 * of each place, up to a common factor; lists: all of one length.
 */
export function drawnList(
  lists: readonly (readonly number[])[],
  place: number,
  chances: readonly number[],
  random: Random,
): readonly number[] {
  const weights = weightsAmong(lists, sharesOf(chances, lists[0]!.length));
  const own = [...lists.keys()].filter((index) => lists[index]!.includes(place));
  if (totalOf(weights, own) === 0) return lists[random.pick(own)]!;
  const drawn = drawnBy(own.map((index) => weights[index]!), random); // prettier-ignore
  return lists[own[drawn]!]!;
}

/** How likely each of these lists of places is, where only these are allowed, so that each place comes in its share. */
export function weightsAmong(
  lists: readonly (readonly number[])[],
  shares: readonly number[],
): readonly number[] {
  const weights = Float64Array.from(shares);
  const ofLists = lists.map(() => 0);
  for (let mended = 0; ; mended++) {
    const comes = new Float64Array(shares.length);
    let all = 0;
    // Plain loops: there are some hundred lists.
    for (let index = 0; index < lists.length; index++) {
      const list = lists[index]!;
      let weight = 1;
      for (let n = 0; n < list.length; n++) weight *= weights[list[n]!]!;
      ofLists[index] = weight;
      all += weight;
      for (let n = 0; n < list.length; n++) comes[list[n]!]! += weight;
    }
    if (mended === MENDINGS) return ofLists;
    for (let place = 0; place < weights.length; place++)
      if (comes[place]! > 0) weights[place]! *= (shares[place]! * all) / comes[place]!;
  }
}
