import type { Container, PointData } from 'pixi.js';
import { stepTo, type Step } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Plate } from './plate.ts';

/** Where the arm is stretched to, from the feet, in its own pixels: as high as it goes where that is enough. */
const STRETCH = { x: 150, ys: [-330, -250, -186, -120, -60] } as const;
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

/** The guide beside a tray, with the shovel in its paw: at one cookie after the other, wherever a turned tablet has put them meanwhile. */
export class Shovelling {
  /**
   * How far it has come from the row before to this cookie's, and how far the shovel is out to it: from 0 to 1; at -1 it is out
   * of sight. Tweened.
   */
  readonly way = { risen: 0, out: -1 };
  private readonly plate: Plate;
  private readonly guide: Guide;
  private readonly ground: Container;
  private readonly edge: () => number;
  private at = -1;
  private stretch: PointData = { x: STRETCH.x, y: STRETCH.ys[0] };
  /** The row before, in the guide's and in the tray's pixels. */
  private before = { guide: 0, peel: 0 };

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
    const { plate, guide, way } = this;
    this.at = step;
    if (step < 0) return;
    const stretches = STRETCH.ys.map((y) => ({ x: STRETCH.x, y }));
    this.stretch = stretches.find((stretch) => this.stand(stretch).foot.y <= 0) ?? stretches.at(-1)!;
    const { x, y } = this.stand().paw;
    const paw = plate.toLocal({ x, y: y + guide.body.y * guide.scale.y }, this.ground);
    this.before = { guide: guide.body.y, peel: step > 0 ? plate.peel.y : paw.y };
    way.risen = 0;
    this.place();
  }

  /** Towards what its arm is stretched. */
  get aim(): PointData {
    const { guide, stretch } = this;
    return stepTo(guide, guide, { side: 'L', stretch }).aim;
  }

  /** To be called when guide and tray have other places. */
  place(): void {
    const { plate, guide, ground, before, at } = this;
    if (at < 0) return;
    const { risen, out } = this.way;
    const { peel } = plate;
    const { paw, foot } = this.stand();
    const thing = plate.toLocal(this.placeOf(at), ground);
    const grip = plate.toLocal(paw, ground).x;
    guide.body.y = before.guide + (foot.y - before.guide) * risen;
    peel.position.set(grip, before.peel + (thing.y - before.peel) * risen);
    const room = this.edge() - plate.x - grip;
    peel.fit({ long: plate.size.width + ROD_MORE, room, size: plate.meal[at]!.scale.x });
    const goal = out < 0 ? peel.awayAt : grip - thing.x;
    peel.out = DRAWN_IN + (goal - DRAWN_IN) * Math.abs(out);
  }

  /** Of a cookie of the meal, in the coordinates that the guide stands in. */
  placeOf(step: number): PointData {
    return this.ground.toLocal({ x: 0, y: 0 }, this.plate.meal[step]!);
  }

  private stand(stretch = this.stretch): Step {
    return stepTo(this.guide, this.placeOf(this.at), { side: 'L', stretch });
  }
}
