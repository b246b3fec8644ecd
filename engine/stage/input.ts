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
