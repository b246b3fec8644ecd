import type { Container, PointData } from 'pixi.js';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { halfOf, type Half as Place, type Side } from '#engine/layout/sides.ts';

/** Where one side's half of the stage is, and how its own design pixels lie on the stage's. */
export class HalfPlace {
  private readonly view: Container;
  private readonly side: Side;
  private place: Place;

  constructor(view: Container, side: Side, stage: Layout) {
    this.view = view;
    this.side = side;
    this.place = halfOf(stage, side);
  }

  /** The half as its parts know it: a stage of its own, upright. */
  get layout(): Layout {
    return this.place.layout;
  }

  /** Moves the half to where it is on a stage of this layout. */
  moveOn(stage: Layout): void {
    this.place = halfOf(stage, this.side);
    this.view.position.set(this.place.x, 0);
    this.view.scale.set(this.place.scale);
  }

  /** Where a thing is, in this half's design pixels. */
  of(thing: Container): PointData {
    return this.view.toLocal({ x: 0, y: 0 }, thing);
  }

  toStage({ x, y, width, height }: Rect): Rect {
    const { x: left, scale } = this.place;
    return { x: left + x * scale, y: y * scale, width: width * scale, height: height * scale };
  }
}
