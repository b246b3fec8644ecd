import { Container, Graphics } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import { boardFor } from '#engine/layout/board.ts';
import { layoutFor, type Layout, type Rect } from '#engine/layout/layout.ts';
import type { Picture, RoundPicture } from '#engine/plays/play.ts';
import { createRandom } from '#engine/rules/random.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import { World } from '#engine/sprites/world.ts';
import { contextOfPlay } from './play-context.ts';
import type { StageContext } from './stage-context.ts';

/** The same question each time; any number would do. */
const SEED = 3;
/** Not the first question: what a round builds has begun by then. */
const INDEX = 2;
/** The question comes, a hand comes, presses, and what follows is seen: four seconds. */
const ARRIVAL_SECONDS = 1.1;
const HAND_AT = 0.75;
const PRESS_AT = 1.5;
const RIGHT_AT = 1.75;
const EFFECT_SECONDS = 2.25;
/** What the header takes of a stage, and what is below its answers, has no room here. Shares of the height. */
const CUT = { above: 0.09, below: 0.04 } as const;
const FRAME = 8;
const HAND_SHARE = 1 / 560;

export interface ShowMeOptions {
  readonly stage: StageContext;
  readonly picture: Picture;
  /** Runs an animation that ends with the scene. */
  readonly animate: Animate;
  /** To be called after adding display objects. */
  prepare(): void;
}

/**
 * A small stage in a window, on which one question of this very game is played by a hand: the family's own picture, its
 * right answer and what follows. It belongs to no round: nothing is counted, said or announced.
 */
export class ShowMe extends Container {
  private readonly options: ShowMeOptions;
  private readonly scenery: World;
  /** The family's picture and the guide, anew each time. */
  private readonly ground = new Container();
  private readonly holder = new Container();
  private readonly pane = new Graphics();
  private readonly hand = new GhostHand();
  private guide: Guide | undefined;
  private pictured: RoundPicture | undefined;
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
    this.addChild(this.holder, this.pane, this.hand);
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
  }

  /** Plays the question from its beginning, in place of what was shown. */
  begin(calm: boolean): void {
    this.clear();
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
      showQuestion: () => true,
    };
    const { pictured, answerAt } = picture.show(context, INDEX + 1, random);
    this.ground.addChild(pictured.view, guide, pictured.pointing);
    this.guide = guide;
    this.pictured = pictured;
    this.visible = true;
    joinGroups(this.holder);
    this.play(pictured, answerAt(INDEX), calm);
    prepare();
  }

  /** Ends what runs, and leaves the window empty. */
  clear(): void {
    for (const animation of this.running) animation.kill();
    this.running = [];
    this.pictured?.dispose();
    this.pictured = undefined;
    this.guide = undefined;
    destroyChildren(this.ground);
    this.visible = false;
  }

  private readonly run: Animate = (animation) => {
    this.running.push(animation);
    return this.options.animate(animation);
  };

  private play(pictured: RoundPicture, answer: string, calm: boolean): void {
    const { hand, options } = this;
    const board = pictured.ask(INDEX);
    const paced = (timeline: gsap.core.Timeline, seconds: number) =>
      this.run(timeline).timeScale(Math.max(1, timeline.duration() / seconds));
    const arriving = paced(board.arrive(), ARRIVAL_SECONDS);
    const target = () => board.targets().find(({ id }) => id === answer)!;
    const come = () => this.run(hand.come(this.toLocal({ x: 0, y: 0 }, target().view), { calm }));
    const press = () => {
      this.run(hand.press({ calm }));
      target().press(true);
    };
    const isRight = () => {
      arriving.progress(1);
      target().press(false);
      paced(board.right(answer), EFFECT_SECONDS);
      this.run(this.guide!.clap());
      options.prepare();
    };
    this.run(
      recipe()
        .fromTo(this, { alpha: 0 }, { alpha: 1, duration: 0.25 }, 0)
        .call(come, undefined, HAND_AT)
        .call(press, undefined, PRESS_AT)
        .call(isRight, undefined, RIGHT_AT)
        .call(() => this.run(hand.leave()), undefined, RIGHT_AT + 0.3),
    );
  }
}

/** Drawn together, in few calls: what moves alone on a stage of its own is small here, and there for a moment. */
function joinGroups(thing: Container): void {
  thing.isRenderGroup = false;
  thing.children.forEach(joinGroups);
}
