import { classSheet, type ClassAction } from '#engine/access/class-sheet.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import { press, release } from '#engine/fx/press.ts';
import type { Control } from '#engine/input/controls.ts';
import type { Layout } from '#engine/layout/layout.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { HUD_HIT, HudButton } from '#engine/sprites/hud-button.ts';
import { boxAround, type Animate } from '#engine/sprites/piece.ts';
import type { StageContext } from './stage-context.ts';

/** In the free strip below the answers, in design pixels: its middle, and how large it is there. */
const LOW = { side: 62, bottom: 50, scale: 0.8 } as const;
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

  place({ safe, width, height, hudScale }: Layout): void {
    const size = LOW.scale * hudScale;
    const x = this.options.at === 'middle' ? width / 2 : safe.x + LOW.side * size;
    const bottom = Math.max(height - safe.y - safe.height, 0);
    this.position.set(x, height - bottom - LOW.bottom * hudScale);
    this.scale.set(size);
  }

  control(): Control {
    const { fx, animate } = this.options;
    return {
      id: 'class-menu',
      kind: 'action',
      label: 'Pause',
      rect: () => boxAround(this, HUD_HIT * this.scale.x, HUD_HIT * this.scale.y),
      enabled: () => true,
      visible: () => true,
      activate: () => this.open(),
      press: (down) => void animate(down ? press(this, fx()) : release(this, fx())),
    };
  }

  private open(): void {
    const { stage, turns, onShowAgain, onShowAnswer, onInstructions, onEnd } = this.options;
    const ofTurn = turns?.();
    stage.openSheet(
      classSheet(ofTurn ? `Paused. ${ofTurn.called}` : 'Paused', [
        ...(ofTurn?.actions ?? []),
        { label: 'Show it again', act: onShowAgain },
        this.loudness(),
        { label: 'Show the answer', act: onShowAnswer },
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
