import { Container, Graphics } from 'pixi.js';
import { EASE, lasting, recipe, SECONDS, type FxContext } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { GOLD } from '#engine/sprites/clay.ts';
import { Piece, boxAround } from '#engine/sprites/piece.ts';
import { TEN_FRAME, TenFrame } from '#engine/sprites/ten-frame.ts';
import { crossFade, EarSign } from './ear-sign.ts';
import { NONE, PlaceCards } from './place-cards.ts';
import { drawBead, drawPost } from './posts.ts';
import { placesOf } from './rings.ts';

const INSET = 36;
const EAR = 180;
/** While the number is built its sign stands under the ear. */
const SMALL_EAR = { scale: 0.5, y: -56 } as const;
const BELOW_EAR = 50;
/** The ear's largest share of the board's width: the ten frames matter more, because they are counted. */
const EAR_SHARE = 0.28;
const GAP = 40;
const FRAME_GAP = 34;
const TEN = 10;
/** A frame is no larger than so many times as it is drawn. */
const LARGEST = 1.4;
/** Posts stand so far below what is theirs to hold up, in the grass. */
const FOOT = 66;
/** Where the ear's post begins, and its width, at its scale 1: behind it, also while the ear is small. */
const POST = { from: -20, width: 36 } as const;
/** Where the frames' posts are, as shares of a frame's width from its middle. */
const POSTS = [-0.3, 0.3] as const;
/** A place from this height on has room for one frame above the other. */
const STACKED_FROM = 420;
/** Of the place that is lit, around its ring: shares of a cell. */
const MARK = { radius: 0.42, width: 0.08 } as const;
/** The frames come into sight in this last share of the ear's way aside. */
const COMING = 0.25;
/** Before the first counter comes. */
export const START_SECONDS = 0.3;

/**
 * A listening post in the grass: an ear to touch for a repetition, and a ten frame on posts of its own, above ten two, that
 * show how the number is built; until they show something the ear stands alone.
 */
export class ListenBoard extends Piece {
  /** The ear in its disc. */
  readonly ear = new Piece();
  /** What pulses of it. */
  private readonly face: EarSign;
  /** The sign of the number, under the ear while it is helped with. */
  private cards!: PlaceCards;
  private readonly post = new Graphics();
  private readonly legs = new Graphics();
  private readonly pictures: Pictures;
  private readonly frames = new Container();
  /** The first ten, and the rest. */
  private tens!: TenFrame;
  private more!: TenFrame;
  private number!: number;
  /** The places that the number fills, in either frame. */
  private wanted: readonly Graphics[] = [];
  /** On the frame, over its rings and under its counters: the place that is the child's to fill. */
  private mark!: Graphics;
  private rect: Rect | undefined;
  /** Widths of all, and of the ear alone. */
  private wide = { width: 1, alone: 1 };
  private share = 0;

  /** number: up to 20. */
  constructor(pictures: Pictures, number: number) {
    super();
    this.pictures = pictures;
    this.face = new EarSign(pictures);
    this.ear.addChildAt(this.post, 0);
    this.ear.body.addChild(this.face);
    this.body.addChild(this.legs, this.ear, this.frames);
    this.hold(number);
  }

  /** Prepares another number's counters and sign without showing them. Returns whether the number has changed. */
  hold(number: number): boolean {
    if (number === this.number) return false;
    for (const part of [...this.frames.removeChildren(), this.number === undefined ? undefined : this.cards])
      part?.destroy({ children: true });
    this.number = number;
    this.cards = new PlaceCards(number);
    this.ear.addChild(this.cards);
    this.cards.y = BELOW_EAR;
    const ten = Math.min(TEN, number);
    this.tens = new TenFrame({ parts: [0, ten], frames: 1 });
    this.more = new TenFrame({ parts: [number - ten], frames: 1, make: drawBead });
    this.more.visible = number > TEN;
    this.shown = 0;
    this.wanted = [this.tens, this.more].map(placesOf);
    this.mark = this.tens.body.addChildAt(new Graphics({ alpha: 0 }), 2);
    this.frames.addChild(this.tens, this.more);
    if (this.rect) this.place(this.rect);
    return true;
  }

  place(rect: Rect): void {
    this.rect = rect;
    this.position.set(rect.x + rect.width / 2, rect.y + rect.height / 2);
    const stacked = rect.height >= STACKED_FROM;
    // Up to ten the second frame would say nothing.
    const isOne = this.number <= TEN;
    const [columns, rows] = isOne ? [1, 1] : stacked ? [1, 2] : [2, 1];
    const across = columns * TEN_FRAME.width + (columns - 1) * FRAME_GAP;
    const down = rows * TEN_FRAME.height + (rows - 1) * FRAME_GAP;
    const height = rect.height - 2 * INSET;
    const ear = Math.min(stacked ? 1.6 : 1.3, height / EAR, (rect.width * EAR_SHARE) / EAR);
    const room = rect.width - 2 * INSET - 60 - EAR * ear - GAP;
    const scale = Math.min(LARGEST, (height - (stacked ? 30 : 0)) / down, room / across);
    const width = EAR * ear + GAP + across * scale;
    this.wide = { width, alone: EAR * ear };
    this.ear.scale.set(ear);
    this.frames.scale.set(scale);
    this.frames.x = (width - across * scale) / 2;
    const x = columns === 1 ? 0 : (TEN_FRAME.width + FRAME_GAP) / 2;
    const y = rows === 1 ? 0 : (TEN_FRAME.height + FRAME_GAP) / 2;
    this.tens.position.set(-x, -y);
    this.more.position.set(x, y);
    this.drawPosts(rect.height / 2 + FOOT, across * scale, down * scale);
    this.laid = this.share;
  }

  /** foot: where all posts stand, below the middle. Width and height of all frames. */
  private drawPosts(foot: number, width: number, height: number): void {
    const { ear, post, legs, frames } = this;
    drawPost(post.clear(), 0, POST.from, foot / ear.scale.y, POST.width);
    legs.clear();
    const frame = TEN_FRAME.width * frames.scale.x;
    const middles = width > 1.5 * frame ? [-(width - frame) / 2, (width - frame) / 2] : [0];
    for (const middle of middles)
      for (const share of POSTS) drawPost(legs, frames.x + middle + share * frame, height / 2 - 20, foot);
  }

  /** How far the frames are laid out beside the ear: 0, as long as there is nothing to see in them, or 1. */
  get laid(): number {
    return this.share;
  }

  set laid(share: number) {
    this.share = share;
    const { width, alone } = this.wide;
    this.ear.x = ((alone - width) / 2) * share;
    // The ear is out of their way by then.
    this.frames.alpha = this.legs.alpha = Math.max(0, 1 - (1 - share) / COMING);
  }

  /** The frames are laid out, in calm motion by fading over, or with all else that changes: by fading. 0.3 s. */
  layFrames(ctx: FxContext, isAlone = true): gsap.core.Timeline {
    if (this.share === 1) return lasting(recipe(), 0.3);
    if (!ctx.calm) return lasting(recipe().to(this, { laid: 1, duration: 0.28, ease: EASE.move }, 0), 0.3);
    if (isAlone) return this.crossOver();
    return recipe()
      .to(this.body, { alpha: 0, duration: 0.13 }, 0)
      .set(this, { laid: 1 }, 0.15)
      .to(this.body, { alpha: 1, duration: 0.13 }, 0.17);
  }

  /** Another ear is seen at its place beside the frames by when the first one is out of sight. */
  private crossOver(): gsap.core.Timeline {
    const { ear, frames, legs, post, wide } = this;
    const other = new Container({ x: (wide.alone - wide.width) / 2, scale: ear.scale.x, alpha: 0 });
    other.addChild(new Graphics(post.context), new EarSign(this.pictures));
    this.body.addChildAt(other, 1);
    const crossed = crossFade(ear, [other, frames, legs]);
    const at = crossed.duration() + 0.01;
    return lasting(
      crossed
        .set(this, { laid: 1 }, at)
        .set(ear, { alpha: 1 }, at)
        .set(other, { alpha: 0, visible: false }, at),
      0.3,
    );
  }

  private get total(): number {
    return this.tens.counters.length + this.more.counters.length;
  }

  /** What tells the number: the frames, once they are laid out. */
  get focus(): Container {
    return this.share > 0 ? this.frames : this.ear;
  }

  /** Where the last of so many counters lies; of none, the frame. */
  counterAt(count: number): Container {
    const { tens, more } = this;
    return [...tens.counters, ...more.counters][count - 1] ?? tens;
  }

  /** The place of this counter, up to ten, is lit until it is filled: it is the child's. 0.16 s. */
  awaits(count: number): gsap.core.Timeline {
    const { tens, mark } = this;
    const draw = () => {
      if (mark.destroyed) return;
      const { x, y } = tens.counters[count - 1]!;
      const { radius, width } = MARK;
      mark
        .clear()
        .circle(x, y, tens.cell * radius)
        .fill({ color: GOLD, alpha: 0.5 });
      mark.stroke({ width: tens.cell * width, color: '#E08A00' });
    };
    return recipe().call(draw, undefined, 0).to(mark, { alpha: 1, duration: SECONDS.fast }, 0);
  }

  /** How many counters are visible. */
  get shown(): number {
    return this.tens.shown + this.more.shown;
  }

  set shown(count: number) {
    this.tens.shown = count;
    this.more.shown = count - 10;
  }

  /**
   * Shows all counters at once: the question as a picture. An empty frame gets rings, to show that nothing is missing.
   */
  set full(on: boolean) {
    this.shown = on ? this.total : 0;
    this.tens.rings.alpha = on && this.total === 0 ? 1 : 0;
  }

  get isFull(): boolean {
    return this.total > 0 && this.shown === this.total;
  }

  /** The sound arrives: its arcs pulse. 1.2 s. */
  sound(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.face.waves, { alpha: 0.3, duration: 0.2, yoyo: true, repeat: 5 });
    if (!ctx.calm)
      timeline.to(this.face.scale, { x: 1.06, y: 1.06, duration: 0.2, yoyo: true, repeat: 5 }, 0);
    return lasting(timeline, 1.2);
  }

  /** The ear makes room for the number's sign: in calm motion by fading. 0.3 s. */
  makeRoom(ctx: FxContext): gsap.core.Timeline {
    const { body } = this.ear;
    const timeline = recipe().set(this.cards, { value: NONE }, 0);
    if (ctx.calm)
      timeline
        .to(body, { alpha: 0, duration: 0.13 }, 0)
        .set(body, { y: SMALL_EAR.y }, 0.15)
        .set(body.scale, { x: SMALL_EAR.scale, y: SMALL_EAR.scale }, 0.15)
        .to(body, { alpha: 1, duration: 0.13 }, 0.17);
    else
      timeline
        .to(body, { y: SMALL_EAR.y, duration: 0.3, ease: EASE.move }, 0)
        .to(body.scale, { x: SMALL_EAR.scale, y: SMALL_EAR.scale, duration: 0.3, ease: EASE.move }, 0);
    return lasting(timeline, 0.3);
  }

  /** The number as it is written: at once up to ten, above that put together from its ten and the rest. */
  sign(value: number, ctx: FxContext): gsap.core.Timeline {
    return value > 10 ? this.cards.slide(ctx) : recipe().set(this.cards, { value }, 0.05);
  }

  /**
   * Builds the whole number: one by one up to ten, above that the ten at once and then the rest. `counted` is called
   * with the number of counters.
   */
  build(secondsEach: number, counted: (count: number) => void): gsap.core.Timeline {
    const { total } = this;
    const first = total > 10 ? 10 : 1;
    const timeline = this.clear();
    if (total === 0) timeline.to(this.tens.rings, { alpha: 1, duration: 0.3 }, 0.1);
    for (let count = first, at = START_SECONDS; count <= total; count++, at += secondsEach) {
      timeline.call(counted, [count], at).add(this.lay(count).paused(false), at);
      if (count === 10) at += secondsEach;
    }
    return lasting(timeline, 1);
  }

  /** Removes all counters. */
  clear(): gsap.core.Timeline {
    return recipe().set(this, { shown: 0 }, 0).set(this.mark, { alpha: 0 }, 0);
  }

  /** The same, but the place of each is seen: how many there are to be is not lost, and no other number lies there. */
  empty(): gsap.core.Timeline {
    return this.clear().set(this.wanted, { alpha: 1 }, 0);
  }

  /** Shows this many counters at once. */
  lay(count: number): gsap.core.Timeline {
    // A tween, not a callback, so that the frame is full even if this is cut short.
    return recipe().set(this, { shown: count }, 0.05).set(this.mark, { alpha: 0 }, 0.05);
  }

  /** The area in which a touch hits the ear, in stage coordinates. */
  hitOfEar(): Rect {
    const size = Math.max(150, EAR * this.ear.scale.x);
    return boxAround({ x: this.x + this.ear.x, y: this.y }, size, size);
  }
}
