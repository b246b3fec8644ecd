import type { PointData } from 'pixi.js';

/** The spots of each of several heaps, so many things in each: side by side, from the left. */
export function spotsOfEach<Spot extends PointData>(
  counts: readonly number[],
  spots: readonly Spot[],
): readonly (readonly Spot[])[] {
  const fromLeft = spots.toSorted((one, other) => one.x - other.x || other.y - one.y);
  let taken = 0;
  return counts.map((count) => fromLeft.slice(taken, (taken += count)));
}

/**
 * Which spot each goes to, as many spots as things: two change theirs as long as that makes their ways shorter, so that no
 * way crosses another where it need not.
 */
export function nearestSpots<Spot extends PointData>(
  from: readonly PointData[],
  spots: readonly Spot[],
): readonly Spot[] {
  const to = [...spots];
  const way = (index: number, spot: PointData) =>
    (from[index]!.x - spot.x) ** 2 + (from[index]!.y - spot.y) ** 2;
  for (let changed = true; changed;) {
    changed = false;
    for (let one = 0; one < to.length; one++)
      for (let other = 0; other < one; other++) {
        const [mine, yours] = [to[one]!, to[other]!];
        if (way(one, yours) + way(other, mine) > way(one, mine) + way(other, yours) - 0.01) continue;
        [to[one], to[other]] = [yours, mine];
        changed = true;
      }
  }
  return to;
}
