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
import { Deeds, PACE, showPlanOf, type Deed, type ShowPlan } from './show-plan.ts';
import type { StageContext } from './stage-context.ts';

/** The same questions each time; any number would do. */
const SEED = 3;
/** Not the first question, where one is enough: what a round builds has begun by then. */
const INDEX = 2;
/** The finger is on the lower edge of what it touches, of which it hides nothing. Share of the height. */
const LOWER_EDGE = 0.84;
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
 * what is counted or heard, a right answer and what follows, in some five seconds, so that it is understood without a word;
 * once more where there is time. It belongs to no round: nothing is counted, said or announced.
 */
export class ShowMe extends Container {
  private readonly options: ShowMeOptions;
  private readonly scenery: World;
  /** The family's picture and the guide, anew each time. */
  private readonly ground = new Container();
  private readonly holder = new Container();
  private readonly pane = new Graphics();
  /** What touches and presses: belongs before the window, and behind what can be pressed in earnest. */
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
    this.askFirst();
    this.run(recipe().fromTo(this, { alpha: 0 }, { alpha: 1, duration: 0.25 }, 0));
    prepare();
  }

  /** The next sentence of the instructions begins, and takes so long: all is shown with the first, and again if there is time. */
  goOn(seconds: number): void {
    if (!this.isOn) return;
    const at = this.told++;
    const { sentences, taps } = this.plan;
    const left = (seconds * sentences.slice(at).join(' ').length) / sentences[at]!.length;
    if (at > 0 && (!this.deeds.isIdle || left < PACE.again)) return;
    const { last, before, leave } = PACE.effect;
    const leaves: Deed = () => this.paced(this.board!.leave(), leave);
    if (at > 0) this.deeds.add(leaves, () => this.askFirst());
    this.deeds.add(this.arrive, this.touchAll);
    taps.forEach((_, turn) => {
      if (turn > 0) this.deeds.add(leaves, () => this.askNext());
      this.deeds.add(this.tap, () => this.answer(turn === taps.length - 1 ? last : before));
    });
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

  private readonly arrive: Deed = () => {
    this.arriving = this.board!.arrive();
    return this.paced(this.arriving, PACE.arrival);
  };

  /** All that is counted or listened to is touched, one after the other. */
  private readonly touchAll: Deed = () => {
    const toys = this.board!.toys?.().filter(({ isHelp, isAway }) => !isHelp && !isAway?.()) ?? [];
    const each = Math.min(PACE.touching.most, PACE.touching.all / toys.length);
    const touch = (toy: Toy) => () => {
      const way = this.pointAt(toy.hit(), each * PACE.touching.way);
      const touched = () => {
        this.run(this.hand.press({ calm: this.calm }));
        toy.touch();
        this.options.prepare();
      };
      this.run(recipe().call(touched, undefined, way));
      return way + each * (1 - PACE.touching.way);
    };
    this.deeds.insert(toys.map(touch));
    return 0;
  };

  private get target(): Target {
    const answer = this.answerAt(this.index);
    return this.board!.targets().find(({ id }) => id === answer)!;
  }

  private readonly tap: Deed = () => {
    const { target, hand } = this;
    // Over no other answer on its way.
    const gone = hand.isThere ? this.paced(hand.leave(), PACE.tapping.go) : 0;
    const come = () => void this.pointAt(target.hit(), PACE.tapping.come);
    const press = () => {
      this.run(hand.press({ calm: this.calm }));
      target.press(true);
    };
    const there = gone + PACE.tapping.come;
    this.run(recipe().call(come, undefined, gone + 0.01));
    this.run(recipe().call(press, undefined, there + PACE.tapping.press));
    return there + PACE.tapping.right;
  };

  /** The answer that was tapped is right. most: seconds. */
  private answer(most: number): number {
    this.arriving!.progress(1);
    this.target.press(false);
    this.run(this.guide!.clap());
    this.run(recipe().call(() => this.run(this.hand.leave()), undefined, PACE.tapping.leave));
    return this.paced(this.board!.right(this.answerAt(this.index)), most);
  }

  private askNext(): number {
    this.index++;
    this.ask();
    this.arriving = this.board!.arrive();
    return this.paced(this.arriving, PACE.effect.next);
  }

  /** The first question that is shown. */
  private askFirst(): number {
    this.index = this.plan.taps.length > 1 ? 0 : INDEX;
    return this.ask();
  }

  private ask(): number {
    this.board = this.pictured!.ask(this.index);
    joinGroups(this.holder);
    return 0;
  }

  /** The finger goes to a place on the small stage. seconds: for its way, if it is in sight. Returns how long it takes. */
  private pointAt({ x, y, width, height }: Rect, seconds: number): number {
    const { hand, calm } = this;
    this.tip = { x: x + width / 2, y: y + height * LOWER_EDGE };
    const to = hand.parent!.toLocal(this.tip, this.holder);
    const most = hand.isThere ? seconds : PACE.tapping.come;
    this.going = this.run(hand.isThere ? hand.go(to, seconds, { calm }) : hand.come(to, { calm }));
    this.going.timeScale(Math.max(1, this.going.duration() / most));
    return most;
  }
}
