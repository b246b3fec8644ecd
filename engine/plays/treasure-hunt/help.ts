import { together } from '#engine/fx/motion.ts';
import { Aside } from '#engine/plays/aside.ts';
import type { PlayContext } from '#engine/plays/play.ts';
import type { Heap } from './heap.ts';
import type { TreasureBoard } from './treasure-board.ts';

/**
 * Seconds for which the ten frame stays visible after a touch on the plus, and the treasure after a touch on its cloth.
 */
const TIPPED_SECONDS = 4;
const PEEKED_SECONDS = 1.8;

/** The ten frame, and what a touch on the board shows for a while. */
export class Help {
  private readonly context: PlayContext;
  private readonly board: TreasureBoard;
  private readonly aside: Aside;

  constructor(context: PlayContext, board: TreasureBoard) {
    this.context = context;
    this.aside = new Aside(context);
    this.board = board;
  }

  /** The ten frame comes beside the sum. 0.6 s. from: how many are in it already, when counting on. */
  come(from: number): gsap.core.Timeline {
    return this.board.frameIn(from, this.context.fx());
  }

  /** The sum alone again. 0.3 s. isOne: the heaps stay, or become, one. */
  go(isOne = false): gsap.core.Timeline {
    return this.board.equationBack(this.context.fx(), isOne);
  }

  /** Puts both heaps into the ten frame for a look at the whole. */
  tip(): void {
    if (this.board.hides) this.context.peeked();
    const tipped = this.board.tip(this.context.fx());
    this.aside.show(together([0, tipped], [TIPPED_SECONDS, this.go()]));
  }

  /** Lifts a cloth for a look at what was counted already, or at what the plan hides. */
  peek(heap: Heap): void {
    const fx = this.context.fx();
    if (this.board.hides) this.context.peeked();
    this.aside.show(together([0, heap.open(fx)], [PEEKED_SECONDS, heap.close(fx)]));
  }

  /** Everything shown aside has been put back. */
  end(): void {
    this.aside.end();
  }
}
