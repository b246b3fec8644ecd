import { accessOfSide } from '#engine/access/access.ts';
import { Container } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Control } from '#engine/input/controls.ts';
import { createGate, type InputGate } from '#engine/input/gate.ts';
import { createMachine, type Machine } from '#engine/kernel/machine.ts';
import { boardFor } from '#engine/layout/board.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Side } from '#engine/layout/sides.ts';
import type { PlayContext, RoundPicture } from '#engine/plays/play.ts';
import { SIDE_IS_RIGHT } from '#engine/rules/common-words.ts';
import { ROUND_TABLE, type RoundEvent, type RoundState } from '#engine/rules/round.ts';
import type { SideOfRound } from '#engine/rules/two-sides.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import type { Reactions } from '#engine/sprites/reactions.ts';
import { SpeechCaption } from '#engine/sprites/speech-caption.ts';
import { companionsOn } from './companions.ts';
import { DoneMark } from './done-mark.ts';
import { fitWhole } from './fit-whole.ts';
import { guideControl } from './guide-control.ts';
import { HalfPlace } from './half-place.ts';
import { contextOfPlay } from './play-context.ts';
import { questionControls } from './play-controls.ts';
import { WayOut } from './way-out.ts';
import { createSilentVoice, SILENT_GUIDE } from './silent-voice.ts';
import type { StageContext } from './stage-context.ts';
import { Teaching } from './teaching.ts';

const GRACE_SECONDS = 0.15;
/** A side whose neighbours have been right for so long is offered the answer. */
const PATIENCE_SECONDS = 20;

/** What a half gets from the scene that both are on. */
export interface HalfOptions {
  readonly stage: StageContext;
  readonly side: Side;
  readonly guide: Guide;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  after(seconds: number, fn: () => void): gsap.core.Animation;
  prepare(): void;
  /** This side was right, or its points have changed. */
  onAnswered(): void;
  /** The guide was touched: the question is to be heard again. */
  onRepeat(): void;
}

/** One side of a duet: the family's picture on half the stage, its own answers, guide and silent help. */
export class Half {
  readonly view = new Container();
  readonly machine: Machine<RoundState, RoundEvent>;
  readonly side: Side;
  readonly context: PlayContext;
  readonly reactions: Reactions;
  private readonly options: HalfOptions;
  /** The stage as this half's parts know it. */
  private readonly stage: StageContext;
  private readonly gate: InputGate;
  readonly guide: Guide;
  private readonly picture = new Container();
  private readonly caption = new SpeechCaption();
  private readonly wayOut: WayOut;
  private readonly done = new DoneMark();
  private readonly place: HalfPlace;
  private laidOut: Layout;
  private playing:
    { readonly round: SideOfRound; readonly pictured: RoundPicture; readonly teaching: Teaching } | undefined;
  private patience: gsap.core.Animation | undefined;
  private marking: gsap.core.Animation | undefined;

  constructor(options: HalfOptions) {
    this.options = options;
    const { stage, side, guide, fx, animate } = options;
    this.side = side;
    this.guide = guide;
    this.reactions = companionsOn(stage, { guide, fx }).reactions;
    this.place = new HalfPlace(this.view, side, stage.layout());
    this.laidOut = this.place.layout;
    const later = (seconds: number, fn: () => void) => {
      const waiting = options.after(seconds, fn);
      return () => void waiting.kill();
    };
    this.gate = createGate({ after: later, dispose: () => undefined });
    this.gate.onChange(() => stage.controls.changed());
    const voice = createSilentVoice(later);
    voice.captions.onChange(() => this.showCaption());
    this.stage = {
      ...stage,
      layout: () => this.place.layout,
      voice,
      guideSounds: SILENT_GUIDE,
      access: accessOfSide(stage.access, side),
    };
    this.wayOut = new WayOut({
      side,
      fx,
      animate,
      toStage: (rect) => this.place.toStage(rect),
      onAsked: () => this.helpOut(),
    });
    this.picture.addChild(guide);
    this.view.addChild(this.picture, this.done, this.wayOut, this.caption);
    this.machine = createMachine<RoundState, RoundEvent>({
      table: ROUND_TABLE,
      initial: 'asking',
      now: () => stage.clock.now,
      onEnter: { asking: (from) => from === 'wrong' && this.askAgain() },
    });
    this.context = contextOfPlay(this.stage, {
      guide,
      fx,
      animate,
      peeked: () => this.playing?.round.help(2),
      layout: () => this.laidOut,
      isBesideAnother: true,
    });
  }

  /** Gets what the round and the family's picture are for this side. */
  begin(round: SideOfRound, pictured: RoundPicture): void {
    const { stage, machine, reactions } = this;
    const placeOf = (thing: Container) => this.place.of(thing);
    // A side shows no points of its own: the stars are the class's.
    const header = { badge: { score: 0 } };
    const parts = { ...this.options, stage, machine, round, pictured, reactions, header, placeOf };
    const teaching = new Teaching(parts);
    this.picture.addChildAt(pictured.view, 0);
    this.picture.addChild(pictured.pointing);
    this.playing = { round, pictured, teaching };
  }

  get pictured(): RoundPicture {
    return this.now.pictured;
  }

  describe() {
    const { round } = this.now;
    return { state: this.machine.state, tries: round.tries, score: round.score, gate: this.gate.reasons };
  }

  /** Positions everything. still: the picture keeps its layout, because its things are on their way. */
  layOut(still: boolean): void {
    this.place.moveOn(this.options.stage.layout());
    const { layout } = this.place;
    const { caption, guide } = boardFor(layout);
    this.caption.position.set(caption.x, caption.y);
    this.caption.maxWidth = caption.maxWidth;
    if (still) return fitWhole(this.picture, this.laidOut, layout);
    this.laidOut = layout;
    this.guide.position.set(guide.x, guide.y);
    this.guide.scale.set(guide.scale);
    fitWhole(this.picture, layout, layout);
  }

  /** Positions the question's picture. */
  placeBoard(): void {
    this.pictured.board.place();
    this.done.place();
    this.wayOut.place(this.guide, this.place.layout, this.pictured.board.targets());
  }

  /** Shows the question. Returns in how many seconds what it asks for is true. */
  ask(): number {
    if (this.machine.state !== 'asking') this.machine.send('next');
    this.gate.reopen('answered');
    this.gate.reopen('feedback');
    return this.now.teaching.ask();
  }

  /** Answers are taken from now on, or in so many seconds. */
  opens(seconds: number): void {
    this.now.round.opens(seconds);
  }

  /** Shows the question once more. */
  showAgain(): void {
    this.now.teaching.remind();
  }

  /** The other side was right: this one gets its time, and then a way out. */
  isAwaited(): void {
    this.patience = this.options.after(PATIENCE_SECONDS, () => {
      this.wayOut.place(this.guide, this.place.layout, this.pictured.board.targets());
      this.wayOut.visible = true;
      this.options.prepare();
      this.options.onAnswered();
    });
  }

  /** Both are right: nothing of the question waits or moves any more. */
  settle(): void {
    this.endPatience();
    this.marking?.kill();
    this.done.hide();
    this.now.teaching.settle();
    this.stage.voice.stop();
  }

  /** The question is over without an answer. */
  skip(): void {
    this.settle();
    this.gate.close('answered');
    if (this.machine.state === 'wrong') this.machine.send('retry');
    if (this.machine.state === 'asking') this.machine.send('skip');
  }

  /** What is said to both. */
  showCaption(): void {
    const { captions } = this.options.stage.voice;
    this.caption.text = this.stage.voice.captions.text ?? captions.text;
    this.options.prepare();
  }

  controls(): readonly Control[] {
    const { teaching, round, pictured } = this.now;
    const { stage, fx, animate, onRepeat } = this.options;
    const { toys, actions, choices } = questionControls(pictured.board, round.question, {
      ...{ fx, animate },
      open: () => stage.gate.open && this.gate.open,
      ...{ teaching, guide: this.guide },
      onChosen: (id) => this.onChosen(id),
    });
    const guide = {
      ...guideControl(this.guide, onRepeat),
      enabled: () => this.machine.state === 'asking' && !this.wayOut.visible,
    };
    const all = [
      guide,
      ...toys,
      ...actions,
      ...choices.map((choice) => ({ ...choice, enabled: () => choice.enabled() && this.gate.open })),
    ].map((control) => ({ ...control, rect: () => this.place.toStage(control.rect()) }));
    const named = [...all, this.wayOut.control()];
    return named.map((control) => ({ ...control, id: `${this.side}-${control.id}`, side: this.side }));
  }

  step(delta: number): void {
    this.guide.step(delta);
  }

  /** The guide turns to the right answer. */
  lookAtAnswer(): gsap.core.Timeline {
    const { round, pictured } = this.now;
    const view = pictured.board.targets().find(({ id }) => id === round.question.answer)?.view;
    return this.guide.acts.lookAt(view && this.place.of(view));
  }

  private get now() {
    if (!this.playing) throw new Error('the half has not begun');
    return this.playing;
  }

  private onChosen(choiceId: string): void {
    const { round, teaching, pictured } = this.now;
    const { fx, animate, onAnswered } = this.options;
    if (this.machine.state !== 'asking' || !this.gate.open) return;
    teaching.settle();
    if (!round.choose(choiceId)) {
      this.gate.close('feedback');
      this.machine.send('chose-wrong');
      teaching.answerWrong(choiceId);
      onAnswered();
      return;
    }
    this.gate.close('answered');
    this.machine.send('chose-right');
    this.endPatience();
    this.stage.voice.stop();
    this.stage.channels.effect('correct');
    this.stage.access.announce(SIDE_IS_RIGHT);
    animate(this.reactions.to('right'));
    const targets = pictured.board.targets();
    const chosen = targets.find(({ id }) => id === choiceId)?.view;
    if (chosen) fx().burst?.(chosen, 12);
    this.marking = animate(this.done.show(choiceId, targets, fx()));
    this.options.prepare();
    onAnswered();
  }

  private askAgain(): void {
    this.gate.reopen('feedback', GRACE_SECONDS);
    this.opens(GRACE_SECONDS);
    this.now.teaching.askAgain();
  }

  /** Shows the answer, because it was asked for. */
  helpOut(): void {
    this.endPatience();
    this.now.teaching.showAnswer();
    this.options.onAnswered();
  }

  private endPatience(): void {
    this.patience?.kill();
    this.wayOut.visible = false;
  }
}
