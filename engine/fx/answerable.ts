import { Bounds, type Container } from 'pixi.js';
import type { Rim, WithBody } from './motion.ts';

export type TileState = 'idle' | 'right' | 'wrong';

/** The parts of an answer that the recipes for right, wrong and "this one" animate, whatever it looks like. */
export interface Answerable extends WithBody {
  /** Tick or arrow; recipes pop it. */
  readonly badge: Container;
  /** Shown by the third hint. */
  readonly glow: Container;
  /** 0: normal, 1: dimmed while another is looked at; stays opaque. */
  aside: number;
  set state(state: TileState);
  /** It was tried already, and may be tapped again. */
  set wasTried(on: boolean);
}

/** The box of what is pressed, without tick and glow, in the answer's own coordinates as it stands. */
export function rimOf({ body, glow, badge }: Answerable): Rim {
  const box = new Bounds();
  for (const part of body.children)
    if (part.visible && part !== glow && part !== badge)
      box.addBounds(part.getLocalBounds(), part.localTransform);
  const { x, y, width, height } = box;
  return { x, y, width, height };
}
