import type { Graphics } from 'pixi.js';
import { CLAY, downward } from '#engine/sprites/clay.ts';

const BEAM = 30;
const POST = 26;

/** A shelf of the market around 0,0: two beams between posts, and a pale cloth behind what stands on the lower one. */
export function drawBeams(g: Graphics, width: number, height: number): void {
  const [left, top] = [-width / 2, -height / 2];
  const lower = height / 2 - BEAM;
  g.rect(left + POST, top + BEAM - 6, width - 2 * POST, lower - top - BEAM + 12).fill(
    downward('#FFFBEE', '#FFF5DC', '#FCE9C2'),
  );
  for (const side of [-1, 1])
    g.roundRect(side * (width / 2 - POST) - POST / 2, top + 10, POST, height - 14, 8).fill(
      downward(CLAY.wood.hi, CLAY.wood.mid, CLAY.wood.low),
    );
  for (const y of [top, lower]) {
    g.roundRect(left, y + 8, width, BEAM, 12).fill(CLAY.wood.edge);
    g.roundRect(left, y, width, BEAM, 12).fill(downward('#E3A767', '#C9854A', '#A5673A'));
    g.roundRect(left + 8, y + 5, width - 16, 6, 3).fill({ color: '#FFFFFF', alpha: 0.35 });
  }
}
