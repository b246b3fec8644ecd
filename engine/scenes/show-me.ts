import { Container, Graphics, type PointData } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import { boardFor } from '#engine/layout/board.ts';
import { layoutFor, type Layout, type Rect } from '#engine/layout/layout.ts';
import type { AskedBoard, Picture, RoundPicture } from '#engine/plays/play.ts';
import { createRandom } from '#engine/rules/random.ts';
import { joinGroups } from '#engine/sprites/batch.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import type { Target, Toy } from '#engine/sprites/target.ts';
import { World } from '#engine/sprites/world.ts';
import { contextOfPlay } from './play-context.ts';
import { Deeds, showPlanOf, untilTap, type ShowPlan } from './show-plan.ts';
import type { StageContext } from './stage-context.ts';

/** The same questions each time; any number would do. */
const SEED = 3;
/** Not the first question, where one is enough: what a round builds has begun by then. */
const INDEX = 2;
/** The question comes within so much of what is said before the answer is tapped, and at least so many seconds. */
const ARRIVAL = { share: 0.75, least: 1.1 } as const;
/** What is touched before the answer, one after the other: seconds for each, and how much of them the way takes. */
const EACH = { least: 0.26, most: 0.6, way: 0.6 } as const;
/** The hand is there, then presses, then the answer is right; and is gone some time after. */
const TAPPING = { way: 0.45, press: 0.05, right: 0.3, leave: 0.35 } as const;
/** What follows a right answer; and where another question comes after it, with that one's coming. */
const EFFECT_SECONDS = { last: 2.25, before: 1, leave: 0.25, next: 0.5 } as const;
/** The finger is on the lower edge of what it touches, of which it hides nothing. Share of the height. */
const LOWER_EDGE = 0.9;
/** What the header takes of a stage, and what is below its answers, has no room here. Shares of the height. */
const CUT = { above: 0.09, below: 0.04 } as const;
const FRAME = 8;
const HAND_SHARE = 1 / 760;

export interface ShowMeOptions {
  readonly stage: StageContext;
  readonly picture: Picture;
  /** Runs an animation that ends with the scene. */
  readonly animate: Animate;
  /** To be called after adding display objects. */
  prepare(): void;
}

/**
 * A small stage in a window, on which this very game is played by a hand while it is told how: the family's own picture,
 * each touch with the sentence that speaks of it, a right answer and what follows. It belongs to no round: nothing is
 * counted, said or announced.
 */
export class ShowMe extends Container {
  private readonly options: ShowMeOptions;
  private readonly scenery: World;
  /** The family's picture and the guide, anew each time. */
  private readonly ground = new Container();
  private readonly holder = new Container();
  private readonly pane = new Graphics();
  /** What touches and presses: belongs before everything else on the stage. */
  readonly hand = new GhostHand();
  private readonly plan: ShowPlan;
  private readonly deeds = new Deeds((seconds, fn) => this.after(seconds, fn));
  private guide: Guide | undefined;
  private pictured: RoundPicture | undefined;
  private board: AskedBoard | undefined;
  private answerAt: (index: number) => string = () => '';
  private arriving: gsap.core.Animation | undefined;
  private calm = false;
  /** The question that is shown, and how many sentences have begun. */
  private index = 0;
  private told = 0;
  /** Where the finger is, on the small stage, and what brings it there. */
  private tip: PointData | undefined;
  private going: gsap.core.Animation | undefined;
  private layout: Layout = layoutFor(4, 3);
  private window: Rect = { x: 0, y: 0, width: 4, height: 3 };
  private running: gsap.core.Animation[] = [];

  constructor(options: ShowMeOptions) {
    super();
    this.options = options;
    this.scenery = new World(options.stage.pictures, options.stage.dayScene());
    this.scenery.simplify();
    this.holder.addChild(this.scenery, this.ground);
    this.holder.mask = this.pane;
    this.addChild(this.holder, this.pane);
    this.plan = showPlanOf(options.stage.game.instructions);
    this.visible = false;
  }

  /** Something is shown, or was and is still in the window. */
  get isOn(): boolean {
    return this.pictured !== undefined;
  }

  /** Of its guide, which breathes. share: see `Guide.step`. */
  step(delta: number, share: number): void {
    this.guide?.step(delta, share);
  }

  /** window: in the coordinates of its parent. What is shown keeps its arrangement and is scaled to fit. */
  place(window: Rect): void {
    this.window = window;
    const { x, y, width, height } = window;
    const inner = { width: width - 2 * FRAME, height: height - 2 * FRAME };
    this.pane
      .clear()
      .roundRect(x + FRAME, y + FRAME, inner.width, inner.height, 38)
      .fill('#FFFFFF');
    const { layout } = this;
    const seen = layout.height * (1 - CUT.above - CUT.below);
    const scale = Math.max(inner.width / layout.width, inner.height / seen);
    this.holder.scale.set(scale);
    this.holder.position.set(
      x + (width - layout.width * scale) / 2,
      y + height / 2 - (layout.height * CUT.above + seen / 2) * scale,
    );
    this.hand.scale.set(Math.min(width, height) * HAND_SHARE);
    if (!this.tip || !this.hand.parent) return;
    this.going?.kill();
    this.hand.position.copyFrom(this.hand.parent.toLocal(this.tip, this.holder));
  }

  /** Lays out the question, in place of what was shown: `goOn` plays it. */
  begin(calm: boolean): void {
    this.clear();
    this.calm = calm;
    const { picture, stage, prepare } = this.options;
    const { width, height } = this.window;
    this.layout = layoutFor(width, height / (1 - CUT.above - CUT.below));
    this.place(this.window);
    this.scenery.resize(this.layout);
    const { pictures, avatar, outfit } = stage;
    const random = createRandom(SEED);
    const hat = pictures.hat;
    const guide = new Guide({ pictures, avatar, hat, outfit, random: random.fork(), calm: () => calm });
    const stands = boardFor(this.layout).guide;
    guide.position.set(stands.x, stands.y);
    guide.scale.set(stands.scale);
    const fx = () => ({ calm });
    const context = {
      ...contextOfPlay(stage, {
        guide,
        fx,
        animate: this.run,
        peeked: () => undefined,
        layout: () => this.layout,
      }),
      random: random.fork(),
      newNumerals: new Set<number>(),
      sounds: { effect: () => undefined, prepare: () => undefined, say: () => undefined },
      // What is asked by ear is listened to here, too.
      showQuestion: () => stage.settings.values.showQuestion,
    };
    const { pictured, answerAt } = picture.show(context, INDEX + 1, random);
    this.ground.addChild(pictured.view, guide, pictured.pointing);
    this.guide = guide;
    this.pictured = pictured;
    this.visible = true;
    this.answerAt = answerAt;
    this.index = this.plan.taps.length > 1 ? 0 : INDEX;
    this.board = pictured.ask(this.index);
    joinGroups(this.holder);
    this.run(recipe().fromTo(this, { alpha: 0 }, { alpha: 1, duration: 0.25 }, 0));
    prepare();
  }

  /** The next sentence of the instructions begins, and takes so long: it is shown, after what is still being shown. */
  goOn(seconds: number): void {
    if (!this.isOn) return;
    const at = this.told++;
    const { touched, taps } = this.plan;
    if (at === 0) this.deeds.add(() => this.arrive(seconds));
    if (at === touched) this.deeds.add(() => this.touchAll(seconds));
    const tap = taps.indexOf(at);
    if (tap > 0)
      this.deeds.add(
        () => this.paced(this.board!.leave(), EFFECT_SECONDS.leave),
        () => this.askNext(),
      );
    if (tap >= 0) {
      const most = tap === taps.length - 1 ? EFFECT_SECONDS.last : EFFECT_SECONDS.before;
      this.deeds.add(
        () => this.tap(),
        () => this.answer(most),
      );
    }
  }

  /** Everything was said, or nothing could be: what is left is shown. */
  finish(): void {
    while (this.isOn && this.told < this.plan.sentences.length) this.goOn(0);
  }

  /** Ends what runs, and leaves the window empty. */
  clear(): void {
    for (const animation of this.running) animation.kill();
    this.running = [];
    this.deeds.clear();
    this.told = 0;
    this.tip = undefined;
    this.hand.hide();
    this.pictured?.dispose();
    this.pictured = undefined;
    this.board = undefined;
    this.guide = undefined;
    destroyChildren(this.ground);
    this.visible = false;
  }

  private readonly run: Animate = (animation) => {
    this.running.push(animation);
    return this.options.animate(animation);
  };

  /** Runs it within so many seconds; returns how long it takes. */
  private paced(timeline: gsap.core.Animation, seconds: number): number {
    const pace = Math.max(1, timeline.duration() / seconds);
    this.run(timeline).timeScale(pace);
    return timeline.duration() / pace;
  }

  private after(seconds: number, fn: () => void): void {
    this.options.prepare();
    if (seconds > 0) this.run(recipe().call(fn, undefined, seconds));
    else fn();
  }

  private arrive(firstSeconds: number): number {
    this.arriving = this.board!.arrive();
    const most = untilTap(this.plan) * firstSeconds * ARRIVAL.share;
    return this.paced(this.arriving, Math.max(ARRIVAL.least, most));
  }

  /** All that is counted or listened to is touched, one after the other. seconds: of the sentence that asks for it. */
  private touchAll(seconds: number): number {
    const toys = this.board!.toys?.().filter(({ isHelp, isAway }) => !isHelp && !isAway?.()) ?? [];
    const each = Math.min(EACH.most, Math.max(EACH.least, seconds / toys.length));
    const touch = (toy: Toy) => () => {
      const way = this.pointAt(toy.hit(), each * EACH.way);
      const touched = () => {
        this.run(this.hand.press({ calm: this.calm }));
        toy.touch();
        this.options.prepare();
      };
      this.run(recipe().call(touched, undefined, way));
      return way + each * (1 - EACH.way);
    };
    this.deeds.insert([...toys.map(touch), () => this.rest()]);
    return 0;
  }

  /** Where nothing comes next, the hand is in nobody's way. */
  private rest(): number {
    const leave = () => this.deeds.isIdle && this.run(this.hand.leave());
    this.run(recipe().call(leave, undefined, TAPPING.leave));
    return 0;
  }

  private get target(): Target {
    const answer = this.answerAt(this.index);
    return this.board!.targets().find(({ id }) => id === answer)!;
  }

  private tap(): number {
    const { target } = this;
    const way = this.pointAt(target.hit(), TAPPING.way);
    const press = () => {
      this.run(this.hand.press({ calm: this.calm }));
      target.press(true);
    };
    this.run(recipe().call(press, undefined, way + TAPPING.press));
    return way + TAPPING.right;
  }

  /** The answer that was tapped is right. most: seconds. */
  private answer(most: number): number {
    this.arriving!.progress(1);
    this.target.press(false);
    this.run(this.guide!.clap());
    this.run(recipe().call(() => this.run(this.hand.leave()), undefined, TAPPING.leave));
    return this.paced(this.board!.right(this.answerAt(this.index)), most);
  }

  private askNext(): number {
    this.index++;
    this.board = this.pictured!.ask(this.index);
    this.arriving = this.board.arrive();
    joinGroups(this.holder);
    return this.paced(this.arriving, EFFECT_SECONDS.next);
  }

  /** The finger goes to a place on the small stage. seconds: for its way, if it is in sight. Returns how long it takes. */
  private pointAt({ x, y, width, height }: Rect, seconds: number): number {
    const { hand, calm } = this;
    this.tip = { x: x + width / 2, y: y + height * LOWER_EDGE };
    const to = hand.parent!.toLocal(this.tip, this.holder);
    this.going = this.run(hand.isThere ? hand.go(to, seconds, { calm }) : hand.come(to, { calm }));
    return this.going.duration();
  }
}
