import { Graphics } from 'pixi.js';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Spot } from '#engine/plays/pointing.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { GOLD } from '#engine/sprites/clay.ts';

type Point = readonly [x: number, y: number];
type Curve = readonly [from: Point, pull: Point, pullTo: Point, to: Point];

/** Where the light runs, as a share of the shape's size: slightly inside its edge. */
const INSET = 0.9;
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
const along = ([from, pull, pullTo, to]: Curve): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, index) => {
    const t = index / STEPS;
    const at = (axis: 0 | 1) =>
      from[axis] * (1 - t) ** 3 +
      3 * pull[axis] * t * (1 - t) ** 2 +
      3 * pullTo[axis] * t ** 2 * (1 - t) +
      to[axis] * t ** 3;
    return [at(0), at(1)];
  });
const HALF_HEART: readonly Curve[] = [
  [[0, 92], [-60, 52], [-104, 14], [-104, -32]],
  [[-104, -32], [-104, -72], [-74, -92], [-46, -90]],
  [[-46, -90], [-24, -88], [-8, -76], [0, -58]],
]; // prettier-ignore
/** From the point up over both bumps and down again. */
const heart = (): Point[] => {
  const left = HALF_HEART.flatMap(along);
  return [...left, ...left.toReversed().map(([x, y]): Point => [-x, y])];
};

/** Outlines in the parts that are counted aloud; sizes are those of the painted shapes. */
const PARTS: { readonly [S in Shape]: readonly (readonly Point[])[] } = {
  circle: [Array.from({ length: 65 }, (_, index) => onCircle(index * (360 / 64), 92))],
  square: sides(corners(4, 82 * Math.SQRT2, 45)),
  triangle: sides(corners(3, 110)),
  star: tips(),
  heart: [heart()],
  diamond: sides([[0, -112], [84, 0], [0, 112], [-84, 0]]),
  pentagon: sides(corners(5, 104)),
  hexagon: sides(corners(6, 100, 30)),
}; // prettier-ignore

/** A light that runs around a shape, side by side, like a tracing finger. */
export class Trace extends Graphics {
  /** What is counted aloud: sides, or a star's points; 1 for a shape traced in one stroke. */
  readonly parts: number;
  /** Where the light has come to: a tracing finger is there. */
  private tip: Point;
  private readonly shape: Shape;
  private share = 0;

  constructor(shape: Shape) {
    super();
    this.shape = shape;
    this.parts = PARTS[shape].length;
    const [[[x, y]]] = PARTS[shape] as readonly [readonly [Point]];
    this.tip = [x * INSET, y * INSET];
  }

  /** The place of the tip, wherever that moves. */
  get spot(): Spot {
    const tip = (axis: 0 | 1) => this.tip[axis];
    return {
      on: this,
      get x() {
        return tip(0);
      },
      get y() {
        return tip(1);
      },
    };
  }

  /** How many parts are drawn, with fractions. */
  get drawn(): number {
    return this.share;
  }

  set drawn(count: number) {
    this.share = count;
    this.clear();
    const lit = PARTS[this.shape].map((points, index) => portion(points, Math.min(1, count - index)));
    const last = lit.flat().at(-1);
    if (last) this.tip = last;
    // A dark line under a light one: visible on every colour, and on paper.
    for (const [width, color] of [
      [22, '#5A2A1A'],
      [14, GOLD],
    ] as const) {
      for (const [first, ...rest] of lit) {
        if (!first) continue;
        this.moveTo(...first);
        for (const point of rest) this.lineTo(...point);
      }
      this.stroke({ width, color, cap: 'round', join: 'round' });
    }
  }

  /** The light runs around the shape; in calm motion it appears part by part. secondsEach: per part. */
  run(secondsEach: number, ctx: FxContext): gsap.core.Timeline {
    const timeline = this.goOut();
    for (let part = 1; part <= this.parts; part++)
      timeline.add(this.runTo(part, secondsEach, ctx).paused(false), (part - 1) * secondsEach);
    return lasting(timeline, this.parts * secondsEach);
  }

  /** Hides the light, before it runs. */
  goOut(): gsap.core.Timeline {
    return recipe().set(this, { drawn: 0, alpha: 1 }, 0);
  }

  /** Light runs along one part; part: from 1. */
  runTo(part: number, seconds: number, ctx: FxContext): gsap.core.Timeline {
    return recipe().to(this, { drawn: part, duration: ctx.calm ? 0.01 : seconds * 0.7, ease: 'none' });
  }
}

/** The first part of a polyline, as a share of its length. */
function portion(points: readonly Point[], share: number): readonly Point[] {
  if (share <= 0) return [];
  const whole = share * (points.length - 1);
  const last = Math.ceil(whole);
  return points.slice(0, last + 1).map(([x, y], index) => {
    if (index < last) return [x * INSET, y * INSET];
    const [fromX, fromY] = points[last - 1]!;
    const part = whole - last + 1;
    return [(fromX + (x - fromX) * part) * INSET, (fromY + (y - fromY) * part) * INSET];
  });
}
