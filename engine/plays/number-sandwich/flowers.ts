import { Container, Graphics, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { RACK } from './rack.ts';

const PETALS = 5;
const PETAL = { out: 15, size: 12 } as const;
const COLOURS = ['#FF7E9C', '#9868F2', '#4DBDF5', '#FF9A4D', '#F25C78'] as const;
/** From one to the next along the rack. */
const STEP = 96;
/** How large it is in the paw of who pays with it, and until it lies on the rack. */
const PAID = { size: 2, pop: 0.08, held: 0.08, way: 0.1 } as const;

/** A flower of five petals around 0,0. */
function drawFlower(g: Graphics, { x, y }: PointData, index: number): Graphics {
  const colour = COLOURS[index % COLOURS.length]!;
  const petals = (size: number, fill: string) => {
    for (let petal = 0; petal < PETALS; petal++) {
      const turn = (petal / PETALS) * 2 * Math.PI - Math.PI / 2;
      g.circle(x + Math.cos(turn) * PETAL.out, y + Math.sin(turn) * PETAL.out, size);
    }
    g.fill(fill);
  };
  petals(PETAL.size + 3, '#FFFFFF');
  petals(PETAL.size, colour);
  return g
    .circle(x, y, 10)
    .fill('#D9860B')
    .circle(x, y - 1, 8)
    .fill('#FFD34D');
}

/** Where the flower of this index is on the rack, of so many. */
const placeOf = (index: number, total: number): PointData => ({
  x: (index - (total - 1) / 2) * STEP,
  y: RACK.height / 2 - 2,
});

/** The flowers with which the customers have paid: along the rack's front, its upper edge at 0. */
export class Flowers extends Container {
  /** The next one: seen as it is paid. */
  readonly next: Graphics;
  private readonly at: PointData;

  constructor(paid: number, total: number) {
    super();
    const laid = new Graphics();
    for (let index = 0; index < paid; index++) drawFlower(laid, placeOf(index, total), index);
    this.at = placeOf(paid, total);
    this.next = drawFlower(new Graphics(), { x: 0, y: 0 }, paid);
    this.next.alpha = 0;
    this.addChild(laid, this.next);
  }

  /** The next one is held out, and laid to the others. from: in this one's coordinates. 0.26 s. */
  pay(from: PointData, { calm }: FxContext): gsap.core.Timeline {
    const { next, at } = this;
    const there = { x: at.x, y: at.y };
    const timeline = recipe().to(next, { alpha: 1, duration: PAID.pop }, 0);
    const seconds = PAID.pop + PAID.held + PAID.way;
    if (calm) return lasting(timeline.set(next, there, 0), seconds);
    const lies = PAID.pop + PAID.held;
    const way = { duration: PAID.way, ease: EASE.fall };
    return timeline
      .set(next, { x: from.x, y: from.y }, 0)
      .fromTo(next.scale, { x: 1, y: 1 }, { x: PAID.size, y: PAID.size, duration: PAID.pop }, 0)
      .to(next, { ...there, ...way }, lies)
      .to(next.scale, { x: 1, y: 1, ...way }, lies);
  }
}
