import { Container, Graphics } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { EASE, lasting, recipe, SECONDS, together, type FxContext } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import { ITEMS } from '#engine/games/none-left-fun/containers.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { createAskingBox } from '#engine/sprites/asking-box.ts';
import type { Slab } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Knot } from './balloons.ts';
import { drawSlate, drawSlateShadow } from './slate.ts';

const CELL = 124;
const SLAB: Slab = { width: 104, height: 100, radius: 28 };
const NUMERAL = 92;
/** Numbers are chalk; zero is chalk of another colour, for it was found. */
const CHALK = { number: '#D8E6DC', zero: '#FFE08A', ring: '#F3C75A' } as const;
const INSET = 34;
/** Beside the numbers. */
const MARGIN = 30;
const LARGEST = 1.42;
/** The staircase over the numbers: over each as many things as it says, over zero none. */
const FRUIT = 84;
const STEP = 92;
const FIRST_STEP = -142;
/** The balloons over the staircase: how large, how far over it, and how much higher each second one is. */
const BALLOONS = { scale: 1, over: 44, higher: 96, aside: 9 } as const;
const BALLOON_TOP = 270;
/** Room that staircase and balloons take over the middle of the row, at scale 1. */
export const STAIRS_HEIGHT = 630 + BALLOON_TOP;
/** The first balloon is tied so far beside zero's place, and more. */
const BESIDE = 56;
/** Off the ground in the end: a hand's breadth. */
const LIFTED = 54;
/** A number is pointed out for so long. */
const TOLD_SECONDS = 0.7;
/** The ring comes and goes in this time; between two numbers nothing of it is seen for a moment. */
const RING_SECONDS = 0.1;
const UNSEEN_SECONDS = 0.06;

/** The numbers in order, with a free place for zero at the start: zero is a number, too. */
export class ZeroTrack extends Piece {
  /** The parts that breathe when the question is repeated. */
  readonly places: readonly Piece[];
  /** A board of slate, and its shadow when it has left the ground. */
  private readonly slate = new Graphics();
  private readonly shadow = new Graphics();
  private readonly row = new Container();
  private readonly zero = new Container();
  /** Around the number that is spoken of. */
  private readonly ring = new Graphics();
  /** The question mark shown until zero is found, as in all games. */
  private readonly asking = createAskingBox({ width: 110, height: 106, radius: 30 }, 74);
  private size = { width: 0, height: 0 };
  private readonly stairs: readonly (readonly Piece[])[];

  constructor(pictures: Pictures, highest: number) {
    super();
    this.places = numbersFrom(0, highest).map((value, index, all) => {
      const place = new Piece();
      place.x = (index - (all.length - 1) / 2) * CELL;
      if (value === 0) place.body.addChild(this.asking);
      const tile = value === 0 ? this.zero : new Container();
      const fill = value === 0 ? CHALK.zero : CHALK.number;
      tile.addChild(createLabel({ text: String(value), size: NUMERAL, fill }));
      place.body.addChild(tile);
      return this.row.addChild(place);
    });
    this.ring
      .roundRect(-SLAB.width / 2 - 5, -SLAB.height / 2 - 5, SLAB.width + 10, SLAB.height + 10, 50)
      .stroke({ width: 9, color: CHALK.ring });
    this.ring.alpha = 0;
    this.shadow.alpha = 0;
    this.addChildAt(this.shadow, 0);
    this.row.addChild(this.ring);
    this.body.addChild(this.slate, this.row);
    this.stairs = this.places.map((place, value) =>
      Array.from({ length: value }, (_, step) => {
        const fruit = new Piece();
        fruit.position.set(place.x, FIRST_STEP - step * STEP);
        fruit.alpha = 0;
        fruit.body.addChild(createPicture(pictures, `containers/${ITEMS[value % ITEMS.length]!}`, FRUIT));
        return this.row.addChild(fruit);
      }),
    );
    this.zero.alpha = 0;
  }

  /** No larger than what is asked about, aligned to the bottom. middle: where its middle is to be, if there is room. */
  place(room: Rect, middle: number): void {
    const free = { width: room.width - 2 * INSET, height: room.height - 2 * INSET };
    const scale = Math.min(LARGEST, free.height / SLAB.height, free.width / this.rowWidth);
    this.row.scale.set(scale);
    this.size = {
      width: Math.min(room.width, this.rowWidth * scale + 2 * INSET + MARGIN),
      height: SLAB.height * scale + 2 * INSET,
    };
    drawSlate(this.slate.clear(), this.size.width, this.size.height);
    drawSlateShadow(this.shadow.clear(), this.size.width);
    this.shadow.y = this.size.height / 2 + 16;
    const half = this.size.width / 2;
    const x = Math.min(Math.max(middle, room.x + half), room.x + room.width - half);
    this.position.set(x, room.y + room.height - this.size.height / 2);
  }

  /** A little to the right of where zero belongs, its right end, and its upper beam, in the coordinates of its parent. */
  get ends(): { readonly beside: number; readonly right: number; readonly top: number } {
    const { width, height } = this.size;
    return {
      beside: this.x + (this.first.x + BESIDE) * this.rowScale,
      right: this.x + width / 2,
      top: this.y - height / 2 - 4,
    };
  }

  /** Whether zero has been placed. */
  set zeroFound(found: boolean) {
    this.zero.alpha = found ? 1 : 0;
    this.asking.alpha = found ? 0 : 1;
  }

  /** The free place at the beginning. */
  get first(): Piece {
    return this.places[0]!;
  }

  /** Size of one numeral here, as a share of a numeral drawn `size` high. */
  shareOf(size: number): number {
    return (NUMERAL * this.row.scale.x) / size;
  }

  /** The free place is cleared for zero, which is on its way. 0.16 s. */
  makeRoom(): gsap.core.Timeline {
    return recipe().to(this.asking, { alpha: 0, duration: SECONDS.fast }, 0);
  }

  /** Zero lands in its place. 0.28 s. */
  takeZero(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.zero, { alpha: 1, duration: 0.1 }, 0);
    if (ctx.calm) return timeline.set({}, {}, SECONDS.base);
    return timeline.fromTo(
      this.first.body.scale,
      { x: 1.3, y: 1.3 },
      { x: 1, y: 1, duration: SECONDS.base, ease: EASE.pop, immediateRender: false },
      0,
    );
  }

  /** This number answers to what was counted: a ring is drawn around it, for a moment. 0.7 s. */
  tell(value: number): gsap.core.Timeline {
    return this.ringAround([value], TOLD_SECONDS);
  }

  /** Counts back from this number as things are taken away, one by one. secondsEach: per thing. */
  countBack(from: number, secondsEach: number): gsap.core.Timeline {
    return this.ringAround(numbersFrom(from, 1), secondsEach);
  }

  /** The ring is around one number after the other: it comes and goes, and is never seen to move. */
  private ringAround(values: readonly number[], secondsEach: number): gsap.core.Timeline {
    const { ring } = this;
    const timeline = recipe();
    values.forEach((value, index) => {
      const at = index * secondsEach;
      timeline
        .set(ring, { x: this.places[value]!.x, alpha: 0 }, at)
        .to(ring, { alpha: 1, duration: RING_SECONDS }, at)
        .to(ring, { alpha: 0, duration: RING_SECONDS }, at + secondsEach - RING_SECONDS - UNSEEN_SECONDS);
    });
    return lasting(timeline, values.length * secondsEach);
  }

  /** Where so many balloons hold it at the end: their strings go up between the numbers, over the staircase. In its body's coordinates. */
  knots(total: number): readonly Knot[] {
    const scale = BALLOONS.scale * this.rowScale;
    const top = -this.size.height / 2;
    const stairs = (FIRST_STEP - (this.places.length - 2) * STEP - FRUIT / 2 - BALLOONS.over) * this.rowScale;
    return Array.from({ length: total }, (_, index) => {
      const column = Math.floor((index * (this.places.length + 1)) / total) - this.places.length / 2;
      const aside = (index % 2 === 0 ? -1 : 1) * BALLOONS.aside;
      const higher = index % 2 === 0 ? 0 : BALLOONS.higher * this.rowScale;
      return {
        x: (column * CELL + aside) * this.rowScale,
        y: top + 6,
        length: (top - stairs + higher) / scale,
        scale,
      };
    });
  }

  /** All that was built lifts it off the ground, and it stays there. 1 s; in calm motion it only casts its shadow. */
  liftOff({ calm }: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.shadow, { alpha: 1, duration: 0.4 }, 0);
    if (calm) return timeline.set({}, {}, 1);
    return timeline.to(this.body, { y: -LIFTED, duration: 1, ease: 'back.out(1.6)' }, 0);
  }

  /**
   * Highlights number by number from zero, and above each grow as many things as it says: a staircase with nothing over
   * 0. `named` is called with each.
   */
  countFromZero(secondsEach: number, ctx: FxContext, named: (value: number) => void): gsap.core.Timeline {
    const numbers = this.places.map((place) => place.body);
    const grow = this.stairs.flatMap((fruits, value) =>
      fruits.map(
        (fruit, step) => [value * secondsEach + step * (secondsEach / 6), appear(fruit, ctx)] as const,
      ),
    );
    return together([0, countUp(numbers, secondsEach, ctx, named)], ...grow);
  }

  /** Size of the numbers within this piece. */
  get rowScale(): number {
    return this.row.scale.x;
  }

  private get rowWidth(): number {
    return this.places.length * CELL;
  }
}

/** Adds one thing to the staircase. 0.28 s. */
function appear(fruit: Piece, ctx: FxContext): gsap.core.Timeline {
  const timeline = promptPop(fruit.body, ctx);
  return timeline.set(fruit, { alpha: 1 }, 0);
}
