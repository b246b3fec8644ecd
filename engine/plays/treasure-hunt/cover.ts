import type { Text } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Clay } from '#engine/sprites/clay.ts';
import { Cloth } from '#engine/sprites/cloth.ts';
import { createLabel } from '#engine/sprites/label.ts';

/** A cloth over a heap, with its number on it. */
export class Cover extends Cloth {
  private readonly numeral: Text;

  constructor(count: number, clay: Clay) {
    super({ clay, checks: clay.hi });
    this.numeral = createLabel({ text: String(count), size: 150, fill: '#FFFFFF', outline: clay.edge });
    this.body.addChild(this.numeral);
  }

  /** Its number is seen once the cloth is drawn so far that it is no line. */
  override cover(ctx: FxContext): gsap.core.Timeline {
    const covered = super.cover(ctx);
    if (ctx.calm) return covered;
    return covered.set(this.numeral, { alpha: 0 }, 0).to(this.numeral, { alpha: 1, duration: 0.1 }, 0.14);
  }

  override layOut(width: number, height: number): void {
    super.layOut(width, height);
    this.y = -height / 2;
    this.numeral.y = height * 0.5;
    this.numeral.scale.set(Math.min(1.4, height / 230));
  }
}
