import { Container, Graphics, Sprite } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { layCard } from '#engine/games/number-detective/card.ts';
import type { DetectiveQuestion } from '#engine/games/number-detective/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Random } from '#engine/rules/random.ts';
import type { Asked } from '#engine/rules/round.ts';
import { INK } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { boxAround, Piece } from '#engine/sprites/piece.ts';
import { AmountCard, CARD_SIDE } from './amount-card.ts';
import { Cover, COVER_SIDE } from './cover.ts';

const INSET = 50;
/**
 * The given card, and the magnifier with the open question: side by side, or stacked if that shows the amount larger.
 */
const BROAD = {
  width: 900,
  height: 300,
  given: { x: -204, y: 0, scale: 1 },
  lens: { x: 180, y: -6, scale: 0.88 },
} as const;
const TALL = {
  width: 640,
  height: 680,
  given: { x: 0, y: -146, scale: 1.24 },
  lens: { x: -56, y: 206, scale: 0.8 },
} as const;
const LENS = { scale: 1.3, turn: -0.45 } as const;
const IN_LENS = 0.72;
/**
 * The amount laid out as help may be larger than on the cards: it is arranged as on a die. Share of the card's side.
 */
const HELP_DIAMETER = 0.3;
/** From the middle of what is given. */
const NUMERAL = { x: -166, one: 74, help: 102 } as const;

/** The panel of one question: an amount or a numeral on the left, and under the magnifier the place of its match. */
export class CaseBoard extends Piece {
  readonly clue = new Piece();
  /** The amount to count: the one asked about, or the one laid out as help. */
  readonly amount: AmountCard;
  /** Over the amount, where the plan lets it be seen for a moment only. */
  readonly cover: Cover | undefined;
  private readonly panel = new Panel();
  private readonly holder = new Container();
  private readonly pictures: Pictures;
  private readonly random: Random;
  private readonly given = new Container();
  private readonly lens = new Container();
  private readonly help: Container | undefined;
  private readonly open = new Piece();
  private readonly partner = new Piece();

  constructor(pictures: Pictures, question: Asked<DetectiveQuestion>, random: Random) {
    super();
    this.pictures = pictures;
    this.random = random;
    this.holder.addChild(this.clue);
    this.panel.content.addChild(this.holder);
    this.body.addChild(this.panel);
    const { targetShape, targetNumber, targetCard } = question;
    this.amount = this.amountOf(question);
    const paper = new Container();
    paper.addChild(drawPaper(), this.amount);
    if (!targetCard) {
      const numeral = createLabel({ text: String(targetNumber), size: 280, fill: INK });
      numeral.x = NUMERAL.x;
      const one = createPicture(pictures, `shapes/${targetShape}-violet`, 220);
      one.x = NUMERAL.one;
      this.help = paper;
      paper.x = NUMERAL.help;
      paper.alpha = 0;
      this.given.addChild(numeral, one);
    }
    this.given.addChild(paper);
    if (targetCard && question.planned.support === 2) this.given.addChild((this.cover = new Cover()));
    this.fillLens(question);
    this.clue.body.addChild(this.given, this.lens);
  }

  /** The amount, or its numeral as long as that alone is given. */
  get focus(): Container {
    return this.countable ? this.amount : this.given;
  }

  /** Whether the amount is visible, and so can be touched. */
  get countable(): boolean {
    return (this.help?.alpha ?? 1) > 0.5;
  }

  /** foot: height at the panel's foot that is kept free. */
  place(panel: Rect, foot: number): void {
    const { width, height } = panel;
    this.position.set(panel.x + width / 2, panel.y + height / 2);
    this.panel.resize(width, height);
    const inner = { width: width - 2 * INSET, height: height - 2 * INSET - foot };
    this.clue.y = -foot / 2;
    const sizeOf = (clue: typeof BROAD | typeof TALL) =>
      Math.min(1.8, inner.height / clue.height, inner.width / clue.width);
    const clue = sizeOf(TALL) * TALL.given.scale > sizeOf(BROAD) ? TALL : BROAD;
    this.clue.scale.set(sizeOf(clue));
    for (const part of ['given', 'lens'] as const) {
      this[part].position.copyFrom(clue[part]);
      this[part].scale.set(clue[part].scale);
    }
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return promptPop(this.clue.body, ctx);
  }

  /** Looks as if it asked again. */
  remind(ctx: FxContext): gsap.core.Timeline {
    return breathe(this.clue.body, ctx, 1.05);
  }

  /** Of the amount that is looked for so many are laid out beside its numeral: as far as they are counted. 0.3 s. */
  helpIn(counted: number): gsap.core.Timeline {
    const timeline = recipe();
    if (!this.help || counted === 0) return timeline;
    this.amount.things.forEach((thing, index) => (thing.visible = index < counted));
    return timeline.to(this.help, { alpha: 1, duration: 0.3 }, 0);
  }

  /** The match is found and shown under the magnifier. 0.28 s. */
  solve(ctx: FxContext): gsap.core.Timeline {
    return together([0, recipe().set(this.open, { alpha: 0 }, 0.01)], [0, promptPop(this.partner.body, ctx)]);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.holder, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** The area in which a touch hits this thing of the amount asked about, in stage coordinates. */
  hitOf(thing: Piece): Rect {
    const scale = this.clue.scale.x;
    const { x, y, scale: own } = this.given;
    const side = (CARD_SIDE / 4) * own.x * scale;
    const at = { x: x + thing.x * own.x, y: y + thing.y * own.y };
    return boxAround({ x: this.x + at.x * scale, y: this.y + this.clue.y + at.y * scale }, side, side);
  }

  /** The area in which a touch hits the cover, in stage coordinates. */
  hitOfCover(): Rect {
    const scale = this.clue.scale.x;
    const { x, y, scale: own } = this.given;
    const side = COVER_SIDE * own.x * scale;
    return boxAround({ x: this.x + x * scale, y: this.y + this.clue.y + y * scale }, side, side);
  }

  /** As in the question, or in the arrangement that is easiest to recognise. */
  private amountOf({ targetShape, targetNumber, targetCard }: DetectiveQuestion): AmountCard {
    const dice = layCard(targetNumber, 'dice', 'same-size', this.random);
    const card = targetCard ?? { ...dice, diameter: HELP_DIAMETER };
    return new AmountCard(this.pictures, targetShape, card);
  }

  private fillLens(question: DetectiveQuestion): void {
    const glass = new Sprite(this.pictures.texture('shapes/magnifier'));
    glass.scale.set(LENS.scale);
    glass.rotation = LENS.turn;
    this.open.body.addChild(createLabel({ text: '?', size: 150, fill: '#E8790E' }));
    this.partner.body.alpha = 0;
    if (question.targetCard) {
      this.partner.body.addChild(createLabel({ text: String(question.targetNumber), size: 160 }));
    } else {
      this.partner.body.addChild(this.amountOf(question));
      this.partner.scale.set(IN_LENS);
    }
    this.lens.addChild(glass, this.open, this.partner);
  }
}

/** Plain white paper behind the things that are counted. */
const drawPaper = (): Graphics =>
  new Graphics()
    .roundRect(-CARD_SIDE / 2 - 24, -CARD_SIDE / 2 - 24, CARD_SIDE + 48, CARD_SIDE + 48, 34)
    .fill('#FFFFFF')
    .stroke({ width: 6, color: '#D9C6F2' });
