import { Container, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { NUMBER_LINE, NumberLine } from '#engine/sprites/number-line.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Rect } from '#engine/stage/layout.ts';
import { JAR_OPEN_HEIGHT, JAR_SIZE } from './jar.ts';
import { Plate } from './plate.ts';
import type { CookieQuestion } from './questions.ts';

const INSET = 54;
const GAP = 26;
/** Height of the sum under the cookies, as a share of the panel within these bounds. */
const SUM = { share: 0.3, least: 118, most: 200 } as const;
/** The number that is still there, while we count back; the line of numbers is beside it. */
const COUNT = { size: 200, width: 190, height: 170 } as const;
/** From number to number; those of one digit may stand closer where there is little room. */
const LINE_STEP = { most: 136, least: 96, leastNarrow: 66, narrowTo: 10 } as const;
/** Smaller, its numerals cannot be read from afar. */
const LEAST_LINE = 0.76;
/** The line may reach so far into the paper's margins. */
const OVERLAP = 24;
/** The jar where it has no place on the ground: on the panel's upper edge, or beside the sum down in the margin. */
const JAR = {
  largestAbove: 1.2,
  leastAbove: 0.6,
  edge: 8,
  largestBeside: 0.62,
  margin: 16,
  gap: 24,
} as const;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where the board lies, and how. */
interface BoardPlace {
  /** In stage coordinates. */
  readonly panel: Rect;
  /** There is more height than cookies need: the panel lies low, near the answers. */
  readonly upright: boolean;
  /** The jar has no place on the ground. */
  readonly keepsJar: boolean;
}

/** The panel of one question: the plate of cookies, and below it the sum, or the way back along the number line. */
export class CookieBoard extends Piece {
  plate!: Plate;
  equation!: Equation;
  private question!: CookieQuestion;
  private count!: Text;
  private line: NumberLine | undefined;
  private readonly help = new Container();
  private helpBox: Box = { width: 0, height: 0 };
  /** The jar's foot in stage coordinates, and its scale, where the board keeps it. */
  jarSpot = { x: 0, y: 0, scale: 0 };
  /** The jar stands in the way of the line of numbers. */
  jarInWay = false;
  private readonly panel = new Panel();
  private readonly holder = new Container();
  private readonly pictures: Pictures;
  private readonly mostCookies: number;

  /** mostCookies: of all questions, so that the panel keeps its size from one to the next. */
  constructor(pictures: Pictures, mostCookies: number) {
    super();
    this.pictures = pictures;
    this.mostCookies = mostCookies;
    this.panel.content.addChild(this.holder);
    this.body.addChild(this.panel);
  }

  /** Builds one question; `place` must follow. */
  show(question: CookieQuestion): void {
    const { firstNumber, secondNumber } = question;
    this.question = question;
    this.clearHelp();
    for (const old of this.holder.removeChildren().filter((child) => child !== this.help))
      old.destroy({ children: true, style: true, context: true });
    this.holder.alpha = 1;
    this.plate = new Plate(this.pictures, firstNumber, secondNumber);
    this.equation = new Equation([String(firstNumber), '−', String(secondNumber), '=']);
    this.holder.addChild(this.plate, this.equation, this.help);
  }

  place({ panel, upright, keepsJar }: BoardPlace): void {
    const { width } = panel;
    const room = panel.height - 2 * INSET;
    const enough = Plate.heightFor(this.mostCookies, width - 2 * INSET) + SUM.most + GAP;
    const inner = { width: width - 2 * INSET, height: upright ? Math.min(room, enough) : room };
    const height = inner.height + 2 * INSET;
    this.position.set(panel.x + width / 2, panel.y + panel.height - height / 2);
    this.panel.resize(width, height);
    const sum = {
      width: inner.width,
      height: Math.min(SUM.most, Math.max(SUM.least, inner.height * SUM.share)),
    };
    const plateHeight = inner.height - sum.height - GAP;
    this.plate.layOut(inner.width, plateHeight);
    this.plate.y = (plateHeight - inner.height) / 2;
    const taken = keepsJar ? this.placeJar(inner, sum.height, panel.height - height) : 0;
    this.equation.position.set(-taken / 2, (inner.height - sum.height) / 2);
    this.equation.fit(sum.width - taken, sum.height);
    this.help.y = this.equation.y;
    this.helpBox = sum;
    this.placeHelp();
  }

  /** On the upper edge, where there is room `above`; else beside the sum. Returns the width that it takes from that. */
  private placeJar(inner: Box, sumHeight: number, above: number): number {
    const onTop = Math.min(JAR.largestAbove, above / JAR_OPEN_HEIGHT);
    this.jarInWay = onTop < JAR.leastAbove;
    if (!this.jarInWay) {
      const y = this.y - inner.height / 2 - INSET + JAR.edge;
      this.jarSpot = { x: this.x, y, scale: onTop };
      return 0;
    }
    const scale = Math.min(JAR.largestBeside, (GAP + sumHeight + JAR.margin) / JAR_SIZE.height);
    const width = JAR_SIZE.width * scale;
    const x = this.x + (inner.width - width) / 2;
    this.jarSpot = { x, y: this.y + inner.height / 2 + JAR.margin, scale };
    return width + JAR.gap;
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return together([0, this.plate.arrive(ctx)], [0.4, promptPop(this.equation.body, ctx)]);
  }

  /**
   * Eats again, slowly, hopping back along the number line, with the number that is still there; `named` is
   * called with 0 for the full plate, then 1, 2 …
   */
  countBack(secondsEach: number, ctx: FxContext, named: (step: number) => void): gsap.core.Timeline {
    const { firstNumber, correctAnswer } = this.question;
    const line = this.buildHelp();
    const tell = (step: number) => {
      this.count.text = String(firstNumber - step);
      named(step);
    };
    const start = 0.6 + secondsEach;
    const timeline = recipe()
      .to(this.equation.body, { alpha: 0, duration: 0.2 }, 0)
      .add(slideIn(line.body, ctx).paused(false), 0)
      .add(this.plate.refill().paused(false), 0)
      .call(tell, [0], 0.6)
      .set(this.count, { alpha: 1 }, 0.6)
      .add(line.tell(firstNumber, ctx).paused(false), 0.6)
      .add(this.plate.eat(secondsEach, ctx, (step) => tell(step + 1)).paused(false), start);
    this.plate.bites(secondsEach).forEach((at, step) => {
      timeline
        .to(line, { hopped: step + 1, duration: secondsEach * 0.5, ease: 'none' }, start + at)
        .add(line.tell(firstNumber - step - 1, ctx).paused(false), start + at + secondsEach * 0.4);
    });
    // Cut short, it says where the way back ends.
    return timeline.set(this.count, { text: String(correctAnswer) }, timeline.duration());
  }

  /** All cookies once more, and eaten once more: what "take away" means. Lasts as long as the meal and 0.35 s. */
  eatAgain(secondsEach: number, ctx: FxContext, munched: () => void): gsap.core.Timeline {
    return together([0, this.plate.refill()], [0.35, this.plate.eat(secondsEach, ctx, munched)]);
  }

  /** The sum is seen again. 0.2 s. */
  equationBack(): gsap.core.Timeline {
    return recipe()
      .to(this.help, { alpha: 0, duration: 0.15 }, 0)
      .to(this.equation.body, { alpha: 1, duration: 0.2 }, 0);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.holder, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** Number line and number, made when they are needed: most questions are answered without. */
  private buildHelp(): NumberLine {
    this.clearHelp();
    const { firstNumber, correctAnswer } = this.question;
    const from = Math.max(0, correctAnswer - 1);
    const steps = firstNumber - from;
    const free = (this.helpBox.width - COUNT.width - 2 * NUMBER_LINE.end) / steps;
    const least = firstNumber > LINE_STEP.narrowTo ? LINE_STEP.least : LINE_STEP.leastNarrow;
    const step = Math.min(LINE_STEP.most, Math.max(least, free));
    const hops = { from: firstNumber, to: correctAnswer };
    this.line = new NumberLine({ from, to: firstNumber, length: steps * step, hops });
    this.count = createLabel({ size: COUNT.size, fill: CLAY.amber.edge });
    this.count.alpha = 0;
    this.help.alpha = 1;
    this.help.addChild(this.line, this.count);
    this.placeHelp();
    return this.line;
  }

  /** Number and line side by side. */
  private placeHelp(): void {
    if (!this.line) return;
    const { width, height } = this.helpBox;
    const { above, below } = NUMBER_LINE;
    const sizeIn = (room: number) =>
      Math.min(1, (height + OVERLAP) / (above + below), room / this.line!.fullWidth);
    // A long line on a narrow panel needs all of it: there the numbers under the hops are enough.
    const alone = sizeIn(width - COUNT.width) < LEAST_LINE;
    const size = sizeIn(alone ? width : width - COUNT.width);
    this.count.visible = !alone;
    this.count.scale.set(Math.min(1, height / COUNT.height));
    this.count.x = -(this.line.fullWidth * size) / 2;
    this.line.scale.set(size);
    this.line.position.set(alone ? 0 : COUNT.width / 2, ((above - below) / 2) * size);
  }

  private clearHelp(): void {
    this.line = undefined;
    for (const old of this.help.removeChildren()) old.destroy({ children: true, style: true, context: true });
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
