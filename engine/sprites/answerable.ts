import type { Container } from 'pixi.js';

export type TileState = 'idle' | 'right' | 'wrong';

/** What the recipes for right, wrong and "this one" move: an answer, whatever it looks like. */
export interface Answerable extends Container {
  /** Moves; the answer itself keeps its place. */
  readonly body: Container;
  /** Tick or arrow; recipes pop it. */
  readonly badge: Container;
  /** Shown by the third hint. */
  readonly glow: Container;
  /** 0 as it is, 1 stepped back while another is looked at; nothing of the world ever shows through. */
  aside: number;
  set state(state: TileState);
  /** It was tried already, and may be tapped again. */
  set wasTried(on: boolean);
}
