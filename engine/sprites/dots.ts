import { Graphics } from 'pixi.js';

const IN_A_ROW = 5;

/** So many dots as on a ten frame, rows of five, the middle of all at the origin. step: from dot to dot. edge: their outline's colour. */
export function drawDots(count: number, step: number, edge: string): Graphics {
  const dots = new Graphics();
  const rows = Math.ceil(count / IN_A_ROW);
  for (let dot = 0; dot < count; dot++) {
    const row = Math.floor(dot / IN_A_ROW);
    const x = ((dot % IN_A_ROW) - (Math.min(count, IN_A_ROW) - 1) / 2) * step;
    dots.circle(x, (row - (rows - 1) / 2) * step, step * 0.34);
  }
  return dots.fill('#FFFFFF').stroke({ width: step * 0.16, color: edge, alignment: 0 });
}
