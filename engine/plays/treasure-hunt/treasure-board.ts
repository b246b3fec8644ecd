import { Container, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { slideIn } from '#engine/fx/hints.ts';
import { EASE, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { TreasureQuestion } from '#engine/games/treasure-hunt/questions.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Asked } from '#engine/rules/round.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Equation } from '#engine/sprites/equation.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { boxAround, Piece } from '#engine/sprites/piece.ts';
import { TEN_FRAME } from '#engine/sprites/ten-frame.ts';
import { GemFrame } from './gem-frame.ts';
import { Group } from './group.ts';
import { countOnceMore, hiddenOf } from './lids.ts';

/** Pale, so that pink shells and blue sapphires stand out too. */
const FIRST_TINT = ['#FFF3F6', '#FFDCE5'] as const;
const SECOND_TINT = ['#F0F9FF', '#D3EAFF'] as const;
const INSET = 54;
/** Room for the plus between groups side by side, and between groups one above the other. */
const PLUS_SPACE = 110;
const PLUS_ROW = 104;
const ROOM_BELOW = 14;
/** Height of the sum: the treasures need the space more. */
const SUM = { share: 0.3, least: 126, most: 190 } as const;
/**
 * The ten frame gets the space the treasures can spare: its largest size, and how far it may extend into the margin.
 */
const FRAME = { largest: 1.5, margin: 16 } as const;
/** Cells of treasures while the frame is there, for one row of them and for more. */
const LEAST_CELL = { one: 100, more: 80 } as const;
/** Chest beside the sum, where it has no place on the ground. */
const CHEST = { share: 1.25, most: 230, gap: 20 } as const;

type Size = Pick<Rect, 'width' | 'height'>;

/** Where the board lies, and how. */
export interface BoardPlace {
  /** In stage coordinates. */
  readonly panel: Rect;
  /** Groups stacked instead of side by side. */
  readonly upright: boolean;
  /**
   * Keeps the lower right free for the chest. In portrait the chest makes room for the ten frame, which would be too
   * small beside it.
   */
  readonly chestBeside: boolean;
}

/** The panel of one question: two groups with a plus between them, the sum below, and the ten frame that helps. */
export class TreasureBoard extends Piece {
  readonly first: Group;
  readonly second: Group;
  readonly equation: Equation;
  /** Both groups together, for what breathes. */
  readonly groups = new Container();
  /** Free place on the panel for a chest that has none on the ground. Stage coordinates. */
  chestSpot = { x: 0, y: 0, width: 0 };
  private readonly panel = new Panel();
  private readonly plus: Text = createLabel({
    text: '+',
    size: 140,
    fill: CLAY.amber.mid,
    outline: CLAY.amber.edge,
  });
  private readonly sum = new Container();
  private readonly help = new Container();
  /** The order of counting is its: the closed group's treasures first. */
  readonly frame: GemFrame;
  private readonly question: Asked<TreasureQuestion>;
  private spot: BoardPlace;
  private helping = 0;

  constructor(pictures: Pictures, question: Asked<TreasureQuestion>, spot: BoardPlace) {
    super();
    const { firstNumber, secondNumber, firstEmoji, secondEmoji } = question;
    this.question = question;
    this.panel.content.addChild(this.groups, this.sum, this.help);
    this.body.addChild(this.panel);
    this.first = new Group(pictures, firstEmoji, firstNumber, FIRST_TINT);
    this.second = new Group(pictures, secondEmoji, secondNumber, SECOND_TINT);
    this.equation = new Equation([String(firstNumber), '+', String(secondNumber), '=']);
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
    this.sum.addChild(this.equation);
    this.help.addChild(this.frame);
    this.help.visible = false;
    this.spot = spot;
    this.place(spot);
  }

  get things(): readonly Piece[] {
    return [...this.first.rows.things, ...this.second.rows.things];
  }

  /** The group whose number needs not be counted again. */
  get closed(): Group | undefined {
    const { closed } = this.question;
    return closed && this[closed];
  }

  /** By plan: the child can do without seeing it. */
  get hides(): boolean {
    return this.question.planned.support > 0;
  }

  /** The groups under a lid. */
  get hidden(): readonly Group[] {
    return hiddenOf(this, this.question);
  }

  /** What shows the sum: the ten frame, once it has come. */
  get focus(): Container {
    return this.helping > 0 ? this.frame : this.equation;
  }

  /** Where counting starts: at the group that need not be counted, or at the first treasure. */
  get start(): Container {
    return this.closed ?? this.frame.counted[0]!;
  }

  place(spot: BoardPlace): void {
    const { panel } = spot;
    this.spot = spot;
    this.position.set(panel.x + panel.width / 2, panel.y + panel.height / 2);
    this.panel.resize(panel.width, panel.height);
    this.arrange();
  }

  /** 0: the sum is below the treasures; 1: the ten frame is, with more of the height. Tweened. */
  get helped(): number {
    return this.helping;
  }

  set helped(share: number) {
    if (share === this.helping) return;
    this.helping = share;
    this.arrange();
  }

  private arrange(): void {
    const { panel, upright, chestBeside } = this.spot;
    const inner = { width: panel.width - 2 * INSET, height: panel.height - 2 * INSET };
    const sumHeight = Math.min(SUM.most, Math.max(SUM.least, inner.height * SUM.share));
    const chestWidth = chestBeside ? Math.min(CHEST.most, sumHeight * CHEST.share) : 0;
    const taken = chestWidth > 0 ? chestWidth + CHEST.gap : 0;
    const frameHeight = Math.max(sumHeight, this.placeFrame(inner, sumHeight, upright ? 0 : taken));
    this.placeSum(inner, sumHeight, taken);
    const below = sumHeight + (frameHeight - sumHeight) * this.helping;
    this.placeGroups(inner, inner.height - below - ROOM_BELOW, upright);
    this.chestSpot = {
      x: this.x + inner.width / 2 - chestWidth / 2,
      y: this.y + inner.height / 2 + 12,
      width: chestWidth,
    };
  }

  private placeGroups(inner: Size, groupsHeight: number, upright: boolean): void {
    const { first, second, plus } = this;
    const most = Math.max(this.question.firstNumber, this.question.secondNumber);
    const top = -inner.height / 2;
    if (upright) {
      const each = (groupsHeight - PLUS_ROW) / 2;
      first.position.set(0, top + each / 2);
      plus.position.set(0, top + each + PLUS_ROW / 2 - 6);
      second.position.set(0, top + groupsHeight - each / 2);
      for (const group of [first, second]) group.layOut(inner.width, each, most);
    } else {
      const each = (inner.width - PLUS_SPACE) / 2;
      const y = top + groupsHeight / 2;
      first.position.set(-(each + PLUS_SPACE) / 2, y);
      plus.position.set(0, y - 6);
      second.position.set((each + PLUS_SPACE) / 2, y);
      for (const group of [first, second]) group.layOut(each, groupsHeight, most);
    }
  }

  /** taken: width on the right that the chest needs. */
  private placeSum(inner: Size, sumHeight: number, taken: number): void {
    this.equation.position.set(-taken / 2, inner.height / 2 - sumHeight / 2 + 8);
    this.equation.fit(inner.width - taken, sumHeight);
  }

  /** As large as the treasures allow, and at least the size of the sum. Returns its height. */
  private placeFrame(inner: Size, sumHeight: number, taken: number): number {
    const rows = Math.max(this.first.rows.rows, this.second.rows.rows);
    const group = rows * (rows === 1 ? LEAST_CELL.one : LEAST_CELL.more) + 2 * Group.PADDING;
    const groups = this.spot.upright ? 2 * group + PLUS_ROW : group;
    const room = Math.max(sumHeight, inner.height - groups - ROOM_BELOW) + FRAME.margin;
    const fits = (inner.width - taken) / this.frame.frameWidth;
    const scale = Math.min(FRAME.largest, fits, room / TEN_FRAME.height);
    const height = TEN_FRAME.height * scale - FRAME.margin;
    this.frame.scale.set(scale);
    this.frame.position.set(-taken / 2, inner.height / 2 - Math.max(sumHeight, height) / 2 + 8);
    return height;
  }

  arrive(ctx: FxContext): gsap.core.Timeline {
    return together(
      [0, this.first.arrive(ctx)],
      [0.3, promptPop(this.plus, ctx)],
      [0.35, this.second.arrive(ctx)],
      [0.6, promptPop(this.equation.body, ctx)],
    );
  }

  /**
   * The ten frame replaces the sum, with what is counted already. 0.6 s. from: how many are in it already, when
   * counting on.
   */
  frameIn(from: number, ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .set(this.help, { visible: true }, 0)
      .set(this.frame, { shown: 0 }, 0)
      .add(this.frame.giveBack().paused(false), 0)
      .to(this.equation.body, { alpha: 0, duration: 0.15 }, 0)
      .add(this.share(1, ctx).paused(false), 0)
      .add(slideIn(this.frame.body, ctx).paused(false), 0.1)
      .set(this.frame, { shown: from }, 0.6);
  }

  /** Gives the ten frame its height (1), or takes it back (0). 0.3 s. */
  private share(helped: number, ctx: FxContext): gsap.core.Timeline {
    if (!ctx.calm) return recipe().to(this, { helped, duration: 0.3, ease: EASE.move });
    // Whether anything changes is only known when it starts.
    const alpha = () => (this.helping === helped ? 1 : 0);
    return recipe()
      .to(this.groups, { alpha, duration: 0.12 }, 0)
      .set(this, { helped }, 0.15)
      .to(this.groups, { alpha: 1, duration: 0.12 }, 0.18);
  }

  /** Puts both groups together: the parts stay visible in the whole, and nothing is counted. 0.9 s. */
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
    const lids = this.hidden.filter((group) => group !== this.closed);
    return together(...lids.map((group) => [0, group.open(ctx)] as const));
  }

  /** Shows the sum again, whether the frame had its place or not. 0.3 s. */
  equationBack(ctx: FxContext): gsap.core.Timeline {
    return recipe()
      .to(this.frame.body, { alpha: 0, duration: 0.15 }, 0)
      .to(this.equation.body, { alpha: 1, duration: 0.2 }, 0)
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
    const rows = thing.parent as Group['rows'];
    const group = this.first.rows === rows ? this.first : this.second;
    const size = rows.touchSize;
    return {
      x: this.x + group.x + thing.x - size / 2,
      y: this.y + group.y + thing.y - size / 2,
      width: size,
      height: size,
    };
  }

  hitOfPlus(): Rect {
    return boxAround({ x: this.x + this.plus.x, y: this.y + this.plus.y }, PLUS_SPACE, PLUS_ROW);
  }

  hitOfGroup(group: Group): Rect {
    const { width, height } = group.size;
    return { x: this.x + group.x - width / 2, y: this.y + group.y - height / 2, width, height };
  }
}
