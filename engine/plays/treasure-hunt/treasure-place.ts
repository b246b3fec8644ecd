import { boardFor } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { LID } from './chest-drawing.ts';
import type { GroundPlace } from './ground.ts';
import { sumHeight } from './heaps-place.ts';

/** How far the chest's front extends beyond the answers that hang on it, in design pixels. */
const FRONT = { side: 28, above: 8, below: 6 } as const;
/** From the chest's outer locks to the ends of the place for answers: none lies on the gold at the chest's sides. */
const LOCKS_IN = 36;
/** Between the bar of the questions and the sign. */
const BELOW_BAR = { level: 8, upright: 22 } as const;
/** On the ground beside the heaps: the most that is used of it, and what is left to the stage's edge. */
const BESIDE = { most: 120, edge: 100 } as const;
/** Between the heaps and the open lid. */
const GAP = 8;
/** How far the ground extends at most beyond what lies on it, on each side. */
const ASIDE = 200;
const LEAST_ASIDE = 90;
/** So much of the sign stands over the ground's crest. */
const OVER_CREST = 0.7;
/** How far down it can be seen beside the chest: where the stage is upright, to the world's own ground. */
const DOWN = { level: 230, upright: 40 } as const;

/** Where the parts of the picture are, in stage coordinates. */
export interface TreasurePlace {
  /** For sign and heaps. */
  readonly heaps: Rect;
  /** How far the ground goes on beside that on each side, for what comes with the help. */
  readonly beside: number;
  /** From there to the stage's edges. */
  readonly edge: number;
  /** One heap above the other. */
  readonly upright: boolean;
  /** The chest's front, which the locks hang on. */
  readonly chest: Rect;
  readonly locks: Rect;
  readonly ground: GroundPlace;
}

/** The chest stands where answers are in every game; the heaps lie on the ground behind it. */
export function treasurePlaceFor(layout: Layout): TreasurePlace {
  const { panel, answers } = boardFor(layout);
  const upright = layout.class === 'portrait';
  const chest: Rect = {
    x: answers.x - FRONT.side,
    y: answers.y - FRONT.above,
    width: answers.width + 2 * FRONT.side,
    height: answers.height + FRONT.above + FRONT.below,
  };
  const bottom = chest.y - LID.height - GAP;
  // Never beyond the stage, which may be one of two side by side.
  const top = panel.y + (upright ? BELOW_BAR.upright : BELOW_BAR.level);
  const heaps = { ...panel, y: top, height: bottom - top };
  // Where there is no room for its sides it goes from edge to edge.
  const aside = Math.min(ASIDE, panel.x);
  const slope = aside < LEAST_ASIDE ? 0 : aside;
  return {
    heaps,
    beside: upright ? 0 : Math.min(BESIDE.most, Math.max(0, panel.x - BESIDE.edge)),
    edge: panel.x,
    upright,
    chest,
    locks: { ...answers, x: answers.x + LOCKS_IN, width: answers.width - 2 * LOCKS_IN },
    ground: {
      left: panel.x - aside,
      right: panel.x + panel.width + aside,
      bottom: upright ? chest.y + chest.height - DOWN.upright : chest.y + DOWN.level,
      crest: heaps.y + OVER_CREST * sumHeight(heaps.height, upright),
      slope,
    },
  };
}
