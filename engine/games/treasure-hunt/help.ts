import { recipe, together } from '#engine/fx/motion.ts';
import type { PlayContext } from '#engine/games/play.ts';
import type { Chest } from './chest.ts';
import type { TreasureBoard } from './treasure-board.ts';

/** How long the ten frame is seen after a touch on the plus, and the treasure after a touch on its lid, in seconds. */
const TIPPED_SECONDS = 4;
const PEEKED_SECONDS = 1.8;

/** The ten frame that comes and goes, and what a touch on the board shows for a while. */
export class Help {
  private readonly context: PlayContext;
  private readonly board: TreasureBoard;
  private readonly chest: Chest;
  /** What a touch set going: over at once when the game itself goes on. */
  private aside: gsap.core.Timeline | undefined;

  constructor(context: PlayContext, board: TreasureBoard, chest: Chest) {
    this.context = context;
    this.board = board;
    this.chest = chest;
  }

  /** The ten frame in place of the sum. 0.6 s. from: how many are in it already, when counting on. */
  come(from: number): gsap.core.Timeline {
    return together([0, this.board.frameIn(from, this.context.fx())], [0, this.chestAway()]);
  }

  /** The sum again. 0.3 s. */
  go(): gsap.core.Timeline {
    const chestBack = recipe().to(this.chest, { alpha: 1, duration: 0.2 }, 0);
    return together([0, this.board.equationBack(this.context.fx())], [0, chestBack]);
  }

  /** Tips both groups into the ten frame for a look at them together. */
  tip(): void {
    const tipped = this.board.tip(this.context.fx());
    this.show(together([0, tipped], [0, this.chestAway()], [TIPPED_SECONDS, this.go()]));
  }

  /** Lifts the first lid for a look at what was counted already. */
  peek(): void {
    const { first } = this.board;
    const fx = this.context.fx();
    this.show(together([0, first.open(fx)], [PEEKED_SECONDS, first.close(fx)]));
  }

  /** Whatever was shown aside is over. */
  end(): void {
    this.aside?.progress(1, true).kill();
    this.aside = undefined;
  }

  private show(timeline: gsap.core.Timeline): void {
    this.end();
    this.context.sounds.effect('pop');
    this.aside = this.context.animate(timeline);
  }

  /** On upright stages the ten frame needs the chest's place. */
  private chestAway(): gsap.core.Timeline {
    const needed = this.context.layout().class === 'portrait';
    return needed ? recipe().to(this.chest, { alpha: 0, duration: 0.15 }, 0) : recipe();
  }
}
