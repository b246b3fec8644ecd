import { Graphics } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { AnswerTile, type AnswerTileOptions } from '#engine/sprites/answer-tile.ts';
import { downward } from '#engine/sprites/clay.ts';
import { shadeOf } from '#engine/sprites/shade.ts';

/** Size of a padlock's body, and how high its shackle stands over it, in design pixels. */
export const PADLOCK = { width: 280, height: 210, above: 96 } as const;
/** The shackle: how far its legs are from the middle and how deep in the body, and how an open one stands higher and leans. */
const SHACKLE = { leg: 60, thick: 26, up: 14, lean: -0.22, sunk: 30, height: 87 } as const;
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

/** Around the foot of its left leg: of steel, for the gold is the chest's. */
function drawShackle(): Graphics {
  const { leg, thick, height } = SHACKLE;
  const g = new Graphics();
  const arch = () =>
    g
      .moveTo(0, 0)
      .lineTo(0, leg - height)
      .bezierCurveTo(0, -height - 20, 2 * leg, -height - 20, 2 * leg, leg - height)
      .lineTo(2 * leg, 2);
  arch().stroke({ width: thick + 8, color: '#3F4A66', cap: 'round', join: 'round' });
  arch().stroke({
    width: thick,
    fill: downward('#FFFFFF', '#D3DBE8', '#8F9CB6'),
    cap: 'round',
    join: 'round',
  });
  g.moveTo(-5, -6)
    .lineTo(-5, leg - height)
    .bezierCurveTo(-4, -height + 4, leg * 0.5, -height - 4, leg * 0.8, -height - 4);
  g.stroke({ width: 6, color: '#FFFFFF', alpha: 0.8, cap: 'round' });
  return g;
}
