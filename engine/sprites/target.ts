import type { Container } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';

/** One choice on the stage: `view` moves, `hit` (in stage coordinates) stays. */
export interface Target {
  readonly id: string;
  readonly view: Container;
  /** The touch area, in design pixels of the stage. */
  hit(): Rect;
  /** Pressed look, from pointer or key. */
  press(down: boolean): void;
  /** The keyboard's focus or the scanner has come to it, or gone; omitted: it is lifted, and nothing else. */
  looked?(on: boolean): void;
  /** Visited stones, and the like: visible, but not selectable. */
  readonly enabled: boolean;
  /** It is out of sight, where no finger finds it; it comes into sight when it is looked at. Omitted: never. */
  isAway?(): boolean;
}

/** A decorative thing that reacts to touch: it hops and is counted, but is not an answer. */
export interface Toy {
  readonly id: string;
  hit(): Rect;
  touch(): void;
  /** It only helps to see what there is: who shows how the game is played leaves it alone. Omitted: it does not. */
  readonly isHelp?: boolean;
  /** It is out of sight, where no finger finds it. Omitted: never. */
  isAway?(): boolean;
}

/** Something to do with the board that is not an answer: it has a name, and works by touch, key, switch and reader. */
export interface BoardAction {
  readonly id: string;
  /** The accessible name. */
  readonly label: string;
  hit(): Rect;
  act(): void;
  /** Pressed look, from pointer or key. */
  press(down: boolean): void;
}
