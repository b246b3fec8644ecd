import type { Graphics } from 'pixi.js';
import type { Shape } from '#engine/rules/shapes.ts';

export type Point = readonly [x: number, y: number];
type Curve = readonly [from: Point, pull: Point, pullTo: Point, to: Point];

const STEPS = 16;

const onCircle = (degrees: number, radius: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};
const corners = (count: number, radius: number, first = 0): Point[] =>
  Array.from({ length: count }, (_, index) => onCircle(first + (index * 360) / count, radius));
/** One part for each side, from corner to corner. */
const sides = (points: readonly Point[]): Point[][] =>
  points.map((point, index) => [point, points[(index + 1) % points.length]!]);
/** One part for each point of the star: up to its tip and down again. */
const tips = (): Point[][] =>
  Array.from({ length: 5 }, (_, index) => [
    onCircle(index * 72 - 36, 56),
    onCircle(index * 72, 112),
    onCircle(index * 72 + 36, 56),
  ]);
export const along = ([from, pull, pullTo, to]: Curve): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, index) => {
    const t = index / STEPS;
    const at = (axis: 0 | 1) =>
      from[axis] * (1 - t) ** 3 +
      3 * pull[axis] * t * (1 - t) ** 2 +
      3 * pullTo[axis] * t ** 2 * (1 - t) +
      to[axis] * t ** 3;
    return [at(0), at(1)];
  });
/** From its point up to where its bumps meet: the side, and the bump in two parts. */
export const HALF_HEART: readonly Curve[] = [
  [[0, 92], [-60, 52], [-104, 14], [-104, -32]],
  [[-104, -32], [-104, -72], [-74, -92], [-46, -90]],
  [[-46, -90], [-24, -88], [-8, -76], [0, -58]],
]; // prettier-ignore
/** From the point up over both bumps and down again. */
const heart = (): Point[] => {
  const left = HALF_HEART.flatMap(along);
  return [...left, ...left.toReversed().map(([x, y]): Point => [-x, y])];
};

/** Outlines in the parts that are counted aloud, each going on from the last; sizes are those of the painted shapes. */
export const PARTS: { readonly [S in Shape]: readonly (readonly Point[])[] } = {
  circle: [Array.from({ length: 65 }, (_, index) => onCircle(index * (360 / 64), 92))],
  square: sides(corners(4, 82 * Math.SQRT2, 45)),
  triangle: sides(corners(3, 110)),
  star: tips(),
  heart: [heart()],
  diamond: sides([[0, -112], [84, 0], [0, 112], [-84, 0]]),
  pentagon: sides(corners(5, 104)),
  hexagon: sides(corners(6, 100, 30)),
}; // prettier-ignore

/** The whole outline, once around. share: of the shape's size. */
export const outlineOf = (shape: Shape, share = 1): Point[] => {
  const points = PARTS[shape].flat();
  // Where parts meet, and where the last one ends.
  const isNew = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(x - toX, y - toY) > 0.01;
  return points
    .filter((point, index) => isNew(point, points[(index + 1) % points.length]!))
    .map(([x, y]): Point => [x * share, y * share]);
};

/**
 * Adds the whole outline to the path; the caller fills or strokes it. It begins in the middle of a side, because without WebGL
 * no corner is made where a line ends that began there.
 */
export function drawOutline(g: Graphics, shape: Shape, share = 1): Graphics {
  const points = outlineOf(shape, share);
  const [[x, y], [lastX, lastY]] = [points[0]!, points.at(-1)!];
  return g.poly([(x + lastX) / 2, (y + lastY) / 2, ...points.flat()]);
}

/** Of a corner that points inwards: from this on it is too narrow to be followed by what is farther out. 0 is a cut, 2 a straight line. */
const NARROW = 0.5;
/** Rounding of the distances below. */
const NEARLY = 0.5;

/**
 * The outline moved outwards by so much on all sides, with all its corners. Filled, it is a rim that looks the same with and without
 * WebGL, whose strokes differ at corners.
 */
export function grownOutline(shape: Shape, by: number): Point[] {
  const points = outlineOf(shape);
  const after = (index: number) => points[(index + 1) % points.length]!;
  return points
    .flatMap((point, index): Point[] => {
      const [fromX, fromY] = outwards(points.at(index - 1)!, point);
      const [toX, toY] = outwards(point, after(index));
      const open = 1 + fromX * toX + fromY * toY;
      if (fromX * toY < fromY * toX && open < NARROW) return [];
      return [[point[0] + ((fromX + toX) * by) / open, point[1] + ((fromY + toY) * by) / open]];
    })
    .filter((grown) => points.every((point, index) => distanceTo(grown, point, after(index)) > by - NEARLY));
}

/** Of a side of length 1; outlines go round clockwise. */
function outwards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  return [(toY - y) / length, (x - toX) / length];
}

/** How far a point is from a side. */
function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
  const on = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - dx * on, y - fromY - dy * on);
}
