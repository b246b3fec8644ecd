import { Graphics } from 'pixi.js';
import { downward } from '#engine/sprites/clay.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Look } from './looks.ts';

/** Around the sum, in design pixels at its scale. */
const AROUND = { x: 64, y: 15 } as const;
const HEIGHT = 150 + 2 * AROUND.y;
const POST = { at: 0.36, width: 34, below: 46 } as const;

/** What the sum is written on: a plank on two posts, a piece of sail, a slab of rock. */
export class Sign extends Piece {
  readonly equation: Equation;
  private readonly board = new Graphics();

  constructor(parts: readonly string[], look: Look) {
    super();
    this.equation = new Equation(parts);
    this.body.addChild(this.board, this.equation);
    const width = this.equation.totalWidth + 2 * AROUND.x;
    if (look.hill === 'dune') drawPlank(this.board, width, look);
    else if (look.hill === 'hatch') drawSail(this.board, width, look);
    else drawSlab(this.board, width, look);
  }

  /** How much wider it is than high. */
  get ratio(): number {
    return (this.equation.totalWidth + 2 * AROUND.x) / HEIGHT;
  }

  /** Fits it into a box, never larger than drawn. */
  fit(width: number, height: number): void {
    const { totalWidth } = this.equation;
    this.scale.set(Math.min(1, width / (totalWidth + 2 * AROUND.x), height / HEIGHT));
  }
}

function drawPlank(g: Graphics, width: number, { sign, signEdge }: Look): void {
  const [w, h] = [width / 2, HEIGHT / 2];
  for (const side of [-1, 1]) {
    const x = side * POST.at * width - POST.width / 2;
    g.roundRect(x, h - 30, POST.width, 30 + POST.below, 12).fill(downward('#B9804C', '#8A5630'));
  }
  const wood = (drop: number, inset: number) =>
    g
      .moveTo(-w + 20 + inset, -h + inset + drop)
      .lineTo(w - 34 - inset, -h + 5 + inset + drop)
      .lineTo(w - inset, -h * 0.3 + drop)
      .lineTo(w - 22 - inset, h * 0.24 + drop)
      .lineTo(w - 8 - inset, h - inset + drop)
      .lineTo(-w + 30 + inset, h - 4 - inset + drop)
      .lineTo(-w + inset, h * 0.3 + drop)
      .lineTo(-w + 22 + inset, -h * 0.2 + drop)
      .closePath();
  wood(14, 0).fill(signEdge);
  wood(0, 0).fill('#D4A566').stroke({ width: 10, color: '#D4A566', join: 'round' });
  wood(0, 7)
    .fill(downward(...sign))
    .stroke({ width: 8, color: sign[1], join: 'round' });
  g.moveTo(-w + 60, -h + 26).lineTo(-w * 0.3, -h + 22);
  g.moveTo(w * 0.2, h - 22).lineTo(w - 70, h - 24);
  g.moveTo(w * 0.45, -h + 24).lineTo(w - 80, -h + 26);
  g.stroke({ width: 5, color: signEdge, alpha: 0.3, cap: 'round' });
  nails(g, w - 52, 0, signEdge);
}

function drawSail(g: Graphics, width: number, { sign, signEdge }: Look): void {
  const [w, h] = [width / 2, HEIGHT / 2];
  for (const side of [-1, 1])
    g.roundRect(side * (w + 6) - 13, -h - 30, 26, HEIGHT + 30 + POST.below, 12).fill(
      downward('#B9804C', '#8A5630', '#6B3624'),
    );
  const cloth = (drop: number, inset: number) =>
    g
      .moveTo(-w + inset, -h + drop)
      .lineTo(w - inset, -h + drop)
      .quadraticCurveTo(w - 34 - inset, 0, w - 6 - inset, h - inset + drop)
      .quadraticCurveTo(0, h - 28 - inset + drop, -w + 6 + inset, h - inset + drop)
      .quadraticCurveTo(-w + 34 + inset, 0, -w + inset, -h + drop)
      .closePath();
  cloth(12, 0).fill({ color: '#3A1236', alpha: 0.3 });
  cloth(0, 0).fill('#D9B48C');
  cloth(0, 8).fill(downward(...sign));
  // The yard that it hangs from.
  g.roundRect(-w - 34, -h - 12, width + 68, 28, 14).fill('#5A2A1A');
  g.roundRect(-w - 34, -h - 16, width + 68, 28, 14).fill(downward('#D08A54', '#A45E33', '#7A4026'));
  for (const share of [-0.86, -0.43, 0, 0.43, 0.86])
    g.roundRect(share * w - 9, -h - 19, 18, 36, 9).fill(downward('#FFF3D6', '#D9B47A'));
  g.roundRect(-w - 34, -h - 16, width + 68, 28, 14).stroke({ width: 3, color: signEdge, alpha: 0.4 });
}

function drawSlab(g: Graphics, width: number, { sign, signEdge }: Look): void {
  const [w, h] = [width / 2, HEIGHT / 2];
  const slab = (drop: number, inset: number) =>
    g.poly([
      ...[
        -w + 46 + inset,
        -h + inset + drop,
        w * 0.3,
        -h - 8 + inset + drop,
        w - 60 - inset,
        -h + inset + drop,
      ],
      ...[w - 8 - inset, -h * 0.4 + drop, w - inset, h * 0.5 + drop, w - 40 - inset, h - inset + drop],
      ...[-w + 30 + inset, h - inset + drop, -w + inset, h * 0.4 + drop, -w + 14 + inset, -h * 0.5 + drop],
    ]);
  slab(14, 0).fill('#332A6C');
  slab(0, 0).fill(signEdge).stroke({ width: 10, color: signEdge, join: 'round' });
  slab(0, 7)
    .fill(downward(...sign))
    .stroke({ width: 8, color: sign[1], join: 'round' });
  g.moveTo(-w + 60, -h + 44)
    .lineTo(-w + 84, -h + 70)
    .lineTo(-w + 76, -h + 96);
  g.moveTo(w - 66, h - 40)
    .lineTo(w - 84, h - 66)
    .lineTo(w - 70, h - 84);
  g.stroke({ width: 4, color: signEdge, alpha: 0.45, cap: 'round', join: 'round' });
}

function nails(g: Graphics, x: number, y: number, edge: string): void {
  for (const side of [-1, 1])
    g.circle(side * x, y + 2, 9)
      .fill(edge)
      .circle(side * x, y, 8)
      .fill(downward('#FFF3B0', '#F7B733', '#C9761A'));
}
