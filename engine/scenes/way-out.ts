import type { FxContext } from '#engine/fx/motion.ts';
import type { Control } from '#engine/input/controls.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import type { Side } from '#engine/layout/sides.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { GUIDE_HEIGHT, type Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import type { Target } from '#engine/sprites/target.ts';
import { buttonControl } from './button-control.ts';

const SIZE = { width: 250, height: 104 } as const;
/** From the guide's ears to the button's middle. */
const ABOVE = 40;
const EDGE = 20;
/** What children and seated teachers reach of a board: from so far down, of its height. */
const REACHED_FROM = 0.4;

export interface WayOutOptions {
  readonly side: Side;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  toStage(rect: Rect): Rect;
  onAsked(): void;
}

/** At the guide of a side that others wait for: shows it the answer. */
export class WayOut extends ChunkyButton {
  private readonly options: WayOutOptions;

  constructor(options: WayOutOptions) {
    super({ ...SIZE, clay: CLAY.amber, text: 'Show me', textSize: 46 });
    this.options = options;
    this.visible = false;
  }

  /**
   * Over the guide's ears; where nobody reaches that high, the guide has it before its feet like a sign. It lies over none
   * of the answers.
   */
  place({ x: guide, y: feet, scale }: Guide, { width, height }: Layout, answers: readonly Target[]): void {
    const [wide, high] = [SIZE.width / 2, SIZE.height / 2];
    const x = Math.min(width - wide - EDGE, Math.max(guide, wide + EDGE));
    const reached = height * REACHED_FROM;
    const above = feet - GUIDE_HEIGHT * scale.y - ABOVE;
    let y = above >= reached ? above : Math.max(reached, feet - high);
    // From the lowest up: over each that it would lie on.
    for (const answer of answers.map(({ hit }) => hit()).sort((a, b) => b.y - a.y)) {
      const isBeside = answer.x >= x + wide || answer.x + answer.width <= x - wide;
      const isUnder = y + high + this.sizes.depth > answer.y && y - high < answer.y + answer.height;
      if (!isBeside && isUnder) y = answer.y - high - this.sizes.depth;
    }
    this.position.set(x, Math.max(reached, y));
  }

  control(): Control {
    const { fx, animate, toStage, onAsked } = this.options;
    const base = buttonControl({ id: 'show-me', button: this, fx, animate, activate: onAsked });
    return { ...base, rect: () => toStage(base.rect()), visible: () => this.visible };
  }
}
