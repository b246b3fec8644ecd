import type { Graphics } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import { CLAY, downward, drawShadow } from '#engine/sprites/clay.ts';
import { boxAround } from '#engine/sprites/piece.ts';

const LEATHER = { light: '#4FA79C', middle: '#2F8580', dark: '#1F6468', edge: '#0D3440' } as const;
const STRAP = { light: '#D9894E', dark: '#A85A2E', edge: '#5A2A1A', width: 46 } as const;
/** How much of its height the lid takes, and how far tray and lid reach around their lining. */
const LID_SHARE = 0.74;
const AROUND = { lid: 24, tray: 14 } as const;
const RADIUS = { lid: 96, tray: 34, lining: 60, cloth: 20 } as const;
/** The lid is a little narrower than the tray. */
const NARROWER = 18;

/** An open case, seen from before: what lies in its lid and in its tray has these rooms, around their middles. */
export interface Trunk {
  readonly lid: Rect;
  readonly tray: Rect;
}

export function trunkRooms(width: number, height: number): Trunk {
  const lidHeight = height * LID_SHARE;
  const trayHeight = height - lidHeight;
  const lid = {
    x: 0,
    y: -height / 2 + AROUND.lid + (lidHeight - AROUND.lid) / 2,
    width: width - 2 * (NARROWER + AROUND.lid),
    height: lidHeight - AROUND.lid,
  };
  const tray = {
    x: 0,
    y: height / 2 - trayHeight / 2,
    width: width - 2 * AROUND.tray,
    height: trayHeight - 2 * AROUND.tray,
  };
  return { lid, tray };
}

/** The case, around 0,0: leather with straps, a pale lining to count on, and brass hinges. */
export function drawTrunk(g: Graphics, width: number, height: number): Graphics {
  const { lid, tray } = trunkRooms(width, height);
  const lidHeight = height * LID_SHARE;
  const lidWidth = width - 2 * NARROWER;
  drawShadow(g, { width, height: height - 30, radius: RADIUS.tray }, 40, 0.34);
  // The lid stands up behind the tray; its straps are seen on its rim.
  slab(g, boxAround({ x: 0, y: -height / 2 + lidHeight / 2 + 20 }, lidWidth, lidHeight + 40), RADIUS.lid);
  const straps = [-width * 0.27, width * 0.27];
  for (const x of straps) strap(g, x, -height / 2 - 7, AROUND.lid + 7);
  lining(g, lid, RADIUS.lining, ['#FFFDF4', '#FFF6E0', '#FBE9C6']);
  slab(g, boxAround({ x: 0, y: tray.y }, width, height - lidHeight), RADIUS.tray);
  for (const x of straps) strap(g, x, -height / 2 + lidHeight, height - lidHeight + 9);
  lining(g, tray, RADIUS.cloth, ['#EBD3A6', '#F6E4C2', '#FBEDD2']);
  for (const x of straps) hinge(g, x, -height / 2 + lidHeight);
  return g;
}

function slab(g: Graphics, { x, y, width, height }: Rect, radius: number): void {
  g.roundRect(x, y + 8, width, height, radius).fill(LEATHER.edge);
  g.roundRect(x, y, width, height, radius).fill(downward(LEATHER.light, LEATHER.middle, LEATHER.dark));
  g.roundRect(x + 8, y + 8, width - 16, height - 16, radius - 8).stroke({
    width: 3,
    color: '#FFE3B8',
    alpha: 0.4,
  });
}

function lining(g: Graphics, room: Rect, radius: number, colours: readonly [string, string, string]): void {
  const { x, y, width, height } = boxAround(room, room.width, room.height);
  g.roundRect(x - 5, y - 5, width + 10, height + 10, radius + 5).fill(LEATHER.edge);
  g.roundRect(x, y, width, height, radius).fill(downward(...colours));
}

/** A strap of brown leather around it, from this height on down. */
function strap(g: Graphics, x: number, top: number, height: number): void {
  const { width, light, dark, edge } = STRAP;
  g.roundRect(x - width / 2 - 3, top - 1, width + 6, height + 2, 9).fill(edge);
  g.roundRect(x - width / 2, top, width, height, 8).fill(downward(light, dark));
}

function hinge(g: Graphics, x: number, y: number): void {
  const { gold } = CLAY;
  g.roundRect(x - 26, y - 11, 52, 26, 9).fill(gold.edge);
  g.roundRect(x - 26, y - 13, 52, 24, 9).fill(downward(gold.hi, gold.mid, gold.low));
}
