import type { Layout } from '#engine/layout/layout.ts';
import type { ChunkyButton } from '#engine/sprites/chunky-button.ts';

const GAP = 44;

/**
 * Places big buttons in the answers zone, within reach: in one row, or in portrait stacked from the bottom in reading
 * order, so that the last in the list is nearest to the thumb. Returns where the row begins.
 */
export function placeActions(layout: Layout, buttons: readonly ChunkyButton[]): { readonly top: number } {
  const { answers } = layout.zones;
  if (layout.class === 'portrait') {
    const stack = buttons.reduce((sum, button) => sum + button.sizes.height + GAP, -GAP);
    const scale = Math.min(
      1.25,
      answers.height / stack,
      answers.width / Math.max(...buttons.map((b) => b.sizes.width)),
    );
    let y = answers.y + answers.height;
    for (const button of [...buttons].reverse()) {
      y -= button.sizes.height * scale;
      button.scale.set(scale);
      button.position.set(layout.width / 2, y + (button.sizes.height * scale) / 2);
      y -= GAP * scale;
    }
    return { top: y + GAP * scale };
  }
  const row = buttons.reduce((sum, button) => sum + button.sizes.width + GAP, -GAP);
  const scale = Math.min(1, answers.width / row);
  const height = Math.max(...buttons.map((button) => button.sizes.height)) * scale;
  const y = answers.y + answers.height - height / 2 - 36;
  let x = layout.width / 2 - (row * scale) / 2;
  for (const button of buttons) {
    button.scale.set(scale);
    button.position.set(x + (button.sizes.width * scale) / 2, y);
    x += (button.sizes.width + GAP) * scale;
  }
  return { top: y - height / 2 };
}
