import type { Control } from '#engine/input/controls.ts';
import type { Guide } from '#engine/sprites/guide.ts';

/** About as wide and tall as a guide stands, in its own pixels. */
const SIZE = { width: 240, height: 390 } as const;

/** The guide as something to touch: nothing that has to be pressed. */
export const guideControl = (guide: Guide, activate: () => void): Control => ({
  id: 'guide',
  kind: 'toy',
  label: '',
  rect: () => {
    const { x, y, scale } = guide;
    const [width, height] = [SIZE.width * scale.x, SIZE.height * scale.y];
    return { x: x - width / 2, y: y - height, width, height };
  },
  enabled: () => true,
  visible: () => guide.visible,
  activate,
});
