import { Graphics, Sprite } from 'pixi.js';
import type { Cell } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { downward } from '#engine/sprites/clay.ts';
import type { DayLight } from '#engine/sprites/day-looks.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { CAMP_EVERY, extentOf, type Climb } from './climb.ts';
import { drawFir, drawFire, drawHeap } from './mountain-things.ts';
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
/** So much of the flank is covered by what has fallen. */
export const COVER = 0.86;
/** A tent that nobody has come to yet. */
const SHUT = '#B4C2DE';

/** The mountain under its way up, with a camp on every fifth step and a flag on the top. */
export class Mountain extends Piece {
  private readonly flag: Sprite;
  private readonly rock = new Graphics();
  private readonly fires = new Graphics();
  private readonly tents: readonly Sprite[];
  private readonly cover: string | undefined;
  private climb: Climb | undefined;
  private camps = 0;

  constructor(pictures: Pictures, count: number, { ground, cover }: DayLight) {
    super();
    this.cover = cover;
    this.rock.tint = ground;
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
    const flank = () =>
      ascend(rock, { x: left, y: foot }, ridge)
        .lineTo(top.x + high * 0.9, top.y)
        .bezierCurveTo(top.x + high * 1.8, top.y, top.x + high * 1.7, foot, right, foot)
        .quadraticCurveTo((left + right) / 2, foot + BULGE * scale, left, foot);
    flank().fill(downward(...FLANK));
    if (this.cover !== undefined) flank().fill({ color: this.cover, alpha: COVER });
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
