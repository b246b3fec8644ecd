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
/** Height that the header takes at hudScale 1 on upright stages, progress included. */
const HEADER = 208;
/** Free space between two stones of one lane. */
const STONE_GAP = 28;
/** Room beside the outer stones of a flight, for the walker. */
const BESIDE = 136;
/** Rows of a flight lie this much closer than stones are high: neighbours are ellipses, and one is further right. */
const NESTED = 0.97;

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
      { x: stones[0]!.x - step * 0.14, y: lanes[1] },
      { x: stones.at(-1)!.x + step * 0.14, y: lanes[1] },
    ],
    figures,
    goals: { flag: 2.4 * figures, home: 1.5 * figures },
    feet: { back: 44, up: 54 },
  };
}

/**
 * One straight flight up to the right over the whole height, every stone in a row of its own. Upright screens are
 * held in the hand: there the plain order of one line is worth more than a low place.
 */
function climbing({ zones, width, safe, hudScale }: Layout, count: number): Trail {
  const bottom = zones.answers.y + zones.answers.height;
  const top = safe.y + HEADER * hudScale;
  const row = (bottom - top) / (count + 1);
  const scale = Math.min(1.15, row / (STONE.height * NESTED));
  const margin = (STONE.width / 2) * scale + BESIDE;
  const step = (width - 2 * margin) / (count - 1);
  const stones = range(count).map((index) => ({
    x: margin + index * step,
    y: bottom - row / 2 - index * row,
  }));
  return {
    stones,
    scale,
    hit: { width: 2 * margin, height: row - 6 },
    ends: [
      { x: stones[0]!.x - 148 * scale, y: stones[0]!.y + 14 },
      { x: stones.at(-1)!.x - 26, y: stones.at(-1)!.y - row * 0.45 },
    ],
    figures: 0.5 * scale,
    goals: { flag: 0.62 * scale, home: 0.84 * scale },
    feet: { back: 108, up: 8 },
  };
}

/** Two lanes again, but rising over the whole of `zone`: the way up a mountain. Nothing on it is touched. */
export function mountainTrail(zone: Rect, count: number): Trail {
  const last = count - 1;
  const scale = Math.min(0.62, (2 * (zone.width / count) - 16) / STONE.width);
  const high = STONE.height * scale;
  const step = (zone.width - STONE.width * scale) / last;
  const lanes = high * 1.22;
  const rise = (zone.height - high - lanes) / last;
  const stones = range(count).map((index) => ({
    x: zone.x + (STONE.width * scale) / 2 + index * step,
    y: zone.y + zone.height - high / 2 - index * rise - (index % 2) * lanes,
  }));
  const beside = STONE.width * scale * 0.9;
  return {
    stones,
    scale,
    hit: { width: 0, height: 0 },
    ends: [
      { x: stones[0]!.x - beside, y: stones[0]!.y + high * 0.2 },
      { x: stones.at(-1)!.x + beside, y: stones.at(-1)!.y },
    ],
    figures: 0.2 + 0.25 * scale,
    goals: { flag: scale, home: scale },
    feet: { back: 34, up: 54 },
  };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function inset(zone: Rect, stageWidth: number): Rect {
  const width = Math.min(stageWidth - 2 * EDGE, LONGEST);
  return { ...zone, x: (stageWidth - width) / 2, width };
}
