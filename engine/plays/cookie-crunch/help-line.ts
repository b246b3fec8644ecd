import type { Container } from 'pixi.js';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import type { CookieQuestion } from '#engine/games/cookie-crunch/questions.ts';
import type { CookiePoint } from '#engine/games/cookie-crunch/words.ts';
import type { Spot } from '#engine/plays/pointing.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Plate } from './plate.ts';

/** Seconds for one number, for what is said of several at once, and for a sentence about what is gone. */
const COUNT_SECONDS = 0.75;
const TOGETHER_SECONDS = 2.6;
const GONE_SECONDS = { alone: 1.3, counted: 2.6 } as const;
/** Several cookies are eaten, or hop, within this time. */
const AT_ONCE_SECONDS = 1.5;

/** The finger is low on a cookie, of which it hides little. */
const LOW_ON_COOKIE = 24;

const TEN = 10;

/** The help on the number line: which numbers it stops at on the line, and what each step shows on the plate. */
export class HelpLine {
  /** Where the hops on the number line begin and end, in order. */
  readonly stops: readonly number[];
  private readonly question: CookieQuestion;
  private readonly points: readonly CookiePoint[];

  constructor(question: CookieQuestion, points: readonly CookiePoint[]) {
    this.question = question;
    this.points = points;
    const { firstNumber, secondNumber, correctAnswer } = question;
    const hops = points.filter(({ show }) => show !== 'gone' && show !== 'all-left');
    const begins = { back: firstNumber, up: secondNumber, left: 0 } as const;
    const [first] = hops;
    this.stops =
      first === undefined
        ? [TEN, correctAnswer]
        : [...new Set([begins[first.show as keyof typeof begins], ...hops.map(({ number }) => number)])];
  }

  /** Whether the hops stop at the step's number. How many are gone is a stop only where the help counts up from it. */
  isOnLine({ show, number }: CookiePoint): boolean {
    return show === 'gone' ? this.stops[0] === number : this.stops.includes(number);
  }

  /** How many hops are drawn when this step was shown. */
  hopsAt(point: CookiePoint): number {
    if (point.show === 'gone') return 0;
    return point.show === 'all-left' ? this.stops.length - 1 : this.stops.indexOf(point.number);
  }

  /** Eats, counts or lights what this step is about. munched: called at each bite. */
  show(point: CookiePoint, plate: Plate, fx: FxContext, munched: () => void): gsap.core.Timeline {
    const { firstNumber, secondNumber } = this.question;
    const { show, number } = point;
    const eat = (from: number, to: number) => this.eat({ from, to }, plate, fx, munched);
    if (show === 'gone') return eat(0, number);
    if (show === 'back') return eat(firstNumber - this.leftBefore(point), firstNumber - number);
    const from = { up: number - secondNumber - 1, left: number - 1, 'all-left': 0 }[show];
    const cookies = plate.left.slice(from, show === 'all-left' ? undefined : from + 1);
    return countUp(
      cookies.map(({ body }) => body),
      Math.min(COUNT_SECONDS, AT_ONCE_SECONDS / cookies.length),
      fx,
    );
  }

  /** Where the finger is: on what is counted, on what goes, or, as it begins, on what goes next. */
  fingerAt(point: CookiePoint, plate: Plate, { calm }: FxContext): Spot {
    const { firstNumber, secondNumber } = this.question;
    const { show, number } = point;
    // The hand lies where cookies were taken or counted before: over none that comes next, and not over the line.
    const at = (thing: Container | undefined, from?: Spot['from']): Spot => ({
      on: thing!,
      y: LOW_ON_COOKIE,
      ...(from ? { from } : {}),
    });
    if (show === 'left') return at(plate.left[number - 1], 'left');
    if (show === 'up') return at(plate.left[number - secondNumber - 1], 'left');
    if (show === 'all-left') return at(plate.left.at(-1), 'right');
    const gone = show === 'gone' ? number : firstNumber - number;
    // It goes from one to the next of several; in calm motion it is on the last of them.
    const isOne = show === 'back' && this.leftBefore(point) - number <= 1;
    // Beside the tray stands the guide: over its face no hand is to lie, where there is room below.
    const from = plate.hasOneRow ? undefined : 'right';
    return isOne || calm ? at(plate.meal[Math.max(0, gone - 1)], from) : at(plate.taker, from);
  }

  /** The first of two steps only says where counting back begins: the guide takes one away, too. */
  get least(): number {
    return this.points[0]?.number === this.question.firstNumber ? 2 : 1;
  }

  /** Seconds from the start of this step to that of the next. */
  secondsFor(point: CookiePoint): number {
    const { show, number } = point;
    if (show === 'gone')
      return GONE_SECONDS[this.points.some((one) => one.show === 'up') ? 'alone' : 'counted'];
    const isLong = show === 'all-left' || (show === 'back' && this.leftBefore(point) - number > 1);
    return isLong ? TOGETHER_SECONDS : COUNT_SECONDS;
  }

  private leftBefore(point: CookiePoint): number {
    return this.points[this.points.indexOf(point) - 1]?.number ?? this.question.firstNumber;
  }

  /** Those that were eaten go, from one to another, counted from the first one: the finger takes each away. */
  private eat(
    { from, to }: { readonly from: number; readonly to: number },
    plate: Plate,
    fx: FxContext,
    munched: () => void,
  ): gsap.core.Timeline {
    const timeline = recipe();
    if (from >= to) return timeline;
    const each = Math.min(COUNT_SECONDS, AT_ONCE_SECONDS / (to - from));
    numbersFrom(from, to - 1).forEach((step, index) => {
      const at = index * each;
      const thing = plate.meal[step]!;
      const there = { x: () => thing.x, y: () => thing.y, duration: each * 0.4 };
      timeline
        .to(plate.taker, there, Math.max(0, at - each * 0.4))
        .call(munched, undefined, at)
        .add(plate.lift(step, fx).paused(false), at);
    });
    return timeline;
  }
}
