import { Graphics } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { press, release } from '#engine/fx/press.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { CLAY, downward } from '#engine/sprites/clay.ts';
import { createIcon } from '#engine/sprites/icons.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** Of the paper with the amount asked about, and of the cover over it. */
export const PAPER = { width: 380, height: 268 } as const;
const RADIUS = 34;
const EYE = { size: 132, icon: 78 } as const;
/** How far it slides when it opens. */
const SLIDE = 60;
/** How long opening takes, and shutting. */
export const COVER_SECONDS = 0.25;

/** A detective's folder over the amount, with the eye that opens it for a look: 0,0 is the middle. */
export class Cover extends Piece {
  private readonly eye = new ChunkyButton({
    width: EYE.size,
    height: EYE.size,
    radius: EYE.size / 2,
    clay: CLAY.sky,
    icon: createIcon('eye', EYE.icon),
  });

  constructor() {
    super();
    this.body.addChild(drawFolder(), this.eye);
  }

  /** Nothing of the amount can be seen, and nothing moves. */
  get isShut(): boolean {
    return this.body.alpha === 1;
  }

  /** Shows and releases the pressed look of its eye. */
  press(down: boolean, ctx: FxContext): gsap.core.Timeline {
    return down ? press(this.eye, ctx) : release(this.eye, ctx);
  }

  open(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    const timeline = recipe().to(body, { alpha: 0, duration: COVER_SECONDS }, 0);
    if (!ctx.calm) timeline.to(body, { y: -SLIDE, duration: COVER_SECONDS, ease: EASE.rise }, 0);
    return lasting(timeline, COVER_SECONDS);
  }

  shut(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    const timeline = recipe().to(body, { alpha: 1, duration: COVER_SECONDS }, 0);
    if (!ctx.calm) timeline.to(body, { y: 0, duration: COVER_SECONDS, ease: EASE.fall }, 0);
    return lasting(timeline, COVER_SECONDS);
  }
}

/** Of the size of the paper under it. */
function drawFolder(): Graphics {
  const { width, height } = PAPER;
  const [w, h] = [width / 2, height / 2];
  return new Graphics()
    .roundRect(-w - 4, -h - 2, width + 8, height + 10, RADIUS)
    .fill(CLAY.violet.edge)
    .roundRect(-w - 4, -h - 4, width + 8, height + 8, RADIUS)
    .fill(downward(CLAY.violet.hi, CLAY.violet.mid, CLAY.violet.low))
    .roundRect(-w + 14, -h + 14, width - 28, height - 28, RADIUS - 12)
    .stroke({ width: 5, color: '#FFFFFF', alpha: 0.45 });
}
