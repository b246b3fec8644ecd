import { oncePer } from './once.ts';
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
/** Weights are corrected this many times; by then each comes as often as it should, within some thousandths. */
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
  let open: number[] = [];
  for (let place = 0; place < chances.length; place++) if (chances[place]! > 0) open.push(place);
  let left = count;
  for (;;) {
    const times = left / totalOf(likely, open);
    const rest: number[] = [];
    for (const place of open) if (!(likely[place]! * times > MOST_SHARE)) rest.push(place);
    const full = open.length - rest.length;
    if (full === 0 || rest.length === 0) {
      for (const place of open) shares[place] = Math.min(MOST_SHARE, likely[place]! * times);
      return shares;
    }
    for (const place of open) shares[place] = MOST_SHARE;
    left -= MOST_SHARE * full;
    open = rest;
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

/**
 * Writes into[n * (count + 1) + c]: the sum, over all choices of c among the first n, of their weights' product.
 * Plain loops and few lists: the server runs this several times for each question of every round that is saved.
 */
function sumUp(weights: readonly number[], count: number, into: number[], backwards = false): void {
  const row = count + 1;
  into[0] = 1;
  for (let chosen = 1; chosen <= count; chosen++) into[chosen] = 0;
  const { length } = weights;
  for (let place = 0; place < length; place++) {
    const weight = weights[backwards ? length - 1 - place : place]!;
    const at = place * row;
    into[at + row] = into[at]!;
    for (let chosen = at + 1; chosen <= at + count; chosen++)
      into[chosen + row] = into[chosen]! + weight * into[chosen - 1]!;
  }
}

/** Kept from question to question: a new list for each took as long as all that is done with it. */
const BEFORE: number[] = [];
const AFTER: number[] = [];

/** Weights for `drawer`, by which each comes in its share of the lists. */
export function weightsFor(shares: readonly number[], count: number): readonly number[] {
  const row = count + 1;
  const { length } = shares;
  const weights = shares.map((share) => share / (1 - share));
  const [before, after] = [BEFORE, AFTER];
  for (let mended = 0; mended < MENDINGS; mended++) {
    sumUp(weights, count, before);
    sumUp(weights, count, after, true);
    const all = before[length * row + count]!;
    for (let place = 0; place < length; place++) {
      const weight = weights[place]!;
      if (weight === 0) continue;
      const others = (length - 1 - place) * row + count - 1;
      let sum = 0;
      for (let chosen = 0; chosen < count; chosen++)
        sum += before[place * row + chosen]! * after[others - chosen]!;
      const share = (weight * sum) / all;
      weights[place] = (weight * shares[place]! * (1 - share)) / (share * (1 - shares[place]!));
    }
  }
  return weights;
}

/** Draws lists of `count` places, each as likely as the product of its weights. */
export function drawer(weights: readonly number[], count: number): (random: Random) => readonly number[] {
  const row = count + 1;
  const sums: number[] = [];
  sumUp(weights, count, sums);
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

/** Lists of places, all of one length, as they are needed for each question: one after the other, and those that hold a place. */
const inARow = oncePer((lists: readonly (readonly number[])[]) => {
  const holding: number[][] = Array.from({ length: Math.max(...lists.flat()) + 1 }, () => []);
  for (const [index, list] of lists.entries()) for (const place of list) holding[place]!.push(index);
  return { places: Uint8Array.from(lists.flat()), holding };
});

/**
 * One of these lists of places that hold this one, drawn so that each place in it is equally likely to be right. chances:
 * of each place, up to a common factor; lists: all of one length, the same ones each time.
 */
export function drawnList(
  lists: readonly (readonly number[])[],
  place: number,
  chances: readonly number[],
  random: Random,
): readonly number[] {
  const weights = weightsAmong(lists, sharesOf(chances, lists[0]!.length));
  const own = inARow(lists).holding[place]!;
  const weightsOfOwn = own.map((index) => productOf(lists[index]!, weights));
  if (weightsOfOwn.every((weight) => weight === 0)) return lists[random.pick(own)]!;
  return lists[own[drawnBy(weightsOfOwn, random)]!]!;
}

function productOf(list: readonly number[], weights: Float64Array): number {
  let product = 1;
  for (const place of list) product *= weights[place]!;
  return product;
}

/** The same as `weightsFor` where only these lists of places are allowed. */
export function weightsAmong(lists: readonly (readonly number[])[], shares: readonly number[]): Float64Array {
  const { places } = inARow(lists);
  const { length } = lists[0]!;
  const weights = Float64Array.from(shares);
  const comes = new Float64Array(shares.length);
  for (let mended = 0; mended < MENDINGS; mended++) {
    comes.fill(0);
    let all = 0;
    // Plain loops: there are some hundred lists.
    for (let at = 0; at < places.length; at += length) {
      // Each list holds two or more.
      const [first, second] = [places[at]!, places[at + 1]!];
      let weight = weights[first]! * weights[second]!;
      for (let n = at + 2; n < at + length; n++) weight *= weights[places[n]!]!;
      // So it is for most lists: something in them is never right.
      if (weight === 0) continue;
      all += weight;
      comes[first]! += weight;
      comes[second]! += weight;
      for (let n = at + 2; n < at + length; n++) comes[places[n]!]! += weight;
    }
    for (let place = 0; place < weights.length; place++)
      if (comes[place]! > 0) weights[place]! *= (shares[place]! * all) / comes[place]!;
  }
  return weights;
}
