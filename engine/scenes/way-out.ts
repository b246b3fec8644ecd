import type { FxContext } from '#engine/fx/motion.ts';
import type { Control } from '#engine/input/controls.ts';
import type { Board } from '#engine/layout/board.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Side } from '#engine/layout/sides.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { GUIDE_HEIGHT } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { buttonControl } from './button-control.ts';

const SIZE = { width: 250, height: 104 } as const;
/** From the guide's ears to the button's middle. */
const ABOVE = 40;

export interface WayOutOptions {
  readonly side: Side;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  toStage(rect: Rect): Rect;
  onAsked(): void;
}

/** Above the guide of a side that others wait for: shows it the answer. */
export class WayOut extends ChunkyButton {
  private readonly options: WayOutOptions;

  constructor(options: WayOutOptions) {
    super({ ...SIZE, clay: CLAY.amber, text: 'Show me', textSize: 46 });
    this.options = options;
    this.visible = false;
  }

  place({ x, y, scale }: Board['guide']): void {
    this.position.set(Math.max(x, SIZE.width / 2 + 20), y - GUIDE_HEIGHT * scale - ABOVE);
  }

  control(): Control {
    const { fx, animate, toStage, onAsked } = this.options;
    const base = buttonControl({ id: 'show-me', button: this, fx, animate, activate: onAsked });
    return { ...base, rect: () => toStage(base.rect()), visible: () => this.visible };
  }
}
