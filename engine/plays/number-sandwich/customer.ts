import type { PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { GuestName } from '#engine/games/number-sandwich/guests.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { Guest } from './guest.ts';

/**
 * How large who is served is behind the slices, what it may take above its middle, and how much lower it stands for each that
 * it takes more: it is below the header, and long ears make it smaller. So far is its middle over that of the slices.
 */
const SIZE = { most: 1.86, least: 1.36, up: 65 } as const;
export const CUSTOMER_UP = 142;
const COME_SECONDS = 0.26;
/** It opens its mouth so long before the first bite. */
const OPENS_SECONDS = 0.18;
/** Of a mouthful: a bite, and cheeks that go on. */
const BITE_SECONDS = 0.14;

/** Who is served: behind the slices that it asks a filling for, as large as they are, where it is seen to eat. */
export class Customer extends Piece {
  readonly guest: Guest;
  private readonly size: number;

  constructor(pictures: Pictures, name: GuestName) {
    super();
    this.guest = new Guest(pictures, name);
    const { over } = this.guest;
    this.size = Math.min(SIZE.most, Math.max(SIZE.least, SIZE.up / over));
    this.guest.y = Math.max(0, over * this.size - SIZE.up);
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
    const opens = Math.max(0, bites[0]! - OPENS_SECONDS);
    const timeline = recipe().call(() => void (guest.isGlad = true), undefined, opens);
    // No crumbs: they would fall over the numbers that stand there next.
    for (const at of bites) {
      timeline.call(bitten, undefined, at);
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
