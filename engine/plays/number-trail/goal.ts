import { Sprite, type PointData } from 'pixi.js';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Trail } from './path.ts';

/** From its foot to the edge of the place, at scale 1: neither the flag nor the house may be cut off. */
const INSET = { flag: 170, home: 200 } as const;
/** The house stands behind the walker by this much, and its door is this far to the right of its middle; at scale 1. */
const BEHIND = 26;
const DOOR = 205;

/** The goal of a trail: a flag at the end of counting up, the house at the end of counting down. Its foot is at 0,0. */
export class Goal extends Piece {
  private readonly kind: 'flag' | 'home';
  private readonly opening: Sprite | undefined;

  constructor(pictures: Pictures, kind: 'flag' | 'home') {
    super();
    this.kind = kind;
    this.body.addChild(new Sprite(pictures.texture(`trail/${kind}`)));
    if (kind === 'home') this.opening = this.body.addChild(new Sprite(pictures.texture('trail/home-open')));
    if (this.opening) this.opening.alpha = 0;
  }

  /** At the end of the trail that it is for, wholly in sight there. */
  place({ ends: [first, last], goals, scale, width }: Trail): void {
    const size = goals[this.kind];
    this.scale.set(size);
    if (this.kind === 'flag') this.position.set(Math.min(width - INSET.flag * size, last.x), last.y);
    else this.position.set(Math.max(INSET.home * size, first.x), first.y - BEHIND * scale);
  }

  /** Where the walker stands when it has come home. */
  get door(): PointData {
    return { x: this.x + DOOR * this.scale.x, y: this.y + 16 };
  }

  /** The walker has arrived: the door opens, the flag waves. 1.2 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    if (this.opening) timeline.to(this.opening, { alpha: 1, duration: 0.2 }, 0.1);
    if (ctx.calm) return lasting(timeline, 1.2);
    timeline.call(() => ctx.burst?.(this, 22), undefined, 0.25);
    return lasting(hop(timeline, this.body, this.opening ? 26 : 60, 0), 1.2);
  }
}
