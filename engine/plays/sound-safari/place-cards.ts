import { Container, Graphics, type Text } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** One digit's share of a card. */
const DIGIT = { width: 50, height: 96 } as const;
const TEN = 10;
/** On the single card: no number. */
export const NONE = -1;
/** Where the two cards come in, from the middle, and when they slide. */
const APART = { tens: -50, digit: 60, ten: 70 } as const;
const SLIDE = { at: 0.9, seconds: 0.5 } as const;

/** A number's sign: counted along up to ten; above that a ten and some more, which slide together into one numeral. */
export class PlaceCards extends Piece {
  private readonly target: number;
  private readonly single = new Card(2);
  private readonly tens = new Card(2);
  private readonly more: Card;

  /** target: 0 to 20. */
  constructor(target: number) {
    super();
    this.target = target;
    const rest = target - TEN;
    this.more = new Card(rest < TEN ? 1 : 2);
    this.tens.value = TEN;
    this.more.value = Math.max(0, rest);
    this.body.addChild(this.single, this.tens, this.more);
    this.clear();
  }

  private clear(): void {
    for (const card of [this.single, this.tens, this.more]) card.alpha = 0;
  }

  /** The number on the single card, or NONE. A property, so that it can be set in a recipe. */
  get value(): number {
    return this.single.alpha > 0 ? this.single.value : NONE;
  }

  set value(value: number) {
    this.clear();
    if (value === NONE) return;
    this.single.value = value;
    this.single.alpha = 1;
  }

  /** "10" and "4" come side by side and slide, in calm motion fade, into "14"; two tens become "20". 1.6 s. */
  slide(ctx: FxContext): gsap.core.Timeline {
    const { tens, more, target } = this;
    // The units' card comes to lie over the zero of the ten.
    const place = target < 2 * TEN ? DIGIT.width / 2 : 0;
    const timeline = recipe()
      .set(this, { value: NONE }, 0)
      .set(tens, { x: APART.tens }, 0)
      .set(more, { x: target < 2 * TEN ? APART.digit : APART.ten }, 0)
      .to([tens, more], { alpha: 1, duration: 0.2 }, 0.02);
    if (ctx.calm) timeline.to([tens, more], { alpha: 0, duration: SLIDE.seconds }, SLIDE.at);
    else
      timeline
        .to(tens, { x: 0, duration: SLIDE.seconds, ease: EASE.move }, SLIDE.at)
        .to(more, { x: place, duration: SLIDE.seconds, ease: EASE.move }, SLIDE.at);
    timeline.set(this, { value: target }, SLIDE.at + SLIDE.seconds + 0.05);
    return lasting(timeline, 1.6);
  }
}

/** White card with a numeral, its digits in places of one width. */
class Card extends Container {
  private readonly digits: readonly Text[];
  private readonly paper = new Graphics();
  private shown = 0;

  /** places: the most digits it can show. */
  constructor(places: number) {
    super();
    this.digits = Array.from({ length: places }, () => createLabel({ size: 88 }));
    this.addChild(this.paper, ...this.digits);
  }

  get value(): number {
    return this.shown;
  }

  set value(value: number) {
    this.shown = value;
    const text = String(value);
    const width = text.length * DIGIT.width + 18;
    this.paper
      .clear()
      .roundRect(-width / 2, -DIGIT.height / 2, width, DIGIT.height, 20)
      .fill('#FFFFFF')
      .stroke({ width: 5, color: '#5A2CC0' });
    this.digits.forEach((digit, index) => {
      digit.text = text[index] ?? '';
      digit.x = (index - (text.length - 1) / 2) * DIGIT.width;
    });
  }
}
