import { Container, Graphics } from 'pixi.js';
import { downward } from '#engine/sprites/clay.ts';
import type { Look } from './looks.ts';

/** Where it rises and ends, in stage coordinates. halves: a hill for each heap, side by side, or one for both. */
export interface GroundPlace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How wide its sides are, at most. */
  readonly slope: number;
  readonly halves: boolean;
}

/** How far the ground between two hills lies below their tops, as a share of their height. */
const DIP = 0.17;
/** How far the sides of the dip slope, in design pixels. */
const DIP_SLOPE = 70;

/** The ground of the place that the heaps lie on: higher than the world's own, so that all of it lies on something. */
export class Ground extends Container {
  private readonly drawing = new Graphics();
  private readonly look: Look;

  constructor(look: Look) {
    super();
    this.look = look;
    this.addChild(this.drawing);
  }

  place(place: GroundPlace): void {
    const g = this.drawing.clear();
    const { ground, rim, hill } = this.look;
    if (hill !== 'dune') {
      const { left, right, bottom } = place;
      g.ellipse((left + right) / 2, bottom, (right - left) / 2 + 20, 30).fill({ color: '#1E0B2A', alpha: 0.25 });
    }
    outline(g, place, hill);
    g.fill(downward(...ground));
    outline(g, { ...place, top: place.top + 5 }, hill);
    g.stroke({ width: 9, fill: downward(`${rim}E0`, `${rim}00`, `${rim}00`), join: 'round' });
    if (hill === 'hatch') planks(g, place, this.look);
    else ripples(g, place, this.look);
  }
}

/** Round for sand, with corners for what is built, in between for rock. */
function outline(g: Graphics, place: GroundPlace, hill: Look['hill']): void {
  const { left, right, top, bottom, halves } = place;
  const middle = (left + right) / 2;
  const height = bottom - top;
  const round = { dune: 1, hatch: 0.12, rock: 0.5 }[hill];
  const slope = { dune: 1, hatch: 0.5, rock: 0.7 }[hill] * place.slope;
  const bend = 60 * round;
  g.moveTo(left, bottom)
    .quadraticCurveTo(left + slope * 0.2, top + 0.6 * height, left + slope * 0.72, top + bend + 24)
    .quadraticCurveTo(left + slope, top, left + slope + bend, top);
  if (halves) {
    const dip = top + DIP * height;
    const inner = DIP_SLOPE * (0.3 + 0.7 * round);
    g.lineTo(middle - inner - bend, top)
      .quadraticCurveTo(middle - inner, top, middle - inner * 0.5, dip - 10)
      .quadraticCurveTo(middle, dip + 26 * round, middle + inner * 0.5, dip - 10)
      .quadraticCurveTo(middle + inner, top, middle + inner + bend, top);
  }
  g.lineTo(right - slope - bend, top)
    .quadraticCurveTo(right - slope, top, right - slope * 0.72, top + bend + 24)
    .quadraticCurveTo(right - slope * 0.2, top + 0.6 * height, right, bottom)
    .closePath();
}

/** Faint lines that the wind or the water left. */
function ripples(g: Graphics, { left, right, top, bottom }: GroundPlace, { line }: Look): void {
  const height = bottom - top;
  for (let index = 0; index < 10; index++) {
    const y = top + (0.2 + 0.068 * index) * height;
    const side = index % 2 === 0 ? left + 0.07 * (right - left) : right - 0.12 * (right - left);
    const x = side + ((index * 37) % 60) - 20;
    g.moveTo(x, y).quadraticCurveTo(x + 34, y - 11, x + 72, y);
  }
  g.stroke({ width: 5, color: line, alpha: 0.28, cap: 'round' });
}

/** Boards that run to the stern, with a beam along the upper edge. */
function planks(g: Graphics, { left, right, top, bottom }: GroundPlace, { line }: Look): void {
  const middle = (left + right) / 2;
  const count = Math.max(6, Math.round((right - left) / 150));
  for (let index = 1; index < count; index++) {
    const x = left + (index / count) * (right - left);
    const upper = middle + (x - middle) * 0.9;
    const from = top + (Math.abs(upper - middle) < 80 ? DIP * (bottom - top) + 20 : 14);
    g.moveTo(upper, from).lineTo(x, bottom - 4);
  }
  g.stroke({ width: 4, color: line, alpha: 0.3 });
}
