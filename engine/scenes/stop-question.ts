import type { FxContext } from '#engine/fx/motion.ts';
import type { Scene } from '#engine/kernel/scene.ts';
import { STOP_PLAYING } from '#engine/rules/home-words.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, THEME_CLAY } from '#engine/sprites/clay.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { buttonControl } from './button-control.ts';
import type { RoundParts } from './round-parts.ts';
import type { BareStage } from './stage-context.ts';
import type { Teaching } from './teaching.ts';
import { drawVeil } from './veil.ts';

const KEEP = { width: 560, height: 190 } as const;
const STOP = { width: 400, height: 150 } as const;
const GAP = 60;
/** One below the other they may be larger. */
const UPRIGHT = 1.5;
/** After it is gone, answers are blocked this long. */
const GRACE_SECONDS = 0.3;

interface StopQuestionOptions {
  readonly stage: BareStage;
  readonly fx: () => FxContext;
  readonly animate: Animate;
  /** As `Scene.retire`: the button that was pressed is still moving. */
  readonly retire: Scene['retire'];
  /** Whether there is anything to be asked about; otherwise who presses leaves. */
  isNeeded(): boolean;
  /** Whether nothing is being answered: only then it is spoken at once. */
  isQuiet(): boolean;
  /** It is spoken now: no help is to come in between. */
  onSpoken(): void;
  onKept(): void;
  onStop(): void;
}

/**
 * "Stop playing?": asked once when the way out is pressed in the middle of a round; pressed again, the way out
 * leaves.
 */
export class StopQuestion {
  private readonly options: StopQuestionOptions;
  private takeOff: (() => void) | undefined;

  constructor(options: StopQuestionOptions) {
    this.options = options;
  }

  /** The way out was pressed. */
  press(): void {
    if (!this.asks()) this.options.onStop();
  }

  /** The browser's own way back was taken, or the stage's. True: it is asked now; false: the player may leave. */
  asks(): boolean {
    const { isNeeded, isQuiet } = this.options;
    if (this.takeOff || !isNeeded()) return false;
    this.show();
    if (isQuiet()) this.takesOver();
    return true;
  }

  /** True when it is shown: then it is what is said now, instead of what the game would say. */
  takesOver(): boolean {
    if (!this.takeOff) return false;
    this.options.onSpoken();
    this.options.stage.voice.say([STOP_PLAYING], { wanted: true });
    return true;
  }

  hide(): void {
    this.takeOff?.();
    this.takeOff = undefined;
  }

  private show(): void {
    const { stage, fx, animate, onKept, onStop } = this.options;
    const { controls, gate, access, theme } = stage;
    const veil = drawVeil(stage, STOP_PLAYING);
    const keep = new ChunkyButton({
      ...KEEP,
      clay: THEME_CLAY[theme],
      text: 'Keep playing',
      icon: createIcon('play', 90),
    });
    const stop = new ChunkyButton({
      ...STOP,
      clay: CLAY.amber,
      text: 'Stop',
      icon: createIcon('back', 70),
    });
    veil.view.addChild(keep, stop);
    const place = () => {
      const { width, zones, class: kind } = stage.layout();
      const { answers } = zones;
      const middle = { x: width / 2, y: answers.y + answers.height / 2 };
      const isUpright = kind === 'portrait';
      const across = isUpright ? KEEP.width : KEEP.width + GAP + STOP.width;
      const scale = Math.min(isUpright ? UPRIGHT : 1, answers.width / across);
      for (const button of [keep, stop]) button.scale.set(scale);
      if (isUpright) {
        keep.position.set(middle.x, middle.y - (STOP.height / 2) * scale);
        stop.position.set(middle.x, middle.y + (KEEP.height / 2 + GAP) * scale);
      } else {
        const left = middle.x - (across / 2) * scale;
        stop.position.set(left + (STOP.width / 2) * scale, middle.y);
        keep.position.set(left + (across - KEEP.width / 2) * scale, middle.y);
      }
      veil.place();
    };
    place();
    gate.close('leaving');
    const shared = { fx, animate };
    const { focused } = access;
    const isInside = document.activeElement?.closest('[data-stage]') !== null;
    const goOn = () => {
      this.hide();
      if (isInside) access.focus(focused && controls.find(focused.id));
      if (this.options.isQuiet()) onKept();
    };
    const uncover = controls.cover(
      buttonControl({ ...shared, id: 'keep-playing', button: keep, activate: goOn }),
      buttonControl({ ...shared, id: 'stop-playing', button: stop, activate: onStop }),
    );
    const stopPlacing = controls.onChange(place);
    this.takeOff = () => {
      stopPlacing();
      uncover();
      gate.reopen('leaving', GRACE_SECONDS);
      this.options.retire(veil.view, { children: true, style: true, context: true });
    };
    access.announce(STOP_PLAYING);
    if (isInside) access.focus(controls.covering);
  }
}

/** The question for who leaves this round. */
export function stopQuestionIn(parts: RoundParts, teaching: Teaching, onStop: () => void): StopQuestion {
  const { stage, round, machine, fx, animate, retire } = parts;
  const isAsking = () => machine.state === 'asking';
  return new StopQuestion({
    ...{ stage, fx, animate, retire, onStop },
    // Before the first answer nothing is lost, after the last one everything counts; a class has its teacher.
    isNeeded: () => !stage.options.board && round.index > 0 && (isAsking() || !round.isLast),
    isQuiet: isAsking,
    onSpoken: () => teaching.settle(),
    onKept() {
      round.opens();
      teaching.askOnceMore();
    },
  });
}
