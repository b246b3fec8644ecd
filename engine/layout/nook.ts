import { ROOM } from '#engine/rules/nook-looks.ts';
import { type Layout, type Rect } from './layout.ts';

/** Where the parts of the Nook are. */
export interface NookLayout {
  /** The room: always of the same shape. */
  readonly room: Rect;
  /** Under the room: the purse, or what can be done with the thing that is chosen. */
  readonly purse: Rect;
  readonly panel: Rect;
  /** On small phones: beside room and purse, for the shelves' signs, or what can be done with the thing that is chosen. */
  readonly side?: Rect;
  /** The middle of what is being said, at the top of the wall: nothing can be pressed there. */
  readonly caption: { readonly x: number; readonly y: number; readonly maxWidth: number };
}

const GAP = 30;
/** Buttons of the head with their sides, and the room's frame below them. */
const HEAD = { above: 24, button: 106, frame: 22 } as const;
const PURSE = 150;
/** Where the room leaves more height. */
const LARGEST_PURSE = 280;
/** Above shelves that keep the height they need. */
const UPRIGHT_PURSE = 220;
/** Three cards of things side by side, or a thing and its price. */
const LEAST_PANEL = 590;
/** Four cards side by side, on a phone on its side as large as a finger needs them. */
const LOW_PANEL = 720;
/** Seven buttons side by side, in CSS pixels. */
const LEAST_BAR = 352;
/** From the upper edge of the room. */
const CAPTION = 46;
/** On a phone upright the shelves need so much of what is left. */
const SHARE_OF_ROOM = 0.52;

/** A phone as narrow as this has no place for all signs in a row; things on a panel as low would be small. In CSS pixels. */
const SHORT_PHONE = { width: 440, panel: 330 } as const;
/** Narrower than this, seven buttons side by side are too small for a finger. In CSS pixels. */
const LEAST_ROW = 336;
/** A phone on its side as low as this has no height for signs above things, in CSS pixels. */
const LOW_PHONE = 280;
/** Signs beside the room, two and two. The least side in CSS pixels. */
const SIGNS = { columns: 2, rows: 4, least: 52, gap: 24 } as const;

/** What a finger needs, in CSS pixels, of a button that is touched as far as this. */
const BUTTON = { least: 48, hit: 120 } as const;

/** So much larger are the head's buttons: on the lowest phones larger than in games. */
export const headScale = ({ hudScale, scale }: Pick<Layout, 'hudScale' | 'scale'>): number =>
  Math.max(hudScale, BUTTON.least / (BUTTON.hit * scale));

/** Room and shelves side by side, or one below the other. Pure. */
export function nookLayout(layout: Layout): NookLayout {
  const { safe, class: kind, scale: cssScale } = layout;
  const head = safe.y + HEAD.above + HEAD.button * headScale(layout) + HEAD.frame;
  const left = safe.x + GAP;
  const across = safe.width - 2 * GAP;
  const down = safe.y + safe.height - GAP - head;
  const fitted = (width: number, height: number) => {
    const scale = Math.min(width / ROOM.width, height / ROOM.height);
    return { width: ROOM.width * scale, height: ROOM.height * scale };
  };
  const sign = SIGNS.least / cssScale;
  const signs = SIGNS.columns * (sign + SIGNS.gap) - SIGNS.gap;
  if (kind === 'wide') {
    const isLow = down * cssScale < LOW_PHONE;
    const most = across - GAP - (isLow ? LOW_PANEL + signs + GAP : LEAST_PANEL);
    const size = fitted(most, down - PURSE - GAP);
    const column = isLow ? size.width : Math.max(size.width, Math.min(most, LEAST_BAR / cssScale));
    const purse = Math.min(LARGEST_PURSE, down - size.height - GAP);
    const top = head + (down - size.height - purse - GAP) / 2;
    const room = { x: left + (column - size.width) / 2, y: top, ...size };
    const next = left + column + GAP;
    const side = isLow && { x: next, y: head, width: signs, height: down };
    const x = side ? next + signs + GAP : next;
    return {
      ...(side && { side }),
      room,
      caption: captionIn(room),
      purse: { x: left, y: top + size.height + GAP, width: column, height: purse },
      panel: { x, y: head, width: left + across - x, height: down },
    };
  }
  const size = fitted(across, (down - PURSE) * SHARE_OF_ROOM);
  const room = { x: left + (across - size.width) / 2, y: head, ...size };
  const below = head + size.height + GAP;
  const rest = below + PURSE + GAP;
  const isShort = (head + down - rest) * cssScale < SHORT_PHONE.panel;
  if (across * cssScale < LEAST_ROW || (isShort && safe.width * cssScale < SHORT_PHONE.width)) {
    const { width, height } = fitted(across - GAP - signs, down);
    const tall = Math.max(height + GAP + PURSE, SIGNS.rows * (sign + SIGNS.gap) - SIGNS.gap);
    const corner = { x: left, y: head, width, height };
    const y = head + tall + GAP;
    return {
      room: corner,
      caption: captionIn(corner),
      purse: { x: left, y: head + height + GAP, width, height: tall - height - GAP },
      panel: { x: left, y, width: across, height: head + down - y },
      side: { x: left + width + GAP, y: head, width: signs, height: tall },
    };
  }
  const spare = head + down - rest - SHORT_PHONE.panel / cssScale;
  const more = Math.min(UPRIGHT_PURSE - PURSE, Math.max(0, spare));
  return {
    room,
    caption: captionIn(room),
    purse: { x: left, y: below, width: across, height: PURSE + more },
    panel: { x: left, y: rest + more, width: across, height: head + down - rest - more },
  };
}

const captionIn = ({ x, y, width }: Rect): NookLayout['caption'] => ({
  x: x + width / 2,
  y: y + CAPTION,
  maxWidth: width - 2 * GAP,
});

/** Places for so many beside the room, two and two from above; the last one alone is in the middle. */
export function besideRoom(side: Rect, count: number): readonly Rect[] {
  const width = (side.width + SIGNS.gap) / SIGNS.columns - SIGNS.gap;
  const height = (side.height + SIGNS.gap) / SIGNS.rows - SIGNS.gap;
  return Array.from({ length: count }, (_, index) => {
    const isAlone = index === count - 1 && index % SIGNS.columns === 0;
    const column = isAlone ? (SIGNS.columns - 1) / 2 : index % SIGNS.columns;
    const row = Math.floor(index / SIGNS.columns);
    return {
      x: side.x + column * (width + SIGNS.gap),
      y: side.y + row * (height + SIGNS.gap),
      width,
      height,
    };
  });
}
