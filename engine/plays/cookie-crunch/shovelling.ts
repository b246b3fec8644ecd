import type { Container, PointData } from 'pixi.js';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Plate } from './plate.ts';

/** Where the arm is stretched to, from the feet, in its own pixels: as high as it goes. */
const STRETCH = { x: 150, y: -330 } as const;
/** How far from the paw a cookie is once it was drawn in, in the shovel's own pixels. */
const DRAWN_IN = 10;
/** So much longer than a tray is its rod. */
const ROD_MORE = 90;

interface AtTray {
  readonly guide: Guide;
  /** In whose coordinates the guide stands. */
  readonly ground: Container;
  /** Where the stage ends, at the guide's side. */
  readonly edge: () => number;
}

/**
 * The guide beside a tray, with the shovel in its paw: at one cookie after the other, wherever a turned tablet has put them
 * meanwhile. It stays on the ground, under the score, and the shovel is turned to each.
 */
export class Shovelling {
  /** How far the shovel is out to a cookie: from 0, drawn in, to 1, under it; at -1 it is out of sight. Tweened. */
  readonly way = { out: -1 };
  private readonly plate: Plate;
  private readonly guide: Guide;
  private readonly ground: Container;
  private readonly edge: () => number;
  private at = -1;

  constructor(plate: Plate, { guide, ground, edge }: AtTray) {
    this.plate = plate;
    this.guide = guide;
    this.ground = ground;
    this.edge = edge;
  }

  /** Which cookie of the meal it is at, from 0; -1: none. Set on a timeline. */
  get step(): number {
    return this.at;
  }

  set step(step: number) {
    this.at = step;
    this.place();
  }

  /** Towards what its arm is stretched. */
  get aim(): PointData {
    const { x, y, scale } = this.guide;
    return { x: x - STRETCH.x * scale.x, y: y + STRETCH.y * scale.y };
  }

  /** To be called when guide and tray have other places. */
  place(): void {
    const { plate, guide, ground, at } = this;
    if (at < 0) return;
    const { out } = this.way;
    const { peel } = plate;
    const grip = plate.toLocal(guide.acts.pawReachingFor(this.aim), ground);
    const thing = plate.toLocal(this.placeOf(at), ground);
    const [across, down] = [grip.x - thing.x, grip.y - thing.y];
    peel.position.copyFrom(grip);
    peel.rotation = Math.atan2(down, across);
    const size = plate.meal[at]!.scale.x;
    const turned = Math.abs(Math.sin(peel.rotation)) * peel.halfHeight * size;
    const room = (this.edge() - plate.x - grip.x - turned) / Math.cos(peel.rotation);
    peel.fit({ long: plate.size.width + ROD_MORE, room, size });
    const goal = out < 0 ? peel.awayAt : Math.hypot(across, down);
    peel.out = DRAWN_IN + (goal - DRAWN_IN) * Math.abs(out);
  }

  /** Of a cookie of the meal, in the coordinates that the guide stands in. */
  placeOf(step: number): PointData {
    return this.ground.toLocal({ x: 0, y: 0 }, this.plate.meal[step]!);
  }
}
