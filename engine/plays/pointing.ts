import { Container, Text, type PointData } from 'pixi.js';
import { EASE, FINGER, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { AnswerLine } from '#engine/sprites/answer-line.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';

/** What a finger points at: a place on a thing, in the thing's own coordinates; its origin where omitted. */
export interface Spot {
  readonly on: Container;
  readonly x?: number;
  readonly y?: number;
  /** The side from which the hand comes, and lies over what is there; omitted: from below. */
  readonly from?: 'left' | 'right';
}

/** The hand covers little of what it points at. */
const HAND_SCALE = 0.62;
const IN_SIGHT = 0.95;
/** Turned so far it lies beside what it points at, and hardly below. Radians. */
const ASIDE = 0.85;

/**
 * What points at things, before a family's picture: a hand whose finger is on what the help speaks of, and the line that leads
 * from the picture to the answer. Both follow what they belong to when a tablet is turned.
 */
export class Pointing extends Container {
  /** There only while something is pointed at. */
  private hand: GhostHand | undefined;
  private readonly line = new AnswerLine();
  private from: PointData | undefined;
  private spot: Spot | undefined;
  private share = 1;
  private led: { readonly from: Container; readonly to: () => Rect } | undefined;

  constructor() {
    super();
    this.addChild(this.line);
  }

  /** How far the finger is on its way to what it points at, from 0 to 1. Tweened. */
  get way(): number {
    return this.share;
  }

  set way(share: number) {
    this.share = share;
    this.place();
  }

  /** The finger goes to a thing and stays there, following it; nowhere: it goes out of sight. seconds: how long it stays. */
  pointAt(spot: Spot | undefined, seconds: number, { calm }: FxContext): gsap.core.Timeline {
    if (!spot) return this.letGo();
    const hand = (this.hand ??= this.makeHand());
    const { body } = hand;
    const pressed = hand.press({ calm }).paused(false);
    if (calm) return this.fadeTo(hand, spot).add(pressed, FINGER.way);
    const begin = () => {
      this.from = this.spot && this.at(this.spot);
      this.spot = spot;
    };
    const timeline = recipe()
      .call(begin, undefined, 0)
      .fromTo(this, { way: 0 }, { way: 1, duration: FINGER.way, ease: EASE.move, immediateRender: false }, 0)
      .to(body, { alpha: IN_SIGHT, duration: 0.12 }, 0);
    // What it points at may move on under it.
    if (seconds > FINGER.way)
      timeline.fromTo(
        this,
        { way: 1 },
        { way: 1, duration: seconds - FINGER.way, immediateRender: false },
        FINGER.way,
      );
    return timeline.add(pressed, FINGER.way);
  }

  /** The hand goes out of sight, and comes into sight where the thing is by then, wherever it was laid meanwhile. 0.22 s. */
  private fadeTo({ body }: GhostHand, spot: Spot): gsap.core.Timeline {
    const jump = () => {
      this.from = undefined;
      this.spot = spot;
      this.way = 1;
    };
    return recipe()
      .to(body, { alpha: 0, duration: FINGER.way * 0.4 }, 0)
      .call(jump, undefined, FINGER.way * 0.75)
      .to(body, { alpha: IN_SIGHT, duration: FINGER.way * 0.25 }, FINGER.way * 0.75);
  }

  /** The hand goes out of sight. 0.3 s. */
  letGo(): gsap.core.Timeline {
    const left = this.hand?.leave() ?? recipe();
    return left.call(() => void (this.spot = undefined));
  }

  /** A line is drawn from the picture to the answer, in calm motion by fading, and stays. to: in stage coordinates. 0.7 s. */
  lead(from: Container, to: () => Rect, { calm }: FxContext): gsap.core.Timeline {
    const { line } = this;
    this.led = { from, to };
    this.place();
    const drawn = calm
      ? recipe().set(line, { drawn: 1 }, 0).fromTo(line, { alpha: 0 }, { alpha: 1, duration: 0.4 }, 0)
      : recipe()
          .set(line, { alpha: 1 }, 0)
          .fromTo(line, { drawn: 0 }, { drawn: 1, duration: 0.7, ease: EASE.move }, 0);
    return lasting(drawn, 0.7);
  }

  /** Nothing is pointed at any more. */
  clear(): void {
    this.spot = undefined;
    this.led = undefined;
    this.hand?.destroy({ children: true });
    this.hand = undefined;
    this.line.clearAway();
  }

  /** To be called when the things have other places. */
  place(): void {
    const { hand, spot, from, led, share } = this;
    if (hand && spot && !spot.on.destroyed) {
      const to = this.at(spot);
      const start = from ?? to;
      hand.position.set(start.x + (to.x - start.x) * share, start.y + (to.y - start.y) * share);
      // From the left comes the other hand.
      const side = spot.from === 'left' ? -1 : 1;
      hand.scale.set(side * HAND_SCALE, HAND_SCALE);
      hand.rotation = spot.from ? -side * ASIDE : 0;
    }
    if (led && !led.from.destroyed) this.line.between(this.rectOf(led.from), led.to());
  }

  private makeHand(): GhostHand {
    const hand = this.addChild(new GhostHand());
    hand.scale.set(HAND_SCALE);
    return hand;
  }

  private at({ on, x = 0, y = 0 }: Spot): PointData {
    return this.toLocal({ x, y }, on);
  }

  /** The box of what can be seen of a thing: a line of text is much higher than its numerals. */
  private rectOf(thing: Container): Rect {
    const { x, y, width, height } = thing.getLocalBounds();
    const over = thing instanceof Text ? height / 8 : 0;
    const from = this.toLocal({ x, y: y + over }, thing);
    const to = this.toLocal({ x: x + width, y: y + height - over }, thing);
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  }
}
