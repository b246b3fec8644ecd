import { Container, Graphics, Sprite, Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { GuestName } from '#engine/games/number-sandwich/guests.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { createAskingBox } from '#engine/sprites/asking-box.ts';
import { createLabel, fitWidth } from '#engine/sprites/label.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { BITES, drawBitten } from './bitten.ts';
import { drawFilling, type Filling } from './filling.ts';
import { drawArm, drawPaw } from './limbs.ts';

/** Distance from bread to gap, and size of all three in a row, in design pixels. */
const STEP = 306;
export const SANDWICH = { width: 2 * STEP + 280, height: 268 } as const;
/** The distance between the three when the sandwich is closed: all edges stay visible. */
const CLOSED_STEP = 92;

const PICK_SCALE = 0.72;
const LAID_SECONDS = 0.16;
const CLOSE_SECONDS = 0.2;
const FADE_SECONDS = 0.2;

/** Held up to a mouth: so large, so far from where it was put together, and so soon. */
const HELD = { size: 0.74, up: 18, seconds: 0.1 } as const;
/** A paw on a slice, on its outer side. */
const PAW = { x: 122, y: 40 } as const;

/** The open place is as large as a filling. */
const GAP = { width: 232, height: 222, radius: 60 } as const;
/** Room for a number on a slice. */
const NUMERAL_WIDTH = 164;

/** A filling as it is drawn. */
export type Food = Pick<Filling, 'kind' | 'numberName'>;

/** Two slices of bread with their numbers and the gap between them. Moves as a whole by its body. */
export class Sandwich extends Piece {
  readonly left: Piece;
  readonly right: Piece;
  readonly gap = new Piece();
  private readonly filling = new Piece();
  private readonly pick: Sprite;
  /** Of who eats: arms behind the slices, and paws on their outer sides. */
  private readonly arms: readonly Graphics[];
  private readonly paws: readonly Graphics[];
  private readonly eater: GuestName;
  private step: number = STEP;
  /** What is left of it after each bite. */
  private readonly bitten: readonly Graphics[];
  /** The missing number in the gap, once it is told. */
  private readonly told: Container;

  /** food: what belongs between. eater: who is served. */
  constructor(
    pictures: Pictures,
    [leftNumber, rightNumber]: readonly [number, number],
    food: Food,
    eater: GuestName,
  ) {
    super();
    this.left = slice(pictures, leftNumber, -STEP);
    this.right = slice(pictures, rightNumber, STEP);
    this.pick = new Sprite(pictures.texture('sandwich/pick'));
    // Beside the face of who holds it up.
    this.pick.position.set(96, -96);
    this.pick.alpha = 0;
    // No higher than the slices need.
    this.pick.scale.set(PICK_SCALE);
    this.gap.body.addChild(createAskingBox(GAP, 150));
    this.told = drawFilling(pictures, food.kind, food.numberName);
    this.told.alpha = 0;
    this.gap.body.addChild(this.told);
    this.eater = eater;
    this.arms = [new Graphics({ scale: { x: -1, y: 1 } }), new Graphics()];
    this.paws = [drawPaw(eater), drawPaw(eater)];
    for (const limb of [...this.arms, ...this.paws]) limb.alpha = 0;
    this.bitten = BITES.map((bites) => drawBitten(new Graphics(), food.kind, CLOSED_STEP, bites));
    for (const rest of this.bitten) rest.alpha = 0;
    this.body.addChild(...this.arms, this.gap, this.pick, this.left, this.filling, this.right);
    this.body.addChild(...this.bitten, ...this.paws);
  }

  /** From the middle to each slice, whose paws and arms go with it. Tweened. */
  get apart(): number {
    return this.step;
  }

  set apart(step: number) {
    this.step = step;
    const { left, right, arms, paws, eater } = this;
    left.body.x = STEP - step;
    right.body.x = step - STEP;
    const paw = { x: step + PAW.x, y: PAW.y };
    for (const arm of arms) drawArm(arm.clear(), eater, paw);
    paws[0]!.position.set(-paw.x, paw.y);
    paws[1]!.position.set(paw.x, paw.y);
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

  /** The right filling was brought, and is laid between the slices. 0.16 s. */
  lay(pictures: Pictures, food: Food, ctx: FxContext): gsap.core.Timeline {
    const body = this.hold(pictures, food);
    body.alpha = 0;
    const timeline = recipe().to(this.gap.body, { alpha: 0, duration: ctx.calm ? LAID_SECONDS : 0.06 }, 0);
    if (ctx.calm) return lasting(timeline.to(body, { alpha: 1, duration: LAID_SECONDS }, 0), LAID_SECONDS);
    return timeline
      .set(body, { alpha: 1 }, 0)
      .fromTo(body.scale, { x: 1.12, y: 0.88 }, { x: 1, y: 1, duration: LAID_SECONDS, ease: EASE.rise }, 0);
  }

  /** The missing number stands in the gap, in place of what asked for it. 0.28 s. */
  tell(ctx: FxContext): gsap.core.Timeline {
    const { told, gap } = this;
    const asking = gap.body.children.filter((child) => child !== told);
    return recipe()
      .to(asking, { alpha: 0, duration: 0.1 }, 0)
      .set(told, { alpha: 1 }, 0.1)
      .add(promptPop(gap.body, ctx).paused(false), 0.1);
  }

  /**
   * A wrong filling is held in the gap for so long, by whose paw it is in: the slices give way and come back. In calm
   * motion it is seen there, with nobody's paw.
   */
  tryOn(pictures: Pictures, food: Food, seconds: number, ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    if (ctx.calm) {
      const body = this.hold(pictures, food);
      return timeline
        .fromTo(body, { alpha: 0 }, { alpha: 1, duration: FADE_SECONDS }, 0)
        .to(body, { alpha: 0, duration: FADE_SECONDS }, seconds - FADE_SECONDS);
    }
    for (const [bread, way] of [
      [this.left, -1],
      [this.right, 1],
    ] as const)
      timeline
        .to(bread.body, { x: way * 22, duration: 0.12, ease: EASE.rise }, 0)
        .to(bread.body, { x: 0, duration: 0.3, ease: EASE.move }, seconds - 0.1);
    return timeline;
  }

  /** Puts a drawing of this filling where fillings fly. */
  private hold(pictures: Pictures, food: Food): Container {
    const { body } = this.filling;
    for (const old of body.removeChildren()) old.destroy({ children: true, style: true });
    this.filling.rest();
    body.addChild(drawFilling(pictures, food.kind, food.numberName));
    return body;
  }

  /** Two paws press the slices together, and hold the sandwich up. 0.32 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    const limbs = [...this.arms, ...this.paws];
    // Half covered, the numbers would be misread.
    const parts = [this.left, this.right, this.filling];
    const numerals = parts.flatMap(({ body }) => body.children.flatMap(textsIn));
    const { size, up, seconds } = HELD;
    const timeline = recipe().to(numerals, { alpha: 0, duration: 0.1 }, CLOSE_SECONDS - 0.1);
    if (ctx.calm)
      return lasting(
        // Cut, not faded over: between, there would be neither slices nor filling.
        timeline
          .set(this, { apart: STEP }, 0)
          .to(limbs, { alpha: 1, duration: CLOSE_SECONDS - 0.02 }, 0)
          .set(this, { apart: CLOSED_STEP }, CLOSE_SECONDS)
          .set(this.pick, { alpha: 1 }, CLOSE_SECONDS)
          .set(this.body, { y: -up }, CLOSE_SECONDS)
          .set(this.body.scale, { x: size, y: size }, CLOSE_SECONDS),
        CLOSE_SECONDS + seconds,
      );
    const pressed = { duration: CLOSE_SECONDS, ease: EASE.fall };
    const held = { duration: seconds, ease: EASE.move };
    return timeline
      .to(limbs, { alpha: 1, duration: 0.04 }, 0)
      .fromTo(this, { apart: STEP }, { apart: CLOSED_STEP, immediateRender: false, ...pressed }, 0)
      .fromTo(this.pick, { y: -140 }, { y: -96, duration: 0.08, ease: EASE.fall }, CLOSE_SECONDS - 0.06)
      .to(this.pick, { alpha: 1, duration: 0.03 }, CLOSE_SECONDS - 0.06)
      .to(this.body, { y: -up, ...held }, CLOSE_SECONDS)
      .to(this.body.scale, { x: size, y: size, ...held }, CLOSE_SECONDS);
  }

  /** Somebody bites at each of these seconds, and has eaten it up at the last one. */
  beEaten(at: readonly number[]): gsap.core.Timeline {
    const whole = [this.left.body, this.right.body, this.filling.body, this.pick];
    const looks = [whole, ...this.bitten, this.body];
    const timeline = recipe();
    at.forEach((seconds, index) => {
      const isLast = index === at.length - 1;
      timeline.set(looks[index]!, { alpha: 0 }, seconds);
      timeline.set(looks[index + 1]!, { alpha: isLast ? 0 : 1 }, seconds);
    });
    return timeline;
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
