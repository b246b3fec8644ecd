import type { Cell, Rect } from '#engine/layout/layout.ts';
import { STONE } from './path.ts';

/**
 * The way up a mountain, in the mountain's own coordinates: the first step is at 0,0. A camera keeps the step that is
 * stood on in one place of the stage, so that the way up is as large as a trail.
 */
export interface Climb {
  readonly steps: readonly Cell[];
  readonly scale: number;
  /** From step to step. */
  readonly along: number;
  /** Where the climber's feet are, step by step: behind each; and on the ground before the first. */
  readonly feet: readonly Cell[];
  readonly start: Cell;
  /** Size of the climber. */
  readonly figures: number;
  /** Where the step stood on is on the stage. */
  readonly anchor: Cell;
  /** So many steps on each side of it are wholly in sight. */
  readonly reach: number;
}

/** A camp on every fifth step: around it the way is nearly level. */
export const CAMP_EVERY = 5;
/**
 * From one step to the next at scale 1: at most so far up, less than half a stone, and at a camp this share of it. level:
 * how far all that is seen behind the climber lies below it, at most: the way stays out from under title and buttons.
 */
const STEP = { along: 232, most: 66, camp: 0.45, level: 124 } as const;
/** So many steps are in sight at least. */
const SEEN = 6.9;
/** A step is seen when this share of its width, as a share of a step, is left of the stage's edge. */
const HALF = 0.47;
/** From a step's middle up to the feet of who stands behind it, and down to the path's lower edge. */
const BEHIND = 78;
const PATH = 107;
/** The climber: the height wished for, its height at size 1 with its ears, half its width, and the largest. */
export const CLIMBER = { height: 256, tall: 520, half: 170, most: 0.52 } as const;
const LARGEST = 0.9;

/** At scale 1: how far the mountain's ends are from the first and the last step, and its foot below the first one. */
const ENDS = { left: 890, right: 800, foot: 400 } as const;

/** From a mountain's left to its right end, and its foot, in its own coordinates. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly foot: number;
}

export const extentOf = ({ steps, scale }: Climb): Extent => ({
  left: steps[0]!.x - ENDS.left * scale,
  right: steps.at(-1)!.x + ENDS.right * scale,
  foot: ENDS.foot * scale,
});

/**
 * middle: where the step stood on is, as a share of the zone's width. All of the way that is seen lies in the zone: the more
 * of it is seen, the less steep it is.
 */
export function climbIn(zone: Rect, count: number, middle: number): Climb {
  const room = zone.height - CLIMBER.height;
  const scale = Math.min(LARGEST, zone.width / (SEEN * STEP.along), room / (BEHIND + PATH + STEP.level));
  const along = STEP.along * scale;
  const seen = Math.floor((zone.width * middle) / along + HALF);
  const camps = 2 * Math.floor(seen / CAMP_EVERY) + Math.max(0, (seen % CAMP_EVERY) - 3);
  const turns = seen - camps * (1 - STEP.camp);
  const up = Math.min(STEP.most, STEP.level / turns, (room / scale - BEHIND - PATH) / turns);
  const steps: Cell[] = [{ x: 0, y: 0 }];
  for (let index = 1; index < count; index++) {
    const isLevel = index % CAMP_EVERY === 0 || index % CAMP_EVERY === 1;
    steps.push({ x: index * along, y: steps.at(-1)!.y - up * (isLevel ? STEP.camp : 1) * scale });
  }
  const below = up * turns + PATH;
  const anchor = { x: zone.x + zone.width * middle, y: zone.y + zone.height - below * scale };
  const above = anchor.y - BEHIND * scale - zone.y;
  return {
    steps,
    scale,
    along,
    feet: steps.map(({ x, y }) => ({ x, y: y - BEHIND * scale })),
    start: { x: -0.95 * along, y: -0.5 * BEHIND * scale },
    figures: Math.min(
      CLIMBER.most,
      above / CLIMBER.tall,
      (0.98 * (along - (STONE.width * scale) / 2)) / CLIMBER.half,
    ),
    anchor,
    reach: Math.floor((zone.width * Math.min(middle, 1 - middle) - (STONE.width * scale) / 2) / along),
  };
}
