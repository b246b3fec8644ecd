import { Graphics } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { AnswerTile, type AnswerTileOptions } from '#engine/sprites/answer-tile.ts';
import { downward } from '#engine/sprites/clay.ts';
import { shadeOf } from '#engine/sprites/shade.ts';

/** Size of a padlock's body, and how high its shackle stands over it, in design pixels. */
export const PADLOCK = { width: 280, height: 210, above: 84 } as const;
/** The shackle: how far its legs are from the middle and how deep in the body, and how an open one stands higher and leans. */
const SHACKLE = { leg: 74, thick: 24, up: 14, lean: -0.14, sunk: 30 } as const;
const SNAP_SECONDS = 0.2;

/** An answer as a padlock of the chest: open while it can be chosen; the child's own snaps shut. */
export class Padlock extends AnswerTile {
  private readonly shackle = drawShackle();

  constructor(options: AnswerTileOptions) {
    super(options);
    // It turns around its left leg.
    this.shackle.position.set(-SHACKLE.leg, SHACKLE.sunk - PADLOCK.height / 2);
    this.body.addChildAt(this.shackle, 1);
    this.isShut = false;
  }

  override get aside(): number {
    return super.aside;
  }

  override set aside(share: number) {
    super.aside = share;
    // Made by the parent before its own parts are there.
    if (this.shackle) shadeOf(this.shackle).share = share;
  }

  get isShut(): boolean {
    return this.shackle.rotation === 0;
  }

  set isShut(shut: boolean) {
    this.shackle.rotation = shut ? 0 : SHACKLE.lean;
    this.shackle.pivot.y = shut ? 0 : SHACKLE.up;
  }

  /** The shackle falls in. 0.2 s. */
  snap(ctx: FxContext): gsap.core.Timeline {
    const { shackle, body } = this;
    if (ctx.calm)
      return recipe()
        .to(shackle, { alpha: 0, duration: SNAP_SECONDS / 2 }, 0)
        .call(() => void (this.isShut = true), undefined, SNAP_SECONDS / 2)
        .to(shackle, { alpha: 1, duration: SNAP_SECONDS / 2 }, SNAP_SECONDS / 2);
    return lasting(
      recipe()
        .to(shackle, { rotation: 0, duration: 0.1, ease: EASE.fall }, 0)
        .to(shackle.pivot, { y: 0, duration: 0.1, ease: EASE.fall }, 0)
        .to(body.scale, { x: 1.06, y: 0.94, duration: 0.05, ease: EASE.rise }, 0.1)
        .to(body.scale, { x: 1, y: 1, duration: 0.05 }, 0.15),
      SNAP_SECONDS,
    );
  }
}

/** Around the foot of its left leg. */
function drawShackle(): Graphics {
  const { leg, thick, sunk, up } = SHACKLE;
  const g = new Graphics();
  const top = thick / 2 + 10 + up - sunk - PADLOCK.above;
  const arch = () =>
    g
      .moveTo(0, 0)
      .lineTo(0, top + 40)
      .bezierCurveTo(0, top - 14, 2 * leg, top - 14, 2 * leg, top + 40)
      .lineTo(2 * leg, 4);
  arch().stroke({ width: thick + 8, color: '#8A3A0E', cap: 'round', join: 'round' });
  arch().stroke({ width: thick, fill: downward('#FFF0A0', '#FFC93A', '#E08A1C'), cap: 'round', join: 'round' });
  g.moveTo(-6, -8)
    .lineTo(-6, top + 42)
    .bezierCurveTo(-4, top + 8, leg * 0.5, top - 4, leg * 0.8, top - 4);
  g.stroke({ width: 7, color: '#FFFFFF', alpha: 0.65, cap: 'round' });
  return g;
}
