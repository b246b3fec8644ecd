import { Container } from 'pixi.js';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { CookieQuestion } from '#engine/games/cookie-crunch/questions.ts';
import type { CookiePoint } from '#engine/games/cookie-crunch/words.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Asked } from '#engine/rules/round.ts';
import { Cloth, type ClothLook } from '#engine/sprites/cloth.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import type { PlaceLook } from './place-looks.ts';
import { Plate } from './plate.ts';
import { Slip, type Line } from './slip.ts';
import type { TablePlace } from './table-place.ts';

const HOP_SECONDS = 0.38;
/** The cloth hangs over the tray's sides, and leaves a strip of it below. */
const CLOTH = { wider: 16, up: 10 } as const;
const TEA_TOWEL: ClothLook = {
  clay: { hi: '#FFFFFF', mid: '#FFFBF4', low: '#F9ECDD', edge: '#B93A52' },
  checks: '#E4576B',
};

/** What lies on the table for one question: the tray of cookies, and before it the paper with the sum. */
export class CookieBoard extends Container {
  readonly plate: Plate;
  readonly slip: Slip;
  /** Over the tray, where the child can do without seeing it. */
  readonly cloth = new Cloth(TEA_TOWEL);
  private readonly question: Asked<CookieQuestion>;
  private tray: Rect = { x: 0, y: 0, width: 0, height: 0 };

  constructor(pictures: Pictures, question: Asked<CookieQuestion>, look: PlaceLook) {
    super();
    const { firstNumber, secondNumber } = question;
    this.question = question;
    this.plate = new Plate(pictures, look.tray, firstNumber, secondNumber);
    this.slip = new Slip(question, look.stripe);
    this.addChild(this.slip, this.plate, this.cloth);
    if (question.planned.support === 2) this.cloth.lie();
  }

  place({ tray, slip }: TablePlace): void {
    const { x, y, width, height } = (this.tray = tray);
    this.plate.position.set(x + width / 2, y + height / 2);
    this.plate.layOut(width, height);
    this.cloth.position.set(this.plate.x, y - CLOTH.up);
    this.cloth.layOut(width + CLOTH.wider, height);
    this.slip.place(slip);
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return together([0, this.plate.arrive(ctx)], [0.4, this.slip.arrive(ctx)]);
  }

  /** All cookies are thought of, with the hops along the number line beside the sum. 0.6 s. */
  helpIn(line: Line, ctx: FxContext): gsap.core.Timeline {
    return together([0, this.slip.helpIn(line, ctx)], [0, this.plate.recall()]);
  }

  /** One step of the help: on the tray, and as a hop to its number. munched: called at each bite. */
  helpTo(point: CookiePoint, help: Line, ctx: FxContext, munched: () => void): gsap.core.Timeline {
    const { helpLine, line } = help;
    // Tweens, not callbacks, so that cutting it short still shows the final state.
    const timeline = recipe()
      .add(helpLine.show(point, this.plate, ctx, munched).paused(false), 0)
      .to(line, { hopped: helpLine.hopsAt(point), duration: ctx.calm ? 0.01 : HOP_SECONDS, ease: 'none' }, 0);
    if (!helpLine.isOnLine(point)) return timeline;
    return timeline.add(line.tell(point.number, ctx).paused(false), HOP_SECONDS * 0.8);
  }

  /** Where no hop was shown yet, the next one is drawn before the child goes on: to where it leads is for the child to say. */
  awaits(point: CookiePoint, { helpLine, line }: Line, ctx: FxContext): gsap.core.Timeline {
    const hops = helpLine.hopsAt(point);
    if (hops !== 1 || point.show !== 'back') return recipe();
    return recipe().to(line, { hopped: hops, duration: ctx.calm ? 0.01 : HOP_SECONDS, ease: 'none' }, 0);
  }

  /** By plan: the child can do without seeing what is left. */
  get hides(): boolean {
    return this.question.planned.support > 0;
  }

  /** What the plan hides can be seen again. 0.25 s. */
  uncover(ctx: FxContext): gsap.core.Timeline {
    return this.hides ? this.cloth.lift(ctx) : recipe();
  }

  /** What the plan hides is hidden once it was seen. 0.35 s. */
  cover(ctx: FxContext): gsap.core.Timeline {
    return this.hides ? this.cloth.cover(ctx) : recipe();
  }

  /**
   * Tells once more how cookies were eaten: the meaning of "take away". They are thought of, and go. Takes the length of the meal and
   * 0.35 s, and under a cloth 0.35 s more.
   */
  eatAgain(meal: gsap.core.Timeline, ctx: FxContext): gsap.core.Timeline {
    const end = 0.35 + meal.duration();
    return together([0, this.uncover(ctx)], [0, this.plate.recall()], [0.35, meal], [end, this.cover(ctx)]);
  }

  /** What is written and what lies on the tray goes; tray and paper stay for the next question. 0.2 s. */
  leave(): gsap.core.Timeline {
    const faded = { alpha: 0, duration: 0.2, ease: 'power2.in' };
    return together([0, this.slip.leave()], [0, recipe().to([this.plate.rows, this.cloth], faded, 0)]);
  }

  /** The area in which a touch hits the cloth, in stage coordinates. */
  hitOfCloth(): Rect {
    return this.tray;
  }

  /** The area in which a touch hits this cookie, in stage coordinates. */
  hitOf(thing: Piece): Rect {
    const size = this.plate.rows.touchSize;
    const { x, y } = this.plate;
    return { x: x + thing.x - size / 2, y: y + thing.y - size / 2, width: size, height: size };
  }
}
