import type { Graphics } from 'pixi.js';
import { CLAY, downward, type Clay } from '#engine/sprites/clay.ts';

/** Size of a dish in design pixels, around 0,0, and its thickness below. */
export const DISH = { width: 300, height: 244, depth: 26 } as const;
const [ACROSS, DOWN] = [DISH.width / 2, DISH.height / 2];

/** A dish that lies on the bar, seen from above. */
export function drawDish(g: Graphics, { hi, mid, low, edge }: Clay): void {
  g.ellipse(0, DISH.depth, ACROSS, DOWN - 6).fill(edge);
  g.ellipse(0, 0, ACROSS, DOWN).fill(downward(hi, mid, low));
  g.ellipse(0, 3, ACROSS - 21, DOWN - 20).fill({ color: edge, alpha: 0.3 });
  g.ellipse(0, 7, ACROSS - 23, DOWN - 22).fill(downward(mid, hi));
}

/** Its soft shadow. */
export function drawDishShadow(g: Graphics): void {
  for (const [grow, alpha] of [
    [0, 0.11],
    [12, 0.09],
    [24, 0.07],
  ] as const)
    g.ellipse(6, DISH.depth + 12, ACROSS + grow - 8, DOWN - 12 + grow / 2).fill({ color: '#3A1236', alpha });
}

/** What lights up around it. */
export function drawDishGlow(g: Graphics, colour: string): void {
  g.ellipse(0, DISH.depth / 2, ACROSS + 22, DOWN + 30)
    .fill('#FFFFFF')
    .ellipse(0, DISH.depth / 2, ACROSS + 15, DOWN + 23)
    .fill(colour);
}

/** Idle dishes are of white china with a golden rim. */
export const CHINA: Clay = { ...CLAY.cream, hi: '#FFFFFF', mid: '#FFFBF0', low: '#F6E8CC' };
