import { Container, Graphics, Rectangle, Sprite, Texture, type PointData } from 'pixi.js';
import type { TileState } from '#engine/fx/answerable.ts';
import type { ContainerType, NoneLeftContainer } from '#engine/games/none-left-fun/containers.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Spot } from '#engine/plays/pointing.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { CLAY, GOLD } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { VESSEL } from './shelf-place.ts';
import { BOOTH_FLOOR, drawBooth, drawBoothCloth, drawBoothShadow } from './booth.ts';

const POT_SCALE = 0.9;
const FOOT = 158;
/** Things never touch: each can be counted. */
const FRUIT_SIZE = 96;
/** A paw takes one so far over its middle: there it is seen. */
const GRIP_UP = 22;

/** Where the lower row of things lies in each container, and where its opening is. */
const LOWER_ROW: { readonly [Type in ContainerType]: number } = {
  jar: -60,
  box: -178,
  basket: -178,
  bowl: -172,
  bag: -172,
};
/** A handle would be behind things of some kinds alone: of what lies behind, no more is drawn than this, from its foot up. */
const WITHOUT_HANDLE: { readonly [Type in ContainerType]?: number } = { basket: 164, bag: 168 };
/** Things that were taken out lie on the counter, in their order. */
const LAID = { y: 6, step: 64, size: 0.78 } as const;
/** How many are in it, when they have been counted. */
const NUMERAL = { radius: 46, size: 68 } as const;
const ROW_STEP = 96;
const COLUMNS: { readonly [count: number]: readonly (readonly [x: number, row: number])[] } = {
  0: [],
  1: [[0, 0]],
  2: [
    [-44, 0],
    [44, 0],
  ],
  3: [
    [-88, 0],
    [0, 0],
    [88, 0],
  ],
  4: [
    [-88, 0],
    [0, 0],
    [88, 0],
    [0, 1],
  ],
  5: [
    [-88, 0],
    [0, 0],
    [88, 0],
    [-44, 1],
    [44, 1],
  ],
};

/** One container with its contents in a booth of the market, before a pale cloth, so that nothing competes with the fruit. */
export class Vessel extends AnswerPiece {
  readonly id: string;
  readonly amount: number;
  readonly fruits: readonly Piece[];
  /** Things taken out of it during the question. */
  readonly taken: readonly Piece[];
  /** The same as its fruits, once they were taken out: before it, on the counter. */
  readonly laid: readonly Container[];
  /** The container alone: it pops and hops; the booth stays. */
  readonly pot = new Container();
  /** The number of its contents, a small numeral shown when they are counted. */
  readonly numeral = new Container();
  /** What of its booth is behind whoever stands in it, from the back on. */
  readonly back: readonly Container[];
  private readonly booth = new Graphics();
  private readonly opening: number;
  private counted = false;
  /** One more of its things, drawn anew: held by its upper edge. */
  readonly another: () => Container;

  /** taken: how many were in it before somebody took them, so that none is left. */
  constructor(pictures: Pictures, { type, itemCount, itemIcon, position }: NoneLeftContainer, taken = 0) {
    const { width, height, depth } = VESSEL;
    super({
      badge: { x: width / 2 - 20, y: -height / 2 + 18 },
      tried: { x: 0, y: (height + depth) / 2 },
    });
    this.id = String(position);
    this.amount = itemCount;
    this.opening = LOWER_ROW[type];
    const drawn = () => createPicture(pictures, `containers/${itemIcon}`, FRUIT_SIZE);
    this.another = () => {
      const held = new Container();
      held.addChild(drawn()).y = GRIP_UP;
      return held;
    };
    const rows = (count: number) =>
      COLUMNS[count]!.map(([x, row]) => {
        const fruit = new Piece();
        fruit.body.addChild(drawn());
        fruit.position.set(x, LOWER_ROW[type] - row * ROW_STEP);
        return fruit;
      });
    this.fruits = rows(itemCount);
    this.taken = rows(taken);
    this.laid = this.fruits.map((_, index) => {
      const thing = drawn();
      thing.scale.set(thing.scale.x * LAID.size);
      thing.position.copyFrom(this.laidAt(index));
      thing.alpha = 0;
      return thing;
    });
    const back = new Sprite(pictures.texture(`containers/${type}-back`));
    const front = new Sprite(pictures.texture(`containers/${type}-front`));
    cutAbove(back, WITHOUT_HANDLE[type]);
    const shadow = new Graphics().ellipse(0, 2, 144, 13).fill({ color: '#5A2A1A', alpha: 0.18 });
    this.pot.addChild(back, ...this.fruits, ...this.taken, front, ...this.laid);
    this.pot.scale.set(POT_SCALE);
    this.pot.y = FOOT;
    shadow.scale.set(POT_SCALE);
    shadow.y = FOOT;
    this.numeral.position.set(-width / 2 + 46, -height / 2 + 30);
    this.numeral.addChild(
      new Graphics().circle(0, 0, NUMERAL.radius).fill('#FFFFFF').stroke({ width: 7, color: '#5A2CC0' }),
      createLabel({ text: String(itemCount), size: NUMERAL.size }),
    );
    const ground = new Graphics();
    drawBoothShadow(ground);
    this.body.addChildAt(ground, 1);
    const cloth = new Graphics();
    drawBoothCloth(cloth);
    this.face.addChild(cloth, this.booth, shadow, this.pot, this.numeral);
    this.back = [this.glow, ground, cloth];
    this.glow
      .roundRect(-width / 2 - 16, -height / 2 - 16, width + 32, height + VESSEL.depth + 32, 68)
      .fill(GOLD)
      .stroke({ width: 7, color: '#FFFFFF' });
    this.numeral.alpha = 0;
    this.reset();
  }

  /** Whether its number is to be seen: it was counted. */
  get wasCounted(): boolean {
    return this.counted;
  }

  /** It was counted: its number is seen from now on. */
  count(): void {
    this.counted = true;
  }

  /** Where the thing of this index lies on the counter, in the pot's coordinates. */
  laidAt(index: number): PointData {
    return { x: (index - (this.amount - 1) / 2) * LAID.step, y: LAID.y };
  }

  /** Where one of its things is taken, at its upper edge, when it is at rest: in the coordinates of its parent. */
  gripOn(thing: Piece): PointData {
    const size = this.sizeOfThings;
    return { x: this.x + thing.x * size, y: this.y + FOOT * this.scale.y + (thing.y - GRIP_UP) * size };
  }

  /** Where who stands in its booth has its feet, in the coordinates of its parent. */
  get floor(): number {
    return this.y + BOOTH_FLOOR * this.scale.y;
  }

  /** The scale of its things on the stage. */
  get sizeOfThings(): number {
    return POT_SCALE * this.scale.x;
  }

  /** Where something comes out of it, in the piece's own coordinates. */
  get mouth(): { readonly x: number; readonly y: number } {
    return { x: 0, y: FOOT + this.opening * POT_SCALE };
  }

  /** Where it is pointed at: at its middle, where things would be. */
  get inside(): Spot {
    return { on: this, x: 0, y: FOOT - 44 };
  }

  protected paint(state: TileState): void {
    drawBooth(this.booth.clear(), state === 'idle' ? undefined : CLAY[state]);
  }
}

/** What is drawn lower than so far over its foot, by each picture: all vessels of a kind share it. */
const CUT = new WeakMap<Texture, Texture>();

/** Of a picture that stands on 0,0 no more is drawn than so far up; undefined: all of it. */
function cutAbove(sprite: Sprite, high: number | undefined): void {
  const { texture, anchor } = sprite;
  const top = anchor.y * texture.height;
  const off = Math.round(top - (high ?? top));
  if (off <= 0 || off >= texture.height) return;
  let lower = CUT.get(texture);
  if (!lower) {
    const { x, y, width, height } = texture.frame;
    lower = new Texture({ source: texture.source, frame: new Rectangle(x, y + off, width, height - off) });
    CUT.set(texture, lower);
  }
  sprite.texture = lower;
  sprite.anchor.set(anchor.x, (top - off) / lower.height);
}
