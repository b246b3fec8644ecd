import { Container, Graphics, Sprite, type PointData } from 'pixi.js';
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
/** Held so far aside it is before nobody's face. */
const ASIDE = 100;
/** In calm motion it is there after so long. From its foot up to its knob. */
const LID_SECONDS = 0.24;
const KNOB_UP = 72;
/** A paw on the knob is seen over it. */
const HELD_OVER = 22;
/** A cookie's flight into the jar: so quick, and it is no larger on its way, that the next one is beside it, not under it. */
const FLIGHT = { flight: 0.3, grows: 1 } as const;
/** Where it is counted what goes in: at its neck, over nothing that lies in it. */
const NECK = -176;
/** The first cookie sets out; seconds between two of them on their way into the jar, and from the first to the last. */
const FIRST_SECONDS = 0.15;
const STAGGER = 0.055;
const LONGEST_STAGGER = 0.44;
/** The lid begins to fall so long before the last one is in. */
const SHUTS_SECONDS = 0.04;

/** Size of a cookie in the jar; where they lie: the first ten in rows of five, the others in a heap over them and between. */
const INSIDE = 0.4;
const COUNTED = 10;
/** What went in with earlier answers, while others are counted. */
const PALER = 0.4;
const ROWS = [
  { y: -30, xs: [0, -40, 40, -80, 80] },
  { y: -74, xs: [0, -44, 44, -88, 88] },
  { y: -54, xs: [-69, -23, 23, 69] },
  { y: -98, xs: [-102, -68, -34, 0, 34, 68, 102] },
  { y: -120, xs: [-85, -51, -17, 17, 51, 85] },
  { y: -143, xs: [-102, -68, -34, 0, 34, 68, 102] },
  { y: -166, xs: [-66, -22, 22, 66] },
] as const;
const PLACES = ROWS.flatMap(({ y, xs }, row) => xs.map((x, at) => ({ x, y, turn: (row * 5 + at * 3) % 7 })));

/** What is put into the jar with one answer. */
interface Putting {
  thrown(index: number): void;
  readonly filled: number;
  readonly put: number | undefined;
}

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
  /** So many lay there when nothing fell in. */
  private lying = 0;

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
    this.tally.y = NECK;
    const front = new Sprite(pictures.texture('cookie/jar-front'));
    this.body.addChild(this.behind, front, this.lid, this.tally);
    this.filled = 0;
  }

  /** From 0, empty, to 1, full to the lid. */
  get filled(): number {
    return this.share;
  }

  set filled(share: number) {
    this.fill(share);
  }

  /**
   * share: from 0 to 1. put: so many cookies have gone in, if that is known. Up to ten lie there to be counted, as many as
   * went in; more are a heap that tells the share alone. fresh: so many came with this answer, and are counted on it: what was
   * there before is paler meanwhile. counted: so many of them are in by now; omitted: all.
   */
  fill(share: number, put?: number, fresh?: number, counted = fresh): void {
    const heap = share > 0 ? COUNTED + Math.round(share * (this.cookies.length - COUNTED)) : 0;
    const shown = share < 1 && put !== undefined && put <= COUNTED ? put : heap;
    const before = fresh === undefined ? 0 : shown - fresh;
    const bright = before + (counted ?? shown);
    // A heap grows by its share, not by what came: no less lies there meanwhile than did before.
    const lie = counted === fresh ? shown : Math.max(bright, this.lying);
    if (counted === fresh) this.lying = shown;
    this.share = share;
    this.cookies.forEach((cookie, index) => {
      cookie.visible = index < lie;
      cookie.alpha = index < before || index >= bright ? PALER : 1;
    });
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
   * The cookies fly into the jar, one after the other, in a layer above everything. Each is counted on it as it falls in, and
   * lies there from then on: what lies there is never more than was counted. `thrown` is called with 0, 1, 2 … as each
   * starts. filled, put: as for `fill`, when all are in. 1.05 s at most.
   */
  putIn(
    cookies: readonly Piece[],
    layer: Container,
    ctx: FxContext,
    { thrown, filled, put }: Putting,
  ): gsap.core.Timeline {
    const { length } = cookies;
    const each = Math.min(STAGGER, LONGEST_STAGGER / Math.max(1, length - 1));
    const first = FIRST_SECONDS + FLIGHT.flight;
    const last = first + (length - 1) * each;
    const timeline = recipe().add(this.take(last - SHUTS_SECONDS, ctx).paused(false), 0);
    const lay = (counted: number) => this.fill(filled, put, length, counted);
    cookies.forEach((cookie, index) => {
      const at = FIRST_SECONDS + index * each;
      timeline.call(thrown, [index], at).add(this.catch(cookie, layer, ctx).paused(false), at);
    });
    // In calm motion the number comes by alpha, and they lie there when it has come.
    const counts = ctx.calm ? last - length * each : first;
    if (ctx.calm) timeline.call(lay, [0], counts);
    return timeline.add(this.tally.count(length, each, ctx, lay).paused(false), counts);
  }

  /** One cookie on an arc into the jar's mouth. 0.3 s. */
  private catch(cookie: Piece, layer: Container, ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return recipe().to(cookie, { alpha: 0, duration: FLIGHT.flight });
    const { body } = cookie;
    const timeline = recipe().to(cookie, { alpha: 0, duration: 0.1 }, 0);
    moveToLayer(layer, body);
    return timeline.add(flyTo(body, layer.toLocal(this.mouth, this), ctx, FLIGHT).paused(false), 0);
  }

  /** The lid lifts, stays up while cookies fall in, and closes again. shuts: when it falls. */
  private take(shuts: number, ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return this.lidTo(-RIM - LIFT).add(this.lidTo(-RIM).paused(false), shuts);
    return recipe()
      .to(this.lid, { y: -RIM - LIFT, rotation: 0.22, duration: 0.2, ease: EASE.rise }, 0)
      .to(this.lid, { y: -RIM, rotation: 0, duration: 0.12, ease: EASE.fall }, shuts)
      .to(this.body.scale, { x: 1.06, y: 0.93, duration: 0.04 }, shuts + 0.11)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.05, ease: EASE.rise }, shuts + 0.15);
  }

  /** In calm motion the lid goes out of sight, and comes into sight there. 0.24 s. */
  private lidTo(y: number, x = 0): gsap.core.Timeline {
    const { lid } = this;
    const half = { duration: LID_SECONDS / 2 };
    return recipe()
      .to(lid, { alpha: 0, ...half }, 0)
      .set(lid, { x, y }, LID_SECONDS / 2)
      .to(lid, { alpha: 1, ...half }, LID_SECONDS / 2);
  }

  /** Another lid, as it is held by its knob. */
  lidToHold(pictures: Pictures): Container {
    const held = new Container();
    held.addChild(new Sprite(pictures.texture('cookie/jar-lid'))).y = KNOB_UP + HELD_OVER;
    return held;
  }

  /** Where the lid's knob is when it is shut, in the jar's own coordinates. */
  get knob(): PointData {
    return { x: 0, y: -RIM - KNOB_UP - HELD_OVER };
  }

  /** The lid is in a paw, and is put on at this second; in calm motion it is off by alpha meanwhile. */
  shutAt(seconds: number, { calm }: FxContext): gsap.core.Timeline {
    if (calm)
      return this.lidTo(-RIM - LIFT, ASIDE).add(this.lidTo(-RIM).paused(false), seconds - LID_SECONDS);
    return recipe().set(this.lid, { alpha: 0 }, 0).set(this.lid, { alpha: 1 }, seconds);
  }

  /** The full jar leaps. 1 s. */
  leap(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().call(() => ctx.burst?.(this.lid, 20));
    return lasting(ctx.calm ? timeline : hop(timeline, this.body, 80, 0.1), 1);
  }
}
