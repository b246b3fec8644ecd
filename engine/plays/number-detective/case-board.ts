import { Container, Graphics } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { layCard } from '#engine/games/number-detective/card.ts';
import type { DetectiveQuestion } from '#engine/games/number-detective/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Random } from '#engine/rules/random.ts';
import type { Asked } from '#engine/rules/round.ts';
import { createAskingBox } from '#engine/sprites/asking-box.ts';
import { INK } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { boxAround, Piece } from '#engine/sprites/piece.ts';
import { AmountCard, CARD_SIDE } from './amount-card.ts';
import { Cover, PAPER } from './cover.ts';
import { drawTrunk, trunkRooms } from './trunk-drawing.ts';

/** What is given, in the lid of the case: an amount, or a numeral and one thing. */
const GIVEN = {
  amount: { width: 384, height: 272 },
  numeral: { width: 500, height: 310 },
  most: 1.7,
} as const;
/** The match, in its tray. */
const MATCH = {
  height: 150,
  most: 1.5,
  box: { width: 132, height: 126, radius: 34 },
  mark: 88,
  numeral: 128,
} as const;
/** From the lining's edge. */
const INSET = { lid: 6, tray: 3 } as const;
/** An amount in the tray. */
const IN_TRAY = 0.54;
/**
 * The amount laid out as help may be larger than on the cards: it is arranged as on a die. Share of the card's side.
 */
const HELP_DIAMETER = 0.3;
/** From the paper's edges to the amount. */
const MARGIN = 14;
/** From the middle of what is given. */
const NUMERAL = { x: -166, one: 74, help: 102 } as const;

/** The open case of one question: an amount or a numeral in its lid, and in its tray the place of its match. */
export class CaseBoard extends Piece {
  readonly clue = new Piece();
  /** The amount to count: the one asked about, or the one laid out as help. */
  readonly amount: AmountCard;
  /** Over the amount, where the plan lets it be seen for a moment only. */
  readonly cover: Cover | undefined;
  private readonly trunk = new Graphics();
  private readonly pictures: Pictures;
  private readonly random: Random;
  private readonly given = new Container();
  private readonly match = new Container();
  private readonly help: Container | undefined;
  private readonly open = new Piece();
  private readonly partner = new Piece();

  constructor(pictures: Pictures, question: Asked<DetectiveQuestion>, random: Random) {
    super();
    this.pictures = pictures;
    this.random = random;
    this.body.addChild(this.trunk, this.clue);
    const { targetShape, targetNumber, targetCard } = question;
    this.amount = this.amountOf(question);
    const paper = new Container();
    if (targetCard) this.amount.grow(PAPER.width - 2 * MARGIN, PAPER.height - 2 * MARGIN);
    paper.addChild(drawPaper(targetCard ? PAPER.width : PAPER.height), this.amount);
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
    this.fillTray(question);
    this.clue.body.addChild(this.given, this.match);
  }

  /** The amount, or its numeral as long as that alone is given. */
  get focus(): Container {
    return this.countable ? this.amount : this.given;
  }

  /** Whether the amount is visible, and so can be touched. */
  get countable(): boolean {
    return (this.help?.alpha ?? 1) > 0.5;
  }

  /** room: of the whole case, in stage coordinates. */
  place({ x, y, width, height }: Rect): void {
    this.position.set(x + width / 2, y + height / 2);
    drawTrunk(this.trunk.clear(), width, height);
    const { lid, tray } = trunkRooms(width, height);
    const shown = this.help ? GIVEN.numeral : GIVEN.amount;
    const [free, high] = [lid.width - 2 * INSET.lid, lid.height - 2 * INSET.lid];
    this.given.position.set(lid.x, lid.y);
    this.given.scale.set(Math.min(GIVEN.most, free / shown.width, high / shown.height));
    this.match.position.set(tray.x, tray.y);
    this.match.scale.set(Math.min(MATCH.most, (tray.height - 2 * INSET.tray) / MATCH.height));
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

  /** The match is found, and lies in the tray. 0.28 s. */
  solve(ctx: FxContext): gsap.core.Timeline {
    return together([0, recipe().set(this.open, { alpha: 0 }, 0.01)], [0, promptPop(this.partner.body, ctx)]);
  }

  leave(): gsap.core.Timeline {
    return recipe().to(this.clue.body, { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** The area in which a touch hits this thing of the amount asked about, in stage coordinates. */
  hitOf(thing: Piece): Rect {
    const { amount, parent } = this;
    const side = (CARD_SIDE / 4) * this.given.scale.x * amount.scale.x;
    return boxAround(parent!.toLocal(thing, thing.parent!), side, side);
  }

  /** The area in which a touch hits the cover, in stage coordinates. */
  hitOfCover(): Rect {
    const { x, y, scale } = this.given;
    return boxAround({ x: this.x + x, y: this.y + y }, PAPER.width * scale.x, PAPER.height * scale.x);
  }

  /** As in the question, or in the arrangement that is easiest to recognise. */
  private amountOf({ targetShape, targetNumber, targetCard }: DetectiveQuestion): AmountCard {
    const dice = layCard(targetNumber, 'dice', 'same-size', this.random);
    const card = targetCard ?? { ...dice, diameter: HELP_DIAMETER };
    return new AmountCard(this.pictures, targetShape, card);
  }

  private fillTray(question: DetectiveQuestion): void {
    this.open.body.addChild(createAskingBox(MATCH.box, MATCH.mark));
    this.partner.body.alpha = 0;
    if (question.targetCard) {
      this.partner.body.addChild(createLabel({ text: String(question.targetNumber), size: MATCH.numeral }));
    } else {
      this.partner.body.addChild(this.amountOf(question));
      this.partner.scale.set(IN_TRAY);
    }
    this.match.addChild(this.open, this.partner);
  }
}

/** Plain white paper behind the things that are counted. */
const drawPaper = (width: number): Graphics =>
  new Graphics()
    .roundRect(-width / 2, -PAPER.height / 2, width, PAPER.height, 34)
    .fill('#FFFFFF')
    .stroke({ width: 6, color: '#D9C6F2' });
