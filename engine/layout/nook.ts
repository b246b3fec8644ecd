import { type Layout, type Rect } from './layout.ts';

/** Where the parts of the Nook are. */
export interface NookLayout {
  /** The room: always of the same shape. */
  readonly room: Rect;
  /** What can be done with the thing that is chosen. */
  readonly bar: Rect;
  readonly purse: Rect;
  readonly panel: Rect;
}

/** The room's own size, in which its things are drawn. */
export const ROOM = { width: 1300, height: 1000 } as const;
const GAP = 30;
const HEAD = 132;
const BAR = 150;
const PURSE = 150;
const LEAST_PANEL = 590;

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
    const size = fitted(across - LEAST_PANEL - GAP, down - BAR - GAP / 2);
    const top = head + (down - size.height - BAR - GAP / 2) / 2;
    const room = { x: left, y: top, ...size };
    const x = room.x + room.width + GAP;
    const width = left + across - x;
    return {
      room,
      bar: { x: room.x, y: top + size.height + GAP / 2, width: room.width, height: BAR },
      purse: { x, y: head, width, height: PURSE },
      panel: { x, y: head + PURSE + GAP / 2, width, height: down - PURSE - GAP / 2 },
    };
  }
  const size = fitted(across, down * 0.5);
  const room = { x: left + (across - size.width) / 2, y: head, ...size };
  const below = head + size.height + GAP / 2;
  const rest = below + BAR + PURSE + GAP;
  return {
    room,
    bar: { x: left, y: below, width: across, height: BAR },
    purse: { x: left, y: below + BAR + GAP / 2, width: across, height: PURSE },
    panel: { x: left, y: rest, width: across, height: head + down - rest },
  };
}
