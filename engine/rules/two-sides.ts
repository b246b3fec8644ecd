import { MOST_WRONG, paceOf, type Helped, type Try } from './played.ts';
import { scoreAfter, type Asked, type HintLevel, type Round } from './round.ts';

/** What one side does with the round's question. Its points are its own: nobody compares them. */
export class SideOfRound {
  private readonly round: Round;
  private readonly now: () => number;
  private readonly taken: Try[] = [];
  private points: number;
  /** Its points before this question. */
  private before: number;
  private wrongTries = 0;
  private helped: Helped = 0;
  private answered = false;
  private openAt: number;

  constructor(round: Round, now: () => number) {
    this.round = round;
    this.now = now;
    this.points = round.score;
    this.before = this.points;
    this.openAt = now();
  }

  get index(): number {
    return this.round.index;
  }

  get question(): Asked {
    return this.round.question;
  }

  get score(): number {
    return this.points;
  }

  /** Wrong tries at this question. */
  get tries(): number {
    return this.wrongTries;
  }

  /** Was right, and waits for the other side. */
  get isDone(): boolean {
    return this.answered;
  }

  /** Wrong twice or more often, and the help was cut short by a touch on something else. */
  get owesHelp(): boolean {
    return this.wrongTries > 1 && this.helped < Math.min(3, this.wrongTries);
  }

  /** Its tries at this question. */
  get made(): readonly Try[] {
    return this.taken;
  }

  /** Help was given; only the strongest is recorded. */
  help(level: HintLevel): void {
    if (level > this.helped) this.helped = level;
  }

  /** Answers are taken from now on, or in so many seconds. */
  opens(inSeconds = 0): void {
    this.openAt = this.now() + inSeconds;
  }

  /** Scores a choice: true when it was right. */
  choose(choiceId: string): boolean {
    const right = choiceId === this.question.answer;
    this.points = scoreAfter(this.points, right);
    const pace = paceOf(this.now() - this.openAt);
    if (right || this.wrongTries < MOST_WRONG) this.taken.push({ choice: choiceId, help: this.helped, pace });
    if (right) this.answered = true;
    else this.wrongTries += 1;
    return right;
  }

  /** The round has gone on to another question. */
  begin(): void {
    this.taken.length = 0;
    this.wrongTries = 0;
    this.helped = 0;
    this.answered = false;
    this.before = this.points;
    this.opens();
  }

  /** The round has gone on, and this question counts for nothing. */
  skip(): void {
    this.points = this.before;
    this.begin();
  }
}

/** Which of two sides found a question harder: more wrong tries, then more help, then more time. */
const harder = (a: readonly Try[], b: readonly Try[]): readonly Try[] => {
  const [lastOfA, lastOfB] = [a.at(-1)!, b.at(-1)!];
  const more = b.length - a.length || lastOfB.help - lastOfA.help || lastOfB.pace - lastOfA.pace;
  return more > 0 ? b : a;
};

/**
 * One round that two sides play together: the same question for both, over when both are right. What counts for the
 * class is what the side did that found it harder, so that its stars and its hardest facts are those of any other
 * round.
 */
export class SharedRound {
  readonly round: Round;
  readonly left: SideOfRound;
  readonly right: SideOfRound;

  constructor(round: Round, now: () => number) {
    this.round = round;
    this.left = new SideOfRound(round, now);
    this.right = new SideOfRound(round, now);
  }

  get isAnswered(): boolean {
    return this.left.isDone && this.right.isDone;
  }

  /** Both are right: the class's round takes the tries. */
  settle(): void {
    for (const made of harder(this.left.made, this.right.made)) this.round.takes(made);
  }

  /** Goes on to the next question. */
  next(): void {
    this.round.next();
    this.left.begin();
    this.right.begin();
  }

  /** Goes on without this question. */
  skip(): void {
    this.round.skip();
    this.left.skip();
    this.right.skip();
  }
}
