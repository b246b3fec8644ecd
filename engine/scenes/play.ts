import { CELEBRATIONS, sentencesOf } from '#engine/audio/clips.ts';
import { createMachine, type Machine } from '#engine/core/machine.ts';
import type { PlayEvents } from '#engine/core/scene-events.ts';
import type { StageContext } from '#engine/core/stage-context.ts';
import { fadeIn } from '#engine/fx/ambient.ts';
import { lift } from '#engine/fx/press.ts';
import { fillBar } from '#engine/fx/finish.ts';
import { WRONG_SECONDS } from '#engine/fx/wrong.ts';
import {
  announceRight,
  announceShown,
  announceWrong,
  asked,
  LOOK_HERE,
  PRAISE,
  TRY_AGAIN,
  YOUR_TURN,
} from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import type { HintLevel, Play, PlayMaker } from '#engine/games/play.ts';
import { rulesOf } from '#engine/games/rules-of.ts';
import { boardFor } from '#engine/stage/board.ts';
import { fitWhole } from './fit-whole.ts';
import { GameHeader } from './header.ts';
import { contextOfPlay } from './play-context.ts';
import { choiceControls, toyControls } from './play-controls.ts';
import { Round, ROUND_TABLE, type RoundEvent, type RoundState } from './round.ts';
import { fetchAhead, fetchSayings } from './sayings.ts';
import { StageScene } from './stage-scene.ts';

/** Without an answer for so long the guide repeats the question; for twice as long it shows the way. Then silence. */
const IDLE_SECONDS = 8;
/** After answers appear, taps that were meant for the question before count for nothing. */
const ARRIVAL_SECONDS = 0.4;
const GRACE_SECONDS = 0.15;
/** The success sound is waited for, but a child is never kept longer than this. */
const LONGEST_RIGHT_SECONDS = 6;
/** So many right in a row are praised before the fact is named. */
const PRAISE_EVERY = 3;
const HIGHEST_PITCH = 5;

/**
 * Questions and answers: owns order, score, sounds, timers and teaching. The family's play only draws. A wrong
 * answer first names what was chosen and asks again; the second brings the scaffold; the third shows the answer.
 */
export class PlayScene extends StageScene {
  readonly machine: Machine<RoundState, RoundEvent>;
  readonly round: Round;
  private readonly events: PlayEvents;
  private readonly words: Words;
  private readonly pictured: Play;
  private readonly header: GameHeader;
  private showing: gsap.core.Timeline | undefined;
  private helping: gsap.core.Timeline | undefined;
  private idle: gsap.core.Animation | undefined;
  /** What the picture is laid out for. */
  private laidOut = this.stage.layout();

  constructor(stage: StageContext, family: PlayMaker, events: PlayEvents) {
    super(stage);
    this.events = events;
    const { game, clock, random, channels } = stage;
    const { guide, fx, animate } = this;
    const rules = rulesOf(game.family);
    this.words = rules.words(game.params);
    const questions = rules.makeRound(game.params, game.rewards.questionsCount, random);
    const now = () => clock.now;
    this.round = new Round({ questions, now, mayReturn: game.family !== 'number-trail' });
    this.header = new GameHeader({
      stage,
      fx,
      animate,
      playing: true,
      onBack: () => events.onLeave('all-games'),
      onInstructions: () => this.repeatInstructions(),
    });
    this.pictured = family.createPlay(
      contextOfPlay(stage, { guide, fx, animate, layout: () => this.laidOut }),
    );
    this.ground.addChild(this.pictured.view);
    this.play(fadeIn(this.ground, fx()));
    this.front.addChild(this.header);
    this.machine = createMachine<RoundState, RoundEvent>({
      table: ROUND_TABLE,
      initial: 'asking',
      now,
      onEnter: {
        asking: (from) => (from === 'right' ? this.ask() : this.askAgain()),
        over: () => this.finish(),
      },
    });
    this.own(() => this.pictured.dispose());
    channels.music(stage.pictures.worldName && `music/${stage.pictures.worldName}`);
    this.ask();
  }

  override describe() {
    const { round, machine } = this;
    return {
      state: machine.state,
      moves: machine.log,
      question: round.index + 1,
      fact: round.question.fact,
      answer: round.question.answer,
      score: round.score,
      tries: round.tries,
      records: round.records,
    };
  }

  /** Once a question is answered all things are on their way: they stay as they were laid out, and fit whole. */
  protected place(): void {
    const { state } = this.machine;
    const layout = this.stage.layout();
    this.header.place(layout);
    if (state === 'right' || state === 'over') return fitWhole(this.picture, this.laidOut, layout);
    this.layOut();
    this.pictured.resize();
  }

  /** From here on the picture is the stage's as it is now; the family places what is its own. */
  private layOut(): void {
    const layout = this.stage.layout();
    this.laidOut = layout;
    this.guideTo(boardFor(layout).guide);
    fitWhole(this.picture, layout, layout);
  }

  private ask(): void {
    const { stage, round } = this;
    this.layOut();
    stage.gate.reopen('feedback');
    stage.gate.close('arrival');
    this.showing = this.play(this.pictured.show(round.question, round.index));
    this.prepare();
    this.setControls();
    this.tell();
    stage.voice.say(asked(round.question));
    fetchSayings(stage, this.words, round);
    stage.gate.reopen('arrival', Math.min(1.2, Math.max(ARRIVAL_SECONDS, this.showing.duration())));
    this.waitIdly();
  }

  /** The same question once more, after a wrong answer. */
  private askAgain(): void {
    this.stage.gate.reopen('feedback', GRACE_SECONDS);
    this.stage.controls.changed();
    if (this.round.tries >= 3) this.help(3);
    this.waitIdly();
  }

  private onChosen(choiceId: string): void {
    if (this.machine.state !== 'asking' || !this.stage.gate.open) return;
    this.settle();
    this.stage.gate.close('feedback');
    if (this.round.choose(choiceId)) this.onRight(choiceId);
    else this.onWrong(choiceId);
    this.tell();
  }

  private onRight(choiceId: string): void {
    const { round, stage, words } = this;
    this.machine.send('chose-right');
    if (round.index === 0) void fetchAhead(stage, words, round);
    if (round.isLast) this.events.onCompleted(round.score, round.records);
    const fact = words.right(round.question);
    const praised = round.streak > 0 && round.streak % PRAISE_EVERY === 0;
    const praise = PRAISE[stage.decoration.pick(CELEBRATIONS)];
    stage.channels.effect('correct', { semitones: Math.min(HIGHEST_PITCH, Math.max(0, round.streak - 1)) });
    stage.access.announce(announceRight(fact, stage.game.family, round.index + 1, round.total));
    const picture = this.play(this.pictured.right(choiceId));
    this.play(praised ? this.guide.cheer() : this.guide.clap());
    const chosen = this.pictured.targets().find(({ id }) => id === choiceId)?.view;
    this.header.takePoint(this.placeOf(chosen ?? this.guide), round.score);
    this.play(fillBar(this.header.pips, round.index, round.index + 1, this.fx()));
    // On when both picture and success sound are done; a sound that never ends must not hold the game.
    let waiting = 2;
    const onward = () => --waiting === 0 && this.goOn();
    this.after(picture.duration(), onward);
    const late = this.after(LONGEST_RIGHT_SECONDS, onward);
    stage.voice.say([...(praised ? [praise] : []), ...sentencesOf(fact)], {
      done: () => {
        late.kill();
        onward();
      },
    });
  }

  private goOn(): void {
    if (this.round.isLast) {
      this.machine.send('finish');
      return;
    }
    const leaving = this.play(this.pictured.leave());
    this.after(leaving.duration(), () => {
      this.round.next();
      this.machine.send('next');
    });
  }

  private onWrong(choiceId: string): void {
    const { round, stage, words } = this;
    this.machine.send('chose-wrong');
    const { prompt } = round.question;
    const named = words.wrong(round.question, choiceId);
    stage.channels.effect('wrong');
    stage.access.announce(announceWrong(named, prompt));
    this.header.badge.score = round.score;
    this.play(this.pictured.wrong(choiceId, round.tries));
    this.play(this.guide.think());
    this.after(WRONG_SECONDS, () => this.machine.send('retry'));
    const then = round.tries === 1 ? asked(round.question) : round.tries > 2 ? [LOOK_HERE] : [];
    stage.voice.say([TRY_AGAIN, named, ...then], {
      done: () => {
        // Not before the tile is back: the scaffold wants to be looked at.
        this.after(this.machine.state === 'asking' ? 0 : WRONG_SECONDS, () => {
          if (this.machine.state === 'asking' && round.tries === 2) this.help(2);
        });
      },
    });
  }

  private help(level: HintLevel): void {
    const { round, stage } = this;
    this.settle();
    round.help(level);
    if (level === 1) stage.voice.say([YOUR_TURN, ...asked(round.question)]);
    if (level === 3) stage.access.announce(announceShown(round.question));
    this.helping = this.play(this.pictured.hint(level));
    this.prepare();
    const target = this.pictured.targets().find(({ id }) => id === round.question.answer);
    if (level === 2)
      this.play(this.guide.point({ x: stage.layout().width / 2, y: stage.layout().height * 0.35 }));
    if (level === 3 && target) this.play(this.guide.point(this.placeOf(target.view)));
  }

  /** One nudge, one showing of the way, then silence until something happens. */
  private waitIdly(): void {
    this.idle?.kill();
    if (this.machine.state !== 'asking') return;
    this.idle = this.after(IDLE_SECONDS, () => {
      if (this.round.owesHelp) return this.help(2);
      this.help(1);
      this.idle = this.after(IDLE_SECONDS, () => this.help(2));
    });
  }

  /** Brings everything that still moves to its end, so that nothing is left half way. */
  private settle(): void {
    this.idle?.kill();
    for (const running of [this.showing, this.helping]) running?.progress(1, true).kill();
    this.showing = undefined;
    this.helping = undefined;
  }

  private finish(): void {
    const { stage, events } = this;
    stage.controls.set([...this.header.controls(), this.header.settingsControl()]);
    stage.voice.say([PRAISE[stage.decoration.pick(CELEBRATIONS)]]);
    const picture = this.play(this.pictured.finish());
    this.play(this.guide.cheer());
    this.after(Math.max(picture.duration(), 1.7), () => events.onFinished());
  }

  private repeatInstructions(): void {
    this.stage.voice.clip(`instructions/${this.stage.game.id}`, { wanted: true });
    this.waitIdly();
  }

  private repeatPrompt(): void {
    if (this.machine.state !== 'asking') return;
    this.stage.voice.say(asked(this.round.question), { wanted: true });
    this.waitIdly();
  }

  private tell(): void {
    const { round, stage } = this;
    stage.access.show({ phase: 'playing', prompt: round.question.prompt, score: `+${round.score}` });
  }

  private setControls(): void {
    const { pictured, header, stage, round } = this;
    const open = () => stage.gate.open;
    const toys = toyControls(pictured.toys?.() ?? [], open, () => {
      this.prepare();
      this.waitIdly();
    });
    const choices = choiceControls(pictured.targets(), round.question, {
      onChosen: (id) => this.onChosen(id),
      onFocus: (target, on) => void this.play(lift(target.view, on, this.fx())),
    });
    stage.controls.set([
      this.guideControl(() => this.repeatPrompt()),
      ...toys,
      ...header.controls(),
      ...choices,
      header.settingsControl(),
    ]);
  }
}
