import { Container, Sprite } from 'pixi.js';
import { EASE, lasting, recipe, stagger, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';
import { Pod } from '#engine/sprites/panel.ts';

const PADDING = 22;
const TINT = ['#E9F3FF', '#CFE3FA'] as const;

/** A cookie in its three states, drawn exactly over one another. */
class Cookie extends Container {
  readonly whole: Sprite;
  readonly bitten: Sprite;
  readonly gone: Sprite;

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
    this.addChild(this.gone, this.bitten, this.whole);
  }
}

/** All cookies of one question in rows of five. Eaten ones leave their outline, so that whole, taken and left can all be seen. */
export class Plate extends Pod {
  readonly rows: ThingRows;
  private readonly cookies: Cookie[] = [];
  private readonly eaten: number;

  constructor(pictures: Pictures, count: number, eaten: number) {
    super(TINT);
    this.eaten = eaten;
    this.rows = new ThingRows(count, () => {
      const cookie = new Cookie(pictures);
      this.cookies.push(cookie);
      return cookie;
    });
    this.content.addChild(this.rows);
  }

  /** The cookies nobody eats: what the answer counts. */
  get left(): readonly Piece[] {
    return this.rows.things.slice(0, this.rows.things.length - this.eaten);
  }

  layOut(width: number, height: number): void {
    this.resize(width, height);
    const { columns, rows } = this.rows;
    this.rows.arrange(ThingRows.cellFor(width - 2 * PADDING, height - 2 * PADDING, columns, rows));
  }

  /** Fresh from the oven, one after the other. At most 0.6 s. */
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

  /**
   * The last cookies are crunched one by one, from the end, so that what is left stays in whole rows.
   * `munched` is called with 0, 1, 2 … at each bite. Lasts as many times secondsEach.
   */
  eat(secondsEach: number, ctx: FxContext, munched: (step: number) => void): gsap.core.Timeline {
    const timeline = recipe();
    for (let step = 0; step < this.eaten; step++) {
      const index = this.cookies.length - 1 - step;
      const { whole, bitten, gone } = this.cookies[index]!;
      const { body } = this.rows.things[index]!;
      const at = step * secondsEach;
      timeline
        .call(munched, [step], at)
        .set(whole, { alpha: 0 }, at + 0.05)
        .set(bitten, { alpha: 1 }, at + 0.05)
        .to(bitten, { alpha: 0, duration: 0.08 }, at + 0.18)
        .to(gone, { alpha: 1, duration: 0.08 }, at + 0.18);
      if (ctx.calm) continue;
      timeline
        .to(body.scale, { x: 1.14, y: 0.88, duration: 0.05, ease: EASE.rise }, at)
        .to(body.scale, { x: 1, y: 1, duration: 0.15, ease: EASE.move }, at + 0.05)
        .call(() => ctx.burst?.(body, 4), undefined, at + 0.16);
    }
    return lasting(timeline, this.eaten * secondsEach);
  }

  /** All cookies are there again, for another look. 0.3 s. */
  refill(_ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    for (const { whole, bitten, gone } of this.cookies)
      timeline
        .set(bitten, { alpha: 0 }, 0)
        .to(whole, { alpha: 1, duration: 0.3 }, 0)
        .to(gone, { alpha: 0, duration: 0.3 }, 0);
    return timeline;
  }
}
