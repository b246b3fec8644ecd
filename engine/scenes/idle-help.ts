import type { HintLevel } from '#engine/rules/round.ts';

/**
 * After this long without an answer the guide repeats the question; after twice as long it shows the way; after three
 * times as long it lets itself be heard. Then nothing more.
 */
const IDLE_SECONDS = 8;

export interface IdleHelpOptions {
  /** Calls back after this many seconds of engine time. */
  after(seconds: number, fn: () => void): gsap.core.Animation;
  /** Whether earlier help was cut short. */
  owesHelp(): boolean;
  help(level: HintLevel): void;
  /** Is still there, and waits. */
  wait(): void;
}

/** Help for a child who does nothing for a while: one reminder, then the way is shown once, then the guide waits. */
export class IdleHelp {
  private readonly options: IdleHelpOptions;
  private waiting: gsap.core.Animation | undefined;

  constructor(options: IdleHelpOptions) {
    this.options = options;
  }

  /** Restarts the waiting time. */
  start(): void {
    const { owesHelp, help, wait } = this.options;
    this.wait(() => {
      const showWay = () => {
        help(2);
        this.wait(wait);
      };
      if (owesHelp()) return showWay();
      help(1);
      this.wait(showWay);
    });
  }

  stop(): void {
    this.waiting?.kill();
  }

  private wait(then: () => void): void {
    this.stop();
    this.waiting = this.options.after(IDLE_SECONDS, then);
  }
}
