import { Container, Graphics } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { CookieQuestion } from '#engine/games/cookie-crunch/questions.ts';
import type { CookiePoint } from '#engine/games/cookie-crunch/words.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { LINE_END, lineHeights, NumberLine } from '#engine/sprites/number-line.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import { HelpLine } from './help-line.ts';
import { drawSlip } from './tray-looks.ts';

/** From the paper's edges to what stands on it. */
const PADDING = { x: 44, y: 10 } as const;
/** The sum keeps so much of the paper's width beside the number line, or of its height above it. */
const SUM = { beside: 0.4, above: 0.36 } as const;
/** Between sum and line. */
const GAP = 24;
/** Distance between numbers; one-digit numbers may be closer where there is little room. */
const LINE_STEP = { most: 150, least: 96, leastNarrow: 66, narrowTo: 10 } as const;
/** Its numerals are as large as those of the sum beside it, its hops low. */
const LINE_MOST = { numeral: 104, hop: 34, told: 1.36 } as const;
const LINE_HIGH = lineHeights(LINE_MOST);
/** The strip that it stands on, around it: so wide that a numeral that is spoken of stays on it. */
const STRIP = { radius: 22, over: 22, fill: '#FFFFFF', edge: '#C9B4EC' } as const;
/** Any smaller, the numerals cannot be read from afar. */
const LEAST_LINE = 0.76;
/** How far the line may extend into the paper's margins. */
const OVERLAP = 40;

/** The number line with the hops of the help. */
export interface Line {
  readonly helpLine: HelpLine;
  readonly line: NumberLine;
}

/** The sheet of paper at the tray: the sum stands on it, and hops along the number line beside it. */
export class Slip extends Container {
  readonly equation: Equation;
  private readonly question: CookieQuestion;
  private readonly stripe: string;
  private readonly paper = new Graphics();
  private readonly help = new Container();
  private size = { width: 0, height: 0 };
  private shown: Line | undefined;
  private share = 0;

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
    this.arrange();
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return promptPop(this.equation.body, ctx);
  }

  /** The sum has the paper for itself again. 0.3 s. */
  equationBack(ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.help, { alpha: 0, duration: 0.15 }, 0)
      .add(this.shareWithLine(0, ctx).paused(false), 0);
  }

  /** Hops along the number line beside the sum. 0.6 s. */
  helpIn({ line }: Line, ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .add(this.shareWithLine(1, ctx).paused(false), 0)
      .add(slideIn(line.body, ctx).paused(false), 0)
      .set({}, {}, 0.6);
  }

  /** What is written on it goes, the paper stays. 0.2 s. */
  leave(): gsap.core.Timeline {
    return recipe().to([this.equation, this.help], { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** The number line, created on demand: most questions are answered without. */
  buildLine(points: readonly CookiePoint[]): Line {
    destroyChildren(this.help);
    const helpLine = new HelpLine(this.question, points);
    const hops = helpLine.stops;
    const [from, to] = [Math.max(0, Math.min(...hops) - 1), Math.max(...hops)];
    const steps = to - from;
    const high = Math.min(1, (this.size.height + OVERLAP) / (LINE_HIGH.above + LINE_HIGH.below));
    const free = ((this.size.width * (1 - SUM.beside) - GAP) / high - 2 * (LINE_END + STRIP.over)) / steps;
    const least = to > LINE_STEP.narrowTo ? LINE_STEP.least : LINE_STEP.leastNarrow;
    const step = Math.min(LINE_STEP.most, Math.max(least, free));
    const line = new NumberLine({ from, to, length: steps * step, hops, most: LINE_MOST });
    const { above, below } = LINE_HIGH;
    const strip = new Graphics()
      .roundRect(
        -line.fullWidth / 2 - STRIP.over,
        -above,
        line.fullWidth + 2 * STRIP.over,
        above + below,
        STRIP.radius,
      )
      .fill(STRIP.fill)
      .stroke({ width: 5, color: STRIP.edge });
    line.body.addChildAt(strip, 0);
    this.help.alpha = 1;
    this.help.addChild(line);
    this.shown = { helpLine, line };
    this.arrange();
    return this.shown;
  }

  /** Where the answer was come to: on the line, where it is shown, or the sum. */
  get worked(): Container {
    const line = this.share > 0 ? this.shown?.line : undefined;
    return line?.numbers[this.question.correctAnswer - line.from] ?? this.equation;
  }

  /** From 0, the sum alone, to 1, with the line beside it or below it. Tweened. */
  get helped(): number {
    return this.share;
  }

  set helped(share: number) {
    this.share = share;
    this.arrange();
  }

  /** The line gets its room, or gives it back. 0.3 s; in calm motion nothing moves. */
  private shareWithLine(helped: number, { calm }: FxContext): gsap.core.Timeline {
    if (!calm) return recipe().to(this, { helped, duration: 0.3, ease: EASE.move }, 0);
    // Whether anything changes is only known when it starts.
    const alpha = () => (this.share === helped ? 1 : 0);
    return recipe()
      .to(this.equation, { alpha, duration: 0.12 }, 0)
      .set(this, { helped }, 0.15)
      .to(this.equation, { alpha: 1, duration: 0.12 }, 0.18);
  }

  private arrange(): void {
    const { size, equation, share, shown } = this;
    const { width, height } = size;
    const { above, below } = LINE_HIGH;
    equation.fit(width, height);
    equation.position.set(0);
    if (!shown) return;
    const { line } = shown;
    const full = line.fullWidth + 2 * STRIP.over;
    const sizeIn = (room: number, high: number) =>
      Math.min(1, (high + OVERLAP) / (above + below), room / full);
    const besideRoom = width * (1 - SUM.beside) - GAP;
    // A long line on a narrow paper needs the whole width.
    const over = sizeIn(besideRoom, height) < Math.min(LEAST_LINE, sizeIn(width, height * (1 - SUM.above)));
    const sum = over ? { width, height: height * SUM.above } : { width: width * SUM.beside, height };
    const scale = over ? sizeIn(width, height - sum.height) : sizeIn(besideRoom, height);
    const middle = ((above - below) / 2) * scale;
    line.scale.set(scale);
    line.position.set(
      over ? 0 : (width - besideRoom) / 2,
      over ? (height - (height - sum.height)) / 2 + middle : middle,
    );
    const from = equation.scale.x;
    equation.fit(sum.width, sum.height);
    equation.scale.set(from + (equation.scale.x - from) * share);
    equation.position.set(
      over ? 0 : (-(width - sum.width) / 2) * share,
      over ? (-(height - sum.height) / 2) * share : 0,
    );
  }
}
