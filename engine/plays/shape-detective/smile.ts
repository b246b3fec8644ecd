import { Graphics } from 'pixi.js';

const FACE_INK = '#2E1433';

/** Open eyes and a smile, around 0,0. */
export function drawSmile(): Graphics {
  const g = new Graphics();
  for (const side of [-1, 1]) g.ellipse(side * 30, -8, 11.5, 14.5);
  g.fill(FACE_INK);
  for (const side of [-1, 1]) g.circle(side * 30 + 4, -13, 4.6);
  g.fill('#FFFFFF');
  for (const side of [-1, 1]) g.ellipse(side * 50, 12, 11, 7);
  g.fill({ color: '#FFFFFF', alpha: 0.5 });
  return g
    .moveTo(-16, 12)
    .bezierCurveTo(-9, 27, 9, 27, 16, 12)
    .stroke({ width: 7, color: FACE_INK, cap: 'round' });
}
