import { Graphics } from 'pixi.js';
import type { Cell } from '#engine/layout/layout.ts';
import type { Trail } from './path.ts';

/** How far behind the stones' middles they stand, at scale 1: on the path's edge. */
const BEHIND = 98;
const PETALS = 7;
const PETAL_TONES = ['#FF9CC4', '#FFC93A', '#FF9C8A'] as const;

/**
 * What stands along a trail, between each stone and the next: flowers that open, or lanterns that are lit, as the way has
 * been walked. One drawing, because each would take a call of its own.
 */
export class Wayside extends Graphics {
  private readonly draw: typeof drawFlower;
  private readonly fromLast: boolean;
  private trail: Trail | undefined;
  private count = 0;

  /** fromLast: the walk starts at the largest number. */
  constructor(kind: 'flowers' | 'lanterns', fromLast: boolean) {
    super();
    this.draw = kind === 'flowers' ? drawFlower : drawLantern;
    this.fromLast = fromLast;
  }

  place(trail: Trail): void {
    this.trail = trail;
    this.redraw();
  }

  /** So many, from where the walk begins, are open or lit. */
  get lit(): number {
    return this.count;
  }

  set lit(count: number) {
    if (count === this.count) return;
    this.count = count;
    this.redraw();
  }

  private redraw(): void {
    this.clear();
    if (!this.trail) return;
    const { stones, scale } = this.trail;
    const last = stones.length - 1;
    for (let index = 0; index < last; index++) {
      const [a, b] = [stones[index]!, stones[index + 1]!];
      const place = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - BEHIND * scale, scale };
      const turn = this.fromLast ? last - 1 - index : index;
      this.draw(this, place, { isLit: turn < this.count, index });
    }
  }
}

interface Place extends Cell {
  readonly scale: number;
}
interface State {
  readonly isLit: boolean;
  readonly index: number;
}

function drawFlower(g: Graphics, { x, y, scale }: Place, { isLit, index }: State): void {
  const at = (dx: number, dy: number) => [x + dx * scale, y + dy * scale] as const;
  g.moveTo(...at(0, 6))
    .lineTo(...at(0, -84))
    .stroke({ width: 10 * scale, color: '#3F9F4E', cap: 'round' });
  for (const side of [-1, 1] as const)
    g.ellipse(...at(side * 22, -26), 20 * scale, 9 * scale).fill('#5FBB5A');
  if (!isLit) {
    g.ellipse(...at(0, -92), 17 * scale, 23 * scale).fill('#8CCB6A');
    return;
  }
  for (let petal = 0; petal < PETALS; petal++) {
    const angle = (petal / PETALS) * Math.PI * 2;
    g.circle(...at(Math.sin(angle) * 28, -100 - Math.cos(angle) * 28), 18 * scale);
  }
  g.fill(PETAL_TONES[index % PETAL_TONES.length]!);
  g.circle(...at(0, -100), 20 * scale).fill('#8A4B22');
}

function drawLantern(g: Graphics, { x, y, scale }: Place, { isLit }: State): void {
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
