import type { Graphics } from 'pixi.js';
import { CLAY, downward } from '#engine/sprites/clay.ts';

/** A serving hatch in design pixels at scale 1; the middle of its sill is at 0,0. */
export const HATCH = { width: 264, height: 256 } as const;
const OPENING = { half: 116, top: -214 } as const;
const AWNING = { high: 26, drop: 16, stripes: 8 } as const;
const SILL = { over: 16, high: 20 } as const;

/** What is seen through it: a sunny morning, with a frame around. Behind who waits there. */
export function drawOpening(g: Graphics): void {
  const { half, top } = OPENING;
  g.roundRect(-half - 14, top - 16, 2 * half + 28, -top + 24, 20).fill({ color: '#3A1236', alpha: 0.16 });
  g.roundRect(-half - 14, top - 20, 2 * half + 28, -top + 24, 20).fill(
    downward('#EDB576', '#CB8B4E', '#A9663A'),
  );
  g.roundRect(-half, top, 2 * half, -top, 12).fill(downward('#9FDCF7', '#DDF4FF', '#FFF3CF'));
  g.roundRect(-half, -58, 2 * half, 58, 12).fill(downward('#A9DE8A', '#7CC56A'));
}

/** The sill and the striped awning: before who waits there. */
export function drawHatchFront(g: Graphics): void {
  const { half, top } = OPENING;
  const [left, width] = [-half - SILL.over, 2 * (half + SILL.over)];
  g.roundRect(left, -2, width, SILL.high + 6, 10).fill(CLAY.wood.edge);
  g.roundRect(left, -6, width, SILL.high, 10).fill(downward('#F3C48C', '#D79A58'));
  const step = width / AWNING.stripes;
  const y = top - 22;
  const scallops = (down: number, from: number, every: number) => {
    for (let stripe = from; stripe < AWNING.stripes; stripe += every)
      g.roundRect(left + stripe * step, y + down, step, AWNING.high + AWNING.drop, 12).rect(
        left + stripe * step,
        y + down,
        step,
        AWNING.high,
      );
    return g;
  };
  scallops(4, 0, 1).fill({ color: '#3A1236', alpha: 0.2 });
  scallops(0, 0, 2).fill('#5FB8A8');
  scallops(0, 1, 2).fill('#FFFDF4');
  g.roundRect(left - 4, y - 8, width + 8, 14, 7).fill('#3F8F82');
}
