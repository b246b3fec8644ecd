import { classSheet, type ClassAction } from '#engine/access/class-sheet.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import { press, release } from '#engine/fx/press.ts';
import type { Control } from '#engine/input/controls.ts';
import type { Layout } from '#engine/layout/layout.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { HUD_SIZE, HudButton } from '#engine/sprites/hud-button.ts';
import { boxAround, type Animate } from '#engine/sprites/piece.ts';
import type { StageContext } from './stage-context.ts';

/** Its middle in the corner of the free strip below the answers, in design pixels, and how large it is there. */
const LOW = { side: 46, bottom: 34, scale: 0.69 } as const;
/** Where answers lie so low that nothing is free below them, this far above them. */
const ABOVE_LOW_ANSWERS = 46;
/** Between two sides, on their line, of the height: where neither has anything to press. */
const BETWEEN = 0.52;
const LOUDER = { loudVoice: true, voiceOn: true, voiceVolume: 1 } as const;

export interface ClassMenuOptions {
  readonly stage: StageContext;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  /** In the left corner, or between two sides. */
  readonly at: 'corner' | 'middle';
  /** The question is shown and asked once more. */
  onShowAgain(): void;
  onShowAnswer(): void;
  /** The question is to count for nothing, and the next one to come. */
  onSkip(): void;
  onInstructions(): void;
  onEnd(): void;
  /** Of whose turn it is; omitted: nobody's. */
  turns?(): { readonly called: string; readonly actions: readonly ClassAction[] };
}

/**
 * Everything a teacher may want, behind one button within reach: on a board the header is too high for many. While its
 * sheet is open, time stands still.
 */
export class ClassMenu extends HudButton {
  private readonly options: ClassMenuOptions;

  constructor(options: ClassMenuOptions) {
    super('pause', CLAY.sky);
    this.options = options;
  }

  place(layout: Layout): void {
    const { safe, width, height, hudScale, reach, zones, class: kind } = layout;
    // Upright there is more room below the answers.
    const size = kind === 'portrait' ? hudScale : 1;
    this.scale.set(LOW.scale * size);
    if (this.options.at === 'middle') this.position.set(width / 2, height * BETWEEN);
    else
      this.position.set(
        safe.x + LOW.side * size,
        reach === 'normal' ? safe.y + safe.height - LOW.bottom * size : zones.answers.y - ABOVE_LOW_ANSWERS,
      );
  }

  control(): Control {
    const { fx, animate } = this.options;
    return {
      id: 'class-menu',
      kind: 'action',
      label: 'Pause',
      rect: () => boxAround(this, HUD_SIZE * this.scale.x, HUD_SIZE * this.scale.y),
      enabled: () => true,
      visible: () => true,
      activate: () => this.open(),
      press: (down) => void animate(down ? press(this, fx()) : release(this, fx())),
    };
  }

  private open(): void {
    const { stage, turns, onShowAgain, onShowAnswer, onSkip, onInstructions, onEnd } = this.options;
    const ofTurn = turns?.();
    stage.openSheet(
      classSheet(ofTurn ? `Paused. ${ofTurn.called}` : 'Paused', [
        ...(ofTurn?.actions ?? []),
        { label: 'Show it again', act: onShowAgain },
        this.loudness(),
        { label: 'Show the answer', act: onShowAnswer },
        // On a trail, each stone leads to the next one.
        ...(stage.game.traits.mayReturn ? [{ label: 'Skip this one', act: onSkip }] : []),
        { label: 'How to play', act: onInstructions },
        { label: 'Settings', act: () => stage.openSettings() },
        { label: 'End', act: onEnd },
      ]),
    );
  }

  /** The question is heard again at once, so that the teacher knows how loud it is now. */
  private loudness(): ClassAction {
    const { stage, onShowAgain } = this.options;
    const isLoud = stage.settings.values.loudVoice;
    return {
      label: isLoud ? 'Softer' : 'Louder',
      act() {
        stage.settings.change(isLoud ? { loudVoice: false } : LOUDER);
        onShowAgain();
      },
    };
  }
}
