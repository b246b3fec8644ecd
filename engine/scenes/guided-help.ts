import type { Guided } from '#engine/plays/help.ts';
import type { TeachingParts } from './round-parts.ts';

/** So long the guide waits for the child to go on, and then goes on by itself. */
const TURN_SECONDS = 4;
/** The same where the button that counts on has the focus, or a switch has come to it. */
const HEEDED_SECONDS = 12;
/** Touches nearer together are one: each number is to be heard. */
const LEAST_SECONDS = 0.4;

export interface GuidedHelpOptions extends Pick<TeachingParts, 'animate' | 'after' | 'prepare'> {
  /** Engine time in seconds. */
  readonly now: () => number;
  /** It is the child's turn. */
  onTurn(): void;
  /** `isShared` has changed. */
  onShared(): void;
  /** All steps were shown. */
  onShown(): void;
}

/** Help that is a turn for two: the guide begins it, each touch of the child goes on with one step, and who does nothing is shown the rest. */
export class GuidedHelp {
  private readonly options: GuidedHelpOptions;
  private rest: Guided['rest'] = [];
  private moving: gsap.core.Timeline | undefined;
  private waiting: gsap.core.Animation | undefined;
  private isTurn = false;
  private shared = false;
  private heeded = false;
  private from = 0;

  constructor(options: GuidedHelpOptions) {
    this.options = options;
  }

  /** Something of it is still to come. */
  get isOn(): boolean {
    return this.moving !== undefined;
  }

  /** From the child's first turn until its last step has been shown, or the guide goes on alone. */
  get isShared(): boolean {
    return this.shared;
  }

  begin({ beginning, rest }: Guided): void {
    this.end();
    this.rest = rest;
    this.moving = this.options.animate(beginning.call(() => this.handOver()));
    this.options.prepare();
  }

  /** Something was touched that is no answer; toy: what. Returns whether the help went on by it. */
  goOn(toy?: string): boolean {
    if (!this.isTurn) return false;
    if (this.options.now() >= this.from) this.step(toy);
    return true;
  }

  /** What goes on with it has the focus or the scanner's mark, or has lost it: who comes to it needs time. */
  heed(on: boolean): void {
    this.heeded = on;
    if (this.isTurn) this.wait();
  }

  /** Completes what moves; the steps that are left are not shown. */
  end(): void {
    this.waiting?.kill();
    this.moving?.progress(1, true).kill();
    this.moving = undefined;
    this.rest = [];
    this.isTurn = false;
    this.share(false);
  }

  private share(on: boolean): void {
    if (this.shared === on) return;
    this.shared = on;
    this.options.onShared();
  }

  private handOver(): void {
    if (this.rest.length === 0) return this.finish();
    this.isTurn = true;
    this.share(true);
    this.options.onTurn();
    this.wait();
  }

  /** toy: undefined where the touch was on nothing in particular. */
  private step(toy: string | undefined): void {
    const { animate, now, prepare } = this.options;
    const [next, ...rest] = this.rest;
    this.waiting?.kill();
    this.moving?.progress(1, true).kill();
    this.rest = rest;
    this.from = now() + LEAST_SECONDS;
    this.isTurn = rest.length > 0;
    this.moving = animate(next!(toy));
    prepare();
    if (this.isTurn) this.wait();
    else this.moving.call(() => this.finish());
  }

  private wait(): void {
    this.waiting?.kill();
    this.waiting = this.options.after(this.heeded ? HEEDED_SECONDS : TURN_SECONDS, () => this.goOnAlone());
  }

  /** What is left, one step after the other, in the guide's own time. */
  private goOnAlone(): void {
    const { animate, prepare } = this.options;
    const [next, ...rest] = this.rest;
    this.isTurn = false;
    this.share(false);
    this.moving?.progress(1, true).kill();
    if (!next) return this.finish();
    this.rest = rest;
    this.moving = animate(next(undefined, true).call(() => this.goOnAlone()));
    prepare();
  }

  private finish(): void {
    this.moving = undefined;
    this.share(false);
    this.options.onShown();
  }
}
