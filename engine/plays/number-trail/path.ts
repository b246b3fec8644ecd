import type { Cell, Layout, Rect } from '#engine/layout/layout.ts';

/** Size of a stone's picture at scale 1, in design pixels. */
export const STONE = { width: 204, height: 148 } as const;
/** Every fifth stone is a little wider, as a landmark for counting on. */
export const CAMP = { every: 5, wider: 1.1 } as const;

/**
 * The positions of a trail's stones. Small numbers are always on the left: linear number boards teach better than
 * winding ones.
 */
export interface Trail {
  readonly stones: readonly Cell[];
  readonly scale: number;
  /** The touch area around a stone; the areas of two stones never overlap. Empty: not touchable. */
  readonly hit: { readonly width: number; readonly height: number };
  /** Free ground at the first and at the last stone, for the walker's start and for the goal. */
  readonly ends: readonly [first: Cell, last: Cell];
  /** Sizes of the walker and of the goal. */
  readonly figures: number;
  readonly goals: { readonly flag: number; readonly home: number };
  /** Where the walker's feet are, stone by stone: beside it, so that neither a number nor a stone is covered. */
  readonly feet: readonly Cell[];
  /** So many stones are in sight at a time, this far apart; a camera follows the walker where that is not all of them. */
  readonly seen: number;
  readonly step: number;
  /** As wide as the stage, or as all stones are. */
  readonly width: number;
}

/** The walker's height at size 1. */
export const WALKER_HEIGHT = 410;
/** How far above the middle of the highest stone near it a walker has its feet, at scale 1: behind its rim. */
const BEHIND = 80;
/**
 * One row: the least width of a touch in CSS pixels, the air between two stones as a share of a step, the least room for who walks, how far it winds
 * to each side in stone heights and how often, and the largest walker, on stages that are higher than wide, too.
 */
const ROW = {
  leastCss: 64,
  air: 0.14,
  walker: 150,
  winds: 0.2,
  turn: 1.1,
  figure: 0.62,
  upright: 0.85,
} as const;
/** Stones in sight where a camera follows: not more upright, and nowhere fewer, however narrow. */
const SEEN = { upright: 7, least: 5 } as const;
/** Of these, so many are behind the walker. */
const LOOKING_BACK = 2;
const LONGEST = 1828;
const EDGE = 46;
/** Half of the walker's width at size 1; and how far its ears and its tail reach to its left and right. */
export const WALKER_HALF = 170;
const REACHES = { left: 182, right: 215 } as const;
/** At the edges of a stage it stands at most so far from its stone's middle, as a share of a step. */
const MOST_IN = 0.28;
/** Stones that reach to the edges of a stage leave its lower corners free: the teacher's menu is there. */
const CORNER = 34;
/** Space between two touch areas. */
const HIT_GAP = 2;
/** How much higher a touch area is than its stone. */
const HIT_MORE = 36;

/**
 * One row of `count` stones in a zone of a layout, which winds a little: neighbours differ by less than half a stone in
 * height. Where not all are wide enough for a finger, it is longer than the stage.
 */
export function trailFor(layout: Layout, within: Rect, count: number): Trail {
  const { x, width: room, seen } = sightOf(layout, count);
  const step = room / seen;
  const scale = Math.min(
    1,
    ((1 - ROW.air) * step) / (STONE.width * ((1 + CAMP.wider) / 2)),
    (within.height - ROW.walker) / ((1 + 2.6 * ROW.winds) * STONE.height),
  );
  const high = STONE.height * scale;
  const lift = seen < count ? CORNER : 0;
  const middle = within.y + within.height - high / 2 - ROW.winds * high - lift;
  const stones = range(count).map((index) => ({
    x: x + (index + 0.5) * step,
    y: middle + Math.sin(index * ROW.turn) * ROW.winds * high,
  }));
  const rims = stones.map((_, index) => rimAround(stones, index) - BEHIND * scale);
  const largest = isUpright(layout) ? ROW.upright : ROW.figure;
  const figures = Math.min(largest, (Math.min(...rims) - within.y) / WALKER_HEIGHT);
  const width = Math.max(layout.width, x + count * step);
  // At the ends of the way it stands a little further in than its stone: no edge cuts its ears or its tail.
  const inSight = (at: number) => {
    const whole = Math.min(Math.max(at, REACHES.left * figures), width - REACHES.right * figures);
    return Math.min(Math.max(whole, at - MOST_IN * step), at + MOST_IN * step);
  };
  const feet = stones.map(({ x: at }, index) => ({ x: inSight(at), y: rims[index]! }));
  const [first, last] = [stones[0]!.x, stones.at(-1)!.x];
  return {
    stones,
    scale,
    hit: { width: step - HIT_GAP, height: high + 2 * HIT_MORE },
    ends: [
      { x: Math.max(inSight(first - step * 0.3), WALKER_HALF * figures), y: rims[0]! },
      { x: Math.min(inSight(last + step * 0.14), width - WALKER_HALF * figures), y: rims.at(-1)! },
    ],
    figures,
    goals: { flag: scale, home: 1.12 * scale },
    feet,
    seen,
    step,
    width,
  };
}

/** Higher than wide: a trail is as large there as seven of its stones allow. */
export const isUpright = ({ width, height }: Layout): boolean => height > width;

/** How many stones are in sight, and where on the stage: all of them, or as many as there is room for fingers. */
function sightOf(layout: Layout, count: number) {
  const { width, scale } = layout;
  const least = ROW.leastCss / scale + HIT_GAP;
  const long = Math.min(width - 2 * EDGE, Math.max(LONGEST, least * count));
  if (!isUpright(layout) && long / count >= least) return { x: (width - long) / 2, width: long, seen: count };
  const most = isUpright(layout) ? SEEN.upright : count - 1;
  // A camera has no edge: stones go on beyond it.
  return { x: 0, width, seen: Math.min(most, Math.max(SEEN.least, Math.floor(width / least))) };
}

/**
 * How far a trail is moved for a walker at this stone, counted from the left: 0 or less. ahead: where it looks.
 */
export function panFor({ stones, seen, step }: Trail, index: number, ahead: 'left' | 'right'): number {
  const before = ahead === 'right' ? LOOKING_BACK : seen - 1 - LOOKING_BACK;
  return -step * Math.max(0, Math.min(stones.length - seen, index - before));
}

/** The height of the highest stone among these three. */
const rimAround = (stones: readonly Cell[], index: number): number =>
  Math.min(...stones.slice(Math.max(0, index - 1), index + 2).map(({ y }) => y));

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
