import { Graphics } from 'pixi.js';
import { CLAY, downward } from '#engine/sprites/clay.ts';

const WIDTH = 34;
const GRASS = [-46, -26, -8, 12, 34, 50] as const;

/** A wooden post in the grass, from a height down to its foot. */
export function drawPost(g: Graphics, x: number, top: number, foot: number, width = WIDTH): void {
  const half = width / 2;
  for (const [grow, alpha] of [
    [0, 0.14],
    [14, 0.1],
  ] as const)
    g.ellipse(x + 6, foot + 2, width * 1.4 + grow, 9 + grow / 3).fill({ color: '#5A2A1A', alpha });
  g.roundRect(x - half, top, width, foot - top + 6, 8).fill(CLAY.wood.edge);
  g.roundRect(x - half, top, width - 8, foot - top + 3, 8).fill(downward('#C98A54', '#A5673A', '#7A4526'));
  g.roundRect(x - half + 5, top + 4, 5, foot - top - 10, 2.5).fill({ color: '#FFE7A8', alpha: 0.35 });
  for (const [index, blade] of GRASS.entries()) {
    const high = 26 + (index % 3) * 9;
    g.poly([
      x + blade - 9,
      foot + 9,
      x + blade + 9,
      foot + 9,
      x + blade + (index - 2.5) * 5,
      foot + 9 - high,
    ]);
  }
  g.fill(downward('#B5CC5A', '#7A9A3A'));
}

/** A wooden ring around the ear, so that it is a thing of the place: centre 0,0. */
export function drawRing(g: Graphics, radius: number): void {
  g.circle(0, 9, radius).fill(CLAY.wood.edge);
  g.circle(0, 0, radius).fill(downward('#E3A767', '#BE7A44', '#935430'));
  g.circle(0, 0, radius - 5).stroke({ width: 4, color: '#FFE7A8', alpha: 0.45 });
}

/** What lies in the second frame, in a box of 120: neither blue as the first ten, nor as pink as what stands in the grass. */
export function drawBead(): Graphics {
  return new Graphics()
    .circle(0, 5, 48)
    .fill('#A85A10')
    .circle(0, 0, 48)
    .fill(downward('#FFD98A', '#F59A1F'))
    .ellipse(-12, -20, 18, 11)
    .fill({ color: '#FFFFFF', alpha: 0.6 });
}
