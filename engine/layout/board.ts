import type { Layout, Rect } from './layout.ts';

/** The positions of the three parts of every game: the guide, the question and the answers. */
export interface Board {
  /** The position of the guide's feet, and its scale. */
  readonly guide: { readonly x: number; readonly y: number; readonly scale: number };
  /** The panel with the question. */
  readonly panel: Rect;
  /** The answers' area, clear of the guide. */
  readonly answers: Rect;
  /** Centre of the caption's line. */
  readonly caption: { readonly x: number; readonly y: number; readonly maxWidth: number };
  /** Free ground beside the answers for scenery that takes part in the game; undefined if there is none. */
  readonly side: { readonly x: number; readonly y: number; readonly width: number } | undefined;
}

/** From this width on the guide stands beside the core, and the answers get the whole core. */
const ROOMY_WIDTH = 1760;
const GUIDE_COLUMN = 250;
const GAP = 30;
/** From this height on, an upright stage has room for a larger name. */
const TALL = 1800;
/** What name, description and progress take below the buttons, in design pixels at scale 1. */
const TITLE_ROWS = 126;
/** How far the buttons leave the space above the question free. */
const ABOVE_TITLE = 18;
/** Space beside the answers, for the guide's tail and for objects on the right. */
const SIDE_INSET = 76;
/** The greatest width of scenery that takes part, on any stage: it must not distract from the question. */
const MOST_SIDE = 380;

/** The arrangement for a layout: the same for all games, so that children find everything in its usual place. */
export function boardFor(layout: Layout): Board {
  return layout.class === 'portrait' ? upright(layout) : level(layout);
}

function level(layout: Layout): Board {
  const { core, zones, width, height, reach } = layout;
  const roomy = width >= ROOMY_WIDTH;
  const answers = roomy
    ? { ...zones.answers, x: core.x + SIDE_INSET, width: core.width - 2 * SIDE_INSET }
    : { ...zones.answers, x: core.x + GUIDE_COLUMN, width: core.width - GUIDE_COLUMN };
  const lowCaption = reach === 'normal';
  const top = zones.prompt.y + (lowCaption ? 4 : 76);
  const sideWidth = (width - core.width) / 2;
  return {
    guide: {
      x: roomy ? Math.max(156, core.x - sideWidth / 2 + 16) : core.x + GUIDE_COLUMN / 2 - 34,
      y: answers.y + answers.height - 22,
      scale: roomy ? 0.84 : 0.62,
    },
    panel: { x: core.x, y: top, width: core.width, height: answers.y - GAP - top },
    answers,
    caption: {
      x: width / 2,
      y: lowCaption ? height - 42 : zones.prompt.y + 34,
      maxWidth: core.width,
    },
    side: roomy
      ? {
          x: width - Math.max(180, sideWidth / 2),
          y: height - 130,
          width: Math.min(MOST_SIDE, sideWidth + 50),
        }
      : undefined,
  };
}

/** The scale of the game's name in the header. Upright, it has rows of its own. */
export const nameScale = ({ class: kind, height, hudScale }: Layout): number =>
  kind === 'portrait' && height >= TALL ? hudScale : 1;

function upright(layout: Layout): Board {
  const { core, zones, width, height } = layout;
  const top = zones.prompt.y + TITLE_ROWS * nameScale(layout) - ABOVE_TITLE;
  return {
    guide: { x: core.x + GUIDE_COLUMN / 2 - 30, y: zones.answers.y + zones.answers.height - 30, scale: 0.7 },
    panel: { x: core.x, y: top, width: core.width, height: zones.answers.y - GAP - top },
    answers: {
      ...zones.answers,
      x: core.x + GUIDE_COLUMN,
      y: zones.answers.y + GAP,
      width: core.width - GUIDE_COLUMN,
      height: zones.answers.height - GAP,
    },
    caption: { x: width / 2, y: height - 64, maxWidth: core.width },
    side: undefined,
  };
}
