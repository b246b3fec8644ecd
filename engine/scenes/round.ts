import type { Table } from '#engine/core/machine.ts';
import type { Question } from '#engine/games/game.ts';
import type { HintLevel } from '#engine/games/play.ts';
import { scoreAfter, type FactRecord } from '#engine/rules/round.ts';

export type RoundState = 'asking' | 'right' | 'wrong' | 'over';
export type RoundEvent = 'chose-right' | 'chose-wrong' | 'retry' | 'next' | 'finish';

/** Source: product specification, section 4, Game flow. */
export const ROUND_TABLE = {
  asking: { 'chose-right': 'right', 'chose-wrong': 'wrong' },
  right: { next: 'asking', finish: 'over' },
  wrong: { retry: 'asking' },
  over: {},
} as const satisfies Table<RoundState, RoundEvent>;

/** A fact that needed the answer shown comes back after one other question, or two. */
const BACK_AFTER = [2, 3] as const;

export interface RoundOptions<Q extends Question> {
  readonly questions: readonly Q[];
  /** Engine time in seconds. */
  readonly now: () => number;
  /** False where the order is the game itself: then nothing comes back. */
  readonly mayReturn: boolean;
}

/** The questions of one round, the score, and what is remembered of each fact. No picture, sound or timer. */
export class Round<Q extends Question = Question> {
  readonly total: number;
  /** Right at the first try, one after the other. */
  streak = 0;
  private readonly queue: Q[];
  private readonly options: RoundOptions<Q>;
  private readonly known = new Map<string, FactRecord>();
  private at = 0;
  private points = 0;
  private wrongTries = 0;
  private helped: 0 | HintLevel = 0;
  private askedAt: number;

  constructor(options: RoundOptions<Q>) {
    if (options.questions.length === 0) throw new RangeError('a round needs a question');
    this.options = options;
    this.queue = [...options.questions];
    this.total = this.queue.length;
    this.askedAt = options.now();
  }

  get index(): number {
    return this.at;
  }

  get question(): Q {
    return this.queue[this.at]!;
  }

  /** This question and those after it. */
  get coming(): readonly Q[] {
    return this.queue.slice(this.at);
  }

  get score(): number {
    return this.points;
  }

  /** Wrong tries at this question. */
  get tries(): number {
    return this.wrongTries;
  }

  get isLast(): boolean {
    return this.at === this.total - 1;
  }

  get records(): readonly FactRecord[] {
    return [...this.known.values()];
  }

  /** Wrong twice, and what would have shown the way was cut short, by a touch on something else. */
  get owesHelp(): boolean {
    return this.wrongTries === 2 && this.helped < 2;
  }

  /** Help was given; only the strongest is remembered. */
  help(level: HintLevel): void {
    if (level > this.helped) this.helped = level;
  }

  /** Scores a choice: true when it was right. */
  choose(choiceId: string): boolean {
    const right = choiceId === this.question.answer;
    this.points = scoreAfter(this.points, right);
    if (right) {
      this.streak = this.wrongTries === 0 ? this.streak + 1 : 0;
      this.remember();
    } else {
      this.wrongTries += 1;
      this.streak = 0;
    }
    return right;
  }

  /** Goes on to the next question; a fact that was hard takes the place of a later one. */
  next(): void {
    if (this.isLast) throw new Error('the round is over');
    if (this.helped === 3) this.bringBack();
    this.at += 1;
    this.wrongTries = 0;
    this.helped = 0;
    this.askedAt = this.options.now();
  }

  private remember(): void {
    const { fact } = this.question;
    if (this.known.has(fact)) return;
    this.known.set(fact, {
      fact,
      correctFirstTry: this.wrongTries === 0,
      tries: this.wrongTries + 1,
      hintLevel: this.helped,
      ms: Math.round((this.options.now() - this.askedAt) * 1000),
    });
  }

  /** The number of questions stays, and no fact comes twice running. */
  private bringBack(): void {
    if (!this.options.mayReturn) return;
    const { fact } = this.question;
    const fits = (index: number) =>
      index < this.total && this.queue[index - 1]!.fact !== fact && this.queue[index + 1]?.fact !== fact;
    const place = BACK_AFTER.map((steps) => this.at + steps).find(fits);
    if (place !== undefined) this.queue[place] = this.question;
  }
}
