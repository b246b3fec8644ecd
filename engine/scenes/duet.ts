import { Graphics } from 'pixi.js';
import { READ_SECONDS } from '#engine/audio/captions.ts';
import { fadeIn } from '#engine/fx/ambient.ts';
import { createMachine, type Machine } from '#engine/kernel/machine.ts';
import { acrossFrom, SIDES, type Side } from '#engine/layout/sides.ts';
import type { Picture } from '#engine/plays/play.ts';
import { asked, askedAgain } from '#engine/rules/common-words.ts';
import type { RoundBegun } from '#engine/rules/played.ts';
import { ROUND_TABLE, type RoundEvent, type RoundState } from '#engine/rules/round.ts';
import { SharedRound } from '#engine/rules/two-sides.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { bothBoards, bothGuides } from './both-halves.ts';
import { restful } from './companions.ts';
import { ClassMenu } from './class-menu.ts';
import { giveWay, LEAVE_PACE } from './give-way.ts';
import { Half } from './half.ts';
import { GameHeader } from './header.ts';
import { praiseAnswer, wordOfPraise } from './praise.ts';
import { replayAnswers } from './replay-answers.ts';
import type { PraiseParts } from './round-parts.ts';
import { fetchAhead, fetchAsked, fetchSayings, SAYINGS_SECONDS } from './sayings.ts';
import type { PlayEvents, RoundScene } from './scene-events.ts';
import type { StageContext } from './stage-context.ts';
import { StageScene } from './stage-scene.ts';

/** After answers appear, taps meant for the question before are ignored for this long. */
const ARRIVAL_SECONDS = 0.4;
/** The line between the sides, below the header. */
const LINE = { width: 10, top: 190, bottom: 24 } as const;

/**
 * Two sides at the board: the same question on both halves at the same time, one voice, one round. Each side answers
 * with its own hands and gets its own help, in silence; the question is over when both are right. Nobody wins: what is
 * right is shown on both halves together, and the star is the class's.
 */
export class DuetScene extends StageScene implements RoundScene {
  readonly machine: Machine<RoundState, RoundEvent>;
  private readonly events: PlayEvents;
  private readonly shared: SharedRound;
  private readonly halves: Readonly<Record<Side, Half>>;
  private readonly boards: ReturnType<typeof bothBoards>;
  private readonly header: GameHeader;
  private readonly menu: ClassMenu;
  private readonly line = new Graphics();
  private before: readonly string[];
  private praise: readonly string[] = [];
  /** Shortens what follows when both are right, while it runs. */
  private hurry: () => boolean = () => false;

  constructor(stage: StageContext, picture: Picture, events: PlayEvents, begun: RoundBegun) {
    super(stage);
    this.events = events;
    this.before = events.before;
    const { fx, animate } = this;
    const now = () => stage.clock.now;
    this.halves = {
      left: this.makeHalf('left', this.guide),
      right: this.makeHalf('right', this.makeGuide()),
    };
    const { left, right } = this.halves;
    const { round, pictured } = picture.beginTwice([left.context, right.context], { begun, now });
    this.shared = new SharedRound(round, now);
    this.boards = bothBoards(this.halves);
    SIDES.forEach((side, at) => this.halves[side].begin(this.shared[side], pictured[at]!));
    this.header = new GameHeader({
      stage,
      fx,
      animate,
      playing: true,
      onBack: () => events.onLeave('all-games'),
      onInstructions: () => stage.voice.clip(`instructions/${stage.game.id}`, { wanted: true }),
    });
    this.picture.addChild(this.line, left.view, right.view);
    // What is said stands on both halves: there it covers no answer.
    this.caption.renderable = false;
    this.own(stage.voice.captions.onChange(() => this.both((half) => half.showCaption())));
    this.play(fadeIn(this.picture, fx()));
    this.menu = new ClassMenu({
      ...{ stage, fx, animate },
      at: 'middle',
      onShowAgain: () => this.showAgain(),
      onShowAnswer: () => this.both((half) => half.helpOut()),
      onSkip: () => this.skip(),
      onInstructions: () => stage.voice.clip(`instructions/${stage.game.id}`, { wanted: true }),
      onEnd: () => events.onLeave('all-games'),
    });
    this.front.addChild(this.header, this.menu);
    this.machine = createMachine<RoundState, RoundEvent>({
      table: ROUND_TABLE,
      initial: 'asking',
      now,
      onEnter: { asking: () => this.ask(), over: () => this.finish() },
    });
    this.own(() => pictured.forEach((one) => one.dispose()));
    this.own(stage.clock.onStep((delta) => right.step(delta)));
    this.own(stage.clock.onStep(restful(this.world, this.machine, [left, right])));
    // The two sides' answers reach into the corners.
    if (this.world.friend) this.world.friend.renderable = false;
    const hurry = () => void this.hurry();
    stage.onFreePress.add(hurry);
    this.own(() => stage.onFreePress.delete(hurry));
    stage.channels.music(stage.pictures.worldName && `music/${stage.pictures.worldName}`);
    if (round.index > 0)
      for (const one of pictured) replayAnswers(round, one, (animation) => this.play(animation));
    this.header.begin(round);
    this.ask();
  }

  override describe() {
    const { machine, shared, halves } = this;
    const sides = { left: halves.left.describe(), right: halves.right.describe() };
    return { state: machine.state, moves: machine.log, ...shared.round.describe(), sides };
  }

  get soFar() {
    return this.shared.round.soFar;
  }

  protected place(): void {
    const layout = this.stage.layout();
    const { state } = this.machine;
    const still = state !== 'asking';
    this.header.place(layout);
    this.menu.place(layout);
    const { width, top, bottom } = LINE;
    const [left, height] = [(layout.width - width) / 2, layout.height - top - bottom];
    this.line
      .clear()
      .roundRect(left, top, width, height, width / 2)
      .fill({ color: '#FFFFFF', alpha: 0.7 });
    this.both((half) => {
      half.layOut(still);
      if (!still) half.placeBoard();
    });
  }

  private both(act: (half: Half) => void): void {
    for (const side of SIDES) act(this.halves[side]);
  }

  private makeGuide(): Guide {
    const { pictures, avatar, outfit, decoration, calm } = this.stage;
    return new Guide({ pictures, avatar, hat: pictures.hat, outfit, random: decoration, calm });
  }

  private makeHalf(side: Side, guide: Guide): Half {
    const { stage, fx, animate } = this;
    return new Half({
      ...{ stage, side, guide, fx, animate },
      after: (seconds, fn) => this.after(seconds, fn),
      prepare: () => this.prepare(),
      onAnswered: () => this.onAnswered(side),
      onRepeat: () => this.askAgain(),
    });
  }

  private askAgain(): void {
    this.stage.voice.say(askedAgain(this.shared.round.question), { wanted: true });
  }

  private showAgain(): void {
    if (this.machine.state !== 'asking') return;
    this.both((half) => half.showAgain());
    this.askAgain();
  }

  private ask(): void {
    const { stage, shared } = this;
    const { round } = shared;
    stage.gate.close('arrival');
    let trueIn = 0;
    this.both((half) => {
      half.layOut(false);
      trueIn = half.ask();
    });
    this.prepare();
    this.setControls();
    this.tell();
    stage.access.announce([...this.before, round.question.prompt].join(' '));
    const words = [...this.praise, ...this.before, ...asked(round.question)];
    const { told = 0 } = this.halves.left.pictured.board;
    // What is told while it comes about is said first.
    const first = trueIn > 0 && told > 0 ? words.length - asked(round.question).length + told : 0;
    const aloud = () => stage.voice.say(words.slice(first), { afterwards: true });
    const { index } = round;
    const isSame = () => this.machine.state === 'asking' && shared.round.index === index;
    stage.voice.captions.clear(READ_SECONDS);
    if (first > 0) stage.voice.say(words.slice(0, first), { afterwards: true });
    if (trueIn > 0) this.after(trueIn, () => isSame() && aloud());
    else aloud();
    this.before = [];
    void fetchAsked(stage, round);
    stage.gate.reopen('arrival', ARRIVAL_SECONDS);
    this.after(ARRIVAL_SECONDS + SAYINGS_SECONDS, () => void fetchSayings(stage, round));
    this.both((half) => half.opens(ARRIVAL_SECONDS));
  }

  private onAnswered(side: Side): void {
    const { shared, halves } = this;
    this.tell();
    this.stage.controls.changed();
    if (this.machine.state !== 'asking') return;
    if (shared.isAnswered) return this.onBothRight();
    const other = acrossFrom(side);
    if (shared[side].isDone && !shared[other].isDone) halves[other].isAwaited();
  }

  private onBothRight(): void {
    const { shared, stage } = this;
    const { round } = shared;
    const { answer } = round.question;
    shared.settle();
    this.machine.send('chose-right');
    this.both((half) => half.settle());
    if (round.index === 0) void fetchAhead(stage, round);
    if (round.isLast) this.complete();
    this.tell();
    this.hurry = praiseAnswer(this.praiseParts(), answer, {
      goOn: (praise) => {
        this.hurry = () => false;
        this.praise = praise;
        this.goOn();
      },
    });
  }

  private praiseParts(): PraiseParts {
    const { stage, header, fx, animate, boards } = this;
    return {
      stage,
      round: this.shared.round,
      fx,
      animate,
      after: (seconds, fn) => this.after(seconds, fn),
      placeOf: (thing) => this.placeOf(thing),
      pictured: { view: this.picture, board: boards },
      ...bothGuides(this.halves),
      header,
    };
  }

  private goOn(): void {
    const { shared, machine } = this;
    if (shared.round.isLast) machine.send('finish');
    else this.toNext(() => shared.next());
  }

  private complete({ score, made, skipped } = this.shared.round): void {
    this.events.onCompleted(score, made, skipped);
  }

  /** The question counts for nothing, on neither side. */
  private skip(): void {
    const { shared, machine, stage } = this;
    if (machine.state !== 'asking') return;
    stage.voice.stop();
    this.both((half) => half.skip());
    machine.send('skip');
    if (!shared.round.isLast) return this.toNext(() => shared.skip());
    shared.skip();
    this.complete();
    machine.send('finish');
  }

  private toNext(move: () => void): void {
    const { boards, animate, machine } = this;
    const after = (seconds: number, fn: () => void) => this.after(seconds, fn);
    giveWay({ animate, after, machine }, boards, LEAVE_PACE, move);
  }

  private finish(): void {
    const { stage, events, header } = this;
    stage.controls.set([...header.controls(), header.settingsControl()]);
    stage.voice.say([wordOfPraise(stage)]);
    const picture = this.play(this.boards.finish());
    this.play(this.guide.cheer());
    this.after(Math.max(picture.duration(), 1.7), () => events.onFinished());
  }

  private tell(): void {
    const { left, right, round } = this.shared;
    const score = (points: number) => ({ score: `+${points}` });
    this.stage.access.show({
      phase: 'playing',
      prompt: round.question.prompt,
      sides: { left: score(left.score), right: score(right.score) },
    });
  }

  private setControls(): void {
    const { header, halves } = this;
    this.stage.controls.set([
      ...header.controls(),
      ...halves.left.controls(),
      ...halves.right.controls(),
      this.menu.control(),
      header.settingsControl(),
    ]);
  }
}
