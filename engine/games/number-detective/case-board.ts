import { Container, Graphics, Sprite } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Random } from '#engine/rules/random.ts';
import { INK } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { drawStar } from '#engine/sprites/marks.ts';
import type { Rect } from '#engine/stage/layout.ts';
import { AmountCard, CARD_SIDE } from './amount-card.ts';
import { layCard } from './card.ts';
import type { DetectiveQuestion } from './questions.ts';

const INSET = 54;
const LENS_RADIUS = 150;
const STAR_RADIUS = 24;
/** Middle of the place beside a numeral. */
const HELP_X = 50;

/** The panel of one case: what is looked for, under the magnifier, and a star for each case that is solved. */
export class CaseBoard extends Piece {
  private readonly panel = new Panel();
  /** What is looked for, and the card that is counted when help is wanted. */
  readonly clue = new Piece();
  private readonly holder = new Container();
  private readonly stars = new Container();
  private readonly pictures: Pictures;
  private amount!: AmountCard;
  private help: Container | undefined;
  private readonly random: Random;
  private readonly total: number;

  constructor(pictures: Pictures, random: Random, total: number) {
    super();
    this.pictures = pictures;
    this.random = random;
    this.total = total;
    this.holder.addChild(this.clue);
    this.panel.content.addChild(this.holder, this.stars);
    this.body.addChild(this.panel);
  }

  /** What is counted: the amount asked about, or the one laid out to help. */
  get things(): readonly Piece[] {
    return this.amount.things;
  }

  /** Whether they can be seen, and so touched. */
  get countable(): boolean {
    return (this.help?.alpha ?? 1) > 0.5;
  }

  /** Shows one question with so many cases solved; `place` must follow. */
  show(question: DetectiveQuestion, solved: number): void {
    for (const old of this.clue.body.removeChildren())
      old.destroy({ children: true, style: true, context: true });
    this.holder.alpha = 1;
    this.clue.rest();
    const { pictures } = this;
    const { targetNumber, targetShape, targetCard } = question;
    const lens = new Sprite(pictures.texture('shapes/magnifier'));
    lens.position.set(LENS_RADIUS * 2.3, 10);
    this.amount = new AmountCard(
      pictures,
      targetShape,
      targetCard ?? layCard(targetNumber, 'dice', 'same-size', this.random),
    );
    if (targetCard) {
      this.clue.body.addChild(drawPaper(), this.amount);
      this.help = undefined;
    } else {
      const numeral = createLabel({ text: String(targetNumber), size: 270, fill: INK });
      numeral.x = -LENS_RADIUS * 1.4;
      const one = new Sprite(pictures.texture(`shapes/${targetShape}-violet`));
      one.anchor.set(0.5);
      one.scale.set(0.8);
      one.x = HELP_X;
      this.help = new Container({ alpha: 0, x: HELP_X });
      this.help.addChild(drawPaper(), this.amount);
      this.clue.body.addChild(numeral, one, this.help);
    }
    this.clue.body.addChild(lens);
    this.drawStars(solved);
  }

  place(panel: Rect): void {
    const { width, height } = panel;
    this.position.set(panel.x + width / 2, panel.y + height / 2);
    this.panel.resize(width, height);
    const inner = height - 2 * INSET;
    this.stars.position.set(0, inner / 2 - STAR_RADIUS + 14);
    const room = inner - 2 * STAR_RADIUS - 10;
    this.clue.position.set(0, -STAR_RADIUS - 4);
    this.clue.scale.set(Math.min(1.5, room / (CARD_SIDE + 60), (width - 2 * INSET) / 760));
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return together([0, promptPop(this.clue.body, ctx)]);
  }

  /** The amount that is looked for is laid out beside its numeral. 0.3 s. */
  helpIn(): gsap.core.Timeline {
    const timeline = recipe();
    if (this.help) timeline.to(this.help, { alpha: 1, duration: 0.3 }, 0);
    return timeline;
  }

  /** One more case is solved: its star is filled. 0.3 s. */
  solve(solved: number, ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().call(() => this.drawStars(solved), undefined, 0);
    const star = this.stars.children[solved - 1];
    if (ctx.calm || !star) return timeline.set({}, {}, 0.3);
    return timeline
      .to(star.scale, { x: 1.6, y: 1.6, duration: 0.12, ease: 'power2.out' }, 0)
      .to(star.scale, { x: 1, y: 1, duration: 0.18, ease: 'back.out(2)' }, 0.12);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.holder, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** All cases solved: the stars come large to the middle of the panel and shine. 1.4 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.holder, { alpha: 0, duration: 0.25 }, 0);
    if (ctx.calm) return timeline.set({}, {}, 1.4);
    timeline.to(this.stars, { y: 0, duration: 0.5, ease: 'power2.inOut' }, 0.1);
    timeline.to(this.stars.scale, { x: 1.8, y: 1.8, duration: 0.5, ease: 'back.out(1.4)' }, 0.1);
    this.stars.children.forEach((star, index) =>
      timeline.to(
        star,
        { y: -26, duration: 0.16, yoyo: true, repeat: 1, ease: 'power1.out' },
        0.5 + index * 0.05,
      ),
    );
    return timeline.call(() => ctx.burst?.(this.stars, 20), undefined, 0.7).set({}, {}, 1.4);
  }

  /** Where a touch means this thing, in stage coordinates. */
  hitOf(thing: Piece): Rect {
    const scale = this.clue.scale.x;
    const side = (CARD_SIDE / 4) * scale;
    const left = this.help ? HELP_X : 0;
    return {
      x: this.x + this.clue.x + (left + thing.x) * scale - side / 2,
      y: this.y + this.clue.y + thing.y * scale - side / 2,
      width: side,
      height: side,
    };
  }

  private drawStars(solved: number): void {
    const { stars, total } = this;
    for (const old of stars.removeChildren()) old.destroy();
    for (let index = 0; index < total; index++) {
      const lit = index < solved;
      const star = drawStar(
        new Graphics(),
        STAR_RADIUS,
        lit ? '#FFC83D' : '#F3E2C0',
        lit ? '#E8920E' : '#E2CC9E',
      );
      star.x = (index - (total - 1) / 2) * STAR_RADIUS * 2.6;
      stars.addChild(star);
    }
  }
}

/** Plain white paper behind the things that are counted. */
const drawPaper = (): Graphics =>
  new Graphics()
    .roundRect(-CARD_SIDE / 2 - 24, -CARD_SIDE / 2 - 24, CARD_SIDE + 48, CARD_SIDE + 48, 34)
    .fill('#FFFFFF')
    .stroke({ width: 6, color: '#D9C6F2' });
