import { Container, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { CookieQuestion } from '#engine/games/cookie-crunch/questions.ts';
import type { CookiePoint } from '#engine/games/cookie-crunch/words.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Asked } from '#engine/rules/round.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { NUMBER_LINE, NumberLine } from '#engine/sprites/number-line.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { boxAround, Piece } from '#engine/sprites/piece.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import { JAR_OPEN_HEIGHT, JAR_SIZE } from './jar.ts';
import { Cloth } from './cloth.ts';
import { Plate } from './plate.ts';
import { HelpLine } from './help-line.ts';

const INSET = 54;
const GAP = 26;
/** Limits for the height of the sum under the cookies, as a share of the panel. */
const SUM = { share: 0.3, least: 118, most: 200 } as const;
const HOP_SECONDS = 0.38;
/** The number reached while counting; the number line is beside it. */
const COUNT = { size: 200, width: 190, height: 170 } as const;
/** Distance between numbers; one-digit numbers may be closer where there is little room. */
const LINE_STEP = { most: 136, least: 96, leastNarrow: 66, narrowTo: 10 } as const;
/** Any smaller, the numerals cannot be read from afar. */
const LEAST_LINE = 0.76;
/** How far the line may extend into the paper's margins. */
const OVERLAP = 24;
/** The jar's place when there is none on the ground: on the panel's upper edge, or beside the sum. */
const JAR = {
  largestAbove: 1.2,
  leastAbove: 0.6,
  edge: 8,
  largestBeside: 0.62,
  margin: 16,
  gap: 24,
} as const;

/** The cloth hangs over the plate's sides, and leaves a strip of it below. */
const CLOTH = { wider: 16, up: 10 } as const;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The board's position and arrangement. */
interface BoardPlace {
  /** In stage coordinates. */
  readonly panel: Rect;
  /** More height than cookies need: the panel lies low, near the answers. */
  readonly upright: boolean;
  /** The jar has no place on the ground. */
  readonly keepsJar: boolean;
}

/** The number line with the hops of the help, and the number reached. */
interface Line {
  readonly helpLine: HelpLine;
  readonly line: NumberLine;
  readonly count: Text;
}

/** The panel of one question: the plate of cookies, and below it the sum, or hops along the number line. */
export class CookieBoard extends Piece {
  readonly plate: Plate;
  readonly equation: Equation;
  /** Over the plate, where the child can do without seeing it. */
  readonly cloth = new Cloth();
  private readonly question: Asked<CookieQuestion>;
  private shown: Line | undefined;
  private readonly help = new Container();
  private helpBox: Box = { width: 0, height: 0 };
  private plateSize: Box = { width: 0, height: 0 };
  /** The jar's foot in stage coordinates, and its scale, when it stands on the board. */
  jarSpot = { x: 0, y: 0, scale: 0 };
  /** The jar covers the number line. */
  jarInWay = false;
  private readonly panel = new Panel();
  private readonly holder = new Container();
  private readonly mostCookies: number;

  /** mostCookies: of all questions in the round, so that the panel keeps its size. */
  constructor(pictures: Pictures, question: Asked<CookieQuestion>, mostCookies: number) {
    super();
    const { firstNumber, secondNumber } = question;
    this.question = question;
    this.mostCookies = mostCookies;
    this.panel.content.addChild(this.holder);
    this.body.addChild(this.panel);
    this.plate = new Plate(pictures, firstNumber, secondNumber);
    this.equation = new Equation([String(firstNumber), '−', String(secondNumber), '=']);
    this.holder.addChild(this.plate, this.cloth, this.equation, this.help);
    if (question.planned.support === 2) this.cloth.lie();
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
    this.cloth.y = this.plate.y - CLOTH.up;
    this.cloth.layOut(inner.width + CLOTH.wider, plateHeight);
    this.plateSize = { width: inner.width, height: plateHeight };
    const taken = keepsJar ? this.placeJar(inner, sum.height, panel.height - height) : 0;
    this.equation.position.set(-taken / 2, (inner.height - sum.height) / 2);
    this.equation.fit(sum.width - taken, sum.height);
    this.help.y = this.equation.y;
    this.helpBox = sum;
    this.placeHelp();
  }

  /** On the upper edge if there is room `above`; else beside the sum. Returns the width taken from the sum. */
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

  /** Shows all cookies again, with the hops along the number line in place of the sum. 0.6 s. */
  helpIn({ line, count }: Line, ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.equation.body, { alpha: 0, duration: 0.2 }, 0)
      .add(slideIn(line.body, ctx).paused(false), 0)
      .add(this.plate.refill().paused(false), 0)
      .set(count, { alpha: 1 }, 0.6);
  }

  /** One step of the help: on the plate, and as a hop to its number. munched: called at each bite. */
  helpTo(point: CookiePoint, help: Line, ctx: FxContext, munched: () => void): gsap.core.Timeline {
    const { helpLine, line, count } = help;
    // Tweens, not callbacks, so that cutting it short still shows the final state.
    const timeline = recipe()
      .set(
        count,
        { text: helpLine.isOnLine(point) || point.show === 'all-left' ? String(point.number) : '' },
        0,
      )
      .add(helpLine.show(point, this.plate, ctx, munched).paused(false), 0)
      .to(line, { hopped: helpLine.hopsAt(point), duration: HOP_SECONDS, ease: 'none' }, 0);
    if (!helpLine.isOnLine(point)) return timeline;
    return timeline.add(line.tell(point.number, ctx).paused(false), HOP_SECONDS * 0.8);
  }

  /** By plan: the child can do without seeing what is left. */
  get hides(): boolean {
    return this.question.planned.support > 0;
  }

  /** What the plan hides can be seen again. 0.3 s. */
  uncover(ctx: FxContext): gsap.core.Timeline {
    return this.hides ? this.cloth.lift(ctx) : recipe();
  }

  /** What the plan hides is hidden once it was seen. 0.35 s. */
  cover(ctx: FxContext): gsap.core.Timeline {
    return this.hides ? this.cloth.cover(ctx) : recipe();
  }

  /**
   * Shows all cookies once more, and eats them once more: the meaning of "take away". Takes the length of the meal and
   * 0.35 s, and under a cloth 0.35 s more.
   */
  eatAgain(secondsEach: number, ctx: FxContext, munched: () => void): gsap.core.Timeline {
    const meal = this.plate.eat(secondsEach, ctx, munched);
    const end = 0.35 + meal.duration();
    return together([0, this.uncover(ctx)], [0, this.plate.refill()], [0.35, meal], [end, this.cover(ctx)]);
  }

  /** Shows the sum again. 0.2 s. */
  equationBack(): gsap.core.Timeline {
    return recipe()
      .to(this.help, { alpha: 0, duration: 0.15 }, 0)
      .to(this.equation.body, { alpha: 1, duration: 0.2 }, 0);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.holder, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** The number line and the number, created on demand: most questions are answered without. */
  buildLine(points: readonly CookiePoint[]): Line {
    destroyChildren(this.help);
    const helpLine = new HelpLine(this.question, points);
    const hops = helpLine.stops;
    const [from, to] = [Math.max(0, Math.min(...hops) - 1), Math.max(...hops)];
    const steps = to - from;
    const free = (this.helpBox.width - COUNT.width - 2 * NUMBER_LINE.end) / steps;
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
    const { width, height } = this.helpBox;
    const { above, below } = NUMBER_LINE;
    const sizeIn = (room: number) => Math.min(1, (height + OVERLAP) / (above + below), room / line.fullWidth);
    // A long line on a narrow panel needs the whole width: there the numbers under the hops are enough.
    const alone = sizeIn(width - COUNT.width) < LEAST_LINE;
    const size = sizeIn(alone ? width : width - COUNT.width);
    count.visible = !alone;
    count.scale.set(Math.min(1, height / COUNT.height));
    count.x = -(line.fullWidth * size) / 2;
    line.scale.set(size);
    line.position.set(alone ? 0 : COUNT.width / 2, ((above - below) / 2) * size);
  }

  /** The area in which a touch hits the cloth, in stage coordinates. */
  hitOfCloth(): Rect {
    const { width, height } = this.plateSize;
    return boxAround({ x: this.x, y: this.y + this.plate.y }, width, height);
  }

  /** The area in which a touch hits this cookie, in stage coordinates. */
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
