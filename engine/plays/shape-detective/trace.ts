import { Graphics } from 'pixi.js';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Spot } from '#engine/plays/pointing.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { GOLD } from '#engine/sprites/clay.ts';
import { looseParts } from './loose-parts.ts';
import { PARTS, type Point } from './outline.ts';

/** Where the light runs, as a share of the shape's size: slightly inside its edge. */
const INSET = 0.9;

/** A light that runs around a shape, side by side, like a tracing finger. */
export class Trace extends Graphics {
  /** What is counted aloud: sides, or a star's points; 1 for a shape traced in one stroke. */
  readonly parts: number;
  /** Where the light has come to: a tracing finger is there. */
  private tip: Point;
  private readonly lines: readonly (readonly Point[])[];
  private share = 0;

  /** isLoose: its parts lie apart. */
  constructor(shape: Shape, isLoose = false) {
    super();
    this.lines = isLoose ? looseParts(shape) : PARTS[shape];
    this.parts = this.lines.length;
    const [[[x, y]]] = this.lines as readonly [readonly [Point]];
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
    const lit = this.lines.map((points, index) => portion(points, Math.min(1, count - index)));
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
