import type { Clock } from '#engine/kernel/clock.ts';
import type { Control, Place } from './controls.ts';
import type { InputGate } from './gate.ts';

/** The minimum time until the same answer counts again, whatever the game does meanwhile: a second tap is often a slip. */
const SAME_ANSWER_SECONDS = 0.5;

/** The one entry to every control: pointers, keys, switches and the access layer all call this. */
export interface Dispatcher {
  /** True when the control would react: visible, enabled and, for an answer, with the gate open. */
  isLive(control: Control): boolean;
  /** Activates the control. Returns false without effect if it is not live or the same answer comes too fast. */
  dispatch(control: Control, at?: Place): boolean;
}

/** broke: called with what a control's handler threw. */
export function createDispatcher(clock: Clock, gate: InputGate, broke: (error: unknown) => void): Dispatcher {
  /** The last answer of each side: what one does must not make a slip of the other count. */
  const lasts = new Map<Control['side'], { readonly id: string; readonly at: number }>();
  const isLive = (control: Control) =>
    control.visible() && control.enabled() && (control.kind !== 'choice' || gate.open);
  return {
    isLive,
    dispatch(control, at) {
      if (!isLive(control)) return false;
      if (control.kind === 'choice') {
        const last = lasts.get(control.side);
        if (control.id === last?.id && clock.now - last.at < SAME_ANSWER_SECONDS) return false;
        lasts.set(control.side, { id: control.id, at: clock.now });
      }
      try {
        control.activate(at);
      } catch (error) {
        broke(error);
      }
      return true;
    },
  };
}
