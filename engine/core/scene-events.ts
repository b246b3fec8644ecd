import type { LeaveTo, SaveState } from '#engine/ports.ts';
import type { FactRecord, RoundResult } from '#engine/rules/round.ts';

/** What the three scenes tell the session, which alone decides what comes next. */
export interface InstructionsEvents {
  /** The instructions were heard and the countdown runs. */
  onCounting(): void;
  /** "Start Game", or the countdown's end. */
  onStart(): void;
  onLeave(to: LeaveTo): void;
}

export interface PlayEvents {
  /** All questions are answered: from here on the result counts, even for who leaves at once. answers: one for each fact. */
  onCompleted(score: number, answers: readonly FactRecord[]): void;
  /** The finishing picture has been shown, too. */
  onFinished(): void;
  onLeave(to: LeaveTo): void;
}

export interface ResultEvents {
  onAgain(): void;
  onLeave(to: LeaveTo): void;
}

/** What the result scene shows; `saved` settles when the result has arrived or is kept for later. */
export interface Finished {
  readonly result: RoundResult;
  readonly saved: Promise<SaveState>;
  /** XP before this round; undefined for a visitor. */
  readonly xpBefore: number | undefined;
}
