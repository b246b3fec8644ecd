import { Container, Graphics, Sprite } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { flyTo, hop } from '#engine/fx/right.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { moveToLayer, Piece } from '#engine/sprites/piece.ts';
import { Tally } from './tally.ts';

/** Size at scale 1, and the height of the rim over the foot, in design pixels. */
export const JAR_SIZE = { width: 290, height: 280 } as const;
const RIM = 190;
/** How far the lid lifts for cookies. */
const LIFT = 86;
/** A cookie's flight into the jar. */
const FLIGHT_SECONDS = 0.5;
/** The middle of its belly. */
const BELLY = -92;
/** The number of cookies in the last batch, and when the lid is closed on them. */
const BATCH = 7;
/** Seconds between two cookies on their way into the jar, and from the first to the last. */
const STAGGER = 0.07;
const LONGEST_STAGGER = 0.4;
export const FILLED_SECONDS = 1.7;

/** Size of a cookie in the jar; where they lie, from the bottom up, in rows. */
const INSIDE = 0.5;
const ROWS = [
  { y: -32, xs: [-82, -28, 28, 82] },
  { y: -70, xs: [-104, -54, 0, 54, 104] },
  { y: -108, xs: [-82, -28, 28, 82] },
  { y: -140, xs: [-98, -50, 0, 50, 98] },
  { y: -168, xs: [-36, 36] },
] as const;
const PLACES = ROWS.flatMap(({ y, xs }, row) => xs.map((x, at) => ({ x, y, turn: (row * 5 + at * 3) % 7 })));

/**
 * The cookie jar of glass: it opens for the cookies left over, and is closed at the end of the round. Its origin is its foot.
 */
export class Jar extends Piece {
  private readonly lid: Sprite;
  /** What is seen through the glass. */
  private readonly behind = new Container();
  private readonly cookies: readonly Sprite[];
  /** How many have gone in since it opened. */
  private readonly tally = new Tally();
  private share = 0;

  constructor(pictures: Pictures) {
    super();
    this.lid = new Sprite(pictures.texture('cookie/jar-lid'));
    this.lid.y = -RIM;
    const shadow = new Graphics().ellipse(0, -2, 118, 15).fill({ color: '#5A2A1A', alpha: 0.28 });
    this.addChildAt(shadow, 0);
    this.cookies = PLACES.map(({ x, y, turn }) => {
      const cookie = new Sprite(pictures.texture('cookie/cookie'));
      cookie.anchor.set(0.5);
      cookie.position.set(x, y);
      cookie.scale.set(INSIDE);
      cookie.rotation = turn;
      return cookie;
    });
    this.behind.addChild(new Sprite(pictures.texture('cookie/jar-back')), ...this.cookies);
    this.tally.y = BELLY;
    const front = new Sprite(pictures.texture('cookie/jar-front'));
    this.body.addChild(this.behind, front, this.lid, this.tally);
    this.filled = 0;
  }

  /** From 0, empty, to 1, full to the lid. */
  get filled(): number {
    return this.share;
  }

  set filled(share: number) {
    this.share = share;
    const shown = Math.round(share * this.cookies.length);
    this.cookies.forEach((cookie, index) => (cookie.visible = index < shown));
  }

  /** Nothing is being counted in. */
  clear(): void {
    this.tally.clear();
  }

  /** Where cookies fall in, in the jar's own coordinates. */
  get mouth(): { readonly x: number; readonly y: number } {
    return { x: 0, y: -RIM };
  }

  /**
   * The cookies fly into the jar, one after the other, in a layer above everything, and are counted on it; `thrown` is
   * called with 0, 1, 2 … as each starts. 1.2 s at most.
   */
  putIn(
    cookies: readonly Piece[],
    layer: Container,
    ctx: FxContext,
    thrown: (index: number) => void,
  ): gsap.core.Timeline {
    const timeline = recipe().add(this.take(ctx).paused(false), 0);
    const each = Math.min(STAGGER, LONGEST_STAGGER / cookies.length);
    cookies.forEach((cookie, index) => {
      const at = 0.15 + index * each;
      timeline.call(thrown, [index], at).add(this.catch(cookie, layer, ctx).paused(false), at);
    });
    const last = 0.15 + (cookies.length - 1) * each + FLIGHT_SECONDS;
    return timeline.add(
      this.tally.count(cookies.length, each, ctx).paused(false),
      last - cookies.length * each,
    );
  }

  /** One cookie on an arc into the jar's mouth. 0.5 s. */
  private catch(cookie: Piece, layer: Container, ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return lasting(recipe().to(cookie, { alpha: 0, duration: 0.3 }), 0.5);
    const { body } = cookie;
    const timeline = recipe().to(cookie, { alpha: 0, duration: 0.1 }, 0);
    moveToLayer(layer, body);
    return timeline.add(flyTo(body, layer.toLocal(this.mouth, this), ctx).paused(false), 0);
  }

  /** The lid lifts, stays up while cookies fall in, and closes again. 1 s. */
  private take(ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return lasting(recipe(), 1);
    return recipe()
      .to(this.lid, { y: -RIM - LIFT, rotation: 0.22, duration: 0.2, ease: EASE.rise }, 0)
      .to(this.lid, { y: -RIM, rotation: 0, duration: 0.2, ease: EASE.fall }, 0.72)
      .to(this.body.scale, { x: 1.06, y: 0.93, duration: 0.05 }, 0.9)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.1, ease: EASE.rise }, 0.95);
  }

  /** The last batch drops in, the lid comes down, and the full jar leaps. `landed` is called at each cookie. 3.1 s. */
  fillUp(pictures: Pictures, ctx: FxContext, landed: () => void): gsap.core.Timeline {
    const timeline = recipe();
    if (ctx.calm) return lasting(timeline, FILLED_SECONDS + 1.4);
    timeline.to(this.lid, { x: 150, y: -RIM - 70, rotation: 0.9, duration: 0.25, ease: EASE.rise }, 0);
    for (let index = 0; index < BATCH; index++) {
      const cookie = new Sprite(pictures.texture('cookie/cookie'));
      cookie.anchor.set(0.5);
      cookie.scale.set(0.8);
      cookie.alpha = 0;
      this.behind.addChildAt(cookie, 1);
      const at = 0.2 + index * 0.12;
      timeline
        .set(cookie, { x: ((index % 3) - 1) * 46, y: -RIM - 330, alpha: 1 }, at)
        .to(cookie, { y: -RIM + 40, duration: 0.34, ease: EASE.fall }, at)
        .to(cookie, { rotation: index % 2 === 0 ? 1.2 : -1.2, duration: 0.34, ease: 'none' }, at)
        .call(landed, undefined, at + 0.3)
        .set(cookie, { alpha: 0 }, at + 0.35)
        .to(this.body.scale, { x: 1.03, y: 0.97, duration: 0.05, yoyo: true, repeat: 1 }, at + 0.3);
    }
    timeline
      .to(
        this.lid,
        { x: 0, y: -RIM - 70, rotation: 0, duration: 0.16, ease: EASE.move },
        FILLED_SECONDS - 0.34,
      )
      .to(this.lid, { y: -RIM, duration: 0.14, ease: EASE.fall }, FILLED_SECONDS - 0.14)
      .call(() => ctx.burst?.(this.lid, 20), undefined, FILLED_SECONDS);
    return hop(timeline, this.body, 80, FILLED_SECONDS + 0.1).set({}, {}, FILLED_SECONDS + 1.4);
  }
}
