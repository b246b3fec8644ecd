import { boardFor } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { JAR_SIZE } from './jar.ts';
import { Plate } from './plate.ts';

/** A foot on the table, and how large what stands on it is. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where everything lies and stands on the table. */
export interface TablePlace {
  /** The height of the table's far edge. */
  readonly far: number;
  readonly tray: Rect;
  /** The paper with the sum, before the tray. */
  readonly slip: Rect;
  /** The guide stands at the tray's right end, where cookies are eaten first. */
  readonly guide: Stand;
  readonly jar: Stand;
  readonly bags: Rect;
}

/** From the stage's sides, between two things, and the most that all of it takes. */
const EDGE = 30;
const GAP = 20;
const WIDEST = 1860;
/** The paper's height, and its greatest width. */
const SLIP = { share: 0.31, least: 130, most: 220, widest: 1080 } as const;
/** What the guide takes to the left and to the right of its feet, and from hat to feet, at scale 1. */
const GUIDE = { left: 130, right: 190, height: 530, feet: 26 } as const;
/** The guide's and the jar's size where there is much room beside the tray, and where there is little. */
const ROOMY = { guide: 0.64, jar: 0.84 } as const;
const NARROW = { guide: 0.6, jar: 0.66 } as const;
/** Whoever takes a cookie of the farthest row has its face below the score. */
const UNDER_BADGE = 24;
/** How far the jar may reach over the paper's height. */
const JAR_OVER = 8;
/** The table begins behind the tray, so much above its lower edge. */
const BEHIND = { share: 0.42, most: 150 } as const;

/** most: cookies of any question in the round, so that the tray keeps its size. */
export function tableFor(layout: Layout, most: number): TablePlace {
  const { panel, answers, side } = boardFor(layout);
  const { core, safe } = layout;
  const upright = layout.class === 'portrait';
  const bottom = panel.y + panel.height;
  const slipHeight = Math.min(SLIP.most, Math.max(SLIP.least, panel.height * SLIP.share));
  const middle = safe.x + safe.width / 2;
  const half = Math.min(safe.width - 2 * EDGE, WIDEST) / 2;
  const roomy = side !== undefined;

  const trayBottom = bottom - slipHeight - GAP;
  const feet = upright ? trayBottom + GAP / 2 : bottom - GUIDE.feet;
  const size = Math.min(roomy ? ROOMY.guide : NARROW.guide, (feet - panel.y) / GUIDE.height);
  const guide = { x: middle + half - GUIDE.right * size, y: feet, scale: size };
  const right = guide.x - GUIDE.left * size;

  const jarScale = roomy ? ROOMY.jar : Math.min(NARROW.jar, (slipHeight + JAR_OVER) / JAR_SIZE.height);
  const jarWidth = JAR_SIZE.width * jarScale;
  const jar = { x: middle - half + jarWidth / 2, y: bottom - JAR_OVER, scale: jarScale };
  const besideJar = middle - half + jarWidth + GAP;

  const left = roomy ? besideJar : middle - half;
  const width = right - left;
  const enough = upright ? Plate.heightFor(most, width) : Infinity;
  const trayHeight = Math.min(trayBottom - panel.y - UNDER_BADGE, enough);
  const tray = { x: left, y: trayBottom - trayHeight, width, height: trayHeight };
  const slipRight = upright ? middle + half : right;
  const slipWidth = Math.min(SLIP.widest, slipRight - besideJar);
  const slipX = roomy ? left + (width - slipWidth) / 2 : besideJar + (slipRight - besideJar - slipWidth) / 2;
  return {
    far: trayBottom - Math.min(BEHIND.most, trayHeight * BEHIND.share),
    tray,
    slip: { x: slipX, y: bottom - slipHeight, width: slipWidth, height: slipHeight },
    guide,
    jar,
    bags: { ...answers, x: core.x, width: core.width },
  };
}
