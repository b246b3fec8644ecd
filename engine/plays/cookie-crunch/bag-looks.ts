import type { Graphics } from 'pixi.js';
import { CLAY, downward, type Clay } from '#engine/sprites/clay.ts';

/** Size of a bag in design pixels, around 0,0, and of the label its number stands on. */
export const BAG = { width: 280, height: 300, depth: 12 } as const;
export const LABEL = { width: 216, height: 178, radius: 46, y: 40 } as const;

const [HALF, TOP, BOTTOM] = [BAG.width / 2, -BAG.height / 2, BAG.height / 2];
const TEETH = 11;
const TOOTH = 18;

const face = ({ hi, mid, low }: Clay) => downward(hi, mid, low);

function drawLabel(g: Graphics, { edge }: Clay): void {
  const { width, height, radius, y } = LABEL;
  g.roundRect(-width / 2, y - height / 2 + 6, width, height, radius).fill({ color: edge, alpha: 0.55 });
  g.roundRect(-width / 2, y - height / 2, width, height, radius).fill(
    downward('#FFFDF4', '#FFF6E0', '#FCE8BF'),
  );
}

/** A paper bag as a baker's: its upper edge cut in points, a fold at its side. */
export function drawPaperBag(g: Graphics, clay: Clay): void {
  const outline = (down: number, wider = 0) => {
    const half = HALF + wider;
    const bottom = BOTTOM - 14 + down + wider;
    const points = [half - 10, bottom, -half + 10, bottom];
    for (let tooth = 0; tooth <= 2 * TEETH; tooth++) {
      const x = -half + (tooth / (2 * TEETH)) * 2 * half;
      points.push(x, TOP + (tooth % 2 === 0 ? TOOTH : 0) + down);
    }
    return points;
  };
  // Wider, not stroked: without WebGL a stroke of a shape that is filled was not drawn.
  g.poly(outline(BAG.depth, 7)).fill(clay.edge);
  g.poly(outline(0)).fill(face(clay));
  g.poly([-HALF + 10, BOTTOM - 14, -HALF + 40, BOTTOM - 14, -HALF + 34, TOP + 30, -HALF, TOP + 18]).fill({
    color: '#FFFFFF',
    alpha: 0.3,
  });
  g.poly([HALF - 10, BOTTOM - 14, HALF - 42, BOTTOM - 14, HALF - 36, TOP + 30, HALF, TOP + 18]).fill({
    color: clay.edge,
    alpha: 0.32,
  });
  g.moveTo(-HALF + 4, TOP + 70)
    .lineTo(HALF - 4, TOP + 70)
    .stroke({ width: 6, color: clay.edge, alpha: 0.4 });
  drawLabel(g, clay);
}

/** A soft lunch bag: a handle, and a flap with a button. */
export function drawLunchBag(g: Graphics, clay: Clay): void {
  const body = { x: -HALF + 4, y: TOP + 58, width: BAG.width - 8, height: BAG.height - 58 };
  g.moveTo(-58, TOP + 74)
    .bezierCurveTo(-58, TOP - 14, 58, TOP - 14, 58, TOP + 74)
    .stroke({ width: 26, color: clay.edge, cap: 'round' });
  g.moveTo(-58, TOP + 70)
    .bezierCurveTo(-58, TOP - 16, 58, TOP - 16, 58, TOP + 70)
    .stroke({ width: 12, color: clay.mid, cap: 'round' });
  g.roundRect(body.x, body.y + BAG.depth, body.width, body.height, 60).fill(clay.edge);
  g.roundRect(body.x, body.y, body.width, body.height, 60).fill(face(clay));
  g.roundRect(body.x, body.y, body.width, 74, 37).fill({ color: clay.edge, alpha: 0.3 });
  g.roundRect(body.x, body.y, body.width, 62, 31).fill(clay.hi);
  drawLabel(g, clay);
  g.circle(0, body.y + 50, 15).fill(CLAY.gold.edge);
  g.circle(0, body.y + 47, 15).fill(CLAY.gold.mid);
}

/** A jar of jam with a lid. */
export function drawPot(g: Graphics, clay: Clay): void {
  const body = { x: -HALF + 6, y: TOP + 64, width: BAG.width - 12, height: BAG.height - 64 };
  g.roundRect(-92, TOP + 40, 184, 60, 20).fill(clay.low);
  g.roundRect(body.x, body.y + BAG.depth, body.width, body.height, 74).fill(clay.edge);
  g.roundRect(body.x, body.y, body.width, body.height, 74).fill(face(clay));
  g.roundRect(-106, TOP + 8, 212, 54, 20).fill(clay.edge);
  g.roundRect(-106, TOP, 212, 52, 20).fill(CLAY.gold.low);
  g.roundRect(-100, TOP + 6, 200, 18, 9).fill({ color: '#FFFFFF', alpha: 0.45 });
  g.roundRect(body.x + 14, body.y + 60, 14, 100, 7).fill({ color: '#FFFFFF', alpha: 0.5 });
  drawLabel(g, clay);
}
