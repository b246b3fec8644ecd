import { Container, Graphics, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import type { CookieQuestion } from '#engine/games/cookie-crunch/questions.ts';
import type { CookiePoint } from '#engine/games/cookie-crunch/words.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { NUMBER_LINE, NumberLine } from '#engine/sprites/number-line.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import { HelpLine } from './help-line.ts';
import { drawSlip } from './tray-looks.ts';

/** From the paper's edges to what stands on it. */
const PADDING = { x: 44, y: 10 } as const;
/** The number reached while counting; the number line is beside it. */
const COUNT = { size: 200, width: 190, height: 170 } as const;
/** Distance between numbers; one-digit numbers may be closer where there is little room. */
const LINE_STEP = { most: 136, least: 96, leastNarrow: 66, narrowTo: 10 } as const;
/** Any smaller, the numerals cannot be read from afar. */
const LEAST_LINE = 0.76;
/** How far the line may extend into the paper's margins. */
const OVERLAP = 16;

/** The number line with the hops of the help, and the number reached. */
export interface Line {
  readonly helpLine: HelpLine;
  readonly line: NumberLine;
  readonly count: Text;
}

/** The sheet of paper at the tray: the sum stands on it, or hops along the number line. */
export class Slip extends Container {
  readonly equation: Equation;
  private readonly question: CookieQuestion;
  private readonly stripe: string;
  private readonly paper = new Graphics();
  private readonly help = new Container();
  private size = { width: 0, height: 0 };
  private shown: Line | undefined;

  /** stripe: its colour in this place. */
  constructor(question: CookieQuestion, stripe: string) {
    super();
    const { firstNumber, secondNumber } = question;
    this.question = question;
    this.stripe = stripe;
    this.equation = new Equation([String(firstNumber), '−', String(secondNumber), '=']);
    this.addChild(this.paper, this.equation, this.help);
  }

  place({ x, y, width, height }: Rect): void {
    this.position.set(x + width / 2, y + height / 2);
    drawSlip(this.paper.clear(), width, height, this.stripe);
    this.size = { width: width - 2 * PADDING.x, height: height - 2 * PADDING.y };
    this.equation.fit(this.size.width, this.size.height);
    this.placeHelp();
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return promptPop(this.equation.body, ctx);
  }

  /** Shows the sum again. 0.2 s. */
  equationBack(): gsap.core.Timeline {
    return recipe()
      .to(this.help, { alpha: 0, duration: 0.15 }, 0)
      .to(this.equation.body, { alpha: 1, duration: 0.2 }, 0);
  }

  /** Hops along the number line in place of the sum. 0.6 s. */
  helpIn({ line, count }: Line, ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.equation.body, { alpha: 0, duration: 0.2 }, 0)
      .add(slideIn(line.body, ctx).paused(false), 0)
      .set(count, { alpha: 1 }, 0.6);
  }

  /** What is written on it goes, the paper stays. 0.2 s. */
  leave(): gsap.core.Timeline {
    return recipe().to([this.equation, this.help], { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** The number line and the number, created on demand: most questions are answered without. */
  buildLine(points: readonly CookiePoint[]): Line {
    destroyChildren(this.help);
    const helpLine = new HelpLine(this.question, points);
    const hops = helpLine.stops;
    const [from, to] = [Math.max(0, Math.min(...hops) - 1), Math.max(...hops)];
    const steps = to - from;
    const free = (this.size.width - COUNT.width - 2 * NUMBER_LINE.end) / steps;
    const least = to > LINE_STEP.narrowTo ? LINE_STEP.least : LINE_STEP.leastNarrow;
    const step = Math.min(LINE_STEP.most, Math.max(least, free));
    const line = new NumberLine({ from, to, length: steps * step, hops });
    const count = createLabel({ size: COUNT.size, fill: CLAY.amber.edge });
    count.alpha = 0;
    this.help.alpha = 1;
    this.help.addChild(line, count);
    this.shown = { helpLine, line, count };
    this.placeHelp();
    return this.shown;
  }

  /** What shows the sum: once it was helped with, the number reached, beside the line or on it. */
  get focus(): Container {
    const { shown, equation, question } = this;
    if (!shown || equation.body.alpha === 1) return equation;
    const { line, count } = shown;
    return count.visible && count.text !== ''
      ? count
      : (line.numbers[question.correctAnswer - line.from] ?? line);
  }

  /** Number and line side by side. */
  private placeHelp(): void {
    if (!this.shown) return;
    const { line, count } = this.shown;
    const { width, height } = this.size;
    const { above, below } = NUMBER_LINE;
    const sizeIn = (room: number) => Math.min(1, (height + OVERLAP) / (above + below), room / line.fullWidth);
    // A long line on a narrow paper needs the whole width: there the numbers under the hops are enough.
    const alone = sizeIn(width - COUNT.width) < LEAST_LINE;
    const size = sizeIn(alone ? width : width - COUNT.width);
    count.visible = !alone;
    count.scale.set(Math.min(1, height / COUNT.height));
    count.x = -(line.fullWidth * size) / 2;
    line.scale.set(size);
    line.position.set(alone ? 0 : COUNT.width / 2, ((above - below) / 2) * size);
  }
}
