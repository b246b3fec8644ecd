import { Sprite, type Container, type Graphics, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { GuestName } from '#engine/games/number-sandwich/guests.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { createAskingBox } from '#engine/sprites/asking-box.ts';
import { createLabel, fitWidth } from '#engine/sprites/label.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { BITES } from './bitten.ts';
import { Eaten } from './eaten.ts';
import { drawFilling, nameOn, type Filling } from './filling.ts';
import { drawPaw } from './limbs.ts';

/** Distance from bread to gap, and size of all three in a row, in design pixels. */
const STEP = 306;
export const SANDWICH = { width: 2 * STEP + 280, height: 268 } as const;
/** The distance between the three when the sandwich is closed: its filling covers the slices' edges, and no number. */
const CLOSED_STEP = 215;

const PICK_SCALE = 0.72;
/** Where it sticks in the closed sandwich. */
const PICK = { x: 176, y: -96 } as const;
const LAID_SECONDS = 0.16;
const CLOSE_SECONDS = 0.2;
const FADE_SECONDS = 0.2;

/** Held to a mouth, which its upper edge touches: so large, so high, and so soon. */
const HELD = { size: 0.8, up: 48, seconds: 0.1 } as const;
/** A paw over a slice's upper edge, on its inner side: over no number. */
const PAW = { x: -100, y: -106 } as const;
/** A wrong filling: the slices give way so far, with the paws on them. */
const GIVES_WAY = 22;

/** The open place is as large as a filling. */
const GAP = { width: 232, height: 222, radius: 60 } as const;
/** Room for a number on a slice, and its size there. */
const NUMERAL = { width: 164, size: 164 } as const;

/** A filling as it is drawn. */
export type Food = Pick<Filling, 'kind' | 'numberName'>;

/** Two slices of bread with their numbers and the gap between them. Moves as a whole by its body. */
export class Sandwich extends Piece {
  readonly left: Piece;
  readonly right: Piece;
  readonly gap = new Piece();
  private readonly filling = new Piece();
  private readonly pick: Sprite;
  /** Of who has asked for it: over the slices' upper edges no more is seen than its paws. */
  private readonly paws: readonly Graphics[];
  private step: number = STEP;
  /** The slices, and between them the filling once it is laid there. */
  private readonly slices: readonly Eaten[];
  private laid: Eaten | undefined;
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
    const bread = pictures.texture('sandwich/bread');
    this.slices = [-CLOSED_STEP, CLOSED_STEP].map((x) => new Eaten(bread, x, [[], BITES[1]]));
    this.left = slice(this.slices[0]!, leftNumber, -STEP);
    this.right = slice(this.slices[1]!, rightNumber, STEP);
    this.pick = new Sprite(pictures.texture('sandwich/pick'));
    // Beside the face of who holds it up.
    this.pick.position.set(PICK.x, PICK.y);
    this.pick.alpha = 0;
    // No higher than the slices need.
    this.pick.scale.set(PICK_SCALE);
    this.gap.body.addChild(createAskingBox(GAP, 150));
    this.told = drawFilling(pictures, food.kind, food.numberName);
    this.told.alpha = 0;
    this.gap.body.addChild(this.told);
    this.paws = [drawPaw(eater), drawPaw(eater)];
    this.body.addChild(this.gap, this.pick, this.left, this.right, this.filling);
    this.body.addChild(...this.paws);
    this.apart = STEP;
  }

  /** From the middle to each slice, whose paws go with it. Tweened. */
  get apart(): number {
    return this.step;
  }

  set apart(step: number) {
    this.step = step;
    const { left, right, paws } = this;
    left.body.x = STEP - step;
    right.body.x = step - STEP;
    const paw = { x: step + PAW.x, y: PAW.y };
    paws[0]!.position.set(-paw.x, paw.y);
    paws[1]!.position.set(paw.x, paw.y);
  }

  /** The breads come from their sides, the gap opens between them, and who asks for what belongs there lays its paws on them. 0.5 s. */
  arrive(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    [this.left, this.right].forEach((bread, index) => {
      timeline.fromTo(bread.body, { alpha: 0 }, { alpha: 1, duration: ctx.calm ? 0.15 : 0.05 }, 0);
      if (ctx.calm) return;
      const from = index === 0 ? -90 : 90;
      timeline.fromTo(bread.body, { x: from }, { x: 0, duration: 0.32, ease: EASE.enter }, 0);
    });
    timeline.fromTo(this.paws, { alpha: 0 }, { alpha: 1, duration: 0.12 }, 0.3);
    timeline.add(promptPop(this.gap.body, ctx).paused(false), 0.08);
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
    return timeline
      .to(this, { apart: STEP + GIVES_WAY, duration: 0.12, ease: EASE.rise }, 0)
      .to(this, { apart: STEP, duration: 0.3, ease: EASE.move }, seconds - 0.1);
  }

  /** Puts a drawing of this filling where fillings fly. */
  private hold(pictures: Pictures, food: Food): Container {
    const { body } = this.filling;
    for (const old of body.removeChildren()) old.destroy({ children: true, style: true });
    this.filling.rest();
    // The slices are whole after the first bite; all three numbers are read until the last one.
    this.laid = new Eaten(pictures.texture(`sandwich/${food.kind}`), 0, BITES);
    body.addChild(this.laid, nameOn(food.kind, food.numberName));
    return body;
  }

  /** Two paws press the slices together, and hold the sandwich, whole and with all its numbers. 0.3 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    const { size, up, seconds } = HELD;
    const timeline = recipe();
    if (ctx.calm)
      return lasting(
        // Cut, not faded over: between, there would be neither slices nor filling.
        timeline
          .set(this, { apart: CLOSED_STEP }, CLOSE_SECONDS)
          .set(this.pick, { alpha: 1 }, CLOSE_SECONDS)
          .set(this.body, { y: -up }, CLOSE_SECONDS)
          .set(this.body.scale, { x: size, y: size }, CLOSE_SECONDS),
        CLOSE_SECONDS + seconds,
      );
    const pressed = { duration: CLOSE_SECONDS, ease: EASE.fall };
    return (
      timeline
        .fromTo(this, { apart: STEP }, { apart: CLOSED_STEP, immediateRender: false, ...pressed }, 0)
        // Beside a face that is as high by then, and beside the header's buttons.
        .to(this.pick, { alpha: 1, duration: seconds / 2 }, CLOSE_SECONDS + seconds / 2)
        .to(this.body, { y: -up, duration: seconds, ease: EASE.move }, CLOSE_SECONDS)
        .to(this.body.scale, { x: size, y: size, duration: seconds, ease: EASE.move }, CLOSE_SECONDS)
    );
  }

  /** Somebody bites at each of these seconds, and has eaten it up at the last one. */
  beEaten(at: readonly number[]): gsap.core.Timeline {
    const timeline = recipe();
    at.forEach((seconds, index) => {
      const bites = index + 1;
      if (bites === at.length) return void timeline.set(this.body, { alpha: 0 }, seconds);
      timeline.call(() => this.bite(bites), undefined, seconds);
    });
    return timeline;
  }

  private bite(bites: number): void {
    for (const part of [...this.slices, this.laid]) if (part) part.bites = bites;
    if (bites > 1) this.pick.alpha = 0;
  }

  /** The slices give way to what is brought from below, for so long. */
  giveWay(seconds: number, { calm }: FxContext): gsap.core.Timeline {
    if (calm) return lasting(recipe(), seconds);
    return recipe()
      .to(this, { apart: STEP + GIVES_WAY, duration: 0.12, ease: EASE.rise }, 0)
      .to(this, { apart: STEP, duration: 0.12, ease: EASE.move }, seconds - 0.12);
  }
}

function slice(bread: Container, value: number, x: number): Piece {
  const piece = new Piece();
  piece.x = x;
  piece.body.addChild(bread, numeralOf(value));
  return piece;
}

function numeralOf(value: number): Text {
  const numeral = createLabel({ text: String(value), size: NUMERAL.size });
  numeral.y = 4;
  fitWidth(numeral, NUMERAL.width);
  return numeral;
}
