import type { Container } from 'pixi.js';
import { fadeIn } from '#engine/fx/ambient.ts';
import { createMachine, type Machine } from '#engine/kernel/machine.ts';
import { boardFor } from '#engine/layout/board.ts';
import type { Picture, RoundPicture } from '#engine/plays/play.ts';
import { announceAsked } from '#engine/rules/common-words.ts';
import type { RoundBegun } from '#engine/rules/played.ts';
import { ROUND_TABLE, type Round, type RoundEvent, type RoundState } from '#engine/rules/round.ts';
import { companionsOn, restful } from './companions.ts';
import type { ClassBoard, ForClass } from './class-board.ts';
import { replayAnswers } from './replay-answers.ts';
import { fitWhole } from './fit-whole.ts';
import { guideControl } from './guide-control.ts';
import { giveWay, LEAVE_PACE } from './give-way.ts';
import { GameHeader } from './header.ts';
import { contextOfPlay } from './play-context.ts';
import { questionControls } from './play-controls.ts';
import { praiseAnswer, wordOfPraise } from './praise.ts';
import { RareEvent } from './rare-event.ts';
import { NOTHING_AROUND, type RoundParts } from './round-parts.ts';
import { fetchAhead, fetchAsked, fetchSayings, SAYINGS_SECONDS } from './sayings.ts';
import type { PlayEvents, RoundScene } from './scene-events.ts';
import type { StageContext } from './stage-context.ts';
import { StageScene } from './stage-scene.ts';
import { stopQuestionIn, type StopQuestion } from './stop-question.ts';
import { Teaching } from './teaching.ts';

/** After answers appear, taps meant for the question before are ignored for this long. */
const ARRIVAL_SECONDS = 0.4;
/** The same after a press that goes on: who pressed waits for the question. */
const PRESSED_ARRIVAL_SECONDS = 0.28;
const GRACE_SECONDS = 0.15;
/** A question that leaves after a press is so many times as fast as it was drawn. */
const PRESSED_PACE = 3;

/**
 * The play scene: owns order, score, sounds and timers, with `praise.ts` for right answers and `teaching.ts` for wrong
 * ones. The family's play only draws.
 */
export class PlayScene extends StageScene implements RoundScene {
  readonly machine: Machine<RoundState, RoundEvent>;
  readonly round: Round;
  private readonly events: PlayEvents;
  private readonly pictured: RoundPicture;
  private readonly header: GameHeader;
  private readonly teaching: Teaching;
  private readonly parts: RoundParts;
  private readonly stop: StopQuestion;
  private readonly rare: RareEvent;
  /** Only at the board. */
  private readonly ofClass: ClassBoard | undefined;
  /** Shortens what follows a right answer, while it runs. */
  private hurry: () => boolean = () => false;
  /** How fast one question gives way to the next. */
  private pace = LEAVE_PACE;
  /** Said aloud on the way to the next question. */
  private praise: readonly string[] = [];
  /** Said before the first question. */
  private before: readonly string[];
  /** The layout of the picture. */
  private laidOut = this.stage.layout();

  constructor(stage: StageContext, picture: Picture, events: PlayEvents, begun: RoundBegun, of?: ForClass) {
    super(stage);
    this.events = events;
    this.before = events.before;
    const { guide, world, fx, animate } = this;
    const now = () => stage.clock.now;
    const peeked = () => this.round.help(2);
    const context = contextOfPlay(stage, { guide, world, fx, animate, peeked, layout: () => this.laidOut });
    const { round, pictured } = picture.begin(context, { begun, now });
    this.round = round;
    this.pictured = pictured;
    this.header = new GameHeader({
      stage,
      fx,
      animate,
      playing: true,
      onBack: () => this.stop.press(),
      onInstructions: () => this.teaching.repeatInstructions(),
    });
    this.ground.addChild(pictured.view);
    this.picture.addChild(pictured.pointing);
    this.play(fadeIn(this.ground, fx()));
    this.front.addChild(this.header);
    if (of) this.ofClass = this.front.addChild(this.makeClassBoard(of));
    this.machine = createMachine<RoundState, RoundEvent>({
      table: ROUND_TABLE,
      initial: 'asking',
      now,
      onEnter: {
        asking: (from) => (from === 'wrong' ? this.askAgain() : this.ask()),
        over: () => this.finish(),
      },
    });
    this.parts = {
      ...{ stage, round, pictured, guide, fx, animate },
      machine: this.machine,
      ...companionsOn(stage, { guide, fx, world: this.world }),
      header: this.header,
      after: (seconds, fn) => this.after(seconds, fn),
      retire: (old, what) => this.retire(old, what),
      placeOf: (thing) => this.placeOf(thing),
      prepare: () => this.prepare(),
    };
    this.teaching = new Teaching(this.parts);
    this.rare = new RareEvent(this.parts, this.world, begun.seed);
    this.stop = stopQuestionIn(this.parts, this.teaching, () => events.onLeave('all-games'));
    this.own(() => this.stop.hide());
    this.own(() => pictured.dispose());
    const hurry = () => {
      if (!this.teaching.goOn() && this.hurry()) this.pace = PRESSED_PACE;
    };
    this.own(stage.clock.onStep(restful(this.world, this.machine, [{ guide, machine: this.machine }])));
    stage.onFreePress.add(hurry);
    this.own(() => stage.onFreePress.delete(hurry));
    stage.channels.music(stage.pictures.worldName && `music/${stage.pictures.worldName}`);
    if (round.index > 0) replayAnswers(round, pictured, (animation) => this.play(animation));
    this.header.begin(round);
    this.ask();
  }

  override describe() {
    const { round, machine } = this;
    return { state: machine.state, moves: machine.log, ...round.describe() };
  }

  /** After an answer, everything is in motion: the layout stays as it was, scaled to fit. */
  protected place(): void {
    const { state } = this.machine;
    const layout = this.stage.layout();
    this.header.place(layout);
    this.ofClass?.place(layout);
    if (state !== 'asking' && state !== 'wrong') return fitWhole(this.picture, this.laidOut, layout);
    this.layOut();
    this.pictured.board.place();
  }

  /** From here on the picture uses the present layout; the family positions its own parts. */
  private layOut(): void {
    const layout = this.stage.layout();
    this.laidOut = layout;
    this.guideTo(boardFor(layout).guide);
    fitWhole(this.picture, layout, layout);
  }

  get soFar() {
    return this.round.soFar;
  }

  asksToStop = () => this.stop.asks();

  /** All is answered and the completed picture was shown: it is given away as it stands, without the guide. */
  release(): Container | undefined {
    const { picture, guide, machine } = this;
    if (machine.state !== 'over') return undefined;
    guide.visible = false;
    this.root.removeChild(picture);
    return picture;
  }

  private makeClassBoard(OfClass: ForClass): ClassBoard {
    const { stage, caption, fx, animate, round } = this;
    return new OfClass({
      ...{ stage, caption, fx, animate, round },
      onThought: () => this.setControls(),
      teaching: () => this.teaching,
      onSkip: () => this.skip(),
      onEnd: () => this.events.onLeave('all-games'),
    });
  }

  private ask(): void {
    const { stage, round } = this;
    this.layOut();
    stage.gate.reopen('feedback');
    stage.gate.close('arrival');
    this.rare.end();
    const isPressed = this.pace === PRESSED_PACE;
    this.teaching.ask(isPressed ? PRESSED_PACE : 1);
    this.pace = LEAVE_PACE;
    const around = this.ofClass?.begin(round.question, this.pictured.board.answers) ?? NOTHING_AROUND;
    const before = [...this.before, ...around.before];
    this.prepare();
    this.setControls();
    this.tell();
    stage.access.announce([...before, announceAsked(round.question), ...around.after].join(' '));
    if (!this.stop.takesOver()) this.teaching.askAloud([...this.praise, ...before], around.after);
    this.before = [];
    void fetchAsked(stage, round);
    const seconds = isPressed ? PRESSED_ARRIVAL_SECONDS : ARRIVAL_SECONDS;
    this.takeAnswers('arrival', seconds);
    this.after(seconds + SAYINGS_SECONDS, () => void fetchSayings(stage, round));
  }

  /** The same question again, after a wrong answer. */
  private askAgain(): void {
    this.takeAnswers('feedback', GRACE_SECONDS);
    this.stage.controls.changed();
    if (!this.stop.takesOver()) this.teaching.askAgain();
  }

  private takeAnswers(after: 'arrival' | 'feedback', seconds: number): void {
    this.stage.gate.reopen(after, seconds);
    this.round.opens(seconds);
  }

  private onChosen(choiceId: string): void {
    if (this.machine.state !== 'asking' || !this.stage.gate.open) return;
    this.teaching.settle();
    this.stage.gate.close('feedback');
    if (this.round.choose(choiceId)) this.onRight(choiceId);
    else if (this.machine.send('chose-wrong')) this.teaching.answerWrong(choiceId);
    this.tell();
  }

  private onRight(choiceId: string): void {
    const { round, stage, parts } = this;
    this.machine.send('chose-right');
    if (round.index === 0) void fetchAhead(stage, round);
    if (round.isLast) this.complete();
    this.rare.answered();
    this.hurry = praiseAnswer(parts, choiceId, {
      goOn: (praise) => {
        this.hurry = () => false;
        this.praise = praise;
        this.goOn();
      },
    });
  }

  private complete({ score, made, skipped } = this.round): void {
    this.events.onCompleted(score, made, skipped);
  }

  private goOn(): void {
    this.ofClass?.end();
    if (this.round.isLast) this.machine.send('finish');
    else this.toNext(() => this.round.next());
  }

  /** The question counts for nothing, and whose turn it is stays. */
  private skip(): void {
    const { round, machine } = this;
    if (machine.state !== 'asking') return;
    this.teaching.settle();
    this.stage.voice.stop();
    this.stage.gate.close('feedback');
    machine.send('skip');
    if (!round.isLast) return this.toNext(() => round.skip());
    round.skip();
    this.complete();
    machine.send('finish');
  }

  private toNext(move: () => void): void {
    const { parts, pictured, pace } = this;
    this.rare.before(() => giveWay(parts, pictured.board, pace, move), pace === PRESSED_PACE);
  }

  private finish(): void {
    const { stage, events } = this;
    stage.controls.set([...this.header.controls(), this.header.settingsControl()]);
    stage.voice.say([wordOfPraise(stage)]);
    const picture = this.play(this.pictured.board.finish());
    this.play(this.guide.cheer());
    this.after(Math.max(picture.duration(), 1.7), () => events.onFinished());
  }

  private tell(): void {
    const { round, stage } = this;
    stage.access.show({ phase: 'playing', prompt: round.question.prompt, score: `+${round.score}` });
  }

  private setControls(): void {
    const { header, stage, round, machine, fx, animate } = this;
    const isThinking = this.ofClass?.thinking?.isOn === true;
    // After a right answer a press on the guide is one like any other: it goes on.
    const enabled = () => machine.state === 'asking';
    const guide = { ...guideControl(this.guide, () => this.teaching.repeatPrompt()), enabled };
    const { toys, actions, choices } = questionControls(this.pictured.board, round.question, {
      ...{ fx, animate },
      // What is to be counted can be, while the class thinks.
      open: () => stage.gate.open || (isThinking && enabled()),
      ...{ teaching: this.teaching, guide: this.guide },
      onChosen: (id) => this.onChosen(id),
      areHidden: isThinking,
    });
    stage.controls.set([
      guide,
      ...toys,
      ...header.controls(),
      ...actions,
      ...choices,
      ...(this.ofClass?.controls() ?? []),
      header.settingsControl(),
    ]);
  }
}
