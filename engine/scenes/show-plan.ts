import { sentencesOf } from '#engine/rules/clips.ts';

/** What a sentence of the instructions asks for. */
const TAP = /\btap\b/i;
const TOUCH = /\b(listen|count|add)\b/i;

/** What is shown with which sentence of the instructions, by their indices. */
export interface ShowPlan {
  readonly sentences: readonly string[];
  /** The question's things are touched with it: counted, or listened to. */
  readonly touched: number;
  /** An answer is tapped with each of these. */
  readonly taps: readonly number[];
}

/** Things are touched where the words ask for counting or listening, or else with the second sentence. */
export function showPlanOf(instructions: string): ShowPlan {
  const sentences = sentencesOf(instructions);
  const taps = sentences.flatMap((sentence, index) => (TAP.test(sentence) ? [index] : []));
  const before = sentences.slice(0, taps[0]);
  const asked = before.findIndex((sentence) => TOUCH.test(sentence));
  return { sentences, taps, touched: asked >= 0 ? asked : Math.min(1, before.length - 1) };
}

/** How many times the length of its first sentence a text is, as far as the first tap. */
export const untilTap = ({ sentences, taps }: ShowPlan): number =>
  sentences.slice(0, taps[0]).join(' ').length / sentences[0]!.length;

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
