import type { Shape } from '#engine/rules/shapes.ts';
import { along, HALF_HEART, PARTS, type Point } from './outline.ts';

const middleOf = (points: readonly Point[]): Point => {
  const sum = (axis: 0 | 1) => points.reduce((all, point) => all + point[axis], 0) / points.length;
  return [sum(0), sum(1)];
};
/** How much shorter a loose part is, how far it lies outwards, and how much smaller all of it is. Less of a curve is left out. */
const LOOSE = { shorter: { line: 0.74, curve: 0.86 }, out: { line: 17, curve: 16 }, smaller: 0.86 } as const;
/** What a heart is told by: two bumps and a point; and a circle is one line, which is not shut yet. */
const TAKEN_APART: Partial<Record<Shape, readonly (readonly Point[])[]>> = {
  heart: [
    HALF_HEART.slice(1).flatMap(along),
    HALF_HEART.slice(1)
      .flatMap(along)
      .toReversed()
      .map(([x, y]): Point => [-x, y]),
    [
      ...along(HALF_HEART[0]!).toReversed().slice(2),
      ...along(HALF_HEART[0]!)
        .slice(0, -2)
        .map(([x, y]): Point => [-x, y]),
    ],
  ],
  circle: [PARTS.circle[0]!.slice(0, -9)],
};

/** The parts lie loose, each in its direction: they can be counted, and are not the shape's outline yet. */
export const looseParts = (shape: Shape): readonly (readonly Point[])[] =>
  (TAKEN_APART[shape] ?? PARTS[shape]).map((part, _index, { length }) => {
    if (length === 1) return part.map(([x, y]): Point => [x * LOOSE.smaller, y * LOOSE.smaller]);
    const [x, y] = middleOf(part);
    const far = Math.hypot(x, y);
    const kind = shape === 'heart' ? 'curve' : 'line';
    const moved = (at: number, middle: number) =>
      (middle + (at - middle) * LOOSE.shorter[kind] + (middle / far) * LOOSE.out[kind]) * LOOSE.smaller;
    return part.map(([atX, atY]): Point => [moved(atX, x), moved(atY, y)]);
  });
