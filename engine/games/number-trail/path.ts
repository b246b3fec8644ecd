import type { Cell, Layout, Rect } from '#engine/stage/layout.ts';

/** Size of a stone's picture at scale 1, in design pixels. */
export const STONE = { width: 204, height: 148 } as const;

/** Where the stones of a trail lie. Small numbers are always on the left: straight boards teach, winding ones do not. */
export interface Trail {
  readonly stones: readonly Cell[];
  readonly scale: number;
  /** A touch within this box around a stone means it; the boxes of two stones never meet. Empty: not to be touched. */
  readonly hit: { readonly width: number; readonly height: number };
  /** Free ground at the first and at the last stone: where the walker starts, and what is walked to. */
  readonly ends: readonly [first: Cell, last: Cell];
  /** Size of the walker, and of what is walked to. */
  readonly figures: number;
  readonly goals: { readonly flag: number; readonly home: number };
  /** Where the walker's feet are on a stone of scale 1, from its middle: towards the stones behind, and up. */
  readonly feet: { readonly back: number; readonly up: number };
}

const LONGEST = 1800;
const EDGE = 46;
const LANE_GAP = 14;
/** Free space between two stones of one lane. */
const STONE_GAP = 28;
/** Room at the ends of a climb, for the walker, and for what is walked to: small phones have to spare none. */
const BESIDE = { first: 52, last: 32 } as const;
/** Between two touches. */
const HIT_GAP = 2;
/** From stone to stone of a climb's two lanes, in stone heights, beside what it rises: touches want more than looks. */
const LANES = { trail: 1.4, mountain: 1.12 } as const;
/** Between the middles of ellipses of one lane, in ellipses. */
const APART = 1.06;
/** The largest stones of a trail that climbs, and of one on a mountain, where nothing is touched. */
const LARGEST = { trail: 1.05, mountain: 0.52 } as const;

/** The line of `count` stones for a layout: level where the stage is broad, climbing where it is tall. */
export function trailFor(layout: Layout, count: number): Trail {
  return layout.class === 'portrait' ? climbing(layout, count) : level(layout, count);
}

/** Two lanes; the line goes from one to the other and always on to the right. */
function level({ zones, width }: Layout, count: number): Trail {
  const zone = inset(zones.answers, width);
  const laneHeight = (zone.height - LANE_GAP) / 2;
  // Stones of one lane are two steps apart, and the outer ones lie wholly inside: so both follow from the zone.
  const share = 2 / (count - 1);
  const widest = (zone.width * share - STONE_GAP) / (1 + share);
  const scale = Math.min(1.1, laneHeight / STONE.height, widest / STONE.width);
  const step = (zone.width - STONE.width * scale) / (count - 1);
  const lanes = [zone.y + zone.height - laneHeight / 2, zone.y + laneHeight / 2] as const;
  const figures = Math.min(0.56, 0.5 * scale);
  const stones = range(count).map((index) => ({
    x: zone.x + (STONE.width * scale) / 2 + index * step,
    y: lanes[index % 2]!,
  }));
  return {
    stones,
    scale,
    hit: { width: 2 * step - 6, height: laneHeight },
    ends: [
      { x: stones[0]!.x - step * 0.4, y: lanes[1] },
      { x: stones.at(-1)!.x + step * 0.14, y: lanes[1] },
    ],
    figures,
    goals: { flag: 2.1 * figures, home: 1.5 * figures },
    feet: { back: 44, up: 54 },
  };
}

/** The same two lanes where there is less room beside than above: they rise to the right. */
function climbing({ zones, width }: Layout, count: number): Trail {
  const { y, height } = zones.answers;
  const zone = { x: BESIDE.first, y, width: width - BESIDE.first - BESIDE.last, height };
  const { stones, scale, step } = climb(zone, count, { largest: LARGEST.trail, lanes: LANES.trail });
  const [first, last] = [stones[0]!, stones.at(-1)!];
  return {
    stones,
    scale,
    hit: { width: 2 * step - HIT_GAP, height: LANES.trail * STONE.height * scale - HIT_GAP },
    ends: [
      { x: first.x - 88 * scale, y: first.y - 108 * scale },
      { x: last.x + 32 * scale, y: last.y - 84 * scale },
    ],
    figures: 0.42 * scale,
    goals: { flag: scale, home: 0.72 * scale },
    feet: { back: 44, up: 42 },
  };
}

/** The way up a mountain, over the whole of `zone`. Nothing on it is touched. */
export function mountainTrail(zone: Rect, count: number): Trail {
  const { stones, scale } = climb(zone, count, { largest: LARGEST.mountain, lanes: LANES.mountain });
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
    figures: 0.28,
    goals: { flag: scale, home: scale },
    feet: { back: 34, up: 54 },
  };
}

/** Two rising lanes from the lower left to the upper right of a zone, of the largest stones that keep apart. */
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
