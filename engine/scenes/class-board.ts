import { Container } from 'pixi.js';
import type { ClassAction } from '#engine/access/class-sheet.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Control } from '#engine/input/controls.ts';
import { boardFor } from '#engine/layout/board.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Question } from '#engine/rules/game.ts';
import type { Round } from '#engine/rules/round.ts';
import { calledBy, type Turns } from '#engine/rules/turns.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import type { SpeechCaption } from '#engine/sprites/speech-caption.ts';
import { ClassMenu, type ClassMenuOptions } from './class-menu.ts';
import type { Around } from './round-parts.ts';
import type { StageContext } from './stage-context.ts';
import type { Teaching } from './teaching.ts';
import { ThinkingTime } from './thinking-time.ts';
import { WhoseTurn } from './whose-turn.ts';

/** Captions of a class are read from the last row. The menu's button stays free. */
const CAPTION = { scale: 1.2, rise: 6, free: 220 } as const;

export interface ClassBoardOptions extends Pick<ClassMenuOptions, 'onSkip' | 'onEnd'> {
  readonly stage: StageContext;
  readonly caption: SpeechCaption;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  readonly round: Round;
  /** The answers were asked for. */
  onThought(): void;
  /** Help with the question, for what the menu offers. */
  teaching(): Teaching;
}

/** What a class at the board has beside the round of one child: time to think, whose turn it is, the teacher's menu. */
export class ClassBoard extends Container {
  readonly thinking: ThinkingTime | undefined;
  private readonly options: ClassBoardOptions;
  private readonly turn: WhoseTurn | undefined;
  private readonly menu: ClassMenu;

  constructor(options: ClassBoardOptions) {
    super();
    this.options = options;
    const { stage, fx, animate, caption, round } = options;
    const { board, turns } = stage.options;
    if (board === 'everyone-shows')
      this.thinking = new ThinkingTime({
        ...{ stage, fx, animate },
        onOver(seconds) {
          round.opens(seconds);
          options.onThought();
        },
      });
    caption.stands = (text) => this.thinking?.stands(text) === true;
    if (turns) this.turn = new WhoseTurn({ stage, turns, fx, animate });
    this.menu = new ClassMenu({
      ...options,
      at: 'corner',
      onShowAgain: () => options.teaching().showAgain(),
      onInstructions: () => options.teaching().repeatInstructions(),
      onShowAnswer: () => {
        this.thinking?.end();
        options.teaching().showAnswer();
      },
      onSkip: () => {
        this.thinking?.end();
        options.onSkip();
      },
      ...(turns && { turns: () => ({ called: calledBy(turns.current), actions: this.actionsOf(turns) }) }),
    });
    this.addChild(...[this.thinking, this.turn, this.menu].filter((part) => part !== undefined));
  }

  /** A question comes. answers: what is hidden of it, where a class thinks first. Returns what is said before and after it. */
  begin(question: Question, answers: Container | undefined): Around {
    this.thinking?.begin(question, answers);
    return { before: this.turn ? [this.turn.call()] : [], after: this.thinking?.invite() ?? [] };
  }

  /** The question is done, and with it the turn. */
  end(): void {
    this.options.stage.options.turns?.next();
  }

  place(layout: Layout): void {
    const { caption } = this.options;
    const at = boardFor(layout).caption;
    caption.scale.set(CAPTION.scale);
    caption.y = at.y - CAPTION.rise;
    caption.maxWidth = (at.maxWidth - CAPTION.free) / CAPTION.scale;
    this.thinking?.place(layout);
    this.turn?.place(layout);
    this.menu.place(layout);
  }

  controls(): readonly Control[] {
    const { thinking, menu } = this;
    return [...(thinking?.isOn ? [thinking.control()] : []), menu.control()];
  }

  private actionsOf(turns: Turns): readonly ClassAction[] {
    const change = (move: () => void) => () => {
      move();
      this.options.teaching().askFor(this.turn!.call());
    };
    if (!turns.mayPass) return [];
    return [
      { label: 'Someone else', act: change(() => turns.passOn()) },
      { label: 'Not here today', act: change(() => turns.leaveOut()) },
    ];
  }
}

/** Given to who plays with a class; a child alone fetches nothing of it. */
export type ForClass = typeof ClassBoard;
