import { Graphics } from 'pixi.js';
import { CLAY, downward } from './clay.ts';
import { Piece } from './piece.ts';

const HEIGHT = 34;

/** The progress of the round: one pip per question, filled from left to right. */
export class ProgressPips extends Piece {
  private readonly trough = new Graphics();
  private readonly fill = new Graphics();
  private readonly dots = new Graphics();
  private readonly count: number;
  private done = 0;

  constructor(count: number) {
    super();
    this.count = count;
    this.body.addChild(this.trough, this.fill, this.dots);
    this.draw();
  }

  /** Questions answered, with fractions, so that it can be tweened. */
  get filled(): number {
    return this.done;
  }

  set filled(value: number) {
    this.done = value;
    this.drawFill();
  }

  get fullWidth(): number {
    return Math.min(580, 54 * this.count + 40);
  }

  private draw(): void {
    const width = this.fullWidth;
    this.trough
      .roundRect(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2)
      .fill({ color: '#0B2F5E', alpha: 0.62 })
      .stroke({ width: 3, color: '#FFFFFF', alpha: 0.6 });
    for (let pip = 1; pip < this.count; pip++) {
      this.dots.circle(-width / 2 + (pip * width) / this.count, 0, 4.5);
    }
    this.dots.fill({ color: '#FFFFFF', alpha: 0.8 });
    this.drawFill();
  }

  private drawFill(): void {
    this.fill.clear();
    if (this.done <= 0) return;
    const full = this.fullWidth - 8;
    const width = Math.max(HEIGHT - 8, (full * Math.min(this.done, this.count)) / this.count);
    const slab = [-full / 2, -HEIGHT / 2 + 4, width, HEIGHT - 8, (HEIGHT - 8) / 2] as const;
    this.fill.roundRect(...slab).fill(downward('#FFF0A0', '#FFC93A', '#F2A01E'));
    this.fill
      .roundRect(slab[0] + 10, slab[1] + 4, Math.max(0, width - 20), 7, 3.5)
      .fill({ color: '#FFFFFF', alpha: 0.5 });
    this.fill.roundRect(...slab).stroke({ width: 3, color: CLAY.gold.edge, alpha: 0.35, alignment: 1 });
  }
}
