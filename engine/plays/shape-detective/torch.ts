import { Container, Graphics } from 'pixi.js';
import type { Held } from '#engine/plays/held-lens.ts';
import { CLAY } from '#engine/sprites/clay.ts';

/** Its turn in the paw: up and away from the face. */
const TURN = 0.75;
const SIZE = 0.9;

/** The torch in the detective's paw: held at 0,0. */
export class Torch extends Container {
  constructor() {
    super();
    const { violet, gold } = CLAY;
    // Plain colours: without WebGL a gradient does not turn with what it fills.
    const g = new Graphics()
      .roundRect(-15, -52, 30, 82, 12)
      .fill(violet.low)
      .roundRect(-11, -48, 12, 74, 6)
      .fill(violet.mid)
      .roundRect(-5, -24, 10, 20, 5)
      .fill(violet.edge)
      .poly([-19, -50, -36, -96, 36, -96, 19, -50])
      .fill(gold.low)
      .poly([-15, -50, -30, -96, 6, -96, 3, -50])
      .fill(gold.mid)
      .roundRect(-22, -56, 44, 13, 6)
      .fill(gold.edge)
      .ellipse(0, -97, 37, 13)
      .fill(gold.edge)
      .ellipse(0, -98, 31, 9)
      .fill('#FFFBE2');
    g.rotation = TURN;
    this.addChild(g);
  }
}

/** Where its light comes out, in its own pixels. */
export const TORCH_TIP = { x: 97 * Math.sin(TURN), y: -97 * Math.cos(TURN) } as const;

export const torch = (): Held => ({ thing: new Torch(), size: SIZE, upright: true });
