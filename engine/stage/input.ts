import type { Clock } from '#engine/core/clock.ts';
import type { Timers } from '#engine/core/timers.ts';
import type { Control } from './controls.ts';

/** Why answers are not taken right now. The game names its own reasons: "asking", "feedback", "arrival". */
export interface InputGate {
  /** True when no reason is held. */
  readonly open: boolean;
  readonly reasons: readonly string[];
  close(reason: string): void;
  /** Gives a reason up, now or after so many seconds of engine time. A reason that is not held is fine. */
  reopen(reason: string, afterSeconds?: number): void;
  onChange(listener: () => void): () => void;
}

/** What the session does with the gate beyond what scenes may. */
export interface OwnedInputGate extends InputGate {
  /** Gives up all reasons but these: a scene that ends takes its own along. */
  clear(keep: readonly string[]): void;
}

export function createGate(timers: Timers): OwnedInputGate {
  const held = new Map<string, (() => void) | undefined>();
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const give = (reason: string) => {
    if (held.delete(reason)) changed();
  };
  return {
    get open() {
      return held.size === 0;
    },
    get reasons() {
      return [...held.keys()];
    },
    close(reason) {
      held.get(reason)?.();
      held.set(reason, undefined);
      changed();
    },
    reopen(reason, afterSeconds = 0) {
      if (!held.has(reason)) return;
      held.get(reason)?.();
      if (afterSeconds > 0)
        held.set(
          reason,
          timers.after(afterSeconds, () => give(reason)),
        );
      else give(reason);
    },
    clear(keep) {
      for (const [reason, callOff] of [...held]) {
        if (keep.includes(reason)) continue;
        callOff?.();
        held.delete(reason);
      }
      changed();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** After an answer the next one has to wait this long, whatever the game does meanwhile. */
const ANSWER_PAUSE_SECONDS = 0.5;

/** The one way into every control: pointers, keys, switches and the access layer all end here. */
export interface Operator {
  /** True when the control would act: visible, enabled and, for an answer, the gate open. */
  isLive(control: Control): boolean;
  /** Activates the control. False, and nothing happens, when it is not live or answers come too fast. */
  operate(control: Control): boolean;
}

export function createOperator(clock: Clock, gate: InputGate): Operator {
  let lastAnswer = -Infinity;
  const isLive = (control: Control) =>
    control.visible() && control.enabled() && (control.kind !== 'choice' || gate.open);
  return {
    isLive,
    operate(control) {
      if (!isLive(control)) return false;
      if (control.kind === 'choice') {
        if (clock.now - lastAnswer < ANSWER_PAUSE_SECONDS) return false;
        lastAnswer = clock.now;
      }
      control.activate();
      return true;
    },
  };
}
