import { Container, Graphics } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Treasure } from '#engine/games/treasure-hunt/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { drawBox, drawHasp, drawOpenLid, drawShield, drawShutLid, drawTongue, LID } from './chest-drawing.ts';
import { Counted } from './counted.ts';
import { Hoard } from './hoard.ts';
import type { Hanging } from './lock-row.ts';
import type { Look } from './looks.ts';

/** Seconds in which the lid opens or shuts. */
const LID_SECONDS = 0.24;
/** Light out of a chest with something in it, and out of a full one. */
const GLIMMER = 0.35;

/** The big chest that all locks hang on, and that fills over a round. Its origin is the middle of its foot. */
export class SeaChest extends Piece {
  private readonly shine = drawShine();
  private readonly openLid = new Graphics();
  private readonly inside = new Graphics();
  private readonly hoard: Hoard;
  /** What was added last. */
  readonly counted: Counted;
  private readonly box = new Graphics();
  private readonly hasps = new Graphics();
  /** What the full chest wears in place of locks. */
  private readonly shield = new Graphics({ alpha: 0 });
  private readonly tongue = new Graphics();
  private readonly shutLid = new Graphics();
  private readonly mouth = new Container();
  private size = { width: 0, height: 0 };
  private share = 0;

  constructor(pictures: Pictures, look: Look) {
    super();
    this.hoard = new Hoard(pictures);
    this.counted = new Counted(look);
    this.body.addChild(
      ...[this.shine, this.openLid, this.inside, this.hoard, this.counted, this.box],
      ...[this.hasps, this.shield, this.tongue, this.shutLid, this.mouth],
    );
    // Light reaches further than the chest: it is no part of how large it is.
    this.shine.measurable = false;
    this.filled = 0;
    this.setLid(false);
  }

  /** The size of its front, over its foot. */
  get front(): { readonly width: number; readonly height: number } {
    return this.size;
  }

  get isOpen(): boolean {
    return this.openLid.alpha > 0;
  }

  /** From 0, empty, to 1, full; the heap grows in steps. */
  set filled(share: number) {
    this.share = share;
    this.hoard.share = share;
    this.shine.alpha = share * GLIMMER;
  }

  /** The same; what has come into it lies on top, each of its kind. */
  fill(share: number, kinds: readonly Treasure[]): void {
    this.hoard.lay(share, kinds);
    this.filled = share;
  }

  get filled(): number {
    return this.share;
  }

  /** On this front, in stage coordinates, with what these locks hang from. */
  place(front: Rect, locks: readonly Hanging[]): void {
    const { x, y, width, height } = front;
    this.position.set(x + width / 2, y + height);
    this.scale.set(1);
    this.hasps.clear();
    for (const lock of locks) drawHasp(this.hasps, lock.x - this.x, lock.y - this.y, lock.scale);
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    drawBox(this.inside, this.box, width, height);
    drawOpenLid(this.openLid, width);
    drawShutLid(this.shutLid, width);
    drawShield(this.shield.clear(), width, height);
    for (const part of [this.openLid, this.shutLid]) part.y = -height - LID.hinge;
    this.hoard.position.set(0, -height);
    this.hoard.layOut(width - 110);
    this.counted.position.set(0, -height);
    this.counted.layOut(width - 110);
    this.shine.position.set(0, -height - 30);
    this.shine.scale.set(width / 1000, 1);
    this.mouth.y = -height - 24;
  }

  /** The upper edge of its lid, from its hinge upwards, while it is open, half-way down, and shut: in the coordinates of its parent. */
  lidTop(lid: 'open' | 'falling' | 'shut'): number {
    const up = { open: LID.height - LID.hinge, falling: 8, shut: LID.arch }[lid];
    return this.y - (this.size.height + LID.hinge + up) * this.scale.y;
  }

  /** The lid opens. 0.24 s. */
  open(ctx: FxContext): gsap.core.Timeline {
    const { openLid, shutLid, tongue, hoard } = this;
    const timeline = recipe()
      .call(() => this.counted.clear(), undefined, 0)
      .to(tongue, { alpha: 0, duration: 0.08 }, 0);
    if (ctx.calm)
      return lasting(
        timeline
          .set([shutLid.scale, openLid.scale], { y: 1 }, 0)
          .to(shutLid, { alpha: 0, duration: 0.2 }, 0)
          .to([openLid, hoard], { alpha: 1, duration: 0.2 }, 0),
        LID_SECONDS,
      );
    return lasting(
      timeline
        .to(shutLid.scale, { y: 0.1, duration: 0.1, ease: EASE.rise }, 0)
        .set(shutLid, { alpha: 0 }, 0.1)
        .set([openLid, hoard], { alpha: 1 }, 0.1)
        .fromTo(
          openLid.scale,
          { y: 0.1 },
          { y: 1, duration: 0.14, ease: EASE.pop, immediateRender: false },
          0.1,
        ),
      LID_SECONDS,
    );
  }

  /** The lid falls shut, at this lock: nothing that is in it stands out any more. 0.24 s. */
  shut(lock: Hanging, ctx: FxContext): gsap.core.Timeline {
    const { openLid, shutLid, tongue, body, hoard, counted } = this;
    const timeline = recipe().call(() => this.pointTongue(lock), undefined, 0);
    if (ctx.calm)
      return lasting(
        timeline
          .set([shutLid.scale, openLid.scale], { y: 1 }, 0)
          // Nothing of it is to be seen through the lid.
          .to([openLid, hoard, counted], { alpha: 0, duration: 0.1 }, 0)
          .to([shutLid, tongue], { alpha: 1, duration: 0.12 }, 0.08),
        LID_SECONDS,
      );
    return timeline
      .to(openLid.scale, { y: 0.1, duration: 0.1, ease: EASE.fall }, 0)
      .set([openLid, hoard, counted], { alpha: 0 }, 0.1)
      .set([shutLid, tongue], { alpha: 1 }, 0.1)
      .fromTo(
        shutLid.scale,
        { y: 0.1 },
        { y: 1, duration: 0.1, ease: EASE.fall, immediateRender: false },
        0.1,
      )
      .to(body.scale, { x: 1.01, y: 0.98, duration: 0.04, yoyo: true, repeat: 1 }, 0.2)
      .set({}, {}, 0.28);
  }

  /** The full chest: a jump, and light out of the treasure. 1.4 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe()
      .to(this.hasps, { alpha: 0, duration: 0.12 }, 0)
      .to(this.shield, { alpha: 1, duration: 0.12 }, 0)
      .to(this.shine, { alpha: 1, duration: 0.6 }, 0.1);
    if (ctx.calm) return lasting(timeline, 1.4);
    return timeline
      .to(this.body.scale, { x: 1.06, y: 0.92, duration: 0.12, ease: 'power2.out' }, 0)
      .to(this.body, { y: -60, duration: 0.24, ease: 'power2.out' }, 0.12)
      .to(this.body.scale, { x: 0.98, y: 1.05, duration: 0.18 }, 0.12)
      .to(this.body, { y: 0, duration: 0.2, ease: 'power2.in' }, 0.36)
      .to(this.body.scale, { x: 1.06, y: 0.94, duration: 0.08, ease: 'power2.in' }, 0.5)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.5, ease: EASE.settle }, 0.58)
      .call(() => ctx.burst?.(this.mouth, 24), undefined, 0.5)
      .set({}, {}, 1.4);
  }

  private setLid(open: boolean): void {
    for (const part of [this.openLid, this.hoard]) part.alpha = open ? 1 : 0;
    for (const part of [this.shutLid, this.tongue]) part.alpha = open ? 0 : 1;
    for (const lid of [this.openLid, this.shutLid]) lid.scale.y = 1;
  }

  private pointTongue({ x, y, scale }: Hanging): void {
    drawTongue(this.tongue, x - this.x, LID.hinge - this.size.height - 36, y - this.y + 24 * scale, scale);
  }
}

function drawShine(): Graphics {
  const g = new Graphics();
  for (const [width, height, alpha] of [
    [620, 150, 0.12],
    [540, 118, 0.16],
    [440, 86, 0.22],
    [320, 56, 0.28],
  ] as const)
    g.ellipse(0, 0, width, height).fill({ color: '#FFF6C8', alpha });
  return g;
}
