import type { Question } from './game.ts';

/**
 * The score after an answer: one more if right, one less if wrong, never below 0. Source: product specification,
 * section 4, Game flow.
 */
export const scoreAfter = (score: number, right: boolean): number =>
  right ? score + 1 : Math.max(0, score - 1);

/** 1: the question was repeated. 2: the way was shown. 3: the answer was shown. */
export type HintLevel = 1 | 2 | 3;

/** What is recorded for one fact within a round. ms: from the question's arrival to the right answer. */
export interface FactRecord {
  readonly fact: string;
  readonly correctFirstTry: boolean;
  readonly tries: number;
  readonly hintLevel: 0 | HintLevel;
  readonly ms: number;
}

/** A finished game's result, as the engine reports it. */
export interface RoundResult {
  readonly attemptId: string;
  readonly gameId: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly xpGained: number;
  readonly coinsGained: number;
  readonly answers: readonly FactRecord[];
}

/** An unfinished round, in a form that can be stored and resumed. */
export interface RoundSoFar {
  /** All questions of the round, in order. */
  readonly questions: readonly Question[];
  /** Index of the next question. */
  readonly index: number;
  readonly score: number;
  /** Records of the answered questions. */
  readonly records: readonly FactRecord[];
}

export type RoundState = 'asking' | 'right' | 'wrong' | 'over';
export type RoundEvent = 'chose-right' | 'chose-wrong' | 'retry' | 'next' | 'finish';

/** Source: product specification, section 4, Game flow. */
export const ROUND_TABLE = {
  asking: { 'chose-right': 'right', 'chose-wrong': 'wrong' },
  right: { next: 'asking', finish: 'over' },
  wrong: { retry: 'asking' },
  over: {},
} as const satisfies { readonly [S in RoundState]: { readonly [E in RoundEvent]?: RoundState } };

/** A fact whose answer had to be shown is repeated after one or two other questions. */
const BACK_AFTER = [2, 3] as const;

export interface RoundOptions<Q extends Question> {
  readonly questions: readonly Q[];
  /** Engine time in seconds. */
  readonly now: () => number;
  /** False where the order is the game itself: then nothing is repeated. */
  readonly mayReturn: boolean;
  /** The state to resume from; its questions replace the given ones. */
  readonly resume?: RoundSoFar | undefined;
}

/** The questions of one round, the score, and a record for each fact. No picture, sound or timer. */
export class Round<Q extends Question = Question> {
  readonly total: number;
  /** Right at the first try, in a row. */
  streak = 0;
  private readonly queue: Q[];
  private readonly options: RoundOptions<Q>;
  private readonly known = new Map<string, FactRecord>();
  private at = 0;
  private points = 0;
  private wrongTries = 0;
  private answered = false;
  private helped: 0 | HintLevel = 0;
  private askedAt: number;

  constructor(options: RoundOptions<Q>) {
    if (options.questions.length === 0) throw new RangeError('a round needs a question');
    this.options = options;
    const { questions, index = 0, score = 0, records = [] } = { ...options, ...options.resume };
    this.queue = [...(questions as readonly Q[])];
    this.at = index;
    this.points = score;
    for (const record of records) this.known.set(record.fact, record);
    this.total = this.queue.length;
    this.askedAt = options.now();
  }

  get index(): number {
    return this.at;
  }

  get question(): Q {
    return this.queue[this.at]!;
  }

  /** The question at an index of the round, from 0. */
  questionAt(index: number): Q {
    const question = this.queue[index];
    if (!question) throw new RangeError(`no question ${index} of ${this.total}`);
    return question;
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

  /** Wrong twice, and the help was cut short by a touch on something else. */
  get owesHelp(): boolean {
    return this.wrongTries === 2 && this.helped < 2;
  }

  /** For tests and the workbench. */
  describe() {
    const { at, question, points, wrongTries, records } = this;
    const { fact, answer } = question;
    return { question: at + 1, fact, answer, score: points, tries: wrongTries, records };
  }

  /** Undefined when all questions are answered: then the result was reported. */
  get soFar(): RoundSoFar | undefined {
    const index = this.answered ? this.at + 1 : this.at;
    if (index === this.total) return undefined;
    return { questions: [...this.queue], index, score: this.points, records: this.records };
  }

  /** Help was given; only the strongest is recorded. */
  help(level: HintLevel): void {
    if (level > this.helped) this.helped = level;
  }

  /** Scores a choice: true when it was right. */
  choose(choiceId: string): boolean {
    const right = choiceId === this.question.answer;
    this.points = scoreAfter(this.points, right);
    if (right) {
      this.answered = true;
      this.streak = this.wrongTries === 0 ? this.streak + 1 : 0;
      this.remember();
    } else {
      this.wrongTries += 1;
      this.streak = 0;
    }
    return right;
  }

  /** Goes on to the next question; a hard fact replaces a later one. */
  next(): void {
    if (this.isLast) throw new Error('the round is over');
    if (this.helped === 3) this.bringBack();
    this.at += 1;
    this.answered = false;
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

  /** The number of questions stays, and no fact comes twice in a row. */
  private bringBack(): void {
    if (!this.options.mayReturn) return;
    const { fact } = this.question;
    const fits = (index: number) =>
      index < this.total && this.queue[index - 1]!.fact !== fact && this.queue[index + 1]?.fact !== fact;
    const place = BACK_AFTER.map((steps) => this.at + steps).find(fits);
    if (place !== undefined) this.queue[place] = this.question;
  }
}
