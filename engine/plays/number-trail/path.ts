import type { Cell, Layout, Rect } from '#engine/layout/layout.ts';

/** Size of a stone's picture at scale 1, in design pixels. */
export const STONE = { width: 204, height: 148 } as const;

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
  /** Where the walker's feet are, stone by stone: beside it, so that no number is covered. */
  readonly feet: readonly Cell[];
}

/** The walker's height at size 1. */
export const WALKER_HEIGHT = 410;
/** The least height that is left for the walker, above each lane, and the largest walker. */
const WALKER = { least: 136, most: 0.56 } as const;
/** How far above a stone's middle who stands behind it has its feet, at scale 1: its number is below. */
const BEHIND = 56;

/**
 * One row: the least width of a touch in CSS pixels, between two stones, the room for who walks, how far it winds to
 * each side in stone heights and how often, and the largest walker.
 */
const ROW = { leastCss: 64, gap: 6, walker: 150, winds: 0.24, turn: 1.1, figure: 0.6 } as const;
const LONGEST = 1800;
const EDGE = 46;
/** Half of the walker's width at size 1, its tail included. */
const WALKER_HALF = 170;
/** Half of a number's width on a stone at scale 1. */
const NUMERAL_HALF = 62;
/** Free space between two stones of one lane. */
const STONE_GAP = 28;
/** Space at the ends of a climb, for the walker and the goal: small phones have none to spare. */
const BESIDE = { first: 52, last: 32 } as const;
/** Space between two touch areas. */
const HIT_GAP = 2;
/** How much higher a touch area is than its stone. */
const HIT_MORE = 24;
/**
 * Vertical distance between a climb's two lanes, in stone heights, besides the rise: touch areas need more than the
 * picture.
 */
const LANES = { trail: 1.94, mountain: 1.12 } as const;
/** Distance between ellipses of one lane, centre to centre, in widths. */
const APART = 1.06;
/** Size of who climbs. */
const MOUNTAINEER = 0.28;
/** The largest stones of a climbing trail, and of one on a mountain, where nothing is touched. */
const LARGEST = { trail: 1.05, mountain: 0.52 } as const;

/** The line of `count` stones in a zone of a layout: one row where fingers find each stone, else two lanes. */
export function trailFor(layout: Layout, zone: Rect, count: number): Trail {
  if (layout.class === 'portrait') return climbing(layout, zone, count);
  const { width } = inset(zone, layout.width);
  return (width / count - HIT_GAP) * layout.scale < ROW.leastCss
    ? level(layout, zone, count)
    : row(layout, zone, count);
}

/** One row that winds a little: neighbours differ by less than half a stone in height. The walker is behind it. */
function row({ width }: Layout, within: Rect, count: number): Trail {
  const zone = inset(within, width);
  const step = zone.width / count;
  const scale = Math.min(
    1,
    (step - ROW.gap) / STONE.width,
    (zone.height - ROW.walker) / (1.6 * STONE.height),
  );
  const high = STONE.height * scale;
  const middle = zone.y + zone.height - high / 2 - ROW.winds * high;
  const stones = range(count).map((index) => ({
    x: zone.x + (index + 0.5) * step,
    y: middle + Math.sin(index * ROW.turn) * ROW.winds * high,
  }));
  const feet = stones.map(behind(scale));
  const highest = Math.min(...feet.map(({ y }) => y));
  // Its ears and tail are over no neighbour's number.
  const narrow = (step - NUMERAL_HALF * scale) / WALKER_HALF;
  const figures = Math.min(ROW.figure, narrow, (highest - zone.y) / WALKER_HEIGHT);
  const [first, last] = [stones[0]!, stones.at(-1)!];
  const ground = BEHIND * scale;
  return {
    stones,
    scale,
    hit: { width: step - HIT_GAP, height: high + 2 * HIT_MORE },
    ends: [
      { x: Math.max(first.x - step * 0.3, WALKER_HALF * figures), y: first.y - ground },
      { x: Math.min(last.x + step * 0.14, width - WALKER_HALF * figures), y: last.y - ground },
    ],
    figures,
    goals: { flag: scale, home: 0.9 * scale },
    feet,
  };
}

/** Two lanes with room for the walker between them; the line alternates and always goes to the right. */
function level({ width }: Layout, within: Rect, count: number): Trail {
  const zone = inset(within, width);
  // Stones of one lane are two steps apart, and the outer ones lie wholly inside: the zone determines both.
  const share = 2 / (count - 1);
  const widest = (zone.width * share - STONE_GAP) / (1 + share);
  const high = (zone.height - WALKER.least) / (1.5 * STONE.height + BEHIND);
  const scale = Math.min(1.1, high, widest / STONE.width);
  const step = (zone.width - STONE.width * scale) / (count - 1);
  const half = (STONE.height / 2) * scale;
  const lanes = [zone.y + zone.height - half, zone.y + half] as const;
  const apart = lanes[0] - lanes[1];
  const figures = Math.min(WALKER.most, (apart - half - BEHIND * scale) / WALKER_HEIGHT);
  const stones = range(count).map((index) => ({
    x: zone.x + (STONE.width * scale) / 2 + index * step,
    y: lanes[index % 2]!,
  }));
  return {
    stones,
    scale,
    hit: {
      width: Math.min(2 * step - 6, STONE.width * scale + 2 * EDGE),
      height: Math.min(apart - HIT_GAP, STONE.height * scale + HIT_MORE),
    },
    ends: [
      { x: Math.max(stones[0]!.x - step * 0.4, WALKER_HALF * figures), y: lanes[1] },
      { x: Math.min(stones.at(-1)!.x + step * 0.14, width - WALKER_HALF * figures), y: lanes[1] },
    ],
    figures,
    goals: { flag: scale, home: 0.75 * scale },
    feet: stones.map(behind(scale)),
  };
}

/** The same two lanes for zones that are higher than wide: they rise to the right. */
function climbing({ width }: Layout, { y, height }: Rect, count: number): Trail {
  const zone = { x: BESIDE.first, y, width: width - BESIDE.first - BESIDE.last, height };
  const { stones, scale, step } = climb(zone, count, { largest: LARGEST.trail, lanes: LANES.trail });
  const [first, last] = [stones[0]!, stones.at(-1)!];
  return {
    stones,
    scale,
    hit: { width: 2 * step - HIT_GAP, height: 1.5 * STONE.height * scale - HIT_GAP },
    ends: [
      { x: first.x - 88 * scale, y: first.y - 108 * scale },
      { x: last.x + 32 * scale, y: last.y - 84 * scale },
    ],
    figures: ((LANES.trail - 0.5) * STONE.height - BEHIND) * (scale / WALKER_HEIGHT),
    goals: { flag: scale, home: 0.72 * scale },
    feet: stones.map(behind(scale)),
  };
}

/** The steps up a mountain, across all of `zone`. They are not touched. */
export function mountainTrail(zone: Rect, count: number): Trail {
  const { stones, scale, step } = climb(zone, count, { largest: LARGEST.mountain, lanes: LANES.mountain });
  const high = STONE.height * scale;
  const beside = STONE.width * scale * 0.9;
  return {
    stones,
    scale,
    hit: { width: 0, height: 0 },
    ends: [
      { x: stones[0]!.x - beside, y: stones[0]!.y + high * 0.2 },
      { x: stones.at(-1)!.x + beside, y: stones.at(-1)!.y },
    ],
    figures: MOUNTAINEER,
    goals: { flag: scale, home: scale },
    // The lanes are close together here: who is on the lower one stands in front of it.
    feet: stones.map((stone, index) =>
      index % 2 === 0
        ? { x: stone.x + 0.3 * step, y: stone.y + high / 2 + WALKER_HEIGHT * MOUNTAINEER }
        : behind(scale)(stone),
    ),
  };
}

/** Who stands behind a stone of this scale. */
const behind =
  (scale: number) =>
  ({ x, y }: Cell): Cell => ({ x, y: y - BEHIND * scale });

/** Two rising lanes from the lower left to the upper right of a zone, with the largest stones that do not overlap. */
function climb(zone: Rect, count: number, { largest, lanes }: { largest: number; lanes: number }) {
  const last = count - 1;
  for (let scale = largest; ; scale -= 0.01) {
    const [wide, high] = [STONE.width * scale, STONE.height * scale];
    const step = (zone.width - wide) / last;
    // An even number of steps leads to the first lane: both lanes begin and end in the zone.
    const rise = (zone.height - high * (1 + lanes)) / (last + 1);
    if (Math.hypot((2 * step) / wide, (2 * rise) / high) < APART) continue;
    const stones = range(count).map((index) => ({
      x: zone.x + wide / 2 + index * step,
      y: zone.y + zone.height - high / 2 - index * rise - (index % 2) * (lanes * high + rise),
    }));
    return { stones, scale, step };
  }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function inset(zone: Rect, stageWidth: number): Rect {
  const width = Math.min(stageWidth - 2 * EDGE, LONGEST);
  return { ...zone, x: (stageWidth - width) / 2, width };
}
