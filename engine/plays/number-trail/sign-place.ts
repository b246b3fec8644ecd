import { boardFor } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';

const WIDTH = 820;
const HEIGHT = 280;
/** Height kept free for the walker on the upper lane. */
const WALKER = 250;
/** Two lanes of stones with the walker between them: somewhat more than the answers' zone has. */
const TRAIL_HEIGHT = 388;
/** Below a climb: who stands in front of its lower steps. */
const IN_FRONT = 110;
/** Free ground beside the mountain, where the climb begins. */
const MARGIN = 120;
/** At the end: space beside the climb for the flag, and the largest scale. */
const SUMMIT_MARGIN = 90;
const LARGEST_SUMMIT = 1.25;

/** The sign hangs in the sky above the trail. */
export function signFor(layout: Layout): Rect {
  const { panel } = boardFor(layout);
  const height = Math.min(Math.max(HEIGHT, panel.height * 0.32), panel.height * 0.62);
  const width = Math.min((WIDTH / HEIGHT) * height, panel.width);
  const spare = Math.max(0, panel.height - height - WALKER);
  return { x: panel.x + (panel.width - width) / 2, y: panel.y + 6 + spare * 0.75, width, height };
}

/** Where the stones lie: in the answers' zone, and as far above it as they need. */
export function stonesFor({ zones: { answers } }: Layout): Rect {
  const more = Math.max(0, TRAIL_HEIGHT - answers.height);
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

/** High climb: the steps lie between the sign, upper left, and the answers. */
export function climbFor(layout: Layout): {
  readonly sign: Rect;
  readonly climb: Rect;
  readonly answers: Rect;
} {
  const { zones, width, core } = layout;
  const { panel } = boardFor(layout);
  const answers = { ...zones.answers, x: core.x, width: core.width };
  // A single row of answers does not fill its zone, so the climb may extend a little into it.
  const bottom = answers.y + (layout.class === 'portrait' ? -10 : 30) - IN_FRONT;
  const climbWidth = Math.min(width - 2 * MARGIN, 1560);
  const x = (width - climbWidth) / 2;
  const top = panel.y + (layout.class === 'portrait' ? 300 : 140);
  return {
    sign:
      layout.class === 'portrait'
        ? { x: panel.x, y: panel.y, width: Math.min(panel.width, 740), height: 260 }
        : { x: x - 40, y: panel.y + 4, width: climbWidth * 0.42, height: Math.min(192, panel.height * 0.4) },
    climb: { x, y: top, width: climbWidth, height: bottom - top },
    answers,
  };
}

/** High climb, at the end: there are no answers left, so the mountain fills the stage. */
export function summitFor(layout: Layout): FinalePlace {
  const { climb, answers } = climbFor(layout);
  const scale = Math.min(LARGEST_SUMMIT, (layout.width - 2 * SUMMIT_MARGIN) / climb.width);
  const y = answers.y + answers.height / 2;
  return { x: layout.width / 2, y, scale, lightY: y - climb.height * scale * 0.7 };
}
