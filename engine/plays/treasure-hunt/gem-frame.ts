import { Container, Graphics, Sprite, type PointData } from 'pixi.js';
import { goOut, ring } from '#engine/fx/halo.ts';
import { EASE, lasting, recipe, SECONDS, together, type FxContext } from '#engine/fx/motion.ts';
import type { Treasure } from '#engine/games/treasure-hunt/questions.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CountOrder } from '#engine/plays/count-order.ts';
import type { Spot } from '#engine/plays/pointing.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { GOLD } from '#engine/sprites/clay.ts';
import { boxAround, type Piece } from '#engine/sprites/piece.ts';
import { TEN_FRAME, TenFrame } from '#engine/sprites/ten-frame.ts';

/** One treasure of the sum, where it lies in its heap. */
export interface Gem {
  readonly thing: Piece;
  readonly treasure: Treasure;
}

const FLIGHT_SECONDS = 0.36;
/** Where a hand brings several, one after the other, each flies for this share of its time, and the hand goes back for the next. */
const FLIES = 0.66;
/** What was counted already is brought from under its cloth all at once, by then. */
const BROUGHT = { from: 0.3, until: 0.84 } as const;
/** It goes along between heaps and frame, over nothing that lies in either: so far from the frame's edge, in its pixels. */
const CORRIDOR = 30;
/** Shares of the way's time: out of the heap, and from where on into its cell. */
const WAY = { out: 0.34, into: 0.6 } as const;
/** Where a finger is on a treasure: at its lower edge, of the box it is drawn in. */
const LOWER_EDGE = 50;
/** What is the child's to count next is lifted, and lies a little larger. */
const LIFTED = { y: -16, scale: 1.06 } as const;
/** A cell that is to be filled, in the frame's pixels. */
const PLACE = { inset: 8, radius: 16, line: 7 } as const;
/** A crown is broad at its tips: beside others as large they would touch. */
const SMALLER: Partial<Record<Treasure, number>> = { crown: 0.86 };

/** A treasure, drawn so that each of a row is seen apart. */
export function drawTreasure(pictures: Pictures, treasure: Treasure, sprite = new Sprite()): Sprite {
  sprite.texture = pictures.texture(`treasure/${treasure}`);
  sprite.anchor.set(0.5);
  sprite.scale.set(SMALLER[treasure] ?? 1);
  return sprite;
}

/** The ten frame of a sum: the treasures themselves fly off their heaps into it, and lie in it as they are. */
export class GemFrame extends TenFrame {
  private readonly order: CountOrder<Gem>;
  private readonly pictures: Pictures;
  /** The places that are the child's to fill next. */
  private readonly places = new Graphics({ alpha: 0 });
  private lifted: readonly Piece[] = [];
  /** What a hand is on while it brings several, and where it is on its way back for the next. */
  private held: Container | undefined;
  private readonly back = new Container({ scale: this.counters[0]?.scale.x ?? 1 });

  /** gems: in the order of counting. */
  constructor(pictures: Pictures, gems: readonly Gem[]) {
    super({ parts: [gems.length], make: (index) => drawTreasure(pictures, gems[index]!.treasure) });
    this.pictures = pictures;
    // On the frame, under all that lies in it.
    this.body.addChildAt(this.places, 1);
    this.body.addChild(this.back);
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
      drawTreasure(this.pictures, treasure, sprite);
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

  /**
   * At the lower edge of what is counted with this number, where it lies and on its way; where several are counted with it, of
   * each in its turn. In calm motion where it will be. from: so many were counted before.
   */
  spotOf(number: number, { calm }: FxContext, from = number - 1): Spot {
    const seen = () => {
      if (calm) return this.counters[number - 1]!;
      const next = this.shown > from ? number : from + 1;
      return this.held ?? this.seen(this.order.at(next).thing);
    };
    return {
      get on() {
        return seen();
      },
      y: LOWER_EDGE,
    };
  }

  /** Where a hand is that brings what was counted already, so many: on its cloth, and then under it in here. */
  spotOfCounted(count: number, cloth: Spot, { calm }: FxContext): Spot {
    const seen = (): Spot =>
      calm
        ? { on: this.counters[count - 1]!, y: LOWER_EDGE }
        : this.held
          ? { on: this.held, y: LOWER_EDGE }
          : cloth;
    return {
      get on() {
        return seen().on;
      },
      get x() {
        return seen().x ?? 0;
      },
      get y() {
        return seen().y ?? 0;
      },
    };
  }

  /** So many, which were counted already, come out from under their cloth. 0.84 s; in calm motion they fade in. */
  bringCounted(count: number, cloth: Spot, ctx: FxContext): gsap.core.Timeline {
    const counters = this.counters.slice(0, count);
    const { from, until } = BROUGHT;
    const timeline = recipe();
    const way = { duration: until - from, ease: EASE.move, immediateRender: false };
    if (ctx.calm) timeline.fromTo(counters, { alpha: 0 }, { alpha: 1, ...way }, from);
    else {
      const start = (): PointData => this.body.toLocal({ x: cloth.x ?? 0, y: cloth.y ?? 0 }, cloth.on);
      const hold = () => {
        this.back.position.copyFrom(start());
        this.held = this.back;
      };
      timeline.call(hold, undefined, from);
      const goals = [...counters.map((_, index) => this.cellAt(index)), this.cellAt(count - 1)];
      [...counters, this.back].forEach((thing, index) => {
        const to = goals[index]!;
        timeline
          .set(thing, { alpha: 1 }, from)
          .fromTo(thing, { x: () => start().x, y: () => start().y }, { x: to.x, y: to.y, ...way }, from);
      });
    }
    return lasting(timeline.set(this, { shown: count }, until), until);
  }

  /** What is the child's to count next is lifted and ringed, as its empty places are. from, to: how many are in it before and then. */
  awaits(from: number, to: number, ctx: FxContext): gsap.core.Timeline {
    const bodies = this.counted.slice(from, to).map(({ body }) => body);
    const { y, scale } = LIFTED;
    this.lifted = this.counted.slice(from, to);
    const shown = recipe()
      .call(() => this.drawPlaces(from, to), undefined, 0)
      .to(this.places, { alpha: 1, duration: SECONDS.fast }, 0);
    if (!ctx.calm)
      for (const body of bodies)
        shown
          .to(body, { y, duration: SECONDS.fast, ease: EASE.rise }, 0)
          .to(body.scale, { x: scale, y: scale, duration: SECONDS.fast, ease: EASE.rise }, 0);
    return together([0, shown], ...bodies.map((body) => [0, ring(body)] as const));
  }

  get isPlaceMarked(): boolean {
    return this.places.alpha > 0;
  }

  private drawPlaces(from: number, to: number): void {
    const { places, cell } = this;
    const { inset, radius, line } = PLACE;
    const size = cell - 2 * inset;
    places.clear();
    for (let index = from; index < to; index++) {
      const { x, y } = this.cellAt(index);
      places.roundRect(x - size / 2, y - size / 2, size, size, radius);
    }
    places.fill({ color: GOLD, alpha: 0.4 }).stroke({ width: line, color: '#E08A00' });
  }

  /** What was lifted lies again, and no place is marked. */
  private lay(): gsap.core.Timeline {
    const { lifted } = this;
    this.lifted = [];
    this.held = undefined;
    const bodies = lifted.map(({ body }) => body);
    const laid = recipe().set(this.places, { alpha: 0 }, 0.01);
    if (bodies.length > 0)
      laid.set(bodies, { y: 0 }, 0.01).set(
        bodies.map(({ scale }) => scale),
        { x: 1, y: 1 },
        0.01,
      );
    return together([0, laid], ...bodies.map((body) => [0, goOut(body)] as const));
  }

  /** The same by a hand that goes back for each: one is there before the next one goes. */
  fillByHand(from: number, to: number, seconds: number, ctx: FxContext): gsap.core.Timeline {
    const each = seconds / (to - from);
    if (ctx.calm || to - from < 2) return this.fill(from, to, seconds, ctx);
    const timeline = recipe().add(this.lay().paused(false), 0);
    const { back } = this;
    for (let index = from; index < to; index++) {
      const at = (index - from) * each;
      const there = at + FLIES * each;
      const next = () => this.body.toLocal({ x: 0, y: 0 }, this.counted[index + 1]!);
      timeline
        .call(() => void (this.held = this.counters[index]), undefined, at)
        .add(this.fly(index, ctx, FLIES * each).paused(false), at);
      if (index === to - 1) continue;
      const way = { duration: each - FLIES * each, ease: EASE.move, immediateRender: false };
      timeline
        .call(() => void (this.held = back), undefined, there)
        .fromTo(back, { ...this.cellAt(index) }, { x: () => next().x, y: () => next().y, ...way }, there);
    }
    timeline.call(() => void (this.held = undefined), undefined, seconds - 0.001);
    return lasting(timeline.set(this, { shown: to }, seconds), seconds);
  }

  /** Treasures fly into the frame, one after the other. from, to: how many are in it before and then. */
  fill(from: number, to: number, seconds: number, ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().add(this.lay().paused(false), 0);
    for (let index = from; index < to; index++)
      timeline.add(this.fly(index, ctx).paused(false), ((index - from) * seconds) / (to - from));
    // A tween, not a callback, so that the frame is full even if this is cut short.
    return lasting(timeline.set(this, { shown: to }, timeline.duration()), seconds);
  }

  /** All treasures lie in their heaps again, and none in the frame. */
  giveBack(): gsap.core.Timeline {
    const bodies = this.counted.map(({ body }) => body);
    return recipe().add(this.lay().paused(false), 0).set(bodies, { alpha: 1 }, 0.01);
  }

  private fly(index: number, ctx: FxContext, seconds = FLIGHT_SECONDS): gsap.core.Timeline {
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
    const way = { duration: seconds, immediateRender: false };
    return recipe()
      .set(thing.body, { alpha: 0 }, 0.01)
      .set(counter, { alpha: 1 }, 0.01)
      .fromTo(counter, { x: () => from().x }, { x: to.x, ease: EASE.move, ...way }, 0.01)
      .fromTo(
        counter,
        { y: () => from().y },
        {
          y: () => Math.sign(from().y) * (TEN_FRAME.height / 2 + CORRIDOR),
          duration: seconds * WAY.out,
          ease: EASE.rise,
          immediateRender: false,
        },
        0.01,
      )
      .to(
        counter,
        { y: to.y, duration: seconds * (1 - WAY.into), ease: EASE.move },
        0.01 + seconds * WAY.into,
      )
      .fromTo(counter.scale, { x: large, y: large }, { x: size, y: size, ease: EASE.move, ...way }, 0.01);
  }
}
