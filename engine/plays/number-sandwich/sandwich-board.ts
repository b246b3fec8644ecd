import type { Container, PointData } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { EASE, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { SandwichQuestion } from '#engine/games/number-sandwich/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, INK } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { NumberLine } from '#engine/sprites/number-line.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import type { Filling } from './filling.ts';
import { Sandwich, SANDWICH } from './sandwich.ts';

const INSET = 50;
/** The sandwich shrinks to make room for the number line below it, as much as the line's height needs. */
const SMALLER = { least: 0.6, most: 0.8 } as const;
const LINE = { length: 900, largest: 1.2, height: 150 } as const;
/** The line continues this many numbers after the right bread's. */
const BEYOND = 2;
const FACT = { size: 170, step: 240 } as const;

/** The panel of one question: the open sandwich, and the number line that helps. */
export class SandwichBoard extends Piece {
  readonly sandwich: Sandwich;
  private readonly panel = new Panel();
  private readonly top = new Piece();
  private readonly help = new Piece();
  /** The three numbers in order, which stay when the sandwich is eaten. */
  private readonly fact = new Piece();
  private readonly pictures: Pictures;
  private readonly question: SandwichQuestion;
  private line: NumberLine | undefined;
  private inner = { width: 0, height: 0 };

  constructor(pictures: Pictures, question: SandwichQuestion) {
    super();
    this.pictures = pictures;
    this.question = question;
    this.panel.content.addChild(this.fact, this.top, this.help);
    this.body.addChild(this.panel);
    this.help.visible = false;
    this.sandwich = new Sandwich(pictures, question.leftNumber, question.rightNumber);
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

  /** A wrong filling is tried in the gap, and goes back to its board. 1.28 s. */
  tryOn(filling: Filling, ctx: FxContext): gsap.core.Timeline {
    const from = this.inSandwich(filling, filling.foodScale, false);
    const tried = this.sandwich.tryOn(this.pictures, filling, from, ctx);
    return together([0, tried], [0, filling.take()], [1.18, filling.giveBack()]);
  }

  /** The open place of the missing number: on the line, once that has come. */
  get focus(): Container {
    const { line, question } = this;
    return line ? line.numbers[question.correctAnswer - line.from]! : this.sandwich.gap;
  }

  /** The number line, created on demand, with the missing number still open. from: its first number. */
  buildLine(from: number): NumberLine {
    const { rightNumber, correctAnswer, hops } = this.question;
    destroyChildren(this.help.body);
    const line = new NumberLine({ from, to: rightNumber + BEYOND, length: LINE.length, hops });
    const asked = line.numbers[correctAnswer - from]!;
    asked.text = '?';
    asked.style.fill = '#D9730B';
    this.line = this.help.body.addChild(line);
    this.fitLine();
    return line;
  }

  /** The line, shown now if it was not part of the help, reveals the missing number. 0.28 s and more. */
  tellAnswer(from: number, ctx: FxContext): gsap.core.Timeline {
    const helped = this.line;
    const line = helped ?? this.buildLine(from);
    line.hopAtOnce();
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
  lineIn(line: NumberLine, ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .set(this.help, { visible: true }, 0)
      .add(this.topTo(-this.inner.height * 0.23, this.beside(line), 0.3, ctx).paused(false), 0)
      .add(slideIn(line.body, ctx).paused(false), 0.1);
  }

  /** The sandwich alone again, for what follows a right answer. 0.2 s. */
  lineOut(ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.help.body, { alpha: 0, duration: 0.15 }, 0)
      .add(this.topTo(0, 1, 0.2, ctx).paused(false), 0);
  }

  /** The sandwich's size over the line, as a share of its own. */
  private beside(line: NumberLine): number {
    const free = this.inner.height - LINE.height * line.scale.y;
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

  /** The area in which a touch hits one of the breads, in stage coordinates. */
  hitOf(bread: Piece): Rect {
    const scale = this.sandwich.scale.x * this.top.body.scale.x;
    const [x, y] = [this.x + bread.x * scale, this.y + this.top.body.y];
    const [width, height] = [280 * scale, SANDWICH.height * scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /**
   * A position and size on the stage, converted to the sandwich's coordinates. later: as they will be without the line.
   */
  inSandwich(at: PointData, size: number, later: boolean): PointData & { readonly scale: number } {
    const { body } = this.top;
    const scale = this.sandwich.scale.x * (later ? 1 : body.scale.x);
    const up = later ? 0 : body.y;
    return { x: (at.x - this.x) / scale, y: (at.y - this.y - up) / scale, scale: size / scale };
  }
}
