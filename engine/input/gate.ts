import type { Timers } from '#engine/kernel/timers.ts';

/** Keeps answers from being taken, for named reasons. The game has its own: "asking", "feedback", "arrival". */
export interface InputGate {
  /** True when no reason is held. */
  readonly open: boolean;
  readonly reasons: readonly string[];
  close(reason: string): void;
  /** Removes a reason, now or after this many seconds of engine time. A reason that is not held is ignored. */
  reopen(reason: string, afterSeconds?: number): void;
  onChange(listener: () => void): () => void;
}

/** What the session may do with the gate and scenes may not. */
export interface OwnedInputGate extends InputGate {
  /** Removes all reasons but these: those of a scene that ends. */
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
