import { Container, Graphics } from 'pixi.js';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';

const RADIUS = 48;

/** A round label with a number that counts up, and stays until it is cleared. */
export class Tally extends Container {
  private readonly numeral = createLabel({ size: 68, fill: CLAY.right.edge });

  constructor() {
    super();
    const disc = new Graphics()
      .circle(0, 4, RADIUS)
      .fill({ color: CLAY.right.edge, alpha: 0.5 })
      .circle(0, 0, RADIUS)
      .fill('#FFFDF4')
      .stroke({ width: 6, color: CLAY.right.mid });
    this.addChild(disc, this.numeral);
    this.clear();
  }

  clear(): void {
    this.alpha = 0;
  }

  /** From 1 to this many; in calm motion the last number comes by alpha. Takes as many times secondsEach. told: called with each, when it is there. */
  count(
    most: number,
    secondsEach: number,
    { calm }: FxContext,
    told: (value: number) => void,
  ): gsap.core.Timeline {
    const show = (value: number) => {
      this.numeral.text = String(value);
      if (!calm) told(value);
    };
    const timeline = recipe();
    if (calm)
      return timeline
        .call(show, [most], 0)
        .to(this, { alpha: 1, duration: most * secondsEach }, 0)
        .call(told, [most]);
    timeline.set(this, { alpha: 1 }, 0);
    for (let value = 1; value <= most; value++) timeline.call(show, [value], (value - 1) * secondsEach);
    return lasting(timeline, most * secondsEach);
  }
}
