import { Graphics } from 'pixi.js';
import type { Layout } from '#engine/layout/layout.ts';
import { downward } from '#engine/sprites/clay.ts';

/** Depth of the bar's far edge as it is seen. */
const EDGE = 30;
/** Boards, as shares of the way from the far edge to the child. */
const SEAMS = [0.2, 0.46, 0.76];

/** The sandwich bar: a counter of pale wood on which everything stands. It stays through a round. */
export class Bar extends Graphics {
  constructor() {
    super();
    // It is as wide as the stage: no part of how large what the round built is.
    this.measurable = false;
  }

  /** far: the height of its far edge. */
  place({ width, height }: Layout, far: number): void {
    const depth = height - far;
    this.clear()
      .rect(0, far, width, depth)
      .fill(downward('#F3CE94', '#E7B878', '#CC935A'));
    for (const share of SEAMS) this.rect(0, far + EDGE + share * depth, width, 4);
    this.fill({ color: '#8A4A1A', alpha: 0.2 });
    for (const share of SEAMS) this.rect(0, far + EDGE + share * depth + 4, width, 3);
    this.fill({ color: '#FFF3D0', alpha: 0.24 });
    this.rect(0, far + EDGE - 6, width, 16).fill({ color: '#8A4A1A', alpha: 0.16 });
    this.rect(0, far - 8, width, EDGE + 4).fill(downward('#FFFDF4', '#F4E2C4'));
    this.rect(0, far - 8, width, 6).fill({ color: '#FFFFFF', alpha: 0.5 });
  }
}
