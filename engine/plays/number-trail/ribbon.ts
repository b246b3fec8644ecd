import { Graphics } from 'pixi.js';
import type { TrailParams } from '#engine/games/number-trail/games.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Trail } from './path.ts';

/** Colours of the path, its border, and the footprints. */
const TONES: {
  readonly [World in TrailParams['world']]: readonly [sand: string, edge: string, steps: string];
} = {
  'meadow-path': ['#F7E6B4', '#CFA765', '#E8940F'],
  'evening-village': ['#D9C6C4', '#7E6A94', '#FFD95A'],
  mountain: ['#E6EEF8', '#8FA6CC', '#E8940F'],
};
const DOTS = 6;

/** The path under the stones, and the dotted line of the steps walked. */
export class Ribbon extends Piece {
  private readonly sand = new Graphics();
  private readonly dots = new Graphics();
  private readonly tones: readonly [string, string, string];
  private trail: Trail | undefined;
  /** Not "length": GSAP takes a thing with a length of 0 for an empty list. */
  private steps = 0;
  private readonly fromLast: boolean;

  /** fromLast: the walk starts at the largest number. */
  constructor(world: TrailParams['world'], fromLast: boolean) {
    super();
    this.tones = TONES[world];
    this.fromLast = fromLast;
    this.body.addChild(this.sand, this.dots);
  }

  place(trail: Trail): void {
    this.trail = trail;
    const [sand, edge] = this.tones;
    this.sand.clear();
    for (const [width, color] of [
      [74, edge],
      [60, sand],
    ] as const) {
      trail.stones.forEach(({ x, y }, index) => {
        const before = trail.stones[index - 1];
        if (!before) return void this.sand.moveTo(x, y);
        const middle = (before.x + x) / 2;
        this.sand.bezierCurveTo(middle, before.y, middle, y, x, y);
      });
      this.sand.stroke({ width: width * trail.scale, color, cap: 'round', join: 'round' });
    }
    this.drawDots();
  }

  /** How many steps have been walked, with a fraction for the present one. */
  get walked(): number {
    return this.steps;
  }

  set walked(steps: number) {
    this.steps = steps;
    this.drawDots();
  }

  private drawDots(): void {
    const { trail, dots } = this;
    dots.clear();
    if (!trail) return;
    const stones = this.fromLast ? trail.stones.toReversed() : trail.stones;
    for (let dot = 0; dot < this.steps * DOTS; dot++) {
      const step = Math.floor(dot / DOTS);
      const [a, b] = [stones[step], stones[step + 1]];
      if (!a || !b) break;
      const t = ((dot % DOTS) + 0.5) / DOTS;
      // The same curve as the path: level at both ends.
      const x = a.x + (b.x - a.x) * (1.5 * t * (1 - t) ** 2 + 1.5 * t ** 2 * (1 - t) + t ** 3);
      const y = a.y + (b.y - a.y) * (3 * t ** 2 * (1 - t) + t ** 3);
      dots.circle(x, y, 9 * trail.scale);
    }
    dots.fill(this.tones[2]);
  }
}
