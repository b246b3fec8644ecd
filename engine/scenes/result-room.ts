import { standsUpright, type Layout, type Rect } from '#engine/layout/layout.ts';

/** Between the card and what the round built, and from both to the stage's edge. */
const BESIDE = { gap: 30, edge: 40 } as const;
/** The card's share, beside what the round built or under it. */
const CARD_SHARE = { beside: 0.47, under: 0.56 } as const;

/** Under the header, over the buttons, whose upper edge is at `bottom`. */
export function wholeRoom({ core, zones, width }: Layout, bottom: number): Rect {
  const y = zones.hud.y + zones.hud.height + 20;
  return { x: (width - core.width) / 2, y, width: core.width, height: bottom - 40 - y };
}

/** The same, where what the round built stands beside the card, or over it. */
export function besideKept(layout: Layout, bottom: number): Rect {
  const whole = wholeRoom(layout, bottom);
  if (standsUpright(layout, whole.width, whole.height)) {
    const height = whole.height * CARD_SHARE.under;
    return { ...whole, y: whole.y + whole.height - height, height };
  }
  const width = Math.min(whole.width, (layout.safe.width - 2 * BESIDE.edge) * CARD_SHARE.beside);
  return { ...whole, x: layout.safe.x + layout.safe.width - BESIDE.edge - width, width };
}

/** What the round built stands here, in stage coordinates. */
export function keptRoom(layout: Layout, bottom: number): Rect {
  const whole = wholeRoom(layout, bottom);
  const card = besideKept(layout, bottom);
  if (card.y > whole.y) return { ...whole, height: card.y - BESIDE.gap - whole.y };
  const x = layout.safe.x + BESIDE.edge;
  return { ...whole, x, width: card.x - BESIDE.gap - x };
}
