import { ROOM } from '#engine/rules/nook-looks.ts';
import { type Layout, type Rect } from './layout.ts';

/** Where the parts of the Nook are. */
export interface NookLayout {
  /** The room: always of the same shape. */
  readonly room: Rect;
  /** Under the room: the purse, or what can be done with the thing that is chosen. */
  readonly purse: Rect;
  readonly panel: Rect;
  /** The middle of what is being said, at the top of the wall: nothing can be pressed there. */
  readonly caption: { readonly x: number; readonly y: number; readonly maxWidth: number };
}

const GAP = 30;
const HEAD = 132;
const PURSE = 150;
/** Three cards of things side by side. */
const LEAST_PANEL = 500;
/** From the upper edge of the room. */
const CAPTION = 46;
/** On a phone upright the shelves need so much of what is left. */
const SHARE_OF_ROOM = 0.52;

/** Room and shelves side by side, or one below the other. Pure. */
export function nookLayout({ safe, class: kind, hudScale }: Layout): NookLayout {
  const head = safe.y + HEAD * Math.max(1, hudScale * 0.9);
  const left = safe.x + GAP;
  const across = safe.width - 2 * GAP;
  const down = safe.y + safe.height - GAP - head;
  const fitted = (width: number, height: number) => {
    const scale = Math.min(width / ROOM.width, height / ROOM.height);
    return { width: ROOM.width * scale, height: ROOM.height * scale };
  };
  if (kind === 'wide') {
    const size = fitted(across - LEAST_PANEL - GAP, down - PURSE - GAP);
    const top = head + (down - size.height - PURSE - GAP) / 2;
    const room = { x: left, y: top, ...size };
    const x = room.x + room.width + GAP;
    return {
      room,
      caption: captionIn(room),
      purse: { x: room.x, y: top + size.height + GAP, width: room.width, height: PURSE },
      panel: { x, y: head, width: left + across - x, height: down },
    };
  }
  const size = fitted(across, (down - PURSE) * SHARE_OF_ROOM);
  const room = { x: left + (across - size.width) / 2, y: head, ...size };
  const below = head + size.height + GAP;
  const rest = below + PURSE + GAP;
  return {
    room,
    caption: captionIn(room),
    purse: { x: left, y: below, width: across, height: PURSE },
    panel: { x: left, y: rest, width: across, height: head + down - rest },
  };
}

const captionIn = ({ x, y, width }: Rect): NookLayout['caption'] => ({
  x: x + width / 2,
  y: y + CAPTION,
  maxWidth: width - 2 * GAP,
});
