import { sentencesOf } from '#engine/rules/clips.ts';

const TAP = /\btap\b/i;

/** All of it is shown in some five seconds. */
export const PACE = {
  /** The question comes within so many seconds. */
  arrival: 1.3,
  /** What is touched before the answer, one after the other: seconds for all, the most for each, and the way's share of them. */
  touching: { all: 0.9, most: 0.4, way: 0.6 },
  /** The hand goes, comes to the answer from below it, presses, and the answer is right; and is gone some time after. */
  tapping: { go: 0.15, come: 0.45, press: 0.05, right: 0.25, leave: 0.35 },
  /** What follows a right answer; and where another question comes after it, with that one's coming. */
  effect: { last: 1.7, before: 0.8, leave: 0.2, next: 0.4 },
  /** It is shown again where so much is still to be said. */
  again: 4,
} as const;

/** What is shown while the instructions are spoken. */
export interface ShowPlan {
  readonly sentences: readonly string[];
  /** Those that ask for a tap, by their indices: so many questions are shown. */
  readonly taps: readonly number[];
}

export function showPlanOf(instructions: string): ShowPlan {
  const sentences = sentencesOf(instructions);
  return { sentences, taps: sentences.flatMap((sentence, index) => (TAP.test(sentence) ? [index] : [])) };
}

/** Shows something, and tells how many seconds that takes. */
export type Deed = () => number;

/** What is shown one after the other. */
export class Deeds {
  private list: Deed[] = [];
  private isBusy = false;
  private readonly after;

  constructor(after: (seconds: number, fn: () => void) => void) {
    this.after = after;
  }

  /** After all others. */
  add(...deeds: readonly Deed[]): void {
    this.list.push(...deeds);
    this.next();
  }

  /** Before all others, from within the one that is shown. */
  insert(deeds: readonly Deed[]): void {
    this.list.unshift(...deeds);
  }

  get isIdle(): boolean {
    return !this.isBusy && this.list.length === 0;
  }

  clear(): void {
    this.list = [];
    this.isBusy = false;
  }

  private next(): void {
    const deed = this.isBusy ? undefined : this.list.shift();
    if (!deed) return;
    this.isBusy = true;
    this.after(deed(), () => {
      this.isBusy = false;
      this.next();
    });
  }
}
