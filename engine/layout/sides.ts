import { layoutFor, type Layout } from './layout.ts';

/** The two halves of a stage on which two groups of children play at once. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** The other one. */
export const acrossFrom = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** The side a place of the stage belongs to. */
export const sideAt = (x: number, { width }: Pick<Layout, 'width'>): Side =>
  x < width / 2 ? 'left' : 'right';

/** One half of a stage. */
export interface Half {
  /** As if the half were a stage of its own, in its own design pixels. */
  readonly layout: Layout;
  /** Where its left edge is, and how large its design pixels are, in those of the whole stage. */
  readonly x: number;
  readonly scale: number;
}

/** The half of a stage on this side: as high as the stage, and half as wide. */
export function halfOf(stage: Layout, side: Side): Half {
  const { width, height, safe, reach } = stage;
  const [cssWidth, cssHeight] = [(width / 2) * stage.scale, height * stage.scale];
  const insets = {
    top: safe.y * stage.scale,
    bottom: (height - safe.y - safe.height) * stage.scale,
    left: 0,
    right: 0,
  };
  const layout = layoutFor(cssWidth, cssHeight, reach, insets);
  return { layout, x: side === 'left' ? 0 : width / 2, scale: layout.scale / stage.scale };
}
