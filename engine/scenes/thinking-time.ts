import { Container, Graphics } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Control } from '#engine/input/controls.ts';
import { boardFor } from '#engine/layout/board.ts';
import type { Layout } from '#engine/layout/layout.ts';
import { fitsFingers, SHOW_ME, TELL_YOUR_PARTNER } from '#engine/rules/class-words.ts';
import type { Question } from '#engine/rules/game.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { HUD_PLATE } from '#engine/sprites/hud-button.ts';
import { createLabel } from '#engine/sprites/label.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { askingHand, talkingBubbles } from '#engine/sprites/think-pictures.ts';
import { buttonControl } from './button-control.ts';
import type { StageContext } from './stage-context.ts';

const REASON = 'thinking';
const SHOW = 'Show the answers';
/** The answers come where the button was: a second tap of whoever asked for them is for none of them. */
const ARRIVAL_SECONDS = 0.4;
const ROOM = { width: 1040, height: 270 };
/** What everybody does meanwhile: in pictures, too. side: of their middles from the plate's edges. */
const PLATE = { height: 126, alpha: 0.85, picture: 0.8, side: 92 } as const;

export interface ThinkingTimeOptions {
  readonly stage: StageContext;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  /** The answers were asked for, and are taken in so many seconds. */
  onOver(seconds: number): void;
}

/**
 * Time for every child of a class to think: a question's answers are hidden, and none is taken, until the teacher asks
 * for them. Its words stand where the answers will be.
 */
export class ThinkingTime extends Container {
  private readonly options: ThinkingTimeOptions;
  private readonly button = new ChunkyButton({
    width: 620,
    height: 130,
    clay: CLAY.sky,
    text: SHOW,
    textSize: 54,
  });
  private readonly words = createLabel({ size: 46, fill: '#FFFFFF' });
  private readonly hand = askingHand();
  private answers: Container | undefined;
  /** The answer can be shown on fingers. */
  private onFingers = true;
  /** The class was told what to do. */
  private isKnown = false;

  constructor(options: ThinkingTimeOptions) {
    super();
    this.options = options;
    const plate = new Graphics()
      .roundRect(-ROOM.width / 2, 0, ROOM.width, PLATE.height, 36)
      .fill({ color: HUD_PLATE.color, alpha: PLATE.alpha });
    this.words.position.set(0, PLATE.height / 2);
    const pictures = [this.hand, talkingBubbles()].map((picture, at) => {
      picture.scale.set(PLATE.picture);
      picture.position.set((at === 0 ? -1 : 1) * (ROOM.width / 2 - PLATE.side), PLATE.height / 2);
      return picture;
    });
    this.button.position.set(0, PLATE.height + 18 + 65);
    this.addChild(plate, this.words, ...pictures, this.button);
    this.visible = false;
  }

  /** Whether the class is thinking. */
  get isOn(): boolean {
    return this.answers !== undefined;
  }

  /** What is said after the question: whole before the first one, then what is to be done. */
  invite(): readonly string[] {
    const most = this.isKnown ? 1 : 2;
    this.isKnown = true;
    return this.asked().slice(0, most);
  }

  /** Whether this stands in its words now. */
  stands(text: string): boolean {
    return this.isOn && this.asked().includes(text);
  }

  private asked(): readonly string[] {
    return this.onFingers ? [SHOW_ME, TELL_YOUR_PARTNER] : [TELL_YOUR_PARTNER];
  }

  /** answers: what is hidden. Throws without them: a class would be told to think of what it can press. */
  begin(question: Question, answers: Container | undefined): void {
    if (!answers) throw new Error(`no answers to hide: ${question.prompt}`);
    this.answers = answers;
    this.onFingers = fitsFingers(question);
    this.words.text = this.asked().join('\n');
    this.hand.visible = this.onFingers;
    this.visible = true;
    answers.visible = false;
    this.options.stage.gate.close(REASON);
  }

  place(layout: Layout): void {
    const { answers } = boardFor(layout);
    const scale = Math.min(1.1, answers.width / ROOM.width, answers.height / ROOM.height);
    this.scale.set(scale);
    this.position.set(
      answers.x + answers.width / 2,
      answers.y + Math.max(0, (answers.height - ROOM.height * scale) / 4),
    );
  }

  control(): Control {
    const { fx, animate } = this.options;
    const { button } = this;
    const base = buttonControl({
      id: 'show-answers',
      button,
      fx,
      animate,
      enabled: () => this.isOn,
      activate: () => this.end(),
    });
    return {
      ...base,
      rect: () => {
        const { width, height, depth } = button.sizes;
        const scale = this.scale.x;
        const [x, y] = [this.x + button.x * scale, this.y + button.y * scale];
        return {
          x: x - (width / 2) * scale,
          y: y - (height / 2) * scale,
          width: width * scale,
          height: (height + depth) * scale,
        };
      },
      visible: () => this.isOn,
    };
  }

  /** The answers come, and are taken a moment later; does nothing when they are there. */
  end(): void {
    if (!this.isOn) return;
    const { stage, onOver } = this.options;
    if (this.answers) this.answers.visible = true;
    this.answers = undefined;
    this.visible = false;
    stage.gate.reopen(REASON, ARRIVAL_SECONDS);
    onOver(ARRIVAL_SECONDS);
  }
}
