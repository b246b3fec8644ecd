import { Container, Sprite, Text, type PointData } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { createAskingBox } from '#engine/sprites/asking-box.ts';
import { createLabel, fitWidth } from '#engine/sprites/label.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { drawFilling, type Filling } from './filling.ts';

/** Distance from bread to gap, and size of all three in a row, in design pixels. */
const STEP = 306;
export const SANDWICH = { width: 2 * STEP + 280, height: 268 } as const;
/** The distance between the three when the sandwich is closed: all edges stay visible. */
const CLOSED_STEP = 92;

const PICK_SCALE = 0.72;
const FILL_SECONDS = 0.38;
const CLOSE_SECONDS = 0.36;

/** On its way to who is served, where it is so large. */
export const SERVED_SECONDS = 0.26;
const SERVED_SIZE = 0.15;

/** The open place is as large as a filling. */
const GAP = { width: 232, height: 222, radius: 60 } as const;
/** Room for a number on a slice. */
const NUMERAL_WIDTH = 164;

/** A filling as it is drawn. */
type Food = Pick<Filling, 'kind' | 'numberName'>;

/** Two slices of bread with their numbers and the gap between them. Moves as a whole by its body. */
export class Sandwich extends Piece {
  readonly left: Piece;
  readonly right: Piece;
  readonly gap = new Piece();
  private readonly filling = new Piece();
  private readonly pick: Sprite;

  constructor(pictures: Pictures, leftNumber: number, rightNumber: number) {
    super();
    this.left = slice(pictures, leftNumber, -STEP);
    this.right = slice(pictures, rightNumber, STEP);
    this.pick = new Sprite(pictures.texture('sandwich/pick'));
    this.pick.position.set(4, -96);
    this.pick.alpha = 0;
    // No higher than the slices need.
    this.pick.scale.set(PICK_SCALE);
    this.gap.body.addChild(createAskingBox(GAP, 150));
    this.body.addChild(this.gap, this.pick, this.left, this.filling, this.right);
  }

  /** The breads come from their sides, the gap opens between them. 0.5 s. */
  arrive(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    [this.left, this.right].forEach((bread, index) => {
      timeline.fromTo(bread.body, { alpha: 0 }, { alpha: 1, duration: 0.15 }, 0);
      if (ctx.calm) return;
      const from = index === 0 ? -90 : 90;
      timeline.fromTo(bread.body, { x: from }, { x: 0, duration: 0.32, ease: EASE.enter }, 0);
    });
    timeline.add(promptPop(this.gap.body, ctx).paused(false), 0.22);
    return lasting(timeline, 0.5);
  }

  /** A filling flies from a place, and a size, in this sandwich's coordinates into the gap. 0.38 s. */
  fill(
    pictures: Pictures,
    food: Food,
    from: PointData & { readonly scale: number },
    ctx: FxContext,
  ): gsap.core.Timeline {
    const body = this.hold(pictures, food);
    const timeline = recipe().to(this.gap.body, { alpha: 0, duration: 0.08 }, 0.22);
    if (ctx.calm)
      return lasting(timeline.fromTo(body, { alpha: 0 }, { alpha: 1, duration: 0.25 }, 0.1), FILL_SECONDS);
    return timeline
      .fromTo(body, { x: from.x }, { x: 0, duration: 0.26, ease: 'power1.inOut' }, 0)
      .fromTo(body, { y: from.y }, { y: -40, duration: 0.18, ease: EASE.rise }, 0)
      .to(body, { y: 0, duration: 0.08, ease: EASE.fall }, 0.18)
      .fromTo(body.scale, { x: from.scale, y: from.scale }, { x: 1, y: 1, duration: 0.24 }, 0)
      .to(body.scale, { x: 1.1, y: 0.9, duration: 0.04 }, 0.25)
      .to(body.scale, { x: 1, y: 1, duration: 0.08, ease: EASE.rise }, 0.3);
  }

  /**
   * A wrong filling: it flies into the gap, is shown between its neighbours, and returns to where it came from. 1.2 s.
   */
  tryOn(
    pictures: Pictures,
    food: Food,
    from: PointData & { readonly scale: number },
    ctx: FxContext,
  ): gsap.core.Timeline {
    const body = this.hold(pictures, food);
    const timeline = recipe();
    if (ctx.calm) {
      return timeline
        .fromTo(body, { alpha: 0 }, { alpha: 1, duration: 0.25 }, 0.1)
        .to(body, { alpha: 0, duration: 0.25 }, 0.95);
    }
    timeline
      .fromTo(body, { x: from.x }, { x: 0, duration: 0.3, ease: 'power1.inOut' }, 0)
      .fromTo(body, { y: from.y }, { y: 0, duration: 0.3, ease: EASE.rise }, 0)
      .fromTo(body.scale, { x: from.scale, y: from.scale }, { x: 1, y: 1, duration: 0.3 }, 0);
    [0.09, -0.09, 0.06, -0.06, 0].forEach((rotation, index) => {
      timeline.to(body, { rotation, duration: 0.09, ease: EASE.idle }, 0.32 + index * 0.09);
    });
    for (const [bread, way] of [
      [this.left, -1],
      [this.right, 1],
    ] as const) {
      timeline
        .to(bread.body, { x: way * 22, duration: 0.12, ease: EASE.rise }, 0.28)
        .to(bread.body, { x: 0, duration: 0.3, ease: EASE.move }, 0.82);
    }
    return timeline
      .to(body, { x: from.x, duration: 0.36, ease: 'power1.inOut' }, 0.84)
      .to(body, { y: from.y, duration: 0.36, ease: EASE.fall }, 0.84)
      .to(body.scale, { x: from.scale, y: from.scale, duration: 0.36 }, 0.84)
      .set(body, { alpha: 0 }, 1.2);
  }

  /** Puts a drawing of this filling where fillings fly. */
  private hold(pictures: Pictures, food: Food): Container {
    const { body } = this.filling;
    for (const old of body.removeChildren()) old.destroy({ children: true, style: true });
    this.filling.rest();
    body.addChild(drawFilling(pictures, food.kind, food.numberName));
    return body;
  }

  /** The breads come together, with a flag on top. 0.36 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    const near = STEP - CLOSED_STEP;
    // Half covered, the numbers would be misread.
    const parts = [this.left, this.right, this.filling];
    const numerals = parts.flatMap(({ body }) => body.children.flatMap(textsIn));
    const timeline = recipe().to(numerals, { alpha: 0, duration: 0.1 }, 0);
    if (ctx.calm)
      return lasting(
        timeline
          .to(this.body, { alpha: 0, duration: 0.16 }, 0)
          .set(this.left.body, { x: near }, 0.16)
          .set(this.right.body, { x: -near }, 0.16)
          .set(this.pick, { alpha: 1 }, 0.16)
          .to(this.body, { alpha: 1, duration: 0.16 }, 0.17),
        CLOSE_SECONDS,
      );
    return lasting(
      timeline
        .to(this.left.body, { x: near, duration: 0.15, ease: EASE.fall }, 0)
        .to(this.right.body, { x: -near, duration: 0.15, ease: EASE.fall }, 0)
        .to(this.body.scale, { x: 0.93, y: 1.07, duration: 0.06, ease: EASE.rise }, 0.14)
        .to(this.body.scale, { x: 1, y: 1, duration: 0.14, ease: EASE.move }, 0.2)
        .fromTo(this.pick, { y: -140 }, { y: -96, duration: 0.12, ease: EASE.fall }, 0.18)
        .to(this.pick, { alpha: 1, duration: 0.05 }, 0.18),
      CLOSE_SECONDS,
    );
  }

  /** Flies to who is served, in this sandwich's coordinates, and is gone here. 0.26 s. */
  goTo(mouth: PointData, ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    const there = SERVED_SECONDS;
    if (ctx.calm) return recipe().to(body, { alpha: 0, duration: there }, 0);
    return recipe()
      .to(body, { x: mouth.x, duration: there, ease: 'power1.in' }, 0)
      .to(body, { y: Math.min(0, mouth.y) - 60, duration: there / 2, ease: EASE.rise }, 0)
      .to(body, { y: mouth.y, duration: there / 2, ease: EASE.fall }, there / 2)
      .to(body.scale, { x: SERVED_SIZE, y: SERVED_SIZE, duration: there, ease: 'power1.in' }, 0)
      .to(body, { alpha: 0, duration: 0.08 }, there + 0.06);
  }
}

const textsIn = (view: Container): Text[] => (view instanceof Text ? [view] : view.children.flatMap(textsIn));

function slice(pictures: Pictures, value: number, x: number): Piece {
  const piece = new Piece();
  piece.x = x;
  const numeral = createLabel({ text: String(value), size: 164 });
  numeral.y = 4;
  fitWidth(numeral, NUMERAL_WIDTH);
  piece.body.addChild(new Sprite(pictures.texture('sandwich/bread')), numeral);
  return piece;
}
