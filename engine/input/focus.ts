import type { Control } from './controls.ts';

/** Which control the keyboard and the scanner are on. */
export interface Focus {
  /** The control that has the keyboard's focus. */
  readonly focused: Control | undefined;
  /** Moves the keyboard's focus; undefined: to the heading of the scene. */
  focus(control: Control | undefined): void;
  /** The control that the scanner is on. */
  readonly marked: Control | undefined;
  /** Marks a control for the scanner, without moving the focus. */
  mark(control: Control | undefined): void;
}
