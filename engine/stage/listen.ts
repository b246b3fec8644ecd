import type { Container } from 'pixi.js';
import type { StageContext } from '#engine/core/stage-context.ts';
import type { Timers } from '#engine/core/timers.ts';
import type { Phase } from '#engine/ports.ts';
import type { OwnedAccessLayer } from './access.ts';
import type { Operator } from './input.ts';
import { watchInterruptions } from './interruptions.ts';
import { listenToKeys } from './keyboard.ts';
import { createPauseLayer } from './pause-layer.ts';
import { listenToPointers } from './pointers.ts';
import { createRipple } from './ripple.ts';
import { listenToSwitches } from './scanning.ts';
import type { SettingsSheet } from './settings-sheet.ts';

export interface ListenOptions {
  readonly stage: StageContext;
  readonly host: HTMLElement;
  readonly root: Container;
  readonly timers: Timers;
  readonly operator: Operator;
  readonly access: OwnedAccessLayer;
  readonly sheet: SettingsSheet;
  onPressTimed(timeStampMs: number): void;
}

/** Pressing sounds a little different each time, as fingers do. */
const PRESS_SEMITONES = 0.5;
/** Phases in which time goes on by itself and something could be missed. */
const RUNNING: ReadonlySet<string> = new Set<Phase>(['countdown', 'playing']);

/** Connects every way of playing with the stage. Returns the way to disconnect them all. */
export function listenToInput(options: ListenOptions): () => void {
  const { stage, host, root, timers, operator, access, sheet, onPressTimed } = options;
  const { clock, controls, gate, settings, channels, voice } = stage;
  const canvas = stage.app.canvas;
  const ripple = createRipple(root);
  const pause = createPauseLayer(stage, access);
  const isRunning = () => RUNNING.has(host.dataset['phase'] ?? '') && !sheet.isOpen;
  const stops = [
    listenToPointers({
      canvas,
      controls,
      operator,
      layout: stage.layout,
      onPress: () =>
        channels.effect('tap', { semitones: (stage.decoration.next() * 2 - 1) * PRESS_SEMITONES }),
      onIgnored(x, y) {
        // While time stands still a ripple would stay.
        if (!clock.paused) ripple.show(x, y, stage.calm());
      },
      onTimed: onPressTimed,
    }),
    listenToKeys({ host, controls, operator, access, timers }),
    listenToSwitches({
      clock,
      controls,
      gate,
      operator,
      access,
      settings,
      suspended: () => sheet.isOpen,
      onItem(control) {
        const name = `${control.label}.`;
        // Numbers and shapes have a spoken name; buttons are told by their place and picture.
        if (!voice.speaking && name in channels.manifest.sentences) voice.say([name]);
      },
    }),
    watchInterruptions({
      canvas,
      clock,
      gate,
      channels,
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
