import { Graphics } from 'pixi.js';
import type { TrailParams } from '#engine/games/number-trail/games.ts';
import type { Cell } from '#engine/layout/layout.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Trail } from './path.ts';

/** Colours of the path, its border, and the part that has been walked. */
const TONES: {
  readonly [World in TrailParams['world']]: readonly [sand: string, edge: string, lit: string];
} = {
  'meadow-path': ['#F3DDA4', '#CFA765', '#FFDC85'],
  'evening-village': ['#B9A6BE', '#75618F', '#FFE08A'],
  mountain: ['#DDE7F2', '#8FA6CC', '#FFE08A'],
};
/** Width of the path at scale 1: the stones lie on it, and the walker stands behind them. */
const WIDTH = { edge: 214, sand: 196, lit: 166 } as const;
/** Points of the curve from one stone to the next. */
const FINE = 8;

/** The wide path under the stones, which is lit as far as it has been walked. */
export class Ribbon extends Piece {
  private readonly sand = new Graphics();
  private readonly lit = new Graphics();
  private readonly tones: readonly [string, string, string];
  private trail: Pick<Trail, 'stones' | 'scale'> | undefined;
  /** Not "length": GSAP takes a thing with a length of 0 for an empty list. */
  private steps = 0;
  private readonly fromLast: boolean;

  /** fromLast: the walk starts at the largest number. */
  constructor(world: TrailParams['world'], fromLast: boolean) {
    super();
    this.tones = TONES[world];
    this.fromLast = fromLast;
    this.body.addChild(this.sand, this.lit);
  }

  place(trail: Pick<Trail, 'stones' | 'scale'>): void {
    this.trail = trail;
    const [sand, edge] = this.tones;
    this.sand.clear();
    for (const [width, color] of [
      [WIDTH.edge, edge],
      [WIDTH.sand, sand],
    ] as const)
      draw(this.sand, wayOver(trail.stones, trail.stones.length - 1), { width: width * trail.scale, color });
    this.drawLit();
  }

  /** How many steps have been walked, with a fraction for the present one. */
  get walked(): number {
    return this.steps;
  }

  set walked(steps: number) {
    this.steps = steps;
    this.drawLit();
  }

  private drawLit(): void {
    const { trail, lit, steps } = this;
    lit.clear();
    if (!trail || steps <= 0) return;
    const stones = this.fromLast ? trail.stones.toReversed() : trail.stones;
    draw(lit, wayOver(stones, steps), { width: WIDTH.lit * trail.scale, color: this.tones[2] });
  }
}

function draw(g: Graphics, way: readonly Cell[], { width, color }: { width: number; color: string }): void {
  way.forEach(({ x, y }, index) => (index === 0 ? g.moveTo(x, y) : g.lineTo(x, y)));
  g.stroke({ width, color, cap: 'round', join: 'round' });
}

/** Over so many steps from the first of these stones, level at each. */
function wayOver(stones: readonly Cell[], steps: number): readonly Cell[] {
  const way: Cell[] = [];
  for (let point = 0; point <= steps * FINE; point++) {
    const step = Math.min(stones.length - 2, Math.floor(point / FINE));
    const [a, b] = [stones[step]!, stones[step + 1]!];
    const t = point / FINE - step;
    way.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * (3 - 2 * t) * t * t });
  }
  return way;
}
