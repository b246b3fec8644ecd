import type { Graphics } from 'pixi.js';
import type { Place } from './mountain-things.ts';

const PETALS = 7;
const PETAL_TONES = ['#FF9CC4', '#FFC93A', '#FF9C8A'] as const;

interface State {
  readonly isLit: boolean;
  readonly index: number;
}

/** A sprout low in the grass, which grows and opens. */
export function drawFlower(g: Graphics, { x, y, scale }: Place, { isLit, index }: State): void {
  const at = (dx: number, dy: number) => [x + dx * scale, y + dy * scale] as const;
  if (!isLit) {
    for (const side of [-1, 1] as const)
      g.ellipse(...at(side * 17, -16), 17 * scale, 8 * scale).fill('#4FA85A');
    g.ellipse(...at(0, -26), 11 * scale, 16 * scale).fill('#7CC36A');
    return;
  }
  g.moveTo(...at(0, 6))
    .lineTo(...at(0, -84))
    .stroke({ width: 10 * scale, color: '#3F9F4E', cap: 'round' });
  for (const side of [-1, 1] as const)
    g.ellipse(...at(side * 22, -26), 20 * scale, 9 * scale).fill('#5FBB5A');
  for (let petal = 0; petal < PETALS; petal++) {
    const angle = (petal / PETALS) * Math.PI * 2;
    g.circle(...at(Math.sin(angle) * 28, -100 - Math.cos(angle) * 28), 18 * scale);
  }
  g.fill(PETAL_TONES[index % PETAL_TONES.length]!);
  g.circle(...at(0, -100), 20 * scale).fill('#8A4B22');
}

/** A lantern on its post. */
export function drawLantern(g: Graphics, { x, y, scale }: Place, { isLit }: State): void {
  const at = (dx: number, dy: number) => [x + dx * scale, y + dy * scale] as const;
  if (isLit)
    for (const [radius, alpha] of [
      [88, 0.16],
      [56, 0.26],
    ] as const)
      g.circle(...at(0, -100), radius * scale).fill({ color: '#FFF3C0', alpha });
  g.moveTo(...at(0, 6))
    .lineTo(...at(0, -70))
    .stroke({ width: 11 * scale, color: '#3E3560', cap: 'round' });
  g.roundRect(...at(-25, -130), 50 * scale, 62 * scale, 14 * scale).fill('#3E3560');
  g.roundRect(...at(-17, -121), 34 * scale, 44 * scale, 10 * scale).fill(isLit ? '#FFE98A' : '#6F6594');
  g.poly([...at(-32, -128), ...at(32, -128), ...at(0, -154)]).fill('#3E3560');
}
