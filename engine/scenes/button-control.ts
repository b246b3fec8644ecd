import type { FxContext } from '#engine/fx/motion.ts';
import { press, release, lift } from '#engine/fx/press.ts';
import type { Control } from '#engine/input/controls.ts';
import type { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { boxAround, type Animate } from '#engine/sprites/piece.ts';

export interface ButtonControlOptions {
  readonly id: string;
  readonly button: ChunkyButton;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  /** Makes it a link to this address. */
  readonly href?: string;
  /** Left out: always. */
  enabled?(): boolean;
  activate(): void;
}

/** A big button as a control, named by its text, with its pressed and focused looks. */
export function buttonControl(options: ButtonControlOptions): Control {
  const { id, button, fx, animate, href, enabled = () => true, activate } = options;
  return {
    id,
    kind: href === undefined ? 'action' : 'link',
    ...(href === undefined ? {} : { href }),
    label: button.text,
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
