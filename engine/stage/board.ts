import type { Layout, Rect } from './layout.ts';

/** Where the three parts of every game lie: the guide, what is looked at, and what is tapped. */
export interface Board {
  /** The guide's feet, and its scale. */
  readonly guide: { readonly x: number; readonly y: number; readonly scale: number };
  /** The panel with the question. */
  readonly panel: Rect;
  /** For the answers; free of the guide. */
  readonly answers: Rect;
  /** Centre of the caption's line. */
  readonly caption: { readonly x: number; readonly y: number; readonly maxWidth: number };
  /** A free place on the ground for scenery that plays a part, beside the answers; undefined where there is none. */
  readonly side: { readonly x: number; readonly y: number; readonly width: number } | undefined;
}

/** From this width on the guide stands beside the core and the answers have all of it. */
const ROOMY_WIDTH = 1760;
const GUIDE_COLUMN = 250;
const GAP = 30;

/** The arrangement for a layout: the same for all games, so that children find everything where it was. */
export function boardFor(layout: Layout): Board {
  return layout.class === 'portrait' ? upright(layout) : level(layout);
}

function level(layout: Layout): Board {
  const { core, zones, width, height, reach } = layout;
  const roomy = width >= ROOMY_WIDTH;
  const answers = roomy
    ? zones.answers
    : { ...zones.answers, x: core.x + GUIDE_COLUMN, width: core.width - GUIDE_COLUMN };
  const lowCaption = reach === 'normal';
  const top = zones.prompt.y + (lowCaption ? 0 : 76);
  const sideWidth = (width - core.width) / 2;
  return {
    guide: {
      x: roomy ? Math.max(170, core.x - sideWidth / 2 + 20) : core.x + GUIDE_COLUMN / 2 - 20,
      y: answers.y + answers.height - 22,
      scale: roomy ? 0.98 : 0.74,
    },
    panel: { x: core.x, y: top, width: core.width, height: answers.y - GAP - top },
    answers,
    caption: {
      x: width / 2,
      y: lowCaption ? height - 42 : zones.prompt.y + 34,
      maxWidth: core.width,
    },
    side: roomy
      ? { x: width - Math.max(180, sideWidth / 2), y: height - 130, width: sideWidth + 60 }
      : undefined,
  };
}

function upright(layout: Layout): Board {
  const { core, zones, width, height } = layout;
  const answers = { ...zones.answers, x: core.x + GUIDE_COLUMN, width: core.width - GUIDE_COLUMN };
  return {
    guide: { x: core.x + GUIDE_COLUMN / 2 - 10, y: answers.y + answers.height - 30, scale: 0.8 },
    panel: { x: core.x, y: zones.prompt.y, width: core.width, height: answers.y - GAP - zones.prompt.y },
    answers: { ...answers, y: answers.y + GAP, height: answers.height - GAP },
    caption: { x: width / 2, y: height - 64, maxWidth: core.width },
    side: undefined,
  };
}
