import { Graphics } from 'pixi.js';
import type { Shape } from '#engine/rules/shapes.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Piece } from '#engine/sprites/piece.ts';

type Point = readonly [x: number, y: number];

const RADIUS = 105;

const onCircle = (degrees: number, radius = RADIUS): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};
const corners = (count: number, first = 0): Point[] =>
  Array.from({ length: count }, (_, index) => onCircle(first + (index * 360) / count));
/** One part for each side, from corner to corner. */
const sides = (points: readonly Point[]): Point[][] =>
  points.map((point, index) => [point, points[(index + 1) % points.length]!]);
/** One part for each point of the star: up to its tip and down again. */
const tips = (): Point[][] =>
  Array.from({ length: 5 }, (_, index) => [
    onCircle(index * 72 - 36, RADIUS * 0.52),
    onCircle(index * 72),
    onCircle(index * 72 + 36, RADIUS * 0.52),
  ]);
const curve = (at: (share: number) => Point): Point[][] => [
  Array.from({ length: 65 }, (_, index) => at(index / 64)),
];
/** The usual heart curve, point down. */
const heart = (share: number): Point => {
  const t = share * Math.PI * 2 + Math.PI;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [((16 * Math.sin(t) ** 3) / 16) * RADIUS, (-y / 16) * RADIUS];
};

/** Outlines in the parts that are counted aloud. */
const PARTS: { readonly [S in Shape]: readonly (readonly Point[])[] } = {
  circle: curve((share) => onCircle(share * 360)),
  square: sides(corners(4, 45)),
  triangle: sides(corners(3)),
  star: tips(),
  heart: curve(heart),
  diamond: sides(corners(4)),
  pentagon: sides(corners(5)),
  hexagon: sides(corners(6, 30)),
};

/** Light that runs round a shape, side by side, as a finger would. */
export class Trace extends Piece {
  readonly parts: number;
  private readonly shape: Shape;
  private readonly light = new Graphics();
  private share = 0;

  constructor(shape: Shape) {
    super();
    this.shape = shape;
    this.parts = PARTS[shape].length;
    this.body.addChild(this.light);
  }

  /** How many parts are drawn, with fractions. */
  get drawn(): number {
    return this.share;
  }

  set drawn(count: number) {
    this.share = count;
    this.light.clear();
    PARTS[this.shape].forEach((points, index) => this.drawPart(points, Math.min(1, count - index)));
  }

  private drawPart(points: readonly Point[], share: number): void {
    if (share <= 0) return;
    const whole = share * (points.length - 1);
    this.light.moveTo(...points[0]!);
    for (let step = 1; step <= Math.ceil(whole); step++) {
      const [fromX, fromY] = points[step - 1]!;
      const [toX, toY] = points[step]!;
      const part = Math.min(1, whole - step + 1);
      this.light.lineTo(fromX + (toX - fromX) * part, fromY + (toY - fromY) * part);
    }
    this.light.stroke({ width: 16, color: CLAY.amber.low, cap: 'round', join: 'round' });
  }
}
