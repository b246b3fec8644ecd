import { Container, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Rect } from '#engine/stage/layout.ts';
import { Plate } from './plate.ts';
import type { CookieQuestion } from './questions.ts';

const INSET = 54;
const GAP = 30;
/** Share of the panel that the cookies get beside the sum. */
const PLATE_SHARE = 0.56;

/** The panel of one question: the plate of cookies, and the sum, or the number that is still there while we count back. */
export class CookieBoard extends Piece {
  plate!: Plate;
  equation!: Equation;
  private count!: Text;
  private readonly panel = new Panel();
  private readonly holder = new Container();
  private readonly pictures: Pictures;

  constructor(pictures: Pictures) {
    super();
    this.pictures = pictures;
    this.panel.content.addChild(this.holder);
    this.body.addChild(this.panel);
  }

  /** Builds one question; `place` must follow. */
  show({ firstNumber, secondNumber }: CookieQuestion): void {
    for (const old of this.holder.removeChildren())
      old.destroy({ children: true, style: true, context: true });
    this.holder.alpha = 1;
    this.plate = new Plate(this.pictures, firstNumber, secondNumber);
    this.equation = new Equation([String(firstNumber), '−', String(secondNumber), '=']);
    this.count = createLabel({ size: 240, fill: '#FFFFFF', outline: CLAY.amber.edge });
    this.count.alpha = 0;
    this.holder.addChild(this.plate, this.equation, this.count);
  }

  /** Upright panels have the sum below the cookies. */
  place(panel: Rect, upright: boolean): void {
    const { width, height } = panel;
    this.position.set(panel.x + width / 2, panel.y + height / 2);
    this.panel.resize(width, height);
    const inner = { width: width - 2 * INSET, height: height - 2 * INSET };
    const plate = upright
      ? { width: inner.width, height: inner.height - 200 - GAP }
      : { width: inner.width * PLATE_SHARE, height: inner.height };
    const sum = upright
      ? { width: inner.width, height: 200 }
      : { width: inner.width - plate.width - GAP, height: inner.height };
    this.plate.layOut(plate.width, plate.height);
    if (upright) {
      this.plate.position.set(0, (plate.height - inner.height) / 2);
      this.equation.position.set(0, (inner.height - sum.height) / 2);
    } else {
      this.plate.position.set((plate.width - inner.width) / 2, 0);
      this.equation.position.set((inner.width - sum.width) / 2, 0);
    }
    this.equation.fit(sum.width, sum.height);
    this.count.position.copyFrom(this.equation.position);
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return together([0, this.plate.arrive(ctx)], [0.4, promptPop(this.equation.body, ctx)]);
  }

  /** Eats again, slowly, with the number that is still there; `named` is called with 0 for the full plate, then 1, 2 … */
  countBack(
    from: number,
    secondsEach: number,
    ctx: FxContext,
    named: (step: number) => void,
  ): gsap.core.Timeline {
    const tell = (step: number) => {
      this.count.text = String(from - step);
      named(step);
    };
    return recipe()
      .to(this.equation.body, { alpha: 0, duration: 0.2 }, 0)
      .add(this.plate.refill(ctx).paused(false), 0)
      .call(tell, [0], 0.3)
      .set(this.count, { alpha: 1 }, 0.3)
      .add(this.plate.eat(secondsEach, ctx, (step) => tell(step + 1)).paused(false), 0.3 + secondsEach * 1.5);
  }

  /** The sum is seen again. 0.2 s. */
  equationBack(): gsap.core.Timeline {
    return recipe()
      .to(this.count, { alpha: 0, duration: 0.15 }, 0)
      .to(this.equation.body, { alpha: 1, duration: 0.2 }, 0);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.holder, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** Where a touch means this cookie, in stage coordinates. */
  hitOf(thing: Piece): Rect {
    const size = this.plate.rows.touchSize;
    const { x, y } = this.plate;
    return {
      x: this.x + x + thing.x - size / 2,
      y: this.y + y + thing.y - size / 2,
      width: size,
      height: size,
    };
  }
}
