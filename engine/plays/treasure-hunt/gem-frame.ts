import { Sprite, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Treasure } from '#engine/games/treasure-hunt/questions.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CountOrder } from '#engine/plays/count-order.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { boxAround, type Piece } from '#engine/sprites/piece.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';

/** One treasure of the sum, where it lies in its heap. */
export interface Gem {
  readonly thing: Piece;
  readonly treasure: Treasure;
}

const FLIGHT_SECONDS = 0.44;
/** How far above the higher end of its way it rises, in the frame's pixels. */
const ARCH = 70;

/** The ten frame of a sum: the treasures themselves fly off their heaps into it, and lie in it as they are. */
export class GemFrame extends TenFrame {
  private readonly order: CountOrder<Gem>;
  private readonly pictures: Pictures;

  /** gems: in the order of counting. */
  constructor(pictures: Pictures, gems: readonly Gem[]) {
    const drawn = ({ treasure }: Gem) => {
      const sprite = new Sprite(pictures.texture(`treasure/${treasure}`));
      sprite.anchor.set(0.5);
      return sprite;
    };
    super({ parts: [gems.length], make: (index) => drawn(gems[index]!) });
    this.pictures = pictures;
    this.order = new CountOrder(gems);
  }

  /** In the order of counting. */
  get counted(): readonly Piece[] {
    return this.order.things.map(({ thing }) => thing);
  }

  /** This one is counted with this number, from 1, unless it is in the frame. */
  bring(thing: Piece, number: number): void {
    const gem = this.order.things.find((one) => one.thing === thing);
    if (!gem || !this.order.bring(gem, number)) return;
    this.order.things.forEach(({ treasure }, index) => {
      const [sprite] = this.counters[index]!.body.children as [Sprite];
      sprite.texture = this.pictures.texture(`treasure/${treasure}`);
    });
  }

  /** Where a treasure is seen: in the frame, once it has flown there. */
  seen(thing: Piece): Piece {
    const at = this.counted.indexOf(thing);
    return thing.body.alpha === 0 && at < this.shown ? this.counters[at]! : thing;
  }

  /** The area in which a touch hits a treasure that is in the frame, in the coordinates of its parent; undefined: it is not. */
  hitOf(thing: Piece): Rect | undefined {
    const seen = this.seen(thing);
    if (seen === thing) return undefined;
    const { x, y, scale, cell } = this;
    return boxAround({ x: x + seen.x * scale.x, y: y + seen.y * scale.y }, cell * scale.x, cell * scale.y);
  }

  /** Treasures fly into the frame, one after the other. from, to: how many are in it before and then. */
  fill(from: number, to: number, seconds: number, ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    for (let index = from; index < to; index++)
      timeline.add(this.fly(index, ctx).paused(false), ((index - from) * seconds) / (to - from));
    // A tween, not a callback, so that the frame is full even if this is cut short.
    return lasting(timeline.set(this, { shown: to }, timeline.duration()), seconds);
  }

  /** All treasures lie in their heaps again, and none in the frame. */
  giveBack(): gsap.core.Timeline {
    const bodies = this.counted.map(({ body }) => body);
    return recipe().set(bodies, { alpha: 1 }, 0.01);
  }

  private fly(index: number, ctx: FxContext): gsap.core.Timeline {
    const thing = this.counted[index]!;
    const counter = this.counters[index]!;
    const to = this.cellAt(index);
    if (ctx.calm)
      return lasting(
        recipe()
          .to(thing.body, { alpha: 0, duration: 0.2 }, 0)
          .fromTo(counter, { alpha: 0 }, { alpha: 1, duration: 0.2, immediateRender: false }, 0.2),
        FLIGHT_SECONDS,
      );
    const size = counter.scale.x;
    // Read when its turn comes: until then the board is rearranged.
    const from = (): PointData => this.body.toLocal({ x: 0, y: 0 }, thing);
    const large = () => this.body.toLocal({ x: 1, y: 0 }, thing).x - from().x;
    const way = { duration: FLIGHT_SECONDS, immediateRender: false };
    return recipe()
      .set(thing.body, { alpha: 0 }, 0.01)
      .set(counter, { alpha: 1 }, 0.01)
      .fromTo(counter, { x: () => from().x }, { x: to.x, ease: 'none', ...way }, 0.01)
      .fromTo(
        counter,
        { y: () => from().y },
        {
          y: () => Math.min(from().y, to.y) - ARCH,
          duration: FLIGHT_SECONDS * 0.45,
          ease: EASE.rise,
          immediateRender: false,
        },
        0.01,
      )
      .to(
        counter,
        { y: to.y, duration: FLIGHT_SECONDS * 0.55, ease: EASE.fall },
        0.01 + FLIGHT_SECONDS * 0.45,
      )
      .fromTo(counter.scale, { x: large, y: large }, { x: size, y: size, ease: EASE.move, ...way }, 0.01);
  }
}
