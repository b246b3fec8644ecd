import { gsap } from 'gsap';
import { Container, Graphics, type Text } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { createAskingBox } from './asking-box.ts';
import { CLAY, drawFace, drawSide, INK } from './clay.ts';
import { createLabel } from './label.ts';
import { Piece } from './piece.ts';

const SIZE = 150;
const SLOT = { width: 190, height: 150, radius: 38 };

const GAP = 44;
/** When the sum is turned the others are gone, and come back, by these seconds. */
const TURN = { gone: 0.16, back: 0.4, seconds: 0.6 } as const;

/** "3 + 2 = ?": the sum as it is written, with a slot that the answer falls into; then it can be turned round. */
export class Equation extends Piece {
  private readonly slot = new Piece();
  private readonly question: Container;
  private readonly filled = new Container();
  private readonly answer: Text;
  private readonly words: readonly Text[];
  readonly totalWidth: number;

  /** parts: from left to right, the sign of equality last. */

  constructor(parts: readonly string[]) {
    super();
    this.words = parts.map((part) => createLabel({ text: part, size: SIZE, fill: INK }));
    this.totalWidth = this.words.reduce((sum, word) => sum + word.width + GAP, SLOT.width);
    const places = this.inOrder([...this.words, this.slot]);
    for (const word of this.words) {
      word.x = places.get(word)!;
      this.body.addChild(word);
    }
    this.question = createAskingBox(SLOT, 118);
    this.answer = createLabel({ size: 128, fill: '#FFFFFF', outline: CLAY.right.edge });
    const face = drawSide(new Graphics(), SLOT, 14, CLAY.right);
    this.filled.addChild(drawFace(face, SLOT, CLAY.right), this.answer);
    this.filled.visible = false;
    this.slot.position.set(places.get(this.slot)!, 2);
    this.slot.body.addChild(this.question, this.filled);
    this.body.addChild(this.slot);
  }

  /** Fits it into a box, never larger than drawn. */
  fit(width: number, height: number): void {
    this.scale.set(Math.min(1, width / this.totalWidth, height / (SLOT.height + 20)));
  }

  /** Where things lie from left to right in this order. */
  private inOrder(things: readonly Container[]): ReadonlyMap<Container, number> {
    let x = -this.totalWidth / 2;
    return new Map(
      things.map((thing) => {
        const width = thing === this.slot ? SLOT.width : thing.width;
        const place = x + width / 2;
        x += width + GAP;
        return [thing, place];
      }),
    );
  }

  /**
   * "5 = 3 + 2": the others go, the answer goes to the front where nothing is any more, and they come behind it. All of it stays
   * on what the sum is written on, and some of it in sight. In calm motion the answer is there at once. 0.6 s.
   */
  turn(ctx: FxContext): gsap.core.Timeline {
    const places = this.inOrder([this.slot, this.words.at(-1)!, ...this.words.slice(0, -1)]);
    const x = places.get(this.slot)!;
    const timeline = recipe().to(this.words, { alpha: 0, duration: TURN.gone }, 0);
    for (const word of this.words) timeline.set(word, { x: places.get(word)! }, TURN.gone + 0.01);
    if (ctx.calm) timeline.set(this.slot, { x }, TURN.back - 0.05);
    else timeline.to(this.slot, { x, duration: TURN.back - TURN.gone, ease: EASE.move }, TURN.gone * 0.6);
    timeline.to(this.words, { alpha: 1, duration: TURN.seconds - TURN.back }, TURN.back);
    return lasting(timeline, TURN.seconds);
  }

  /** The answer drops into its slot. 0.5 s. */
  complete(answer: string, ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().call(
      () => {
        this.answer.text = answer;
        this.filled.visible = true;
        this.question.visible = false;
      },
      undefined,
      0,
    );
    const { body } = this.slot;
    if (ctx.calm) return lasting(timeline.fromTo(body, { alpha: 0.3 }, { alpha: 1, duration: 0.28 }, 0), 0.5);
    return timeline
      .fromTo(body, { y: -50 }, { y: 0, duration: 0.2, ease: 'power2.in', immediateRender: false }, 0)
      .to(body.scale, { x: 1.12, y: 0.86, duration: 0.06, ease: 'power2.in' }, 0.17)
      .to(body.scale, { x: 1, y: 1, duration: 0.27, ease: gsap.parseEase('elastic.out(0.6,0.4)') }, 0.23);
  }
}
