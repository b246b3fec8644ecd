import type { BareQuestion, Question } from './game.ts';
import {
  MOST_WRONG,
  paceOf,
  type Answer,
  type Helped,
  type Planned,
  type PlayedRound,
  type RoundBegun,
  type Try,
} from './played.ts';

/**
 * The score after an answer: one more if right, one less if wrong, never below 0. Source: product specification,
 * section 4, Game flow.
 */
export const scoreAfter = (score: number, right: boolean): number =>
  right ? score + 1 : Math.max(0, score - 1);

/** 1: the question was repeated. 2: the way was shown. 3: the answer was shown. */
export type HintLevel = 1 | 2 | 3;

/** From this wrong answer to a question on, help is whole: way, reason and answer. Before, the child goes on with it. */
export const WHOLE_HELP = 3;

/** A finished game's result, as the engine reports it. */
export interface RoundResult extends PlayedRound {
  readonly totalQuestions: number;
  readonly xpGained: number;
  readonly coinsGained: number;
}

/** An unfinished round, in a form that can be stored and gone on with. */
export interface RoundSoFar<Q extends BareQuestion = Question> extends RoundBegun {
  /** All questions of the round, in order. */
  readonly questions: readonly Q[];
  /** Index of the next question. */
  readonly index: number;
  readonly score: number;
}

export type RoundState = 'asking' | 'right' | 'wrong' | 'skipped' | 'over';
export type RoundEvent = 'chose-right' | 'chose-wrong' | 'retry' | 'skip' | 'next' | 'finish';

/** Source: product specification, section 4, Game flow; only a class's teacher skips. */
export const ROUND_TABLE = {
  asking: { 'chose-right': 'right', 'chose-wrong': 'wrong', skip: 'skipped' },
  right: { next: 'asking', finish: 'over' },
  wrong: { retry: 'asking' },
  skipped: { next: 'asking', finish: 'over' },
  over: {},
} as const satisfies { readonly [S in RoundState]: { readonly [E in RoundEvent]?: RoundState } };

/** A fact whose answer had to be shown is repeated after one or two other questions. */
const BACK_AFTER = [2, 3] as const;

/** A question of a round: one of the family's, and how it was planned. */
export type Asked<Q extends BareQuestion = Question> = Q & { readonly planned: Planned };

export interface RoundOptions<Q extends BareQuestion> {
  /** As `Family.makePlanned` makes them from this beginning, or `barePlanned`. */
  readonly questions: readonly Asked<Q>[];
  /** Its tries are taken again, so that the round goes on from there. */
  readonly begun: RoundBegun;
  /** Engine time in seconds. */
  readonly now: () => number;
  /** False where the order is the game itself: then nothing is repeated. */
  readonly mayReturn: boolean;
}

/** A try that no child can have made: no choice of the question, or after the end. */
export class ImpossibleTry extends RangeError {
  override readonly name = 'ImpossibleTry';
}

/** Of a round in which nothing was skipped, nothing is told. */
export const keptOf = (skipped: readonly number[] = []): Pick<RoundBegun, 'skipped'> =>
  skipped.length > 0 ? { skipped } : {};

/** The questions of one round, the score, every try and a record of each question. No picture, sound or timer. */
export class Round<Q extends BareQuestion = Question> {
  readonly total: number;
  /** Right at the first try, in a row. */
  streak = 0;
  private readonly queue: Asked<Q>[];
  private readonly options: RoundOptions<Q>;
  private readonly taken: Try[] = [];
  private readonly met: Answer[] = [];
  private readonly passed: number[] = [];
  /** As it was before this question. */
  private before = { tries: 0, points: 0, streak: 0 };
  private at = 0;
  private points = 0;
  private wrongTries = 0;
  private answered = false;
  private helped: Helped = 0;
  /** The first try at this question, once it is made. */
  private first: Try | undefined;
  private openAt: number;

  /** Throws RangeError without questions, and ImpossibleTry for tries that do not belong to them. */
  constructor(options: RoundOptions<Q>) {
    if (options.questions.length === 0) throw new RangeError('a round needs a question');
    this.options = options;
    this.queue = [...options.questions];
    this.total = this.queue.length;
    this.openAt = options.now();
    const skipped = new Set(options.begun.skipped);
    const passSkipped = () => {
      while (skipped.has(this.at) && !this.isOver) this.pass();
    };
    passSkipped();
    for (const made of options.begun.tries) {
      if (this.answered) this.goOn();
      passSkipped();
      this.take(made);
    }
    if (this.answered && !this.isLast) this.goOn();
    passSkipped();
  }

  get index(): number {
    return this.at;
  }

  get question(): Asked<Q> {
    return this.queue[this.at]!;
  }

  /** The question at an index of the round, from 0. */
  questionAt(index: number): Asked<Q> {
    const question = this.queue[index];
    if (!question) throw new RangeError(`no question ${index} of ${this.total}`);
    return question;
  }

  /** This question and those after it. */
  get coming(): readonly Asked<Q>[] {
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

  /** All questions are answered or skipped. */
  get isOver(): boolean {
    return this.isLast && (this.answered || this.passed.at(-1) === this.at);
  }

  /** How many questions are answered. */
  get done(): number {
    return this.met.length;
  }

  /** The questions that were skipped, by their index. */
  get skipped(): readonly number[] {
    return [...this.passed];
  }

  /** Every choice made so far, from which the round follows. */
  get made(): readonly Try[] {
    return [...this.taken];
  }

  /** One for each question that is answered, and one for the open question if its first try was wrong. */
  get records(): readonly Answer[] {
    return this.answered || !this.first ? [...this.met] : [...this.met, this.record()];
  }

  /** Wrong twice or more often, and the help was cut short by a touch on something else. */
  get owesHelp(): boolean {
    return this.wrongTries > 1 && this.helped < Math.min(3, this.wrongTries);
  }

  /** For tests and the workbench. */
  describe() {
    const { at, question, points, wrongTries, records } = this;
    const { fact, answer } = question;
    return { question: at + 1, fact, answer, score: points, tries: wrongTries, records };
  }

  /** Undefined when all questions are answered: then the result was reported. */
  get soFar(): RoundSoFar<Asked<Q>> | undefined {
    if (this.isOver) return undefined;
    const { attemptId, seed, plan } = this.options.begun;
    const { made: tries, score, skipped } = this;
    const index = this.at + Number(this.answered);
    return { attemptId, seed, plan, tries, questions: [...this.queue], index, score, ...keptOf(skipped) };
  }

  /** Help was given; only the strongest is recorded. */
  help(level: HintLevel): void {
    if (level > this.helped) this.helped = level;
  }

  /** Answers are taken from now on, or in so many seconds. */
  opens(inSeconds = 0): void {
    this.openAt = this.options.now() + inSeconds;
  }

  /** Scores a choice: true when it was right. Throws ImpossibleTry. */
  choose(choiceId: string): boolean {
    return this.take({
      choice: choiceId,
      help: this.helped,
      pace: paceOf(this.options.now() - this.openAt),
    });
  }

  /** Scores a try as it was made before: true when it was right. Throws ImpossibleTry. */
  takes(made: Try): boolean {
    return this.take(made);
  }

  /** Goes on to the next question; a hard fact replaces a later one. */
  next(): void {
    if (this.isLast) throw new Error('the round is over');
    this.goOn();
    this.opens();
  }

  /** Goes on without this question, which counts for nothing: neither its wrong tries nor its help. */
  skip(): void {
    if (this.answered) throw new Error('the question is answered');
    this.pass();
    this.opens();
  }

  private goOn(): void {
    if (this.isLast) throw new ImpossibleTry('the round is over');
    if (this.helped === 3) this.bringBack();
    this.at += 1;
    this.begin();
  }

  private begin(): void {
    this.answered = false;
    this.wrongTries = 0;
    this.helped = 0;
    this.first = undefined;
    this.before = { tries: this.taken.length, points: this.points, streak: this.streak };
  }

  private pass(): void {
    const { tries, points, streak } = this.before;
    this.taken.length = tries;
    this.points = points;
    this.streak = streak;
    this.passed.push(this.at);
    if (!this.isLast) this.at += 1;
    this.begin();
  }

  private take(made: Try): boolean {
    const { question } = this;
    const right = made.choice === question.answer;
    if (!right && !question.choices.some(({ id }) => id === made.choice))
      throw new ImpossibleTry('no choice of the question');
    if (made.help > this.helped) this.helped = made.help;
    this.points = scoreAfter(this.points, right);
    this.first ??= made;
    if (right || this.wrongTries < MOST_WRONG) this.taken.push(made);
    if (right) {
      this.answered = true;
      this.streak = this.wrongTries === 0 ? this.streak + 1 : 0;
      this.met.push(this.record());
    } else {
      this.wrongTries += 1;
      this.streak = 0;
    }
    return right;
  }

  private record(): Answer {
    const { item, support, shown } = this.question.planned;
    const { choice, help, pace } = this.first!;
    const wrong = Math.min(this.wrongTries, MOST_WRONG);
    return { item, wrong, first: wrong === 0 ? null : choice, help, pace, support, shown };
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
