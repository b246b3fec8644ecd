import { Container, Sprite, type DestroyOptions, type PointData } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';

/** Of its picture: where the middle of the glass is, how wide the glass is, and where its handle points. Radians. */
const GLASS = { x: 0.3796, y: 0.3662, width: 208, handle: 0.83 } as const;
const WAY_SECONDS = 0.16;
const BACK_SECONDS = 0.2;

/** What it is held over: a place on a thing that may move on, and how wide the lens is there, in the units of what the thing is on. */
export interface Seen {
  readonly on: Container;
  readonly y?: number;
  readonly width: number;
}

/** How it lies: the middle of its glass, its size and its turn. */
interface Lying extends PointData {
  readonly scale: number;
  readonly turn: number;
}

/**
 * The detective's lens once it is out of the paw: over what is touched or found, wherever that moves, and back. An arm alone
 * reaches no case on the other side.
 */
export class Loupe extends Container {
  private readonly held: Sprite;
  private readonly lens: Sprite;
  private seen: Seen | undefined;
  private share = 0;

  /** held: the same lens, in the paw. */
  constructor(pictures: Pictures, held: Sprite) {
    super();
    this.held = held;
    this.lens = this.addChild(new Sprite(pictures.texture('shapes/magnifier')));
    this.lens.anchor.set(GLASS.x, GLASS.y);
    this.visible = false;
    // It is out for a moment, and no part of how large a picture is.
    this.measurable = false;
  }

  /** How far it is on its way from the paw, from 0 to 1. Tweened. */
  get way(): number {
    return this.share;
  }

  set way(share: number) {
    this.share = share;
    const { seen, held, lens } = this;
    if (!seen?.on.parent || held.destroyed) return;
    const [from, to] = [this.inPaw(), this.over(seen)];
    const between = (start: number, end: number) => start + (end - start) * share;
    lens.position.set(between(from.x, to.x), between(from.y, to.y));
    lens.scale.set(between(from.scale, to.scale));
    lens.rotation = from.turn + shortest(to.turn - from.turn) * share;
  }

  /** It is held over something; in calm motion it goes out of the paw, and comes into sight there. seconds: in all. */
  look(seen: Seen, seconds: number, { calm }: FxContext): gsap.core.Timeline {
    const timeline = recipe().call(() => this.take(seen), undefined, 0);
    const back = seconds - BACK_SECONDS;
    if (calm)
      timeline
        .set(this, { way: 1 }, 0.001)
        .fromTo(this, { alpha: 0 }, { alpha: 1, duration: WAY_SECONDS, immediateRender: false }, 0)
        .to(this, { alpha: 0, duration: BACK_SECONDS }, back);
    else
      timeline
        .set(this, { alpha: 1 }, 0)
        .fromTo(
          this,
          { way: 0 },
          { way: 1, duration: WAY_SECONDS, ease: EASE.rise, immediateRender: false },
          0,
        )
        // What it is over may move on under it.
        .fromTo(
          this,
          { way: 1 },
          { way: 1, duration: back - WAY_SECONDS, immediateRender: false },
          WAY_SECONDS,
        )
        .to(this, { way: 0, duration: BACK_SECONDS, ease: EASE.move }, back);
    return timeline.call(() => this.giveBack(), undefined, seconds);
  }

  override destroy(options?: DestroyOptions): void {
    if (this.visible) this.giveBack();
    super.destroy(options);
  }

  private take(seen: Seen): void {
    this.seen = seen;
    this.visible = true;
    if (!this.held.destroyed) this.held.visible = false;
  }

  private giveBack(): void {
    this.seen = undefined;
    this.visible = false;
    if (!this.held.destroyed) this.held.visible = true;
  }

  /** Where the lens in the paw is. */
  private inPaw(): Lying {
    const { held } = this;
    const { orig } = held.texture;
    const middle = {
      x: (GLASS.x - held.anchor.x) * orig.width,
      y: (GLASS.y - held.anchor.y) * orig.height,
    };
    const at = this.toLocal(middle, held);
    const along = this.toLocal({ x: middle.x + 1, y: middle.y }, held);
    const [dx, dy] = [along.x - at.x, along.y - at.y];
    return { x: at.x, y: at.y, scale: Math.hypot(dx, dy), turn: Math.atan2(dy, dx) };
  }

  /** Its handle points to the paw. A thing that is squashed as it hops squashes no lens. */
  private over({ on, y = 0, width }: Seen): Lying {
    const at = this.toLocal({ x: 0, y }, on);
    const ground = on.parent!;
    const [zero, one] = [this.toLocal({ x: 0, y: 0 }, ground), this.toLocal({ x: 1, y: 0 }, ground)];
    const paw = this.inPaw();
    return {
      x: at.x,
      y: at.y,
      scale: (width * Math.hypot(one.x - zero.x, one.y - zero.y)) / GLASS.width,
      turn: Math.atan2(paw.y - at.y, paw.x - at.x) - GLASS.handle,
    };
  }
}

/** The same turn, the short way round. */
const shortest = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));
