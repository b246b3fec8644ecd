import { gsap } from 'gsap';
import { Container, Graphics, type Text } from 'pixi.js';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { createAskingBox } from './asking-box.ts';
import { CLAY, drawFace, drawSide, INK } from './clay.ts';
import { createLabel } from './label.ts';
import { Piece } from './piece.ts';

const SIZE = 150;
const SLOT = { width: 190, height: 150, radius: 38 };

/** "3 + 2 = ?": the sum as it is written, with a slot that the answer falls into. */
export class Equation extends Piece {
  private readonly slot = new Piece();
  private readonly question: Container;
  private readonly filled = new Container();
  private readonly answer: Text;
  readonly totalWidth: number;

  constructor(parts: readonly string[]) {
    super();
    const words = parts.map((part) => createLabel({ text: part, size: SIZE, fill: INK }));
    const gap = 44;
    this.totalWidth = words.reduce((sum, word) => sum + word.width + gap, SLOT.width);
    let x = -this.totalWidth / 2;
    for (const word of words) {
      word.position.set(x + word.width / 2, 0);
      x += word.width + gap;
      this.body.addChild(word);
    }
    this.question = createAskingBox(SLOT, 118);
    this.answer = createLabel({ size: 128, fill: '#FFFFFF', outline: CLAY.right.edge });
    const face = drawSide(new Graphics(), SLOT, 14, CLAY.right);
    this.filled.addChild(drawFace(face, SLOT, CLAY.right), this.answer);
    this.filled.visible = false;
    this.slot.position.set(x + SLOT.width / 2, 2);
    this.slot.body.addChild(this.question, this.filled);
    this.body.addChild(this.slot);
  }

  /** Fits it into a box, never larger than drawn. */
  fit(width: number, height: number): void {
    this.scale.set(Math.min(1, width / this.totalWidth, height / (SLOT.height + 20)));
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
