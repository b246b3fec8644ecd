import type { HintLevel } from '#engine/rules/round.ts';

/** After this long without an answer the guide looks at the question; whoever counts gets the time for it on top. */
const IDLE_SECONDS = 8;
const COUNT_SECONDS = 0.8;

export interface IdleHelpOptions {
  /** Never helps unasked; omitted: does. */
  readonly isOff?: boolean;
  /** Calls back after this many seconds of engine time. */
  after(seconds: number, fn: () => void): gsap.core.Animation;
  /** Whether earlier help was cut short. */
  owesHelp(): boolean;
  /** How many things there are that may be being counted. */
  countable(): number;
  /** Turns to the question, without a word. */
  look(): void;
  help(level: HintLevel): void;
  /** Is still there, and waits. */
  wait(): void;
  /** Nobody has played for long. */
  sleep(): void;
}

/**
 * Help for a child who does nothing for a while: a look, a reminder aloud, then the way is shown once, then the guide
 * waits, and at last falls asleep. Who has touched something of the question is at work: there the way is not shown unasked.
 */
export class IdleHelp {
  private readonly options: IdleHelpOptions;
  private waiting: gsap.core.Animation | undefined;
  private isAtWork = false;

  constructor(options: IdleHelpOptions) {
    this.options = options;
  }

  /** A new question. */
  begin(): void {
    this.isAtWork = false;
    this.start();
  }

  /** Something that is not an answer was touched. */
  touched(): void {
    this.isAtWork = true;
    this.start();
  }

  /** Restarts the waiting time. */
  start(): void {
    const { isOff, owesHelp, countable, look, help, wait, sleep } = this.options;
    if (isOff) return;
    const waitLong = () => {
      wait();
      this.wait(IDLE_SECONDS, sleep);
    };
    const counting = COUNT_SECONDS * countable();
    const showWay = () => {
      help(2);
      this.wait(IDLE_SECONDS, waitLong);
    };
    const remind = () => {
      help(1);
      this.wait(IDLE_SECONDS + counting, this.isAtWork ? waitLong : showWay);
    };
    this.wait(IDLE_SECONDS, () => {
      if (owesHelp()) return showWay();
      if (counting === 0) return remind();
      look();
      this.wait(counting, remind);
    });
  }

  stop(): void {
    this.waiting?.kill();
  }

  private wait(seconds: number, then: () => void): void {
    this.stop();
    this.waiting = this.options.after(seconds, then);
  }
}
