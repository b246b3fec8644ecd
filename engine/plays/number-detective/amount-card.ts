import { Container, Graphics, Sprite } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import { boxInFrame, FIVE_FRAME, type Card } from '#engine/games/number-detective/card.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import type { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** Side of a card in design pixels before it is fitted. */
export const CARD_SIDE = 240;
/** A shape's picture is drawn with this diameter. */
const PICTURE_DIAMETER = 200;
const MOST_GROWN = 1.5;
const COLOUR = 'violet';
/** The position of a thing's number: at its corner, so that the thing stays visible. */
export const MARK = { x: 24, y: -30 } as const;

/** An amount of one shape, laid out as its data says: 0,0 is the middle. */
export class AmountCard extends Container {
  readonly things: readonly Piece[];
  /** Of each thing, in the card's units. */
  readonly diameter: number;
  private readonly framed: boolean;
  /** What is held around a thing is behind it, and covers none. */
  readonly behind = new Container();

  constructor(pictures: Pictures, shape: Shape, { layout, places, diameter }: Card) {
    super();
    this.diameter = diameter * CARD_SIDE;
    this.framed = layout === 'five-frame';
    if (this.framed) this.addChild(drawFiveFrame());
    this.addChild(this.behind);
    this.things = places.map(({ x, y }) => {
      const thing = new Piece();
      const sprite = new Sprite(pictures.texture(`shapes/${shape}-${COLOUR}`));
      sprite.anchor.set(0.5);
      sprite.scale.set(this.diameter / PICTURE_DIAMETER);
      thing.body.addChild(sprite);
      thing.position.set((x - 0.5) * CARD_SIDE, (y - 0.5) * CARD_SIDE);
      return this.addChild(thing);
    });
  }

  /** As large as a room allows around 0,0, though not much larger than on a card, with its things in the middle. */
  grow(width: number, height: number): void {
    const half = this.diameter / 2;
    const reach = (at: (thing: Piece) => number) => {
      const all = this.things.map(at);
      return { from: Math.min(...all) - half, to: Math.max(...all) + half };
    };
    const frame = (boxes: number) => {
      const to = (boxes / 2) * FIVE_FRAME.step * CARD_SIDE + 8;
      return { from: -to, to };
    };
    const across = this.framed ? frame(FIVE_FRAME.columns) : reach(({ x }) => x);
    const down = this.framed ? frame(2) : reach(({ y }) => y);
    const scale = Math.min(MOST_GROWN, width / (across.to - across.from), height / (down.to - down.from));
    this.scale.set(scale);
    this.position.set((-(across.from + across.to) / 2) * scale, (-(down.from + down.to) / 2) * scale);
  }

  /** Its things light up one by one. */
  lightUp(secondsEach: number, ctx: FxContext): gsap.core.Timeline {
    return countUp(
      this.things.map(({ body }) => body),
      secondsEach,
      ctx,
    );
  }

  /** The same, each with its number. */
  count(secondsEach: number, marks: CountingMarks, ctx: FxContext): gsap.core.Timeline {
    const bodies = this.things.map((thing) => thing.body);
    return countUp(bodies, secondsEach, ctx, (step) => void marks.toggle(bodies[step]!, MARK));
  }
}

/** Five boxes, three over two, so that what is there and what is missing is seen at a glance. */
function drawFiveFrame(): Graphics {
  const side = CARD_SIDE * FIVE_FRAME.step;
  const frame = new Graphics();
  for (let box = 0; box < 5; box++) {
    const { x, y } = boxInFrame(box);
    frame.roundRect((x - 0.5) * CARD_SIDE - side / 2, (y - 0.5) * CARD_SIDE - side / 2, side, side, 10);
  }
  return frame.fill({ color: '#FFFFFF', alpha: 0.75 }).stroke({ width: 4, color: '#DCCBF3' });
}
