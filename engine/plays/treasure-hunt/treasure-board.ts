import { Container, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { TreasureQuestion } from '#engine/games/treasure-hunt/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Spot } from '#engine/plays/pointing.ts';
import type { Asked } from '#engine/rules/round.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { boxAround, Piece } from '#engine/sprites/piece.ts';
import { GemFrame } from './gem-frame.ts';
import type { Ground } from './ground.ts';
import { arrange, PLUS, UNITED } from './heaps-place.ts';
import { Heap } from './heap.ts';
import { countOnceMore, hiddenOf } from './lids.ts';
import type { SeaChest } from './sea-chest.ts';
import { Sign } from './sign.ts';
import type { TreasurePlace } from './treasure-place.ts';

/** Where a finger is on a heap whose cloth has a number: beside that, as a share of the width, so that the hand hides no sum below. */
const BESIDE_NUMBER = 0.31;

/** How far each of two heaps one above the other is drawn: between them stands the crab of the lower one. */
const DOWN = 14;

/** What lies on the ground for one question: two heaps with a plus between them, the sum, and the ten frame that helps. */
export class TreasureBoard extends Piece {
  readonly first: Heap;
  readonly second: Heap;
  /** Both heaps together, for what breathes. */
  readonly groups = new Container();
  /** It decides the order of counting: the closed heap's treasures first. */
  readonly frame: GemFrame;
  private readonly sign: Sign;
  private readonly plus: Text = createLabel({
    text: '+',
    size: 140,
    fill: '#FFFFFF',
    outline: CLAY.amber.edge,
  });
  private readonly sum = new Container();
  private readonly help = new Container();
  private readonly question: Asked<TreasureQuestion>;
  private spot: TreasurePlace;
  private helping = 0;

  /** ground: what all lies on, which stays from question to question. */
  constructor(pictures: Pictures, question: Asked<TreasureQuestion>, spot: TreasurePlace, ground: Ground) {
    super();
    const { look } = ground;
    const { firstNumber, secondNumber, firstEmoji, secondEmoji } = question;
    this.question = question;
    this.body.addChild(this.sum, this.groups, this.help);
    this.first = new Heap(pictures, firstEmoji, firstNumber, look);
    this.second = new Heap(pictures, secondEmoji, secondNumber, look);
    this.sign = new Sign([String(firstNumber), '+', String(secondNumber), '='], look);
    const gems = [
      ...this.first.rows.things.map((thing) => ({ thing, treasure: firstEmoji })),
      ...this.second.rows.things.map((thing) => ({ thing, treasure: secondEmoji })),
    ];
    const isTurned = question.closed === 'second';
    this.frame = new GemFrame(
      pictures,
      isTurned ? [...gems.slice(firstNumber), ...gems.slice(0, firstNumber)] : gems,
    );
    this.groups.addChild(this.first, this.second, this.plus);
    this.sum.addChild(this.sign);
    this.help.addChild(this.frame);
    this.help.visible = false;
    this.spot = spot;
    this.place(spot);
  }

  get equation() {
    return this.sign.equation;
  }

  get things(): readonly Piece[] {
    return [...this.first.rows.things, ...this.second.rows.things];
  }

  get heaps(): readonly Heap[] {
    return [this.first, this.second];
  }

  /** The heap whose number needs not be counted again. */
  get closed(): Heap | undefined {
    const { closed } = this.question;
    return closed && this[closed];
  }

  /** By plan: the child can do without seeing it. */
  get hides(): boolean {
    return this.question.planned.support > 0;
  }

  /** The heaps under a cloth. */
  get hidden(): readonly Heap[] {
    return hiddenOf(this, this.question);
  }

  /** What shows the sum: the ten frame, once it has come. */
  get focus(): Container {
    return this.helping > 0 ? this.frame : this.equation;
  }

  /** Where counting starts: at the heap that need not be counted, or at the first treasure. */
  get start(): Spot {
    const { closed } = this;
    if (!closed) return this.frame.spotOf(1, { calm: false });
    // Beside the number on its cloth, which stays to be read, however large that is by then.
    return {
      on: closed,
      get x() {
        return closed.size.width * BESIDE_NUMBER;
      },
    };
  }

  place(spot: TreasurePlace): void {
    const { heaps } = spot;
    this.spot = spot;
    this.position.set(heaps.x + heaps.width / 2, heaps.y + heaps.height / 2);
    this.arrange();
  }

  /** 0: the sum is alone above the treasures; 1: the ten frame is beside it, or where it is narrow below them. Tweened. */
  get helped(): number {
    return this.helping;
  }

  set helped(share: number) {
    if (share === this.helping) return;
    this.helping = share;
    this.arrange();
  }

  private arrange(): void {
    const { first, second, plus, sign, frame, question, helping } = this;
    const { heaps, upright, beside, edge } = this.spot;
    const most = Math.max(question.firstNumber, question.secondNumber);
    const rows = Math.max(first.rows.rows, second.rows.rows);
    const placed = arrange(heaps, {
      upright,
      most,
      rows,
      frameWidth: frame.frameWidth,
      helping,
      signRatio: sign.ratio,
      beside,
      edge,
    });
    const { width, height } = placed.heap;
    first.position.copyFrom(placed.first);
    second.position.copyFrom(placed.second);
    plus.position.copyFrom(placed.plus);
    first.layOut(width, height, most, -1, helping);
    second.layOut(width, height, most, 1, helping);
    sign.position.copyFrom(placed.sign);
    sign.fit(heaps.width, placed.sign.height);
    frame.position.copyFrom(placed.frame);
    frame.scale.set(placed.frame.scale);
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return together(
      [0, this.first.arrive(ctx)],
      [0.3, promptPop(this.plus, ctx)],
      [0.35, this.second.arrive(ctx)],
      [0.6, promptPop(this.sign.body, ctx)],
    );
  }

  /**
   * Both heaps are drawn together into one by their crabs. 0.25 s. helped: they lie side by side.
   */
  unite(ctx: FxContext, helped = false): gsap.core.Timeline {
    const { first, second, plus } = this;
    const isDown = this.spot.upright && !helped;
    const [x, y] = isDown ? [0, DOWN] : [UNITED, 0];
    return together(
      [0, recipe().to(plus, { alpha: 0, duration: 0.12 }, 0)],
      [0, first.slide({ x, y }, ctx)],
      [0, second.slide({ x: -x, y: -y }, ctx)],
    );
  }

  /** Both lie apart again, with the plus between them. 0.25 s. */
  private apart(ctx: FxContext): gsap.core.Timeline {
    const { first, second, plus } = this;
    return together(
      [0, first.slide({ x: 0, y: 0 }, ctx)],
      [0, second.slide({ x: 0, y: 0 }, ctx)],
      [0.15, recipe().to(plus, { alpha: 1, duration: 0.1 }, 0)],
    );
  }

  /** The crabs step behind what they push into the chest. 0.12 s. */
  step(ctx: FxContext): gsap.core.Timeline {
    return together([0, this.first.step(ctx)], [0, this.second.step(ctx)]);
  }

  /** Both crabs press the lid of the chest shut. layer: over that. 0.32 s. */
  shutLid(chest: SeaChest, layer: Container, ctx: FxContext): gsap.core.Timeline {
    const top = {
      open: chest.lidTop('open'),
      falling: chest.lidTop('falling'),
      shut: chest.lidTop('shut'),
    };
    return together(...[this.first, this.second].map((heap) => [0, heap.shutLid(layer, top, ctx)] as const));
  }

  /**
   * The heaps become one, and the ten frame comes to it, beside the sum, with what is counted already. 0.6 s. from: how
   * many are in it already, when counting on.
   */
  frameIn(from: number, ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe()
      .set(this.help, { visible: true }, 0)
      .set(this.frame, { shown: 0 }, 0)
      .add(this.frame.giveBack().paused(false), 0)
      .add(this.share(1, ctx).paused(false), 0)
      .add(this.unite(ctx, true).paused(false), 0)
      .add(slideIn(this.frame.body, ctx).paused(false), 0.1);
    // What is brought meanwhile stays.
    return from > 0 ? timeline.set(this.frame, { shown: from }, 0.6) : lasting(timeline, 0.6);
  }

  /** Gives the ten frame its height (1), or takes it back (0). 0.3 s. */
  private share(helped: number, ctx: FxContext): gsap.core.Timeline {
    if (!ctx.calm) return recipe().to(this, { helped, duration: 0.3, ease: EASE.move });
    // Whether anything changes is only known when it starts.
    const alpha = () => (this.helping === helped ? 1 : 0);
    const { first, second } = this;
    return (
      recipe()
        .to([this.groups, this.sum], { alpha, duration: 0.12 }, 0)
        .set(this, { helped }, 0.15)
        // While nothing is seen of them they become one, too, or two again.
        .set(first.body, { x: helped * UNITED }, 0.15)
        .set(second.body, { x: -helped * UNITED }, 0.15)
        .to([this.groups, this.sum], { alpha: 1, duration: 0.12 }, 0.18)
    );
  }

  /** Puts both heaps together: the parts stay visible in the whole, and nothing is counted. 0.9 s. */
  tip(ctx: FxContext): gsap.core.Timeline {
    const { closed, firstNumber, secondNumber, correctAnswer } = this.question;
    const from = closed ? Math.max(firstNumber, secondNumber) : 0;
    return together([0, this.frameIn(from, ctx)], [0.5, this.frame.fill(from, correctAnswer, 0.4, ctx)]);
  }

  /** After a wrong answer: "count us once more". 0.9 s. */
  nudge(chosen: number, ctx: FxContext): gsap.core.Timeline {
    return countOnceMore(this, this.question, chosen, ctx);
  }

  /** What the plan hides can be seen again; what need not be counted stays closed. 0.25 s. */
  uncover(ctx: FxContext): gsap.core.Timeline {
    const covers = this.hidden.filter((heap) => heap !== this.closed);
    return together(...covers.map((heap) => [0, heap.open(ctx)] as const));
  }

  /** The sum alone again, whether the frame was there or not; the heaps lie apart, or stay one. 0.3 s. */
  equationBack(ctx: FxContext, isOne = false): gsap.core.Timeline {
    return recipe()
      .to(this.frame.body, { alpha: 0, duration: 0.15 }, 0)
      .add((isOne ? recipe() : this.apart(ctx)).paused(false), 0)
      .add(this.frame.giveBack().paused(false), 0)
      .add(this.share(0, ctx).paused(false), 0);
  }

  leave(): gsap.core.Timeline {
    return recipe().to([this.groups, this.sum, this.help], { alpha: 0, duration: 0.2, ease: 'power2.in' }, 0);
  }

  /** The area in which a touch hits this thing, in stage coordinates. */
  hitOf(thing: Piece): Rect {
    const inFrame = this.frame.hitOf(thing);
    if (inFrame) return { ...inFrame, x: this.x + inFrame.x, y: this.y + inFrame.y };
    const rows = thing.parent as Heap['rows'];
    const heap = this.first.rows === rows ? this.first : this.second;
    const size = rows.touchSize;
    return boxAround({ x: this.x + heap.at.x + thing.x, y: this.y + heap.at.y + thing.y }, size, size);
  }

  hitOfPlus(): Rect {
    return boxAround({ x: this.x + this.plus.x, y: this.y + this.plus.y }, PLUS.space, PLUS.row);
  }

  hitOfGroup(heap: Heap): Rect {
    const { width, height } = heap.size;
    return boxAround({ x: this.x + heap.at.x, y: this.y + heap.at.y }, width, height);
  }
}
