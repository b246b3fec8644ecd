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

/** Where crumbs fall to from a bite, in the cookie's own pixels, and how they turn. */
const CRUMBS = [
  [-46, 44, -1.5],
  [8, 62, 1],
  [52, 40, 2],
] as const;

/** A cookie in its three states, drawn exactly over one another, and its crumbs. */
class Cookie extends Container {
  private readonly whole: Sprite;
  private readonly bitten: Sprite;
  private readonly gone: Sprite;
  private readonly crumbs: readonly Sprite[];

  constructor(pictures: Pictures) {
    super();
    const sprite = (frame: string) => {
      const made = new Sprite(pictures.texture(`cookie/${frame}`));
      made.anchor.set(0.5);
      return made;
    };
    this.gone = sprite('gone');
    this.bitten = sprite('bitten');
    this.whole = sprite('cookie');
    this.bitten.alpha = 0;
    this.gone.alpha = 0;
    this.crumbs = CRUMBS.map(() => sprite('crumb'));
    for (const crumb of this.crumbs) crumb.alpha = 0;
    this.addChild(this.gone, this.bitten, this.whole, ...this.crumbs);
  }

  /** Somebody takes it away. The outline stays. 0.2 s. */
  go(): gsap.core.Timeline {
    return recipe().set(this.whole, { alpha: 0 }, 0).to(this.gone, { alpha: 1, duration: 0.2 }, 0);
  }

  /** Eaten in two bites; crumbs fall. The outline stays. 0.44 s. */
  eat(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe()
      .set(this.whole, { alpha: 0 }, 0.05)
      .set(this.bitten, { alpha: 1 }, 0.05)
      .to(this.bitten, { alpha: 0, duration: 0.08 }, 0.18)
      .to(this.gone, { alpha: 1, duration: 0.08 }, 0.18);
    if (ctx.calm) return lasting(timeline, 0.44);
    this.crumbs.forEach((crumb, index) => {
      const [x, y, rotation] = CRUMBS[index]!;
      timeline
        .set(crumb, { x: x * 0.3, y: -10, alpha: 1, rotation: 0 }, 0.12)
        .to(crumb, { x, rotation, duration: 0.26, ease: 'none' }, 0.12)
        .to(crumb, { y: -24, duration: 0.08, ease: EASE.rise }, 0.12)
        .to(crumb, { y, duration: 0.18, ease: EASE.fall }, 0.2)
        .to(crumb, { alpha: 0, duration: 0.08 }, 0.36);
    });
    return timeline;
  }

  /** Eaten, unseen. */
  vanish(): void {
    this.whole.alpha = 0;
    this.gone.alpha = 1;
  }

  /** Whole again: at once, or in calm motion by fading. 0.3 s. */
  refill({ calm }: FxContext): gsap.core.Timeline {
    const duration = calm ? 0.3 : 0;
    return recipe()
      .set(this.bitten, { alpha: 0 }, 0)
      .to(this.whole, { alpha: 1, duration }, 0)
      .to(this.gone, { alpha: 0, duration }, 0);
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
    this.body.addChild(this.tray, this.peel, this.rows);
  }

  /** The cookies that are not eaten: the answer. */
  get left(): readonly Piece[] {
    return this.rows.things.slice(0, this.rows.things.length - this.eaten);
  }

  layOut(width: number, height: number): void {
    this.size = { width, height };
    this.look(this.tray.clear(), width, height);
    this.rows.fit(width - 2 * PADDING.x, height - 2 * PADDING.y);
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

  /**
   * The last cookies are eaten one by one, from the end, so that what is left stays in whole rows. `munched` is called
   * with 0, 1, 2 … at each bite. Ends secondsEach after the last.
   */
  eat(secondsEach: number, ctx: FxContext, munched: (step: number) => void): gsap.core.Timeline {
    const timeline = recipe();
    const bites = this.bites(secondsEach);
    bites.forEach((at, step) => {
      timeline.call(munched, [step], at).add(this.bite(step, ctx).paused(false), at);
    });
    return lasting(timeline, bites.at(-1)! + secondsEach);
  }

  /** What was eaten is gone once more, one after the other: nobody has a paw on it now. Ends secondsEach after the last. */
  recall(secondsEach: number): gsap.core.Timeline {
    const gone = this.bites(secondsEach).map((at, step) => [at, this.take(step)] as const);
    return lasting(together(...gone), gone.at(-1)![0] + secondsEach);
  }

  /** The things that are eaten, in the order in which they are. */
  get meal(): readonly Piece[] {
    return this.rows.things.slice(-this.eaten).toReversed();
  }

  /** One cookie is taken off the tray, the last one first. step: from 0. 0.2 s. */
  take(step: number): gsap.core.Timeline {
    const index = this.cookies.length - 1 - step;
    return together(
      [0, this.cookies[index]!.go()],
      [0, recipe().to(this.rows.things[index]!.shadow, { alpha: 0, duration: 0.1 }, 0)],
    );
  }

  /** The meal is over, and was not seen. */
  emptied(): void {
    this.cookies.slice(-this.eaten).forEach((cookie) => cookie.vanish());
    this.rows.things.slice(-this.eaten).forEach(({ shadow }) => (shadow.alpha = 0));
  }

  /** One cookie is eaten, the last one first. step: from 0. 0.44 s. */
  bite(step: number, ctx: FxContext): gsap.core.Timeline {
    const index = this.cookies.length - 1 - step;
    const { body, shadow } = this.rows.things[index]!;
    const timeline = recipe()
      .add(this.cookies[index]!.eat(ctx).paused(false), 0)
      .to(shadow, { alpha: 0, duration: 0.1 }, 0.18);
    if (ctx.calm) return timeline;
    return timeline
      .to(body.scale, { x: 1.14, y: 0.88, duration: 0.05, ease: EASE.rise }, 0)
      .to(body.scale, { x: 1, y: 1, duration: 0.15, ease: EASE.move }, 0.05);
  }

  /** Shows all cookies again: those that were eaten pop up in their places. 0.3 s. */
  refill(ctx: FxContext): gsap.core.Timeline {
    const shadows = this.rows.things.map((thing) => thing.shadow);
    const timeline = together(
      [0, recipe().to(shadows, { alpha: 1, duration: 0.3 }, 0)],
      ...this.cookies.map((cookie) => [0, cookie.refill(ctx)] as const),
    );
    if (ctx.calm) return timeline;
    const whole = { x: 1, y: 1, duration: 0.3, ease: EASE.pop };
    for (const { body } of this.meal) timeline.fromTo(body.scale, { x: 0.5, y: 0.5 }, whole, 0);
    return timeline;
  }

  /** Height that is enough for so many cookies in this width, in design pixels. */
  static heightFor(count: number, width: number): number {
    return ThingRows.heightFor(count, width - 2 * PADDING.x) + 2 * PADDING.y + SPARE;
  }
}
