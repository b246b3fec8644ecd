import { Graphics } from 'pixi.js';
import { CLAY, downward } from '#engine/sprites/clay.ts';

/** How high the rack's front is, and how far it reaches over what stands in it at each side. */
export const RACK = { height: 46, over: 52, lip: 14 } as const;

/** A low wooden rack for slices, its upper edge at 0: they stand in it. width: of what stands there. */
export function drawRack(width: number): Graphics {
  const g = new Graphics();
  const half = width / 2 + RACK.over;
  const { height } = RACK;
  for (const [grow, alpha] of [
    [0, 0.12],
    [16, 0.09],
    [32, 0.06],
  ] as const)
    g.ellipse(0, height - 2, half + grow - 20, 15 + grow / 3).fill({ color: '#3A1236', alpha });
  for (const side of [-1, 1])
    g.roundRect(side * (half - 26) - 26, -40, 52, height + 38, 22).fill(CLAY.wood.edge);
  for (const side of [-1, 1])
    g.roundRect(side * (half - 26) - 26, -46, 52, height + 36, 22).fill(
      downward(CLAY.wood.hi, CLAY.wood.low),
    );
  g.roundRect(-half, 6, 2 * half, height, 20).fill(CLAY.wood.edge);
  g.roundRect(-half, -2, 2 * half, height - 4, 20).fill(downward('#EDB576', '#CB8B4E', '#A9663A'));
  g.roundRect(-half + 8, 3, 2 * half - 16, 7, 3).fill({ color: '#FFFFFF', alpha: 0.4 });
  return g;
}

/** A slip of paper around 0,0: what is written on it has a plain ground. */
export function drawSlip(g: Graphics, width: number, height: number): Graphics {
  const [left, top] = [-width / 2, -height / 2];
  g.roundRect(left + 2, top + 12, width, height - 2, 26).fill({ color: '#3A1236', alpha: 0.22 });
  g.roundRect(left, top + 5, width, height - 2, 26).fill('#D9B98A');
  return g.roundRect(left, top, width, height, 26).fill(downward('#FFFCF0', '#FFF5DA', '#FDE9C0'));
}
