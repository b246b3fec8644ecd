import type { PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { GuestName } from '#engine/games/number-sandwich/guests.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { Guest } from './guest.ts';

/**
 * How large who is served is behind the slices, and what it may take above its middle: long ears make it smaller. Its mouth is
 * over a closed sandwich: so far is its middle over that of the slices.
 */
const SIZE = { most: 2.1, up: 92 } as const;
export const CUSTOMER_UP = 162;
const COME_SECONDS = 0.26;
/** It opens its mouth so long before the first bite. */
const OPENS_SECONDS = 0.18;
/** Of a mouthful: a bite, and cheeks that go on. */
const BITE_SECONDS = 0.14;
const CRUMBS = 6;

/** Who is served: behind the slices that it asks a filling for, as large as they are, where it is seen to eat. */
export class Customer extends Piece {
  readonly guest: Guest;
  private readonly size: number;

  constructor(pictures: Pictures, name: GuestName) {
    super();
    this.guest = new Guest(pictures, name);
    this.size = Math.min(SIZE.most, SIZE.up / this.guest.over);
    this.guest.scale.set(this.size);
    this.body.addChild(this.guest);
    this.body.alpha = 0;
  }

  /** It comes from the hatch to the slices. from: in its own coordinates. 0.26 s. */
  come(from: PointData & { readonly scale: number }, { calm }: FxContext): gsap.core.Timeline {
    const { body } = this;
    if (calm) return recipe().to(body, { alpha: 1, duration: COME_SECONDS }, 0);
    const small = from.scale / this.size;
    const way = { duration: COME_SECONDS, immediateRender: false };
    return recipe()
      .set(body, { alpha: 1 }, 0.001)
      .fromTo(body, { x: from.x }, { x: 0, ease: 'none', ...way }, 0)
      .fromTo(body, { y: from.y }, { y: 0, ease: EASE.enter, ...way }, 0)
      .fromTo(body.scale, { x: small, y: small }, { x: 1, y: 1, ease: EASE.enter, ...way }, 0);
  }

  /** Its mouth opens wide, and it bites at each of these seconds. bitten: called at each. */
  eat(bites: readonly number[], bitten: () => void, ctx: FxContext): gsap.core.Timeline {
    const { guest } = this;
    const bite = () => {
      bitten();
      if (!ctx.calm) ctx.burst?.(guest.body, CRUMBS);
    };
    const opens = Math.max(0, bites[0]! - OPENS_SECONDS);
    const timeline = recipe().call(() => void (guest.isGlad = true), undefined, opens);
    for (const at of bites) {
      timeline.call(bite, undefined, at);
      if (ctx.calm) continue;
      timeline
        .to(guest.body, { y: 9, duration: BITE_SECONDS / 2, ease: EASE.fall }, at - BITE_SECONDS / 2)
        .to(guest.body.scale, { x: 1.1, y: 0.92, duration: BITE_SECONDS / 2, ease: EASE.rise }, at)
        .to(guest.body.scale, { x: 1, y: 1, duration: BITE_SECONDS / 2 }, at + BITE_SECONDS / 2)
        .to(guest.body, { y: 0, duration: BITE_SECONDS / 2, ease: EASE.rise }, at + BITE_SECONDS / 2);
    }
    return lasting(timeline, bites.at(-1)! + BITE_SECONDS);
  }
}
