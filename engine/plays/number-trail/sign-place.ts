import { boardFor } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';
import { climbIn } from './climb.ts';
import { isUpright, WALKER_HALF } from './path.ts';
import { PEAK } from './peak-way.ts';

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
/** Of a sign beside the climber, and its distance from it. */
const BESIDE = { left: 70, least: 40, gap: 12, height: 196 } as const;

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

/** High climb: the steps lie above the answers, the sign upright above them, else at their left. */
export function climbFor(layout: Layout): ClimbPlace & { readonly sign: Rect; readonly answers: Rect } {
  const { zones, width, core } = layout;
  const { panel } = boardFor(layout);
  const isTall = isUpright(layout);
  // A single row of answers does not fill its zone: it lies low in it.
  const spare = layout.class === 'portrait' ? 0 : Math.max(0, zones.answers.height - ROW);
  const { y, height: high } = zones.answers;
  const answers = { x: core.x, y: y + spare, width: core.width, height: high - spare };
  const bottom = answers.y - AIR;
  const top = panel.y + (isTall ? 290 : 6);
  const zone = { x: 0, y: top, width, height: bottom - top };
  if (isTall) {
    const wide = Math.min(panel.width, 740);
    const sign = { x: panel.x + (panel.width - wide) / 2, y: panel.y, width: wide, height: 260 };
    return { sign, zone, middle: 0.5, answers };
  }
  const middle = 0.5;
  const { start, figures, anchor } = climbIn(zone, STEPS, middle);
  const x = Math.max(BESIDE.least, Math.min(BESIDE.left, panel.x));
  const right = anchor.x + start.x - figures * WALKER_HALF - BESIDE.gap;
  const tall = Math.min(BESIDE.height, panel.height * 0.42);
  return { sign: { x, y: panel.y + 4, width: right - x, height: tall }, zone, middle, answers };
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
