import { Container, Graphics, type PointData, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { EASE, recipe, SECONDS, together, type FxContext } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import { ITEMS } from '#engine/games/none-left-fun/containers.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { createAskingBox } from '#engine/sprites/asking-box.ts';
import { CLAY, drawFace, drawSide, type Slab } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { drawBeams } from './beams.ts';

const CELL = 124;
const SLAB: Slab = { width: 104, height: 100, radius: 28 };
const INSET = 42;
/** Beside the numbers. */
const MARGIN = 70;
const LARGEST = 1.6;
/** The staircase over the numbers: over each as many things as it says, over zero none. */
const FRUIT = 84;
const STEP = 92;
const FIRST_STEP = -132;
/** Room that the whole staircase takes over the middle of the row, at scale 1. */
export const STAIRS_HEIGHT = 640;

/** Seconds from one thing taken to the next. */
export const TAKE_SECONDS = 0.55;

/** The numbers in order, with a free place for zero at the start: zero is a number, too. */
export class ZeroTrack extends Piece {
  /** The parts that breathe when the question is repeated. */
  readonly places: readonly Piece[];
  /** Two beams of the market between posts: the numbers stand on the lower one. */
  private readonly beams = new Graphics();
  private readonly row = new Container();
  private readonly zero = new Container();
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
      const clay = value === 0 ? CLAY.right : CLAY.violet;
      const tile = value === 0 ? this.zero : new Container();
      const numeral: Text = createLabel({
        text: String(value),
        size: 84,
        fill: '#FFFFFF',
        outline: clay.edge,
      });
      const g = drawFace(drawSide(new Graphics(), SLAB, 12, clay), SLAB, clay);
      tile.addChild(g, numeral);
      place.body.addChild(tile);
      return this.row.addChild(place);
    });
    this.body.addChild(this.beams, this.row);
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

  /** As large as there is room, aligned to the bottom. */
  place(room: Rect): void {
    const free = { width: room.width - 2 * INSET, height: room.height - 2 * INSET };
    const scale = Math.min(LARGEST, free.height / SLAB.height, free.width / this.rowWidth);
    this.row.scale.set(scale);
    this.size = {
      width: Math.min(room.width, this.rowWidth * scale + 2 * INSET + MARGIN),
      height: SLAB.height * scale + 2 * INSET,
    };
    drawBeams(this.beams.clear(), this.size.width, this.size.height);
    this.position.set(room.x + room.width / 2, room.y + room.height - this.size.height / 2);
  }

  /** A place to stand on the upper beam over zero, in the coordinates of its parent. */
  get ledge(): PointData {
    return { x: this.x + this.first.x * this.rowScale, y: this.y - this.size.height / 2 + 10 };
  }

  /** The beams' left and right end, in the coordinates of its parent. */
  get ends(): { readonly left: number; readonly right: number } {
    return { left: this.x - this.size.width / 2, right: this.x + this.size.width / 2 };
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
    return (84 * this.row.scale.x) / size;
  }

  /** Zero lands in its place. 0.28 s. */
  takeZero(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe()
      .to(this.zero, { alpha: 1, duration: 0.1 }, 0)
      .to(this.asking, { alpha: 0, duration: 0.1 }, 0);
    if (ctx.calm) return timeline.set({}, {}, SECONDS.base);
    return timeline.fromTo(
      this.first.body.scale,
      { x: 1.3, y: 1.3 },
      { x: 1, y: 1, duration: SECONDS.base, ease: EASE.pop, immediateRender: false },
      0,
    );
  }

  /** This number answers to what was counted. 0.5 s. */
  tell(value: number, ctx: FxContext): gsap.core.Timeline {
    return countUp([this.places[value]!.body], 0.5, ctx);
  }

  /** Counts back from this number to zero as things are taken away. TAKE_SECONDS each. */
  countBack(from: number, ctx: FxContext): gsap.core.Timeline {
    const numbers = numbersFrom(from, 0).map((value) => this.places[value]!.body);
    return countUp(numbers, TAKE_SECONDS, ctx);
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
