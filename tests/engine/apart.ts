import type { Rect } from '#engine/layout/layout.ts';
import type { Control } from '#engine/input/controls.ts';

/** So many pixels may be shared: edges are rounded. */
const SHARED = 2;

/** Of the Nook's controls those with a place of their own: things in the room may stand before each other. */
export const boxesOf = (controls: readonly Control[]): readonly (Rect & { readonly id: string })[] =>
  controls
    .filter(({ id }) => id !== 'room' && !id.startsWith('placed-'))
    .map(({ id, rect }) => ({ id, ...rect() }));

/** Which of the Nook's controls lie over each other, pair by pair. */
export function overlapsOf(controls: readonly Control[]): readonly string[] {
  const boxes = boxesOf(controls);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x + one.width > other.x + SHARED &&
          other.x + other.width > one.x + SHARED &&
          one.y + one.height > other.y + SHARED &&
          other.y + other.height > one.y + SHARED,
      )
      .map((other) => `${one.id} and ${other.id}`),
  );
}
