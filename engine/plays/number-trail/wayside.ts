import { Graphics } from 'pixi.js';
import type { Trail } from './path.ts';
import { drawFlower, drawLantern } from './wayside-things.ts';

/** How far behind the stones' middles they stand, at scale 1: on the path's edge. */
const BEHIND = 98;

/**
 * What stands along a trail, between each stone and the next: flowers that open, or lanterns that are lit, as the way has
 * been walked. One drawing, because each would take a call of its own.
 */
export class Wayside extends Graphics {
  private readonly draw: typeof drawFlower;
  private readonly fromLast: boolean;
  private trail: Trail | undefined;
  private count = 0;

  /** fromLast: the walk starts at the largest number. */
  constructor(kind: 'flowers' | 'lanterns', fromLast: boolean) {
    super();
    this.draw = kind === 'flowers' ? drawFlower : drawLantern;
    this.fromLast = fromLast;
  }

  place(trail: Trail): void {
    this.trail = trail;
    this.redraw();
  }

  /** So many, from where the walk begins, are open or lit. */
  get lit(): number {
    return this.count;
  }

  set lit(count: number) {
    if (count === this.count) return;
    this.count = count;
    this.redraw();
  }

  private redraw(): void {
    this.clear();
    if (!this.trail) return;
    const { stones, scale } = this.trail;
    const last = stones.length - 1;
    for (let index = 0; index < last; index++) {
      const [a, b] = [stones[index]!, stones[index + 1]!];
      const place = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - BEHIND * scale, scale };
      const turn = this.fromLast ? last - 1 - index : index;
      this.draw(this, place, { isLit: turn < this.count, index });
    }
  }
}
