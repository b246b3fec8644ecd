import type { Graphics } from 'pixi.js';

/** Bulges of a cloud: x as a share of its width, y of its height, from its middle, and size as a share of its height. */
const BULGES = [
  [-0.4, 0.06, 0.4],
  [-0.26, -0.2, 0.34],
  [0, -0.26, 0.36],
  [0.24, -0.2, 0.32],
  [0.4, 0.04, 0.42],
  [-0.24, 0.24, 0.3],
  [0.02, 0.28, 0.3],
  [0.26, 0.24, 0.3],
] as const;

/** A cloud around 0,0 that fills a box of this size, plain inside: what is asked stands on it. */
export function drawCloud(g: Graphics, width: number, height: number): Graphics {
  const layer = (down: number, color: string, alpha: number) => {
    g.roundRect(-width / 2, -height * 0.38 + down, width, height * 0.76, height * 0.38);
    for (const [x, y, size] of BULGES) g.circle(x * width, y * height + down, size * height * 0.72);
    g.fill({ color, alpha });
  };
  layer(16, '#5A6FA8', 0.22);
  layer(8, '#CFDDF0', 1);
  layer(0, '#FFFDF8', 1);
  return g;
}
