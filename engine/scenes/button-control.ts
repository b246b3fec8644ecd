import { press, release, lift } from '#engine/fx/press.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import type { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { boxAround, type Animate } from '#engine/sprites/piece.ts';
import type { Control } from '#engine/stage/controls.ts';

export interface ButtonControlOptions {
  readonly id: string;
  readonly label: string;
  readonly button: ChunkyButton;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  /** Makes it a link that leads there. */
  readonly href?: string;
  /** Left out: always. */
  enabled?(): boolean;
  activate(): void;
}

/** A big button as something to operate, with its pressed and focused looks. */
export function buttonControl(options: ButtonControlOptions): Control {
  const { id, label, button, fx, animate, href, enabled = () => true, activate } = options;
  return {
    id,
    kind: href === undefined ? 'action' : 'link',
    ...(href === undefined ? {} : { href }),
    label,
    rect: () => {
      const { width, height, depth } = button.sizes;
      const { x, y, scale } = button;
      return boxAround({ x, y: y + (depth / 2) * scale.y }, width * scale.x, (height + depth) * scale.y);
    },
    enabled,
    visible: () => true,
    activate: () => void activate(),
    press: (down) => void animate(down ? press(button, fx()) : release(button, fx())),
    focus: (on) => void animate(lift(button.cap, on, fx())),
  };
}
