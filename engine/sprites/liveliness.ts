/** So long it takes until nothing moves any more, and until everything does again. */
const SETTLE_SECONDS = 0.7;

/** How much of what moves by itself is to be seen: less and less of it, down to nothing, while it is to rest. */
export class Liveliness {
  resting = false;
  private share = 1;

  /** From 0 to 1, so many seconds after the last time it was asked for. */
  after(seconds: number): number {
    const step = seconds / SETTLE_SECONDS;
    this.share = this.resting ? Math.max(0, this.share - step) : Math.min(1, this.share + step);
    return this.share;
  }
}
