import { Graphics, Sprite } from 'pixi.js';
import type { Cell } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { downward } from '#engine/sprites/clay.ts';
import type { DayLight } from '#engine/sprites/day-looks.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { COVER } from './mountain.ts';
import { drawFir, drawFire, drawHeap } from './mountain-things.ts';
import { CAMPS, LEFT, PEAK_SCALE, RIGHT, ROWS, TOP } from './peak-way.ts';

/** From the snow of the top down to the grass at the foot. */
const FLANK = ['#FFFFFF', '#EAF5F9', '#A9D2D8', '#74B4B6', '#5FA39B', '#77B584', '#A9D983'] as const;
const PATH = [
  [214, '#8FA6CC'],
  [196, '#DDE7F2'],
  [166, '#FFE08A'],
] as const;
/** A tent is this large, and stands this far above its step; its fire is beside it. */
const TENT = { scale: 0.6, above: 47, fire: 46 } as const;
const FLAG = { x: 74, y: 4, scale: 0.85 } as const;
/** How far the foot bulges in front. */
const BULGE = 70;
const FIRS = [
  [-640, 6, 1],
  [-560, 26, 1.25],
  [-478, 8, 0.8],
  [600, 8, 1],
  [668, 20, 1.2],
] as const;

/** The whole mountain, as it is seen from afar: its foot is at 0,0. */
export class Peak extends Piece {
  readonly flag: Sprite;

  constructor(pictures: Pictures, { ground, cover }: DayLight) {
    super();
    const rock = drawRock(new Graphics(), cover);
    rock.tint = ground;
    const fires = new Graphics();
    this.body.addChild(rock, drawWay(new Graphics()));
    for (const { x, y } of CAMPS) {
      const tent = this.body.addChild(new Sprite(pictures.texture('trail/tent')));
      tent.position.set(x, y - TENT.above);
      tent.scale.set(TENT.scale);
      drawFire(fires, { x: x - TENT.fire, y: y - TENT.above + 4, scale: PEAK_SCALE }, true);
    }
    this.flag = new Sprite(pictures.texture('trail/flag'));
    this.flag.position.set(TOP.x + FLAG.x, TOP.y + FLAG.y);
    this.flag.scale.set(FLAG.scale);
    this.body.addChild(fires, this.flag);
  }
}

/** Both flanks with their foot, what has fallen on them, a shaded side, and what grows there. */
function drawRock(g: Graphics, cover: string | undefined): Graphics {
  const flank = () => curve(g, [...LEFT, ...RIGHT]).quadraticCurveTo(0, BULGE, LEFT[0]!.x, LEFT[0]!.y);
  flank().fill(downward(...FLANK));
  if (cover !== undefined) flank().fill({ color: cover, alpha: COVER });
  const shade = [TOP, { x: 130, y: -560 }, { x: 210, y: -430 }, { x: 120, y: -280 }, { x: 230, y: -140 }];
  curve(g, [...RIGHT].toReversed())
    .lineTo(TOP.x, TOP.y)
    .lineTo(shade[1]!.x, shade[1]!.y)
    .lineTo(shade[2]!.x, shade[2]!.y)
    .lineTo(shade[3]!.x, shade[3]!.y)
    .lineTo(shade[4]!.x, shade[4]!.y)
    .lineTo(300, 30)
    .fill({ color: '#24466E', alpha: 0.08 });
  curve(g, LEFT).stroke({ width: 9, color: '#FFFFFF', alpha: 0.5, cap: 'round' });
  drawHeap(g, { x: -20, y: -612, scale: 0.7 }, '#FFFFFF');
  for (const [x, y, scale] of FIRS) drawFir(g, { x, y, scale });
  return g;
}

/** The way in rows, each of which goes on round the mountain; all of it is lit. */
function drawWay(g: Graphics): Graphics {
  for (const row of ROWS)
    for (const [width, color] of PATH)
      curve(g, row).stroke({ width: width * PEAK_SCALE, color, cap: 'round', join: 'round' });
  return g;
}

/** Through the middles of these points, from the first to the last. */
function curve(g: Graphics, points: readonly Cell[]): Graphics {
  const [first, last] = [points[0]!, points.at(-1)!];
  g.moveTo(first.x, first.y);
  points.slice(1, -1).forEach(({ x, y }, index) => {
    const next = points[index + 2]!;
    g.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
  });
  return g.lineTo(last.x, last.y);
}
