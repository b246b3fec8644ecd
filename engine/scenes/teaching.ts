import { READ_SECONDS } from '#engine/audio/captions.ts';
import { WRONG_SECONDS } from '#engine/fx/wrong.ts';
import {
  ANNOUNCE_TURN,
  announceShown,
  announceWrong,
  asked,
  askedAgain,
  LETS_DO_IT_TOGETHER,
  LOOK_HERE,
  nudged,
  reasonOf,
  TRY_AGAIN,
  YOUR_TURN,
} from '#engine/rules/common-words.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { WHOLE_HELP, type HintLevel } from '#engine/rules/round.ts';
import { lookAt, lookAtChoice, lookAtQuestion, pointAtAnswer, questionAt } from './guide-looks.ts';
import { GuidedHelp } from './guided-help.ts';
import { IdleHelp } from './idle-help.ts';
import type { TeachingParts } from './round-parts.ts';

/**
 * Help with a question. The first wrong answer is answered by its slip, and asked again; the second names what was
 * chosen and begins the help, with which the child goes on; the third shows it whole, with the reason and the answer. A
 * child who does nothing for a while gets help, too.
 */
export class Teaching {
  readonly guided: GuidedHelp;
  private readonly parts: TeachingParts;
  private readonly idle: IdleHelp;
  private showing: gsap.core.Timeline | undefined;
  private helping: gsap.core.Timeline | undefined;
  /** Seconds until what is asked for is true, of a question that is being shown. */
  private trueIn = 0;
  private asking: gsap.core.Animation | undefined;
  /** A wrong choice that another may follow at once. */
  private fading: gsap.core.Timeline | undefined;

  constructor(parts: TeachingParts) {
    this.parts = parts;
    this.idle = new IdleHelp({
      // A class's pace is its teacher's.
      isOff: parts.stage.options.board !== undefined,
      after: parts.after,
      owesHelp: () => parts.round.owesHelp,
      countable: () => parts.pictured.board.toys?.().length ?? 0,
      look: () => lookAtQuestion(parts),
      help: (level) => (level === 2 && parts.round.owesHelp ? this.helpOwed() : this.help(level)),
      sleep: () => void parts.animate(parts.guide.acts.fallAsleep()),
      wait: () => void parts.stage.guideSounds.make(parts.round.index % 2 === 0 ? 'waiting' : 'thinking'),
    });
    this.guided = new GuidedHelp({
      ...{ animate: parts.animate, after: parts.after, prepare: parts.prepare },
      now: () => parts.stage.clock.now,
      onTurn: () => {
        parts.stage.access.announce(ANNOUNCE_TURN);
        parts.stage.voice.say([YOUR_TURN], { afterwards: true });
      },
      onShared: () => parts.stage.controls.changed(),
      onShown: () => this.waitIdly(),
    });
  }

  /** Shows the question, so many times as fast as usual. Returns in how many seconds what it asks for is true. */
  ask(pace = 1): number {
    const { pictured, round, stage, guide, animate } = this.parts;
    guide.acts.wake();
    const board = pictured.ask(round.index);
    // Turned to what is spoken of: the question.
    lookAt(this.parts, questionAt(this.parts));
    this.showing = animate(board.arrive()).timeScale(pace);
    this.trueIn = (board.trueFrom ?? 0) / pace;
    // No word of the question before may stand under this one, but what nobody can have read.
    stage.voice.captions.clear(READ_SECONDS);
    this.idle.begin();
    return this.trueIn;
  }

  /**
   * Asks aloud, with other words around, after what is still being said. What is shown first is begun together. from: the
   * sentences before this one were said.
   */
  askAloud(before: readonly string[], after: readonly string[] = [], from = 0): void {
    const { round, stage, machine } = this.parts;
    const { question, index } = round;
    if (this.trueIn > 0) return this.askWhenTrue(before, after);
    if (!question.planned.shown)
      return stage.voice.say([...before, ...asked(question).slice(from), ...after], { afterwards: true });
    const isSame = () => machine.state === 'asking' && round.index === index && round.tries === 0;
    this.idle.stop();
    stage.voice.say([...before, LETS_DO_IT_TOGETHER, ...asked(question)], {
      afterwards: true,
      done: () => isSame() && this.showFirst(),
    });
  }

  /** The same when what is asked for has become true; whoever has answered by then is not asked. */
  private askWhenTrue(before: readonly string[], after: readonly string[]): void {
    const { pictured, round, stage } = this.parts;
    const { question } = round;
    const told = question.planned.shown ? 0 : (pictured.board.told ?? 0);
    if (told > 0) stage.voice.say([...before, ...asked(question).slice(0, told)], { afterwards: true });
    this.asking = this.parts.after(this.trueIn, () => {
      this.trueIn = 0;
      this.askAloud(told > 0 ? [] : before, after, told);
    });
  }

  /** Shows the way as far as the answer, which is the player's; answers are taken all the while. */
  private showFirst(): void {
    const { round, machine, stage, pictured, animate, prepare } = this.parts;
    const { question, index } = round;
    this.settle();
    const isSame = () => machine.state === 'asking' && round.index === index && round.tries === 0;
    /** After another way than its own the question is shown and asked once more. */
    const askedOnceMore = () => {
      this.helping = animate(pictured.board.remind());
      stage.voice.say(askedAgain(question));
    };
    const yourTurn = () => {
      const done = () => question.begun && isSame() && askedOnceMore();
      stage.voice.say([YOUR_TURN], { afterwards: true, done });
      this.waitIdly();
    };
    this.helping = animate(pictured.board.together().call(yourTurn));
    prepare();
  }

  /** The same question again, after a wrong answer. */
  askAgain(): void {
    const { round, machine, stage, after } = this.parts;
    const { index, tries } = round;
    const isSame = () => machine.state === 'asking' && round.index === index && round.tries === tries;
    if (tries > WHOLE_HELP)
      after(stage.game.traits.waitsAfterWrong ? 0 : WRONG_SECONDS, () => isSame() && this.help(3));
    this.waitIdly();
  }

  /** The same question after something else was spoken of. */
  askOnceMore(): void {
    this.askAloud([]);
    this.askAgain();
  }

  /** Repeats the question because the player asked to hear it. */
  repeatPrompt(): void {
    const { machine, round, stage } = this.parts;
    if (machine.state !== 'asking') return;
    this.parts.guide.acts.wake();
    stage.voice.say(askedAgain(round.question), { wanted: true });
    this.waitIdly();
  }

  /** Asks somebody else, who is called first. */
  askFor(called: string): void {
    const { stage, round } = this.parts;
    stage.access.announce(`${called} ${round.question.prompt}`);
    stage.voice.say([called, ...askedAgain(round.question)], { wanted: true });
  }

  /** Shows and asks the question once more, because it was asked for: no help is recorded. */
  showAgain(): void {
    this.remind();
    this.repeatPrompt();
  }

  /** Shows the question once more, without a word: two sides hear it once, together. */
  remind(): void {
    if (this.parts.machine.state !== 'asking') return;
    this.settle();
    this.helping = this.parts.animate(this.parts.pictured.board.remind());
  }

  /** Shows the answer, because it was asked for. */
  showAnswer(): void {
    if (this.parts.machine.state === 'asking') this.help(3);
  }

  repeatInstructions(): void {
    const { stage } = this.parts;
    stage.voice.clip(`instructions/${stage.game.id}`, { wanted: true });
    this.waitIdly();
  }

  /**
   * Something that is no answer was touched, or nothing at all. toy: what. Returns whether the help that was begun went on
   * by it: then the touch means nothing else.
   */
  goOn(toy?: string): boolean {
    const { machine, stage } = this.parts;
    // Who plays with a switch presses to choose.
    const isFree = toy !== undefined || stage.settings.values.switchMode === 'off';
    return machine.state === 'asking' && isFree && this.guided.goOn(toy);
  }

  /** Something that is not an answer was touched, in this place. */
  touched(at: Rect): void {
    const { guide, prepare } = this.parts;
    prepare();
    guide.acts.wake();
    lookAt(this.parts, { x: at.x + at.width / 2, y: at.y + at.height / 2 });
    if (this.parts.machine.state === 'asking' && !this.guided.isOn) this.idle.touched();
  }

  answerWrong(choiceId: string): void {
    const { round, stage, machine, header, pictured, reactions, animate, after } = this.parts;
    const { prompt, choices } = round.question;
    const { waitsAfterWrong } = stage.game.traits;
    const chosen = choices.find(({ id }) => id === choiceId)!;
    const isFirst = round.tries === 1;
    const named = isFirst ? chosen.slip : chosen.wrong;
    stage.channels.effect('wrong');
    stage.access.announce(announceWrong(named, prompt));
    header.badge.score = round.score;
    const shown = animate(pictured.board.wrong(choiceId));
    animate(reactions.to('wrong'));
    lookAtChoice(this.parts, choiceId);
    if (waitsAfterWrong) after(WRONG_SECONDS, () => machine.send('retry'));
    else this.fading = shown;
    const then = isFirst ? asked(round.question) : round.tries > WHOLE_HELP ? [LOOK_HERE] : [];
    stage.voice.say([TRY_AGAIN, ...sentencesOf(named), ...then], {
      done: () => {
        // Waits until the tile is back, so that the help gets the attention.
        after(machine.state === 'asking' ? 0 : WRONG_SECONDS, () => {
          if (machine.state === 'asking' && [2, WHOLE_HELP].includes(round.tries)) this.helpOwed();
        });
      },
    });
    if (!waitsAfterWrong) machine.send('retry');
  }

  /** Restarts the waiting time for a child who does nothing. */
  private waitIdly(): void {
    if (this.parts.machine.state === 'asking') this.idle.start();
    else this.idle.stop();
  }

  /** Completes everything that still moves, so that nothing stops halfway. */
  settle(): void {
    this.parts.guide.acts.wake();
    this.idle.stop();
    this.asking?.kill();
    this.trueIn = 0;
    this.guided.end();
    for (const running of [this.showing, this.helping]) running?.progress(1, true).kill();
    // With what it calls at its end: the stone is as before, but for its mark.
    this.fading?.progress(1).kill();
    this.showing = undefined;
    this.helping = undefined;
    this.fading = undefined;
  }

  /** After the second wrong answer the guide begins and the child goes on; after the third all is shown. */
  private helpOwed(): void {
    const { round, stage, pictured, animate, prepare } = this.parts;
    this.settle();
    if (round.tries < WHOLE_HELP) {
      round.help(2);
      lookAtQuestion(this.parts);
      return this.guided.begin(pictured.board.guided());
    }
    round.help(3);
    stage.access.announce(announceShown(round.question));
    lookAtQuestion(this.parts);
    this.helping = animate(pictured.board.help().call(() => this.giveReason()));
    prepare();
  }

  /** Says why the answer is right while it is shown. */
  private giveReason(): void {
    const { round, stage, pictured } = this.parts;
    this.helping = this.parts.animate(pictured.board.reveal());
    this.parts.prepare();
    stage.voice.say([...reasonOf(round.question), LOOK_HERE], { afterwards: true });
    pointAtAnswer(this.parts);
  }

  private help(level: HintLevel): void {
    const { round, stage, pictured, animate, prepare } = this.parts;
    this.settle();
    round.help(level);
    if (level === 1) stage.voice.say(nudged(round.question));
    if (level === 3) stage.access.announce(announceShown(round.question));
    const { board } = pictured;
    const show = { 1: board.remind, 2: board.help, 3: board.reveal }[level];
    this.helping = animate(show());
    prepare();
    if (level === 2) lookAtQuestion(this.parts);
    if (level === 3) pointAtAnswer(this.parts);
  }
}
