import { recipe, together } from '#engine/fx/motion.ts';
import { Aside } from '#engine/plays/aside.ts';
import type { PlayContext } from '#engine/plays/play.ts';
import type { Chest } from './chest.ts';
import type { Group } from './group.ts';
import type { TreasureBoard } from './treasure-board.ts';

/**
 * Seconds for which the ten frame stays visible after a touch on the plus, and the treasure after a touch on its lid.
 */
const TIPPED_SECONDS = 4;
const PEEKED_SECONDS = 1.8;

/** The ten frame, and what a touch on the board shows for a while. */
export class Help {
  private readonly context: PlayContext;
  private readonly board: TreasureBoard;
  private readonly chest: Chest;
  private readonly aside: Aside;

  constructor(context: PlayContext, board: TreasureBoard, chest: Chest) {
    this.context = context;
    this.aside = new Aside(context);
    this.board = board;
    this.chest = chest;
  }

  /** The ten frame replaces the sum. 0.6 s. from: how many are in it already, when counting on. */
  come(from: number): gsap.core.Timeline {
    return together([0, this.board.frameIn(from, this.context.fx())], [0, this.chestAway()]);
  }

  /** The sum again. 0.3 s. */
  go(): gsap.core.Timeline {
    const chestBack = recipe().to(this.chest, { alpha: 1, duration: 0.2 }, 0);
    return together([0, this.board.equationBack(this.context.fx())], [0, chestBack]);
  }

  /** Puts both groups into the ten frame for a look at the whole. */
  tip(): void {
    if (this.board.hides) this.context.peeked();
    const tipped = this.board.tip(this.context.fx());
    this.aside.show(together([0, tipped], [0, this.chestAway()], [TIPPED_SECONDS, this.go()]));
  }

  /** Lifts a lid for a look at what was counted already, or at what the plan hides. */
  peek(group: Group): void {
    const fx = this.context.fx();
    if (this.board.hides) this.context.peeked();
    this.aside.show(together([0, group.open(fx)], [PEEKED_SECONDS, group.close(fx)]));
  }

  /** Everything shown aside has been put back. */
  end(): void {
    this.aside.end();
  }

  /** In portrait the ten frame needs the chest's place. */
  private chestAway(): gsap.core.Timeline {
    const needed = this.context.layout().class === 'portrait';
    return needed ? recipe().to(this.chest, { alpha: 0, duration: 0.15 }, 0) : recipe();
  }
}
