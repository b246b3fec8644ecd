import { boardFor } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';
import { CLIMBER, climbIn } from './climb.ts';
import { isUpright, STONE, WALKER_HALF } from './path.ts';
import { PEAK } from './peak-way.ts';

/** On a sign: what is left free around all that is written, and the hop from a number to the open place. */
export const SIGN = { beside: 36, above: 24, hop: 116, most: 2 } as const;
/** A number, the hop, and the open place. */
const QUESTION = 2 * STONE.width + SIGN.hop;
/** How far the way up is looked at for its size. */
const STEPS = 2;
const WIDTH = 820;
const HEIGHT = 280;
/** Height kept free for the walker. */
const WALKER = 250;
/** Height for one row of stones with the walker behind it. */
const TRAIL = { level: 470, upright: 640 } as const;
/** At the end: the least space around the mountain, its largest scale, and where its light comes from. */
const SUMMIT = { margin: 30, below: 96, largest: 1.1, light: 380 } as const;
/** Below the lowest answers there is always as much room as one row of them needs. */
const ROW = 280;
/** Between the way and the answers. */
const AIR = 12;
/** Of High Climb's sign: from the climber, from the steps below it, and from the stage's edge. */
const BESIDE = { gap: 12, over: 6, edge: 40 } as const;
/** Where the step stood on is, as a share of the way that is seen: what is asked needs the room behind it. */
const MIDDLE = { level: 0.6, upright: 0.5 } as const;

/** The sign hangs in the sky above the trail. */
export function signFor(layout: Layout): Rect {
  const { panel } = boardFor(layout);
  const height = Math.min(Math.max(HEIGHT, panel.height * 0.32), panel.height * 0.62);
  const width = Math.min((WIDTH / HEIGHT) * height, panel.width);
  const spare = Math.max(0, panel.height - height - WALKER);
  return { x: panel.x + (panel.width - width) / 2, y: panel.y + 6 + spare * 0.75, width, height };
}

/** Where the stones lie: in the answers' zone, and as far above it as they need. */
export function stonesFor(layout: Layout): Rect {
  const { answers } = layout.zones;
  if (layout.class === 'portrait') return { ...answers, height: Math.min(answers.height, TRAIL.upright) };
  const more = Math.max(0, (isUpright(layout) ? TRAIL.upright : TRAIL.level) - answers.height);
  return { ...answers, y: answers.y - more, height: answers.height + more };
}

/** A trail with its numbers hidden: the stones lie under the sign, above the numbers that are offered. */
export function hiddenFor(layout: Layout): {
  readonly sign: Rect;
  readonly trail: Rect;
  readonly answers: Rect;
} {
  const { answers } = climbFor(layout);
  const { panel } = boardFor(layout);
  const isTall = layout.class === 'portrait';
  const signHeight = isTall ? 230 : Math.min(180, panel.height * 0.34);
  const width = Math.min(panel.width, (WIDTH / HEIGHT) * signHeight);
  const sign = { x: panel.x + (panel.width - width) / 2, y: panel.y + 4, width, height: signHeight };
  const top = sign.y + signHeight + WALKER * (isTall ? 0.5 : 0.3);
  return { sign, answers, trail: { ...answers, y: top, height: answers.y - top - 10 } };
}

/** Where the way up is seen; middle: where on it the step stood on is, as a share of its width. */
export interface ClimbPlace {
  readonly zone: Rect;
  readonly middle: number;
}

/** High climb: the steps lie above the answers, the sign beside the climber; before the first step it asks for that one. */
export function climbFor(
  layout: Layout,
  hasBegun = true,
): ClimbPlace & { readonly sign: Rect; readonly answers: Rect } {
  const { zones, width, core } = layout;
  const { panel } = boardFor(layout);
  const isTall = isUpright(layout);
  // A single row of answers does not fill its zone: it lies low in it.
  const spare = layout.class === 'portrait' ? 0 : Math.max(0, zones.answers.height - ROW);
  const { y, height: high } = zones.answers;
  const answers = { x: core.x, y: y + spare, width: core.width, height: high - spare };
  const bottom = answers.y - AIR;
  const top = panel.y + (isTall ? 290 : 6);
  const place = {
    zone: { x: 0, y: top, width, height: bottom - top },
    middle: isTall ? MIDDLE.upright : MIDDLE.level,
  };
  return { ...place, sign: signBeside(place, layout, hasBegun), answers };
}

/** As large as there is room for what is asked, at the climber's left or, upright, above it. */
function signBeside({ zone, middle }: ClimbPlace, layout: Layout, hasBegun: boolean): Rect {
  const { width } = layout;
  const { panel } = boardFor(layout);
  const isTall = isUpright(layout);
  const { anchor, figures, scale, feet, start } = climbIn(zone, STEPS, middle);
  const half = figures * WALKER_HALF + BESIDE.gap;
  const bottom = isTall
    ? anchor.y + feet[0]!.y - figures * CLIMBER.tall
    : anchor.y - (STONE.height / 2) * scale - BESIDE.over;
  const room = isTall ? width - 2 * BESIDE.edge : anchor.x - half - BESIDE.edge;
  const size = Math.min(
    SIGN.most,
    (bottom - panel.y - 2 * SIGN.above) / STONE.height,
    (room - 2 * SIGN.beside) / QUESTION,
  );
  const wide = (hasBegun ? QUESTION : STONE.width) * size + 2 * SIGN.beside;
  const high = STONE.height * size + 2 * SIGN.above;
  const right = anchor.x - half + (hasBegun ? 0 : start.x);
  return { x: isTall ? (width - wide) / 2 : right - wide, y: bottom - high, width: wide, height: high };
}

/** High climb, at the end: there are no answers left, so the whole mountain is seen, as large as there is room. */
export function summitFor(layout: Layout): FinalePlace {
  const { width, height } = layout;
  const { panel } = boardFor(layout);
  const top = panel.y + SUMMIT.margin;
  const bottom = isUpright(layout) ? climbFor(layout).answers.y + ROW : height - SUMMIT.below;
  const scale = Math.min(
    SUMMIT.largest,
    (width - 2 * SUMMIT.margin) / PEAK.width,
    (bottom - top) / PEAK.height,
  );
  const y = bottom - (PEAK.y + PEAK.height) * scale;
  return { x: width / 2 - (PEAK.x + PEAK.width / 2) * scale, y, scale, lightY: y - SUMMIT.light * scale };
}
