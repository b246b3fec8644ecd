import type { Container } from 'pixi.js';
import type { OwnedAccessLayer } from '#engine/access/access.ts';
import type { Sheet } from '#engine/access/sheet.ts';
import type { Dispatcher } from '#engine/input/dispatcher.ts';
import { watchInterruptions } from '#engine/input/interruptions.ts';
import { listenToKeys } from '#engine/input/keyboard.ts';
import { listenToPointers } from '#engine/input/pointers.ts';
import { listenToSwitches } from '#engine/input/scanning.ts';
import type { Timers } from '#engine/kernel/timers.ts';
import type { Phase } from '#engine/ports.ts';
import type { BareStage } from '#engine/scenes/stage-context.ts';
import { createRipple } from '#engine/sprites/ripple.ts';
import { createPauseLayer } from './pause-layer.ts';

export interface ListenOptions {
  readonly stage: BareStage;
  readonly host: HTMLElement;
  readonly root: Container;
  readonly timers: Timers;
  readonly dispatcher: Dispatcher;
  readonly access: OwnedAccessLayer;
  readonly sheet: Sheet;
  onPressTimed(timeStampMs: number): void;
}

/** The press sound varies slightly each time. */
const PRESS_SEMITONES = 0.5;
/** Phases that run by themselves, so that something could be missed. */
const RUNNING: ReadonlySet<string> = new Set<Phase>(['countdown', 'playing']);

/** Connects all input methods with the stage. Returns the function that disconnects them. */
export function listenToInput(options: ListenOptions): () => void {
  const { stage, host, root, timers, dispatcher, access, sheet, onPressTimed } = options;
  const { clock, controls, gate, settings, channels, voice } = stage;
  const canvas = stage.app.canvas;
  const ripple = createRipple(root);
  const pause = createPauseLayer(stage, access);
  const isRunning = () => RUNNING.has(host.dataset['phase'] ?? '') && !sheet.isOpen;
  const stops = [
    listenToPointers({
      canvas,
      controls,
      dispatcher,
      layout: stage.layout,
      onPress: () =>
        channels.effect('tap', { semitones: (stage.decoration.next() * 2 - 1) * PRESS_SEMITONES }),
      onIgnored(x, y) {
        // While time is paused a ripple would not disappear.
        if (clock.paused) return;
        ripple.show(x, y, stage.calm());
        stage.onFreePress.forEach((pressed) => pressed());
      },
      onTimed: onPressTimed,
    }),
    listenToKeys({ host, controls, dispatcher, focus: access, timers }),
    listenToSwitches({
      clock,
      controls,
      gate,
      dispatcher,
      focus: access,
      settings,
      suspended: () => sheet.isOpen,
      onItem(control) {
        const name = `${control.label}.`;
        // Numbers and shapes have a spoken name; buttons are recognised by position and picture.
        if (!voice.speaking && name in channels.manifest.sentences) voice.say([name]);
      },
    }),
    watchInterruptions({
      canvas,
      clock,
      gate,
      sound: channels,
      askToGoOn(goOn) {
        if (!pause.shown && !isRunning()) return false;
        pause.show(goOn);
        return true;
      },
    }),
    () => ripple.dispose(),
    () => pause.dispose(),
  ];
  return () => stops.forEach((stop) => stop());
}
