import { Graphics, type Container, type PointData } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { GuestName } from '#engine/games/number-sandwich/guests.ts';
import type { SandwichQuestion } from '#engine/games/number-sandwich/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, INK } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { NumberLine } from '#engine/sprites/number-line.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import { Customer, CUSTOMER_UP } from './customer.ts';
import type { Filling } from './filling.ts';
import { Flowers } from './flowers.ts';
import { ROOM, sizeOn } from './panel-place.ts';
import { drawRack, drawSlip, RACK } from './rack.ts';
import { Sandwich, SANDWICH, type Food } from './sandwich.ts';

/** What is asked with one question, and how far the round is. */
interface OnBoard {
  /** What belongs between the slices. */
  readonly food: Food;
  /** Who is served. */
  readonly eater: GuestName;
  /** So many customers have paid, of so many. */
  readonly paid: number;
  readonly total: number;
}

/** The slices step back to make room for the number line before them: so much smaller, and so far up on the bar. */
const BACK = { smaller: 0.6, up: 130 } as const;
const LINE = { length: 900, largest: 1.2, high: 206, beside: 60 } as const;
/** The line continues this many numbers after the right bread's. */
const BEYOND = 2;
/** Low enough that who has eaten looks over it, and down to the rack with its flowers. */
const FACT = { size: 170, step: 240, width: 740, height: 196, down: 22 } as const;
/** Seconds until each of two bites, and the rest: before the first one the mouth is seen open over the whole sandwich. */
const BITTEN_AT = [0.18, 0.28, 0.4] as const;
/** Where a flower is held out: in the paw beside its face, over no numeral. */
const HELD_OUT = { x: 106, y: -84 } as const;
/** The middle of a slice over the rack's upper edge. */
const STANDS = SANDWICH.height / 2 - RACK.lip;

/** What stands on the bar for one question: the open sandwich in its rack, and the number line that helps. */
export class SandwichBoard extends Piece {
  readonly sandwich: Sandwich;
  /** Before the slices, which stand in it. */
  private readonly rack = drawRack(SANDWICH.width);
  private readonly top = new Piece();
  private readonly help = new Piece();
  /** The three numbers in order, which stay when the sandwich is eaten. */
  private readonly fact = new Piece();
  readonly customer: Customer;
  private readonly flowers: Flowers;
  private readonly pictures: Pictures;
  private readonly question: SandwichQuestion;
  private line: NumberLine | undefined;
  /** Under the line. */
  private paper: Graphics | undefined;
  private inner = { width: 0, height: 0 };
  /** The rack's foot below the middle of the slices. */
  private foot = 0;
  private rise = 0;
  private share = 0;

  constructor(pictures: Pictures, question: SandwichQuestion, { food, eater, paid, total }: OnBoard) {
    super();
    this.pictures = pictures;
    this.question = question;
    this.customer = new Customer(pictures, eater);
    // Who eats is behind the slip with its numbers, and a flower that is paid passes behind it.
    this.body.addChild(this.top, this.fact, this.help);
    this.help.visible = false;
    this.sandwich = new Sandwich(pictures, [question.leftNumber, question.rightNumber], food, eater);
    this.flowers = new Flowers(paid, total);
    this.flowers.y = this.rack.y = STANDS;
    this.sandwich.addChild(this.rack, this.flowers);
    this.top.body.addChild(this.customer, this.sandwich);
    this.fact.body.addChild(drawSlip(new Graphics(), FACT.width, FACT.height));
    const { leftNumber, correctAnswer, rightNumber } = question;
    [leftNumber, correctAnswer, rightNumber].forEach((value, index) => {
      const fill = value === correctAnswer ? CLAY.right.edge : INK;
      const numeral = createLabel({ text: String(value), size: FACT.size, fill });
      numeral.x = (index - 1) * FACT.step;
      this.fact.body.addChild(numeral);
    });
    this.fact.body.alpha = 0;
  }

  /** rise: how much higher slices and line may be while it helps, so that no finger is over an answer. */
  place(panel: Rect, rise: number): void {
    const { x, y, width, height } = panel;
    const size = sizeOn(panel);
    this.foot = (STANDS + RACK.height) * size;
    this.position.set(x + width / 2, y + height - ROOM.below - this.foot);
    this.inner = { width, height };
    this.fact.scale.set(size);
    this.fact.y = FACT.down * size;
    this.customer.scale.set(size);
    this.customer.y = -CUSTOMER_UP * size;
    this.rise = rise;
    this.help.y = this.foot + ROOM.below - LINE.high / 2 + 14 - rise;
    this.sandwich.scale.set(size);
    this.stepBack();
    this.fitLine();
  }

  /** From 0, the slices alone, to 1, the number line before them. Tweened. */
  get helped(): number {
    return this.share;
  }

  set helped(share: number) {
    this.share = share;
    this.stepBack();
  }

  private stepBack(): void {
    const { body } = this.top;
    body.scale.set(1 + (BACK.smaller - 1) * this.share);
    body.y = (this.foot * (1 - BACK.smaller) - BACK.up - this.rise) * this.share;
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return this.sandwich.arrive(ctx);
  }

  /** Its filling was brought to the gap. 0.16 s. */
  lay(filling: Filling, ctx: FxContext): gsap.core.Timeline {
    return this.sandwich.lay(this.pictures, filling, ctx);
  }

  /** Who is served comes to the slices. front: where it stood at the hatch. 0.26 s. */
  comes(front: PointData & { readonly size: number }, ctx: FxContext): gsap.core.Timeline {
    const from = this.inSandwich(front, front.size);
    return this.customer.come({ ...from, y: from.y + CUSTOMER_UP }, ctx);
  }

  /** It has two bites and the rest, and pays with a flower. bitten: called at each bite. 0.66 s. */
  beEaten(bitten: () => void, ctx: FxContext): gsap.core.Timeline {
    const from = { x: HELD_OUT.x, y: HELD_OUT.y - STANDS };
    return together(
      [0, this.sandwich.beEaten(BITTEN_AT)],
      [0, this.customer.eat(BITTEN_AT, bitten, ctx)],
      [BITTEN_AT.at(-1)!, this.flowers.pay(from, ctx)],
    );
  }

  /** A wrong filling is held in the gap for so long: the slices feel that it does not fit. In calm motion it is seen there. */
  tryOn(filling: Filling, seconds: number, ctx: FxContext): gsap.core.Timeline {
    return this.sandwich.tryOn(this.pictures, filling, seconds, ctx);
  }

  /** Where a filling is held between the slices, in stage coordinates, and how large it is there. */
  get gapPlace(): PointData & { readonly size: number } {
    const { body } = this.top;
    return { x: this.x, y: this.y + body.y, size: this.sandwich.scale.x * body.scale.x };
  }

  /** The open place of the missing number: on the line, once that has come. */
  get focus(): Container {
    const { line, question } = this;
    return line ? line.numbers[question.correctAnswer - line.from]! : this.sandwich.gap;
  }

  /** The number line, created on demand, with the missing number still open. from: its first number. */
  buildLine(from: number): NumberLine {
    const { rightNumber, correctAnswer, hops } = this.question;
    destroyChildren(this.help.body);
    const paper = this.help.body.addChild(new Graphics());
    const line = new NumberLine({ from, to: rightNumber + BEYOND, length: LINE.length, hops });
    const asked = line.numbers[correctAnswer - from]!;
    asked.text = '?';
    asked.style.fill = '#D9730B';
    this.line = this.help.body.addChild(line);
    this.paper = paper;
    this.fitLine();
    return line;
  }

  /** The line, shown now if it was not part of the help, reveals the missing number. 0.28 s and more. */
  tellAnswer(from: number, ctx: FxContext): gsap.core.Timeline {
    const helped = this.line;
    const line = helped ?? this.buildLine(from);
    line.hopAtOnce();
    const { correctAnswer } = this.question;
    const numeral = line.numbers[correctAnswer - line.from]!;
    const timeline = helped ? recipe() : this.lineIn(line, ctx);
    const at = timeline.duration();
    timeline.add(this.sandwich.tell(ctx).paused(false), at);
    return timeline.add(line.tell(correctAnswer, ctx).paused(false), at).call(
      () => {
        numeral.text = String(correctAnswer);
        numeral.style.fill = CLAY.right.edge;
      },
      undefined,
      at,
    );
  }

  /** The sandwich makes room, and the line slides in under it. 0.55 s. */
  lineIn(line: NumberLine, ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .set(this.help, { visible: true }, 0)
      .add(this.makeRoom(1, 0.3, ctx).paused(false), 0)
      .add(slideIn(line.body, ctx).paused(false), 0.1);
  }

  /** The sandwich alone again, for what follows a right answer. 0.2 s. */
  lineOut(ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.help.body, { alpha: 0, duration: 0.15 }, 0)
      .add(this.makeRoom(0, 0.2, ctx).paused(false), 0);
  }

  /** The sandwich steps back for the line, or comes forward; in calm motion it is there at once. */
  private makeRoom(helped: number, seconds: number, { calm }: FxContext): gsap.core.Timeline {
    if (!calm) return recipe().to(this, { helped, duration: seconds, ease: EASE.move }, 0);
    return lasting(recipe().set(this, { helped }, 0.01), seconds);
  }

  /** The sandwich is gone; its numbers stand where it was, before who has eaten it. 0.28 s. */
  factIn(ctx: FxContext): gsap.core.Timeline {
    return promptPop(this.fact.body, ctx);
  }

  /** Who has eaten goes on its own way, if it has begun to. */
  leave(): gsap.core.Timeline {
    const { sandwich, help, fact, customer, top } = this;
    const left = [
      sandwich.body,
      help.body,
      fact.body,
      ...(customer.parent === top.body ? [customer.body] : []),
    ];
    return recipe().to(left, { alpha: 0, duration: 0.2, ease: EASE.exit }, 0);
  }

  private fitLine(): void {
    const { line, paper } = this;
    if (!line || !paper) return;
    const size = Math.min(LINE.largest, (this.inner.width - LINE.beside) / line.fullWidth);
    line.scale.set(size);
    drawSlip(paper.clear(), line.fullWidth * size + LINE.beside, LINE.high * (size / LINE.largest) ** 0.5);
  }

  /** The area in which a touch hits one of the breads, in stage coordinates. */
  hitOf(bread: Piece): Rect {
    const scale = this.sandwich.scale.x * this.top.body.scale.x;
    const [x, y] = [this.x + bread.x * scale, this.y + this.top.body.y];
    const [width, height] = [280 * scale, SANDWICH.height * scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** A position and size on the stage, converted to the sandwich's coordinates as they will be without the line. */
  private inSandwich(at: PointData, size: number): PointData & { readonly scale: number } {
    const scale = this.sandwich.scale.x;
    return { x: (at.x - this.x) / scale, y: (at.y - this.y) / scale, scale: size / scale };
  }
}
