import type { Graphics } from 'pixi.js';
import { CLAY, downward } from '#engine/sprites/clay.ts';

/** How far above its front the open lid stands, where its hinge is, and how far the shut lid's arch rises over that. */
export const LID = { height: 100, hinge: 46, arch: 44 } as const;
/** Gold along the upper edge, and at both ends. */
const RIM = 34;
const STRAP = 46;
const WOOD = ['#D08A54', '#A45E33', '#7F4326'] as const;
const GOLD = [CLAY.gold.hi, CLAY.gold.mid, CLAY.gold.low] as const;

/** The front with its bands, from -height to 0, and the dark inside behind its upper edge. */
export function drawBox(inside: Graphics, front: Graphics, width: number, height: number): void {
  const w = width / 2;
  inside
    .clear()
    .poly([-w + 34, -height - LID.hinge, w - 34, -height - LID.hinge, w - 6, 14 - height, 6 - w, 14 - height])
    .fill(downward('#1E0B12', '#4A1F18'));
  const foot = Math.min(26, w * 0.05);
  const box = (g: Graphics, inset: number) =>
    g
      .moveTo(-w + inset, -height + inset)
      .lineTo(w - inset, -height + inset)
      .lineTo(w - foot - inset, -26 - inset)
      .quadraticCurveTo(w - foot - inset, -inset, w - foot - 28 - inset, -inset)
      .lineTo(-w + foot + 28 + inset, -inset)
      .quadraticCurveTo(-w + foot + inset, -inset, -w + foot + inset, -26 - inset)
      .closePath();
  front.clear();
  shadowBelow(front, width - 2 * foot);
  box(front, 0).fill(CLAY.wood.edge);
  box(front, 6).fill(downward(...WOOD));
  const rows = Math.max(3, Math.round(height / 90));
  for (let row = 1; row < rows; row++) {
    const y = (row / rows) * height - height;
    front.moveTo(-w + 24, y).lineTo(w - 24, y);
  }
  front.stroke({ width: 6, color: '#4A1F18', alpha: 0.3 });
  for (let row = 0; row < rows; row++) {
    const y = ((row + 0.45) / rows) * height - height;
    const x = -w + 90 + ((row * 173) % 120);
    front.moveTo(x, y).lineTo(x + width * 0.16, y);
    front.moveTo(-x - width * 0.2, y + 14).lineTo(-x - width * 0.06, y + 14);
  }
  front.stroke({ width: 4, color: '#FFE0B0', alpha: 0.22, cap: 'round' });
  for (const side of [-1, 1]) {
    const out = (inset: number) => side * (w - inset);
    front
      .poly([
        ...[out(6), -height + 8, out(6 + STRAP), -height + 8, out(6 + STRAP + foot), -8],
        ...[out(foot + 30), -8, out(foot + 8), -28],
      ])
      .fill(downward(...GOLD))
      .stroke({ width: 4, color: CLAY.gold.edge, alpha: 0.6, join: 'round' });
    for (const share of [0.28, 0.55, 0.82])
      rivet(front, out(6 + STRAP / 2 + foot * share), -height * (1 - share));
  }
  band(front, 0, -height + RIM / 2 - 8, width + 16, RIM);
}

/** The lid from within, leaning back: from its hinge at 0 upwards. */
export function drawOpenLid(g: Graphics, width: number): void {
  const w = width / 2;
  const tall = LID.height - LID.hinge;
  const arch = (inset: number) =>
    g
      .moveTo(-w + 30 + inset, 4)
      .bezierCurveTo(-w + 34 + inset, -tall * 0.7 + inset, -w + 90, -tall + inset, -w + 190, -tall + inset)
      .lineTo(w - 190, -tall + inset)
      .bezierCurveTo(w - 90, -tall + inset, w - 34 - inset, -tall * 0.7 + inset, w - 30 - inset, 4)
      .closePath();
  g.clear();
  arch(0).fill(CLAY.gold.edge);
  arch(3).fill(downward(...GOLD));
  arch(16).fill(downward('#8A4A2A', '#5B2B20', '#2E1216'));
}

/** The lid shut, seen from the front: from its hinge at 0 down over the front's upper edge. */
export function drawShutLid(g: Graphics, width: number): void {
  const w = width / 2;
  const low = LID.hinge + 26;
  const top = -LID.arch;
  g.clear()
    .moveTo(-w - 4, low)
    .bezierCurveTo(-w - 2, top * 0.2, -w + 40, top, -w + 120, top)
    .lineTo(w - 120, top)
    .bezierCurveTo(w - 40, top, w + 2, top * 0.2, w + 4, low)
    .closePath()
    .fill(downward(...WOOD))
    .stroke({ width: 6, color: CLAY.wood.edge, join: 'round' });
  g.moveTo(-w + 40, 6)
    .lineTo(w - 40, 6)
    .stroke({ width: 5, color: '#4A1F18', alpha: 0.3 });
  for (const x of [-w * 0.62, w * 0.62]) {
    g.roundRect(x - 24, top + 2, 48, low - top - 10, 10).fill(downward(...GOLD));
    rivet(g, x, top + 26);
  }
  band(g, 0, low - 12, width + 20, 36);
}

/** What a lock hangs from, its upper edge at y. */
export function drawHasp(g: Graphics, x: number, y: number, scale: number): void {
  const [w, h] = [104 * scale, 78 * scale];
  g.roundRect(x - w / 2, y - h * 0.42 + 5, w, h, 20 * scale).fill(CLAY.gold.edge);
  g.roundRect(x - w / 2, y - h * 0.42, w, h, 20 * scale).fill(downward(...GOLD));
  g.circle(x, y + 8 * scale, 24 * scale).fill('#5A2A1A');
  for (const side of [-1, 1]) rivet(g, x + side * w * 0.36, y - h * 0.24);
}

/** Gold bands down the front and a plate with a keyhole between them: what it wears when nothing hangs on it any more. */
export function drawShield(g: Graphics, width: number, height: number): void {
  for (const side of [-1, 1]) {
    const x = side * width * 0.27;
    g.rect(x - STRAP / 2, -height + RIM - 8, STRAP, height - RIM - 6).fill(downward(...GOLD));
    for (const share of [0.3, 0.55, 0.8]) rivet(g, x, -height * (1 - share));
  }
  const size = Math.min(height * 0.5, width * 0.22);
  const y = -height * 0.5;
  g.roundRect(-size * 0.5, y - size * 0.5 + 7, size, size, size * 0.24).fill(CLAY.gold.edge);
  g.roundRect(-size * 0.5, y - size * 0.5, size, size, size * 0.24).fill(downward(...GOLD));
  for (const [x, up] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    rivet(g, x * size * 0.37, y + up * size * 0.37);
  g.circle(0, y - size * 0.08, size * 0.15)
    .poly([-size * 0.07, y, size * 0.07, y, size * 0.13, y + size * 0.28, -size * 0.13, y + size * 0.28])
    .fill('#5A2A1A');
}

/** The lid's tongue over a hasp: from the lid's lip down to a lock. */
export function drawTongue(g: Graphics, x: number, from: number, to: number, scale: number): void {
  const w = 84 * scale;
  g.clear()
    .roundRect(x - w / 2, from, w, to - from + 6, 22 * scale)
    .fill(CLAY.gold.edge)
    .roundRect(x - w / 2, from - 4, w, to - from + 4, 22 * scale)
    .fill(downward(...GOLD));
}

function band(g: Graphics, x: number, y: number, width: number, height: number): void {
  g.roundRect(x - width / 2, y - height / 2 + 6, width, height, height / 2).fill(CLAY.gold.edge);
  g.roundRect(x - width / 2, y - height / 2, width, height, height / 2).fill(downward(...GOLD));
  g.roundRect(x - width / 2 + 8, y - height / 2 + 5, width - 16, height * 0.28, height * 0.14);
  g.fill({ color: '#FFFFFF', alpha: 0.4 });
}

function rivet(g: Graphics, x: number, y: number): void {
  g.circle(x, y + 2, 8)
    .fill(CLAY.gold.edge)
    .circle(x, y, 7)
    .fill('#FFF6C8');
}

function shadowBelow(g: Graphics, width: number): void {
  g.ellipse(0, -2, width / 2 + 14, 24).fill({ color: '#3A1236', alpha: 0.3 });
}
