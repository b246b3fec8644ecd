import type { Text } from 'pixi.js';
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

  override layOut(width: number, height: number): void {
    super.layOut(width, height);
    this.y = -height / 2;
    this.numeral.y = height * 0.5;
    this.numeral.scale.set(Math.min(1.4, height / 230));
  }
}
