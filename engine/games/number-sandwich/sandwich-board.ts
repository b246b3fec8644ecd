import type { PointData } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { EASE, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { CLAY, INK } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { NumberLine } from '#engine/sprites/number-line.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Rect } from '#engine/stage/layout.ts';
import type { Filling } from './filling.ts';
import type { SandwichQuestion } from './questions.ts';
import { Sandwich, SANDWICH } from './sandwich.ts';

const INSET = 50;
/** With the number line below, the sandwich makes room: as much as is needed for the line's height. */
const SMALLER = { least: 0.6, most: 0.8 } as const;
const LINE = { length: 900, largest: 1.2, height: 150 } as const;
const FACT = { size: 170, step: 240 } as const;

/** The panel of one question: the open sandwich, and the number line that helps. */
export class SandwichBoard extends Piece {
  sandwich!: Sandwich;
  private readonly panel = new Panel();
  private readonly top = new Piece();
  private readonly help = new Piece();
  /** The three numbers in order: what stays when the sandwich is eaten. */
  private readonly fact = new Piece();
  private readonly pictures: Pictures;
  private question!: SandwichQuestion;
  private line: NumberLine | undefined;
  private inner = { width: 0, height: 0 };

  constructor(pictures: Pictures) {
    super();
    this.pictures = pictures;
    this.panel.content.addChild(this.fact, this.top, this.help);
    this.body.addChild(this.panel);
  }

  /** Builds one question; `place` must follow. */
  show(question: SandwichQuestion): void {
    this.question = question;
    for (const holder of [this.top.body, this.help.body, this.fact.body])
      for (const old of holder.removeChildren()) old.destroy({ children: true, style: true, context: true });
    this.top.rest();
    this.help.rest();
    this.help.visible = false;
    this.line = undefined;
    this.sandwich = new Sandwich(this.pictures, question.leftNumber, question.rightNumber);
    this.top.body.addChild(this.sandwich);
    const { leftNumber, correctAnswer, rightNumber } = question;
    [leftNumber, correctAnswer, rightNumber].forEach((value, index) => {
      const fill = value === correctAnswer ? CLAY.right.edge : INK;
      const numeral = createLabel({ text: String(value), size: FACT.size, fill });
      numeral.x = (index - 1) * FACT.step;
      this.fact.body.addChild(numeral);
    });
    this.fact.body.alpha = 0;
  }

  place(panel: Rect): void {
    this.position.set(panel.x + panel.width / 2, panel.y + panel.height / 2);
    this.panel.resize(panel.width, panel.height);
    this.inner = { width: panel.width - 2 * INSET, height: panel.height - 2 * INSET };
    const size = Math.min(1.2, this.inner.width / SANDWICH.width, this.inner.height / SANDWICH.height);
    this.fact.scale.set(size);
    this.help.y = this.inner.height * 0.28;
    this.sandwich.scale.set(size);
    this.fitLine();
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return this.sandwich.arrive(ctx);
  }

  /** A filling flies from its board into the gap. 0.55 s. */
  fill(filling: Filling, ctx: FxContext): gsap.core.Timeline {
    const from = this.inSandwich(filling, filling.foodScale, true);
    return together([0, this.sandwich.fill(this.pictures, filling, from, ctx)], [0.01, filling.take()]);
  }

  /** A filling that does not belong is tried on, and goes back to its board. 1.28 s. */
  tryOn(filling: Filling, ctx: FxContext): gsap.core.Timeline {
    const from = this.inSandwich(filling, filling.foodScale, false);
    const tried = this.sandwich.tryOn(this.pictures, filling, from, ctx);
    return together([0, tried], [0, filling.take()], [1.18, filling.giveBack()]);
  }

  /**
   * The number line comes in under the sandwich, counts up to the left bread, then opens the gap in two hops of
   * one. `named` is called with 0, 1, 2 … at each number, and once more for the gap.
   */
  countToGap(secondsEach: number, ctx: FxContext, named: (step: number) => void): gsap.core.Timeline {
    const { leftNumber } = this.question;
    const line = this.buildLine();
    const counted = numbersFrom(line.from, leftNumber);
    const timeline = this.lineIn(line, ctx);
    const at = (step: number) => 0.6 + step * secondsEach;
    counted.forEach((value, step) => {
      timeline.call(named, [step], at(step)).add(line.tell(value, ctx).paused(false), at(step));
    });
    const done = at(counted.length);
    return timeline
      .call(named, [counted.length], done)
      .to(line, { hopped: 2, duration: 2 * secondsEach, ease: 'none' }, done);
  }

  /** The line, which comes in if it did not help before, tells the number that was asked for. 0.28 s and more. */
  tellAnswer(ctx: FxContext): gsap.core.Timeline {
    const helped = this.line;
    const line = helped ?? this.buildLine();
    line.hopped = 2;
    const { correctAnswer } = this.question;
    const numeral = line.numbers[correctAnswer - line.from]!;
    const timeline = helped ? recipe() : this.lineIn(line, ctx);
    const at = timeline.duration();
    return timeline.add(line.tell(correctAnswer, ctx).paused(false), at).call(
      () => {
        numeral.text = String(correctAnswer);
        numeral.style.fill = CLAY.right.edge;
      },
      undefined,
      at,
    );
  }

  /** The sandwich makes room, and the line slides in under it. 0.55 s. */
  private lineIn(line: NumberLine, ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .set(this.help, { visible: true }, 0)
      .add(this.topTo(-this.inner.height * 0.23, this.besideLine, 0.3, ctx).paused(false), 0)
      .add(slideIn(line.body, ctx).paused(false), 0.1);
  }

  /** From two before the left bread to two after the right one, the number between still asked for. */
  private buildLine(): NumberLine {
    const { leftNumber, rightNumber, correctAnswer } = this.question;
    for (const old of this.help.body.removeChildren())
      old.destroy({ children: true, style: true, context: true });
    const from = Math.max(0, leftNumber - 2);
    const hops = { from: leftNumber, to: rightNumber };
    const line = new NumberLine({ from, to: rightNumber + 2, length: LINE.length, hops });
    const asked = line.numbers[correctAnswer - from]!;
    asked.text = '?';
    asked.style.fill = '#D9730B';
    this.line = this.help.body.addChild(line);
    this.fitLine();
    return line;
  }

  /** The sandwich alone again, for what follows a right answer. 0.2 s. */
  lineOut(ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.help.body, { alpha: 0, duration: 0.15 }, 0)
      .add(this.topTo(0, 1, 0.2, ctx).paused(false), 0);
  }

  /** The sandwich's size over the line, as a share of its own. */
  private get besideLine(): number {
    const free = this.inner.height - LINE.height * this.line!.scale.y;
    const { least, most } = SMALLER;
    return Math.min(most, Math.max(least, free / (SANDWICH.height * this.sandwich.scale.y)));
  }

  /** The sandwich goes to another height and size; in calm motion it fades over. */
  private topTo(y: number, size: number, seconds: number, ctx: FxContext): gsap.core.Timeline {
    const { body } = this.top;
    const [there, sized] = [{ y }, { x: size, y: size }];
    const half = { duration: seconds / 2 };
    if (ctx.calm)
      return recipe()
        .to(body, { alpha: 0, ...half })
        .set(body, there)
        .set(body.scale, sized)
        .to(body, { alpha: 1, ...half });
    const move = { duration: seconds, ease: EASE.move };
    return recipe()
      .to(body, { ...there, ...move }, 0)
      .to(body.scale, { ...sized, ...move }, 0);
  }

  /** The sandwich is gone; its numbers stand where it was. 0.28 s. */
  factIn(ctx: FxContext): gsap.core.Timeline {
    return promptPop(this.fact.body, ctx);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(
      [this.top.body, this.help.body, this.fact.body],
      { alpha: 0, duration: 0.2, ease: EASE.exit },
      0,
    );
  }

  private fitLine(): void {
    this.line?.scale.set(Math.min(LINE.largest, this.inner.width / this.line.fullWidth));
  }

  /** Where a touch means one of the breads, in stage coordinates. */
  hitOf(bread: Piece): Rect {
    const scale = this.sandwich.scale.x * this.top.body.scale.x;
    const [x, y] = [this.x + bread.x * scale, this.y + this.top.body.y];
    const [width, height] = [280 * scale, SANDWICH.height * scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** A place and a size on the stage in the sandwich's coordinates. later: as they will be without the line. */
  inSandwich(at: PointData, size: number, later: boolean): PointData & { readonly scale: number } {
    const { body } = this.top;
    const scale = this.sandwich.scale.x * (later ? 1 : body.scale.x);
    const up = later ? 0 : body.y;
    return { x: (at.x - this.x) / scale, y: (at.y - this.y - up) / scale, scale: size / scale };
  }
}
