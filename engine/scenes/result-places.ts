import type { Rect } from '#engine/layout/layout.ts';

/** The two lines that matter: how it was, and what was worked out; the second is no smaller than anything below it. */
export const HEAD = { width: 860, height: 206, message: 66, worked: 160, workedSize: 78 } as const;
/** What the guide needs when it leaps for joy, half its width, and how far beside it the medal hangs, at its scale 1. */
const GUIDE = { tall: 640, half: 165, medal: 235, feet: 36 } as const;
/** Upright there is nothing above its ears. */
const UPRIGHT_TALL = 430;
export const MEDAL_SIZE = 190;

/** Where score, points, coins and level stand, in a column beside the guide, or under it in rows. */
export const COLUMN = {
  width: 430,
  height: 410,
  withoutBar: 330,
  heading: [0, 26],
  score: [-70, 98],
  percent: [128, 102],
  star: [-110, 196],
  xp: [66, 196],
  pouch: [-110, 288],
  coins: [82, 292],
  bar: [22, 376],
  barScale: 0.62,
  thanks: 240,
} as const;
const ROWS = {
  width: 860,
  height: 566,
  withoutBar: 470,
  heading: [0, 226],
  score: [-80, 296],
  percent: [150, 300],
  star: [-330, 402],
  xp: [-180, 402],
  pouch: [100, 396],
  coins: [300, 402],
  bar: [30, 510],
  barScale: 1,
  thanks: 402,
} as const;

export type Arranged = typeof COLUMN | typeof ROWS;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where all of a result's card is, from its middle. */
interface Places {
  readonly arranged: Arranged;
  /** The middle of the head's upper edge, and of the sheet's. */
  readonly head: Place;
  readonly sheet: Place;
  /** Its feet. */
  readonly guide: Place;
  /** Its middle. */
  readonly medal: Place;
}

/** size: of the card, in design pixels. hasBar: the way to the next level stands on it. */
export const placesOn = (
  size: Pick<Rect, 'width' | 'height'>,
  isUpright: boolean,
  hasBar: boolean,
): Places => (isUpright ? upright(size, hasBar) : level(size, hasBar));

/** The guide under the two lines that matter, the medal beside it, and all else in a column beside both. */
function level({ width, height }: Pick<Rect, 'width' | 'height'>, hasBar: boolean): Places {
  const size = Math.min(1.3, (width - 60) / HEAD.width, (height * 0.4) / HEAD.height);
  const head = { x: 0, y: -height / 2 + 14, scale: size };
  const top = head.y + HEAD.height * size;
  const feet = height / 2 - GUIDE.feet;
  const scale = Math.min(1.08, (feet - top) / GUIDE.tall);
  const guide = { x: -width / 2 + 30 + GUIDE.half * scale, y: feet, scale };
  const worn = Math.min(1, scale * 1.4);
  const half = (MEDAL_SIZE / 2) * worn;
  const medal = { x: guide.x + GUIDE.medal * scale, y: feet - half, scale: worn };
  const [from, to] = [medal.x + half + 40, width / 2 - 30];
  const room = { width: to - from, height: feet - top };
  const fitted = scaleOf(COLUMN, room, hasBar);
  const y = (top + feet) / 2 - (highOf(COLUMN, hasBar) * fitted) / 2;
  return { arranged: COLUMN, head, sheet: { x: (from + to) / 2, y, scale: fitted }, guide, medal };
}

/** The guide with the medal beside it, above all words and figures. */
function upright({ width, height }: Pick<Rect, 'width' | 'height'>, hasBar: boolean): Places {
  const scale = scaleOf(ROWS, { width: width - 60, height: height * 0.56 }, hasBar);
  const sheet = { x: 0, y: height / 2 - 30 - highOf(ROWS, hasBar) * scale, scale };
  const feet = sheet.y - 60;
  const tall = Math.min(1.4, (feet + height / 2 - 34) / UPRIGHT_TALL);
  return {
    arranged: ROWS,
    head: sheet,
    sheet,
    guide: { x: -110, y: feet, scale: tall },
    medal: { x: 250, y: feet - 150, scale: 1 },
  };
}

const highOf = (arranged: Arranged, hasBar: boolean): number =>
  hasBar ? arranged.height : arranged.withoutBar;

const scaleOf = (arranged: Arranged, room: Pick<Rect, 'width' | 'height'>, hasBar: boolean): number =>
  Math.min(1.3, room.width / arranged.width, room.height / highOf(arranged, hasBar));

/** So many places along the edge of a box, from its middle. */
export const placesAround = (
  { width, height }: Pick<Rect, 'width' | 'height'>,
  count: number,
): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = Math.min(
      width / 2 / Math.abs(Math.cos(angle) || 1e-6),
      height / 2 / Math.abs(Math.sin(angle) || 1e-6),
    );
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
  });
