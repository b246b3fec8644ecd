import { Sprite } from 'pixi.js';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** What a trail leads to: a flag at the end of counting up, home at the end of counting down. Its foot is at 0,0. */
export class Goal extends Piece {
  private readonly opening: Sprite | undefined;

  constructor(pictures: Pictures, kind: 'flag' | 'home') {
    super();
    this.body.addChild(new Sprite(pictures.texture(`trail/${kind}`)));
    if (kind === 'home') this.opening = this.body.addChild(new Sprite(pictures.texture('trail/home-open')));
    this.reset();
  }

  reset(): void {
    this.rest();
    if (this.opening) this.opening.alpha = 0;
  }

  /** Somebody has arrived: the door opens, the flag waves. 1.2 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    if (this.opening) timeline.to(this.opening, { alpha: 1, duration: 0.2 }, 0.1);
    if (ctx.calm) return lasting(timeline, 1.2);
    timeline.call(() => ctx.burst?.(this, 22), undefined, 0.25);
    return lasting(hop(timeline, this.body, this.opening ? 26 : 60, 0), 1.2);
  }
}
