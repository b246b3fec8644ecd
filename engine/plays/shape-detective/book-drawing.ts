import type { Graphics } from 'pixi.js';
import { CLAY, downward, drawShadow } from '#engine/sprites/clay.ts';

const COVER = { beyond: 16, radius: 26 } as const;
/** How high the pages rise beside the fold, and how far the lower ones stand out. */
const RISE = 16;
const LEAVES = [9, 4] as const;
/** The stand that it leans on. */
const STAND = { height: 30, share: 0.72 } as const;

/** An open book, leaning on a stand: its pages are of this size together, around 0,0. */
export function drawBook(g: Graphics, width: number, height: number): Graphics {
  const { wood, violet } = CLAY;
  const cover = { width: width + 2 * COVER.beyond, height: height + 2 * COVER.beyond, radius: COVER.radius };
  drawShadow(g, cover, 24, 0.4);
  const [left, top] = [-cover.width / 2, -cover.height / 2];
  g.roundRect(left, top + 6, cover.width, cover.height, COVER.radius).fill(violet.edge);
  g.roundRect(left, top, cover.width, cover.height, COVER.radius).fill(
    downward(violet.hi, violet.mid, violet.low),
  );
  for (const out of LEAVES)
    pages(g, width + out, height + out).fill(out === LEAVES[0] ? '#D9BE92' : '#F0DCB6');
  pages(g, width, height).fill(downward('#FFFCF0', '#FFF5DA', '#FDE9C0'));
  fold(g, height);
  const foot = cover.height / 2;
  const stand = width * STAND.share;
  g.roundRect(-stand / 2, foot - 8, stand, STAND.height, 12).fill(wood.edge);
  return g
    .roundRect(-stand / 2, foot - 12, stand, STAND.height - 4, 12)
    .fill(downward(wood.hi, wood.mid, wood.low));
}

/** Both pages, which rise on either side of the fold and sink into it. */
function pages(g: Graphics, width: number, height: number): Graphics {
  const [x, y] = [width / 2, height / 2];
  return g
    .moveTo(-x, -y + 8)
    .bezierCurveTo(-x * 0.6, -y - RISE, -x * 0.2, -y - RISE * 0.6, 0, -y + RISE)
    .bezierCurveTo(x * 0.2, -y - RISE * 0.6, x * 0.6, -y - RISE, x, -y + 8)
    .lineTo(x, y)
    .bezierCurveTo(x * 0.6, y - RISE, x * 0.2, y - RISE * 0.6, 0, y + RISE * 0.4)
    .bezierCurveTo(-x * 0.2, y - RISE * 0.6, -x * 0.6, y - RISE, -x, y)
    .closePath();
}

/** The shade where the pages meet. */
function fold(g: Graphics, height: number): void {
  for (const [wide, alpha] of [
    [64, 0.05],
    [38, 0.07],
    [16, 0.1],
  ] as const)
    g.rect(-wide / 2, -height / 2 + RISE, wide, height - RISE).fill({ color: '#8A5A2A', alpha });
}
