import { Graphics, type Container } from 'pixi.js';

const COLOUR = '#5A2A1A';
const RINGS = [
  [128, 0.08],
  [112, 0.1],
  [92, 0.12],
] as const;
/** So high above where it stands a figure casts no shadow, or half of one where it is known how far below it the ground is. */
const HIGH = 200;

/** A soft shadow on the ground under a figure's feet. */
export class GroundShadow extends Graphics {
  constructor() {
    super();
    for (const [width, alpha] of RINGS)
      this.ellipse(0, 2, width, width * 0.16).fill({ color: COLOUR, alpha });
  }

  /** Under a body there, which takes it along as it fades, and whose feet are so high above the ground, in its figure's own pixels; 0: not known. */
  follow({ x, y, alpha }: Pick<Container, 'x' | 'y' | 'alpha'>, lifted: number): void {
    this.position.set(x, y + lifted);
    const seen = lifted > 0 ? 1 - 0.5 * Math.min(1, lifted / HIGH) : Math.max(0, 1 - Math.abs(y) / HIGH);
    this.alpha = seen * alpha;
  }
}
