import { Graphics, Sprite } from 'pixi.js';
import type { Cell } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { downward } from '#engine/sprites/clay.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { CAMP_EVERY, extentOf, type Climb } from './climb.ts';
import { STONE } from './path.ts';

/** From the snow of the top down to the grass at the foot. */
const FLANK = ['#FFFFFF', '#F4FAFC', '#B9DCE0', '#7DB9BE', '#5FA39B', '#77B584', '#A9D983'] as const;
/** At scale 1: how far the ridge is above the steps. */
const RIDGE = 126;
/** How far its foot bulges in front. */
const BULGE = 60;
/** Before the first step is level ground, so many steps long. */
const LANDING = 1.75;
/** What stands on the ridge, by how far the way has come: firs at its foot, rocks, then heaps of snow. */
const GROWTH = { firs: 8, rocks: 14 } as const;
/** A camp lies between its step and the next one. */
const CAMP = { at: 0.52, tent: 1.25, fire: 0.1 } as const;
/** A tent that nobody has come to yet. */
const SHUT = '#B4C2DE';

/** The mountain under its way up, with a camp on every fifth step and a flag on the top. */
export class Mountain extends Piece {
  readonly flag: Sprite;
  private readonly rock = new Graphics();
  private readonly fires = new Graphics();
  private readonly tents: readonly Sprite[];
  private climb: Climb | undefined;
  private camps = 0;

  constructor(pictures: Pictures, count: number) {
    super();
    const between = Math.ceil(count / CAMP_EVERY) - 2;
    this.tents = Array.from({ length: between }, () => new Sprite(pictures.texture('trail/tent')));
    this.flag = new Sprite(pictures.texture('trail/flag'));
    this.body.addChild(this.rock, ...this.tents, this.fires, this.flag);
  }

  place(climb: Climb): void {
    this.climb = climb;
    const { steps, scale } = climb;
    const high = STONE.height * scale;
    const { left, right, foot } = extentOf(climb);
    const above = steps.map(({ x, y }) => ({ x, y: y - RIDGE * scale }));
    const [first] = above as [Cell];
    const ridge = [{ x: -LANDING * climb.along, y: first.y + 34 * scale }, ...above];
    const top = above.at(-1)!;
    const rock = this.rock.clear();
    this.drawGrowth(above, scale);
    ascend(rock, { x: left, y: foot }, ridge)
      .lineTo(top.x + high * 0.9, top.y)
      .bezierCurveTo(top.x + high * 1.8, top.y, top.x + high * 1.7, foot, right, foot)
      .quadraticCurveTo((left + right) / 2, foot + BULGE * scale, left, foot)
      .fill(downward(...FLANK));
    ascend(rock, { x: left, y: foot }, ridge);
    rock.stroke({ width: 10, color: '#FFFFFF', alpha: 0.45, cap: 'round', alignment: 1 });
    this.tents.forEach((tent, index) => {
      const { x, y } = this.campAt(index);
      tent.position.set(x, y);
      tent.scale.set(scale * CAMP.tent);
    });
    this.flag.position.set(top.x + high * 0.75, top.y + high * 0.3);
    this.flag.scale.set(scale * 1.2);
    this.drawFires();
  }

  /** So many steps have been reached: at each camp among them a fire burns. */
  set reached(value: number) {
    this.camps = Math.floor(Math.max(0, value) / CAMP_EVERY);
    this.tents.forEach((tent, index) => void (tent.tint = index < this.camps ? '#FFFFFF' : SHUT));
    this.drawFires();
  }

  private campAt(index: number): Cell {
    const { steps, along, scale } = this.climb!;
    const { x, y } = steps[(index + 1) * CAMP_EVERY]!;
    return { x: x + CAMP.at * along, y: y - (RIDGE - 8) * scale };
  }

  private drawFires(): void {
    const { fires, climb } = this;
    fires.clear();
    if (!climb) return;
    for (const index of this.tents.keys()) {
      const { x, y } = this.campAt(index);
      const place = { x: x - climb.along * CAMP.at * 0.94, y: y + 4 * climb.scale, scale: climb.scale };
      drawFire(fires, place, index < this.camps);
    }
  }

  /** Behind the ridge, between steps that are no camps. */
  private drawGrowth(ridge: readonly Cell[], scale: number): void {
    ridge.forEach(({ x, y }, index) => {
      const next = ridge[index + 1];
      if (!next || index % CAMP_EVERY === 0) return;
      const place = { x: (x + next.x) / 2, y: (y + next.y) / 2 + 10 * scale, scale };
      if (index < GROWTH.firs) drawFir(this.rock, { ...place, scale: scale * (1.2 - index * 0.06) });
      else drawHeap(this.rock, place, index < GROWTH.rocks ? '#6F98A8' : '#E4EEFA');
    });
  }
}

/** From the foot along the ridge: level at every step. */
function ascend(g: Graphics, foot: Cell, ridge: readonly Cell[]): Graphics {
  const first = ridge[0]!;
  g.moveTo(foot.x, foot.y).bezierCurveTo(
    foot.x + (first.x - foot.x) * 0.6,
    foot.y,
    foot.x + (first.x - foot.x) * 0.5,
    first.y,
    first.x,
    first.y,
  );
  ridge.slice(1).forEach(({ x, y }, index) => {
    const before = ridge[index]!;
    const middle = (before.x + x) / 2;
    g.bezierCurveTo(middle, before.y, middle, y, x, y);
  });
  return g;
}

interface Place extends Cell {
  readonly scale: number;
}

function drawFir(g: Graphics, { x, y, scale }: Place): void {
  g.rect(x - 7 * scale, y - 24 * scale, 14 * scale, 30 * scale).fill('#6B4A3A');
  for (const [rise, half] of [
    [18, 46],
    [52, 38],
    [86, 28],
  ] as const)
    g.poly([
      x - half * scale,
      y - rise * scale,
      x + half * scale,
      y - rise * scale,
      x,
      y - (rise + 62) * scale,
    ]).fill('#3A9A7C');
}

function drawHeap(g: Graphics, { x, y, scale }: Place, color: string): void {
  g.ellipse(x - 20 * scale, y, 50 * scale, 34 * scale)
    .ellipse(x + 30 * scale, y, 38 * scale, 24 * scale)
    .fill(color);
}

/** Two logs; with its flame and light, where somebody has come. */
function drawFire(g: Graphics, { x, y, scale }: Place, isLit: boolean): void {
  const at = (dx: number, dy: number) => [x + dx * scale, y + dy * scale] as const;
  if (isLit)
    for (const [radius, alpha] of [
      [92, 0.16],
      [58, 0.24],
    ] as const)
      g.circle(...at(0, -26), radius * scale).fill({ color: '#FFF0B0', alpha });
  g.moveTo(...at(-34, 0))
    .lineTo(...at(34, -8))
    .moveTo(...at(-34, -8))
    .lineTo(...at(34, 0))
    .stroke({ width: 13 * scale, color: '#7A4A32', cap: 'round' });
  if (!isLit) return;
  for (const [high, half, color] of [
    [78, 25, '#FF8A3C'],
    [48, 15, '#FFD95A'],
  ] as const)
    g.moveTo(...at(-half, -12))
      .quadraticCurveTo(...at(-half, -high * 0.5), ...at(2, -high))
      .quadraticCurveTo(...at(half * 1.2, -high * 0.45), ...at(half, -12))
      .quadraticCurveTo(...at(0, 2), ...at(-half, -12))
      .fill(color);
}
