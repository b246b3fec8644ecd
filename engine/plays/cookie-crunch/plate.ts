import { Container, Graphics, Sprite } from 'pixi.js';
import { EASE, lasting, recipe, stagger, together, type FxContext } from '#engine/fx/motion.ts';
import { bites } from '#engine/games/cookie-crunch/meal.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';
import { Peel } from './peel.ts';
import type { DrawTray } from './tray-looks.ts';

/** From the rim to the cookies, and from round ends. */
const PADDING = { x: 62, y: 34 } as const;
/** Space over and under the cookies if there is enough height. */
const SPARE = 40;

/** One that was eaten is paler when it is thought of, over the outline that it left: nobody has brought it back. */
const RECALLED = 0.66;
const RECALL_SECONDS = 0.3;
const FORGET_SECONDS = 0.12;

/** How a cookie is taken away by the help. */
const LIFT = { up: 46, seconds: 0.2 } as const;

/** A cookie and the outline that it leaves, drawn exactly over one another. */
class Cookie extends Container {
  private readonly whole: Sprite;
  private readonly gone: Sprite;

  constructor(pictures: Pictures) {
    super();
    const sprite = (frame: string) => {
      const made = new Sprite(pictures.texture(`cookie/${frame}`));
      made.anchor.set(0.5);
      return made;
    };
    this.gone = sprite('gone');
    this.whole = sprite('cookie');
    this.gone.alpha = 0;
    this.addChild(this.gone, this.whole);
  }

  /** Somebody takes it away. The outline stays. */
  go(): gsap.core.Timeline {
    return recipe().set(this.whole, { alpha: 0 }, 0).to(this.gone, { alpha: 1, duration: 0.04 }, 0);
  }

  /** Eaten, unseen. */
  vanish(): void {
    this.whole.alpha = 0;
    this.gone.alpha = 1;
  }

  /** It is thought of, or no more. */
  recall(alpha: number, duration: number): gsap.core.Timeline {
    return recipe().to(this.whole, { alpha, duration }, 0);
  }
}

/**
 * A tray, dish or board with all cookies of one question in rows of five. Eaten ones leave their outline, so that whole,
 * taken and left can all be seen.
 */
export class Plate extends Piece {
  readonly rows: ThingRows;
  /** Under the cookies: who eats draws them to its place with it. */
  readonly peel: Peel;
  /** Where the help's finger is, that takes several cookies away: from one to the next. */
  readonly taker = new Container();
  size = { width: 0, height: 0 };
  private readonly tray = new Graphics();
  private readonly look: DrawTray;
  private readonly cookies: Cookie[] = [];
  private readonly eaten: number;

  constructor(pictures: Pictures, look: DrawTray, count: number, eaten: number) {
    super();
    this.look = look;
    this.eaten = eaten;
    this.rows = new ThingRows(count, () => {
      const cookie = new Cookie(pictures);
      this.cookies.push(cookie);
      return cookie;
    });
    this.peel = new Peel(pictures);
    this.rows.addChild(this.taker);
    this.body.addChild(this.tray, this.peel, this.rows);
  }

  /** Whether there is nothing below a cookie. */
  get hasOneRow(): boolean {
    const [first, ...others] = this.rows.things;
    return others.every(({ y }) => y === first!.y);
  }

  /** The cookies that are not eaten: the answer. */
  get left(): readonly Piece[] {
    return this.rows.things.slice(0, this.rows.things.length - this.eaten);
  }

  layOut(width: number, height: number): void {
    this.size = { width, height };
    this.look(this.tray.clear(), width, height);
    this.rows.fit(width - 2 * PADDING.x, height - 2 * PADDING.y);
    this.taker.position.copyFrom(this.meal[0]!);
  }

  /** The cookies appear one after the other. At most 0.6 s. */
  arrive(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    const { things } = this.rows;
    const each = ctx.calm ? 0 : stagger(things.length, 0.05);
    things.forEach((thing, index) => {
      timeline.fromTo(thing, { alpha: 0 }, { alpha: 1, duration: 0.12 }, index * each);
      if (ctx.calm) return;
      timeline.fromTo(
        thing.body.scale,
        { x: 0.3, y: 0.3 },
        { x: 1, y: 1, duration: 0.25, ease: EASE.pop },
        index * each,
      );
    });
    return lasting(timeline, 0.6);
  }

  /** When each cookie goes, in seconds from the first bite. */
  bites(secondsEach: number): readonly number[] {
    return bites(this.cookies.length, this.eaten, secondsEach);
  }

  /** What was eaten goes once more, one after the other, as it is thought of. Ends secondsEach after the last. */
  goAgain(secondsEach: number): gsap.core.Timeline {
    const gone = this.bites(secondsEach).map((at, step) => [at, this.take(step)] as const);
    return lasting(together(...gone), gone.at(-1)![0] + secondsEach);
  }

  /** The things that are eaten, in the order in which they are. */
  get meal(): readonly Piece[] {
    return this.rows.things.slice(-this.eaten).toReversed();
  }

  /** One cookie is taken off the tray, the last one first. step: from 0. 0.1 s. */
  take(step: number): gsap.core.Timeline {
    const index = this.cookies.length - 1 - step;
    return together(
      [0, this.cookies[index]!.go()],
      [0, recipe().to(this.rows.things[index]!.shadow, { alpha: 0, duration: 0.1 }, 0)],
    );
  }

  /** One cookie of the help is lifted off the tray, and gone. step: from 0. 0.3 s. */
  lift(step: number, { calm }: FxContext): gsap.core.Timeline {
    const { body } = this.meal[step]!;
    const timeline = recipe().add(this.take(step).paused(false), calm ? 0 : LIFT.seconds);
    if (calm) return lasting(timeline, LIFT.seconds + 0.2);
    return timeline
      .to(body, { y: -LIFT.up, duration: LIFT.seconds, ease: EASE.rise }, 0)
      .set(body, { y: 0 }, LIFT.seconds);
  }

  /** The meal is over, and was not seen. */
  emptied(): void {
    this.cookies.slice(-this.eaten).forEach((cookie) => cookie.vanish());
    this.rows.things.slice(-this.eaten).forEach(({ shadow }) => (shadow.alpha = 0));
  }

  /** All that was taken is thought of: pale, in its place. 0.3 s. */
  recall(): gsap.core.Timeline {
    return this.eatenTo(RECALLED, RECALL_SECONDS);
  }

  /** What was eaten is gone, however much of it was thought of. 0.12 s. */
  forget(): gsap.core.Timeline {
    return this.eatenTo(0, FORGET_SECONDS);
  }

  private eatenTo(alpha: number, duration: number): gsap.core.Timeline {
    const shadows = this.rows.things.slice(-this.eaten).map(({ shadow }) => shadow);
    const eaten = this.cookies.slice(-this.eaten).map((cookie) => cookie.recall(alpha, duration));
    return together(
      [0, recipe().to(shadows, { alpha, duration }, 0)],
      ...eaten.map((one) => [0, one] as const),
    );
  }

  /** Height that is enough for so many cookies in this width, in design pixels. */
  static heightFor(count: number, width: number): number {
    return ThingRows.heightFor(count, width - 2 * PADDING.x) + 2 * PADDING.y + SPARE;
  }
}
