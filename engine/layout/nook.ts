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
/** Buttons of the head with their sides, and the room's frame below them. */
const HEAD = { above: 24, button: 106, frame: 22 } as const;
const PURSE = 150;
/** Where the room leaves more height. */
const LARGEST_PURSE = 200;
/** Three cards of things side by side, or a thing and its price. */
const LEAST_PANEL = 590;
/** From the upper edge of the room. */
const CAPTION = 46;
/** On a phone upright the shelves need so much of what is left. */
const SHARE_OF_ROOM = 0.52;

/** Room and shelves side by side, or one below the other. Pure. */
export function nookLayout({ safe, class: kind, hudScale }: Layout): NookLayout {
  const head = safe.y + HEAD.above + HEAD.button * hudScale + HEAD.frame;
  const left = safe.x + GAP;
  const across = safe.width - 2 * GAP;
  const down = safe.y + safe.height - GAP - head;
  const fitted = (width: number, height: number) => {
    const scale = Math.min(width / ROOM.width, height / ROOM.height);
    return { width: ROOM.width * scale, height: ROOM.height * scale };
  };
  if (kind === 'wide') {
    const size = fitted(across - LEAST_PANEL - GAP, down - PURSE - GAP);
    const purse = Math.min(LARGEST_PURSE, down - size.height - GAP);
    const top = head + (down - size.height - purse - GAP) / 2;
    const room = { x: left, y: top, ...size };
    const x = room.x + room.width + GAP;
    return {
      room,
      caption: captionIn(room),
      purse: { x: room.x, y: top + size.height + GAP, width: room.width, height: purse },
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
