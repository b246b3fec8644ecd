import { Container, Graphics } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { layCard, roomierOf, type Card } from '#engine/games/number-detective/card.ts';
import type { DetectiveQuestion } from '#engine/games/number-detective/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Random } from '#engine/rules/random.ts';
import type { Asked } from '#engine/rules/round.ts';
import { createAskingBox } from '#engine/sprites/asking-box.ts';
import { INK } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { boxAround, Piece } from '#engine/sprites/piece.ts';
import { AmountCard, CARD_SIDE } from './amount-card.ts';
import { Cover, PAPER } from './cover.ts';
import { drawTrunk, trunkRooms } from './trunk-drawing.ts';

/** What is given, in the lid of the case: an amount, or a numeral alone, beside which its amount may be counted out. */
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
/** An amount in the tray is a row of things as large as there is room. Shares of a card's side. */
const IN_TRAY = { diameter: 0.44, step: 0.54 } as const;
/**
 * The amount laid out as help may be larger than on the cards: it is arranged as on a die. Share of the card's side.
 */
const HELP_DIAMETER = 0.3;
/** From the paper's edges to the amount. */
const MARGIN = 14;
/** From the middle of what is given: of the numeral, and of its amount, where that is counted out beside it. */
const BESIDE = { numeral: -140, help: 108 } as const;
const ASIDE_SECONDS = 0.3;

/** The open case of one question: an amount or a numeral in its lid, and in its tray the place of its match. */
export class CaseBoard extends Piece {
  readonly clue = new Piece();
  /** The amount to count: the one asked about, or the one laid out as help. */
  readonly amount: AmountCard;
  /** Over the amount, where the plan lets it be seen for a moment only. */
  readonly cover: Cover | undefined;
  /** What there is as many of as is said of the right answer: it lies free. */
  readonly found: readonly Piece[];
  private readonly trunk = new Graphics();
  private readonly pictures: Pictures;
  private readonly random: Random;
  private readonly given = new Container();
  private readonly match = new Container();
  private readonly help: Container | undefined;
  private readonly numeral: Container;
  private readonly open = new Piece();
  private readonly partner = new Piece();

  constructor(pictures: Pictures, question: Asked<DetectiveQuestion>, random: Random) {
    super();
    this.pictures = pictures;
    this.random = random;
    this.body.addChild(this.trunk, this.clue);
    const { targetNumber, targetCard } = question;
    this.numeral = createLabel({
      text: String(targetNumber),
      size: targetCard ? MATCH.numeral : 280,
      fill: INK,
    });
    this.amount = this.amountOf(question);
    const paper = new Container();
    if (targetCard) this.amount.grow(PAPER.width - 2 * MARGIN, PAPER.height - 2 * MARGIN);
    paper.addChild(drawPaper(targetCard ? PAPER.width : PAPER.height), this.amount);
    if (!targetCard) {
      this.help = paper;
      paper.x = BESIDE.help;
      paper.alpha = 0;
      // Nothing beside it: a picture of one thing would say another number.
      this.given.addChild(this.numeral);
    }
    this.given.addChild(paper);
    if (targetCard && question.planned.support === 2) this.given.addChild((this.cover = new Cover()));
    this.found = this.fillTray(question);
    this.clue.body.addChild(this.given, this.match);
  }

  /** The amount, or its numeral as long as that alone is given. */
  get focus(): Container {
    return this.countable ? this.amount : this.numeral;
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
  helpIn(counted: number, ctx: FxContext): gsap.core.Timeline {
    if (!this.help || counted === 0) return recipe();
    this.amount.things.forEach((thing, index) => (thing.visible = index < counted));
    return this.numeralTo(BESIDE.numeral, ctx).to(this.help, { alpha: 1, duration: ASIDE_SECONDS }, 0);
  }

  /** The match is found, and lies in the tray; an amount that was counted out in the lid goes. 0.3 s. */
  solve(ctx: FxContext): gsap.core.Timeline {
    const found = together(
      [0, recipe().set(this.open, { alpha: 0 }, 0.01)],
      [0, promptPop(this.partner.body, ctx)],
    );
    if (!this.help || this.help.alpha === 0) return found;
    return found
      .to(this.help, { alpha: 0, duration: ASIDE_SECONDS / 2 }, 0)
      .add(this.numeralTo(0, ctx).paused(false), 0);
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

  /** The numeral has this place in the lid; in calm motion it goes and comes. 0.3 s. */
  private numeralTo(x: number, { calm }: FxContext): gsap.core.Timeline {
    const { numeral } = this;
    if (!calm) return recipe().to(numeral, { x, duration: ASIDE_SECONDS, ease: EASE.move }, 0);
    if (numeral.x === x) return recipe();
    const half = ASIDE_SECONDS / 2;
    return recipe()
      .to(numeral, { alpha: 0, duration: half }, 0)
      .set(numeral, { x }, half)
      .to(numeral, { alpha: 1, duration: half }, half);
  }

  /** As in the question, or in the arrangement that is easiest to recognise. */
  private amountOf({ targetShape, targetNumber, targetCard }: DetectiveQuestion): AmountCard {
    const dice = layCard(targetNumber, 'dice', 'same-size', this.random);
    const card = targetCard ? roomierOf([targetCard])[0]! : { ...dice, diameter: HELP_DIAMETER };
    return new AmountCard(this.pictures, targetShape, card);
  }

  private fillTray({ targetCard, targetShape, targetNumber }: DetectiveQuestion): readonly Piece[] {
    this.open.body.addChild(createAskingBox(MATCH.box, MATCH.mark));
    this.partner.body.alpha = 0;
    this.match.addChild(this.open, this.partner);
    if (targetCard) {
      this.partner.body.addChild(this.numeral);
      return this.amount.things;
    }
    const row = new AmountCard(this.pictures, targetShape, rowOf(targetNumber));
    this.partner.body.addChild(row);
    return row.things;
  }
}

/** So many things in a row. */
function rowOf(amount: number): Card {
  const { diameter, step } = IN_TRAY;
  const places = Array.from({ length: amount }, (_, index) => ({
    x: 0.5 + (index - (amount - 1) / 2) * step,
    y: 0.5,
  }));
  return { layout: 'line', diameter, places };
}

/** Plain white paper behind the things that are counted. */
const drawPaper = (width: number): Graphics =>
  new Graphics()
    .roundRect(-width / 2, -PAPER.height / 2, width, PAPER.height, 34)
    .fill('#FFFFFF')
    .stroke({ width: 6, color: '#D9C6F2' });
