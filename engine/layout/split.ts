import type { Rect } from './layout.ts';

/** A pixel less than the least side counts as much as so many that are cut off. */
const LOSS_COUNTS = 3;

interface Cut {
  readonly isAcross: boolean;
  /** Which of the two is on the left, or above. */
  readonly first: 0 | 1;
  /** How much of it both have. */
  readonly shared: number;
  /** How much the first and the other one give. */
  readonly gives: readonly [number, number];
  /** What is lost of the least side. */
  readonly loss: number;
}

/** Half and half; who would be smaller than the least gives less, as long as the other one has more. */
function given(shared: number, sides: readonly [number, number], least: number): Cut['gives'] {
  const [spare, otherSpare] = sides.map((side) => Math.max(0, side - least)) as [number, number];
  const half = shared / 2;
  const [mine, other] = [Math.min(half, spare), Math.min(half, otherSpare)];
  const one = Math.min(spare, shared - other);
  const two = Math.min(otherSpare, shared - mine);
  const missing = Math.max(0, shared - one - two);
  return [one + missing / 2, two + missing / 2];
}

function cutsOf(pair: readonly [Rect, Rect], least: number): readonly Cut[] {
  return [true, false].flatMap((isAcross) =>
    ([0, 1] as const).map((first): Cut => {
      const [a, b] = [pair[first], pair[1 - first]!] as const;
      const sides = isAcross ? ([a.width, b.width] as const) : ([a.height, b.height] as const);
      const shared = isAcross ? a.x + a.width - b.x : a.y + a.height - b.y;
      const gives = given(shared, sides, least);
      const loss = Math.max(...sides.map((side, index) => Math.max(0, least - (side - gives[index]!))));
      return { isAcross, first, shared, gives, loss };
    }),
  );
}

/** A little less than the least side is better than a large thing with a large part cut off. */
const costOf = ({ shared, loss }: Cut) => shared + LOSS_COUNTS * loss;

function shrunk({ x, y, width, height }: Rect, isAcross: boolean, before: number, after: number): Rect {
  if (isAcross) return { x: x + before, y, width: width - before - after, height };
  return { x, y: y + before, width, height: height - before - after };
}

const doOverlap = (a: Rect, b: Rect) =>
  a.x + a.width > b.x + 1e-6 &&
  b.x + b.width > a.x + 1e-6 &&
  a.y + a.height > b.y + 1e-6 &&
  b.y + b.height > a.y + 1e-6;

/**
 * Boxes without what two of them share: each has half of it, and nobody is smaller than the least side as long as the other
 * one can give more. Where one would have less than half of the least side, both stay as they are: the later one is in front.
 */
export function splitApart(boxes: readonly Rect[], least: number): readonly Rect[] {
  const apart = [...boxes];
  for (let one = 0; one < apart.length; one++)
    for (let other = one + 1; other < apart.length; other++) {
      const pair = [apart[one]!, apart[other]!] as const;
      if (!doOverlap(...pair)) continue;
      const cut = cutsOf(pair, least)
        .filter(({ loss }) => loss <= least / 2 + 1e-6)
        .sort((a, b) => costOf(a) - costOf(b))
        .at(0);
      if (!cut) continue;
      const [first, second] = cut.first === 0 ? [one, other] : [other, one];
      apart[first] = shrunk(apart[first]!, cut.isAcross, 0, cut.gives[0]);
      apart[second] = shrunk(apart[second]!, cut.isAcross, cut.gives[1], 0);
    }
  return apart;
}
