import type { Graphics } from 'pixi.js';
import { together } from '#engine/fx/motion.ts';
import { commit } from '#engine/fx/press.ts';
import { correct } from '#engine/fx/right.ts';
import { placeGrid, type Rect } from '#engine/layout/layout.ts';
import type { Choice } from '#engine/rules/game.ts';
import { AnswerPieces, type AnswerPiecesOptions } from '#engine/sprites/answer-pieces.ts';
import { ANSWER_CLAYS, type Clay } from '#engine/sprites/clay.ts';
import { BAG } from './bag-looks.ts';
import { Bag } from './bag.ts';

const GAP = 52;
const HIT_SLOP = 14;
/** A ten frame has no more. */
const MOST_DOTS = 10;

export interface BagRowOptions extends AnswerPiecesOptions {
  readonly draw: (g: Graphics, clay: Clay) => void;
  /** Once one of them is offered, all numbers to 10 show as many dots: none stands out by them. */
  readonly newNumerals: ReadonlySet<number> | undefined;
}

/** The numbers to choose from, in bags side by side. */
export class BagRow extends AnswerPieces<Bag> {
  constructor(choices: readonly Choice[], options: BagRowOptions) {
    const { draw, newNumerals } = options;
    const hasNew = choices.some(({ id }) => newNumerals?.has(Number(id)));
    const bags = choices.map((choice, index) => {
      const value = Number(choice.id);
      const dots = hasNew && value <= MOST_DOTS ? value : 0;
      return new Bag({ choice, clay: ANSWER_CLAYS[index % ANSWER_CLAYS.length]!, draw, dots });
    });
    super(bags, { ...BAG, slop: HIT_SLOP }, options);
  }

  /** Bags grow into spare height. */
  place(zone: Rect): void {
    const { width, height, depth } = BAG;
    const grow = zone.height > 2 * height ? 1.2 : 1;
    const grid = placeGrid(zone, this.pieces.length, width * grow, (height + depth) * grow, GAP);
    this.placeAt(grid.cells, grid.scale * grow);
  }

  /** It turns teal and hops, the others are dimmed. 1.11 s. */
  override right(id: string): gsap.core.Timeline {
    const bag = this.piece(id);
    const fx = this.options.fx();
    bag.glow.alpha = 0;
    return together([0, commit(bag.body, this.others(bag), fx)], [0.1, correct(bag, fx)]);
  }
}
