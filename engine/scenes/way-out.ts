import type { FxContext } from '#engine/fx/motion.ts';
import type { Control } from '#engine/input/controls.ts';
import { boardFor } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import type { Side } from '#engine/layout/sides.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { GUIDE_HEIGHT, type Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { buttonControl } from './button-control.ts';

const SIZE = { width: 250, height: 104 } as const;
/** From the guide's ears to the button's middle. */
const ABOVE = 40;
const EDGE = 20;

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

  /** On the stage, and not over its header. */
  place({ x, y, scale }: Guide, layout: Layout): void {
    const least = SIZE.width / 2 + EDGE;
    const top = boardFor(layout).panel.y + SIZE.height / 2;
    this.position.set(
      Math.min(layout.width - least, Math.max(x, least)),
      Math.max(top, y - GUIDE_HEIGHT * scale.y - ABOVE),
    );
  }

  control(): Control {
    const { fx, animate, toStage, onAsked } = this.options;
    const base = buttonControl({ id: 'show-me', button: this, fx, animate, activate: onAsked });
    return { ...base, rect: () => toStage(base.rect()), visible: () => this.visible };
  }
}
