import { Sprite } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext, type WithBody } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { WALKER_HEIGHT, type Trail } from './path.ts';

/** From its foot to the edge of the place, at scale 1: neither the flag nor the house may be cut off. */
const INSET = { flag: 170, home: 200 } as const;
/** The house stands behind the walker by this much, at scale 1. */
const BEHIND = 26;
/** How high its door is, in the middle of it, at scale 1. */
const DOOR = 112;

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

  /** The walker goes in at the door and is seen no more. It is in the same coordinates. 0.8 s. */
  enter(walker: WithBody, { calm }: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(walker, { alpha: 0, duration: 0.3 }, 0.5);
    if (calm) return timeline;
    const { x, y, scale } = this;
    const size = (DOOR * scale.y) / WALKER_HEIGHT;
    return timeline
      .to(walker, { x, y, duration: 0.5, ease: EASE.move }, 0)
      .to(walker.scale, { x: size, y: size, duration: 0.5, ease: EASE.move }, 0)
      .to(walker.body, { y: -36, duration: 0.12, ease: EASE.rise, yoyo: true, repeat: 3 }, 0);
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
