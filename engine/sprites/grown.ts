import { Container } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import { Piece } from './piece.ts';

/** Things of a place, one for each question worked out: how far a round is can be seen without a number. */
export class Grown extends Container {
  readonly pieces: readonly Piece[];

  /** make: what stands for the question of this index, from 0. */
  constructor(total: number, make: (index: number) => Container) {
    super();
    this.pieces = Array.from({ length: total }, (_, index) => {
      const piece = new Piece();
      piece.body.addChild(make(index));
      return this.addChild(piece);
    });
    this.count = 0;
  }

  /** So many are there, the first ones. */
  get count(): number {
    return this.pieces.filter(({ alpha }) => alpha === 1).length;
  }

  set count(shown: number) {
    this.pieces.forEach((piece, index) => {
      piece.rest();
      piece.alpha = index < shown ? 1 : 0;
    });
  }

  /** One more comes. 0.28 s. */
  bring(index: number, ctx: FxContext): gsap.core.Timeline {
    const piece = this.pieces[index]!;
    return promptPop(piece.body, ctx).set(piece, { alpha: 1 }, 0);
  }
}
