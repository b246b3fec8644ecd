import type { Clock } from '#engine/core/clock.ts';
import type { OwnedAccessLayer } from './access.ts';
import type { Control, Controls } from './controls.ts';
import type { InputGate, Operator } from './input.ts';
import type { Settings } from './settings.ts';

/** The first item of a pass stays longer, so that a child can get ready. */
const FIRST_FACTOR = 1.5;
const LOOPS = 3;
/** Two presses closer than this are one. */
const SWITCH_PAUSE_SECONDS = 0.5;

export interface ScanOptions {
  readonly clock: Clock;
  readonly controls: Controls;
  readonly gate: InputGate;
  readonly operator: Operator;
  readonly access: OwnedAccessLayer;
  readonly settings: Settings;
  /** True while a sheet lies over the stage: keys are its own then. */
  suspended(): boolean;
  /** The scanner has moved on to this one: its name can be spoken. */
  onItem(control: Control): void;
}

/** Answers first, then what else can be done, "Instructions" last: in few steps to what is wanted most. */
export function scanOrder(
  controls: readonly Control[],
  isLive: (control: Control) => boolean,
): readonly Control[] {
  const rank = (control: Control) => (control.kind === 'choice' ? 0 : control.id === 'instructions' ? 2 : 1);
  return controls.filter(isLive).sort((a, b) => rank(a) - rank(b));
}

/**
 * Playing with one switch (the mark moves by itself, Space or Enter chooses) or two (Space moves, Enter
 * chooses). Switches arrive as keys, wherever the focus is. Returns the way to stop.
 */
export function listenToSwitches(options: ScanOptions): () => void {
  const { clock, controls, gate, operator, access, settings, suspended, onItem } = options;
  let current: Control | undefined;
  let order = '';
  let rest = 0;
  let loops = 0;
  let lastPress = -Infinity;

  const mode = () => settings.values.switchMode;
  const items = () => scanOrder(controls.list, operator.isLive);
  const unmark = () => {
    if (current) access.mark(undefined);
    current = undefined;
  };
  const moveOn = (list: readonly Control[]) => {
    const index = list.findIndex((control) => control.id === current?.id) + 1;
    if (index >= list.length) loops += 1;
    if (mode() === 'one' && loops >= LOOPS) return unmark();
    current = list[index % list.length];
    if (!current) return;
    rest = settings.values.scanSeconds * (index % list.length === 0 ? FIRST_FACTOR : 1);
    access.mark(current);
    onItem(current);
  };

  const onStep = (deltaSeconds: number) => {
    if (mode() === 'off' || suspended()) return unmark();
    // While feedback plays the mark stands still; with two switches only the child moves it.
    if (!gate.open && controls.list.some((control) => control.kind === 'choice')) return;
    const list = items();
    const now = list.map((control) => control.id + control.label).join('|');
    if (now !== order) {
      order = now;
      loops = 0;
      unmark();
      if (list.length > 0) moveOn(list);
      return;
    }
    if (mode() === 'two' || loops >= LOOPS) return;
    rest -= deltaSeconds;
    if (rest <= 0 && list.length > 0) moveOn(list);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isSwitch = event.key === ' ' || event.key === 'Enter';
    if (mode() === 'off' || suspended() || !isSwitch) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    // Time stands still under a cover, and there is one thing to choose.
    if (controls.covering) return void operator.operate(controls.covering);
    if (clock.now - lastPress < SWITCH_PAUSE_SECONDS) return;
    lastPress = clock.now;
    if (mode() === 'two' && event.key === ' ') return moveOn(items());
    if (!current) {
      // After the last pass, or before the first: the press begins a new one.
      loops = 0;
      order = '';
      return;
    }
    const chosen = controls.find(current.id);
    if (chosen) operator.operate(chosen);
  };
  // Ahead of the focused element: its own click must not answer a switch.
  document.addEventListener('keydown', onKeyDown, true);
  const onKeyUp = (event: KeyboardEvent) => {
    if (mode() !== 'off' && !suspended() && event.key === ' ') event.preventDefault();
  };
  document.addEventListener('keyup', onKeyUp, true);
  const stopSteps = clock.onStep(onStep);
  return () => {
    stopSteps();
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('keyup', onKeyUp, true);
    unmark();
  };
}
