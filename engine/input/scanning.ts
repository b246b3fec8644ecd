import type { Clock } from '#engine/kernel/clock.ts';
import type { Settings } from '#engine/kernel/settings.ts';
import type { Control, Controls } from './controls.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { Focus } from './focus.ts';
import type { InputGate } from './gate.ts';

/** The first item of a pass is marked longer, so that the child can prepare. */
const FIRST_FACTOR = 1.5;
const LOOPS = 3;
/** Two presses closer together than this count as one. */
const SWITCH_PAUSE_SECONDS = 0.5;

export interface ScanOptions {
  readonly clock: Clock;
  readonly controls: Controls;
  readonly gate: InputGate;
  readonly dispatcher: Dispatcher;
  readonly focus: Focus;
  readonly settings: Settings;
  /** True while a sheet lies over the stage, which then handles keys itself. */
  suspended(): boolean;
  /** The scanner has marked this control: its name can be spoken. */
  onItem(control: Control): void;
}

/** What is needed most takes the fewest steps: answers before the other controls, where these do not say otherwise. */
export function scanOrder(
  controls: readonly Control[],
  isLive: (control: Control) => boolean,
): readonly Control[] {
  const rank = ({ kind, scanned }: Control) =>
    scanned === 'first' ? 0 : kind === 'choice' ? 1 : scanned === 'last' ? 3 : 2;
  return controls.filter(isLive).sort((a, b) => rank(a) - rank(b));
}

/**
 * Playing with one switch (the mark moves by itself, Space or Enter chooses) or two (Space moves, Enter chooses).
 * Switches act as keys, wherever the focus is. Returns the function that stops it.
 */
export function listenToSwitches(options: ScanOptions): () => void {
  const { clock, controls, gate, dispatcher, focus, settings, suspended, onItem } = options;
  let current: Control | undefined;
  let order = '';
  let rest = 0;
  let loops = 0;
  let lastPress = -Infinity;

  const mode = () => settings.values.switchMode;
  const items = () => scanOrder(controls.list, dispatcher.isLive);
  const unmark = () => {
    if (current) focus.mark(undefined);
    current = undefined;
  };
  const moveOn = (list: readonly Control[]) => {
    const index = list.findIndex((control) => control.id === current?.id) + 1;
    if (index >= list.length) loops += 1;
    if (mode() === 'one' && loops >= LOOPS) return unmark();
    current = list[index % list.length];
    if (!current) return;
    rest = settings.values.scanSeconds * (index % list.length === 0 ? FIRST_FACTOR : 1);
    focus.mark(current);
    onItem(current);
  };

  const onStep = (deltaSeconds: number) => {
    if (mode() === 'off' || suspended()) return unmark();
    // During feedback the mark stands still; with two switches only the child moves it.
    if (!gate.open && !controls.covering && controls.list.some((control) => control.kind === 'choice'))
      return;
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
    // Where time is paused under a cover, there is one thing to choose.
    if (clock.paused && controls.covering) return void dispatcher.dispatch(controls.covering);
    if (clock.now - lastPress < SWITCH_PAUSE_SECONDS) return;
    lastPress = clock.now;
    if (mode() === 'two' && event.key === ' ') return moveOn(items());
    if (!current) {
      // After the last pass, or before the first: the press starts a new one.
      loops = 0;
      order = '';
      return;
    }
    const chosen = controls.find(current.id);
    if (!chosen) return;
    dispatcher.dispatch(chosen);
    // Who has pressed may be about to press again: not what comes next.
    rest = Math.max(rest, settings.values.scanSeconds * FIRST_FACTOR);
  };
  // In the capture phase: the focused element's own click must not react to a switch.
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
