import { Graphics } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { Piece } from '#engine/sprites/piece.ts';

const LINEN = '#FFFBF4';
const CHECK = '#E4576B';
const HEM = '#B93A52';
/** Width of a check, and how far the lower edge hangs in waves, in design pixels. */
const CHECK_SIZE = 64;
const WAVE = 26;
const WAVES = 5;
/** How far above its place it begins to fall. */
const FALL = 150;

/** A tea towel over the tray: what lies under it can still be thought of. */
export class Cloth extends Piece {
  private readonly linen = new Graphics();
  private readonly checks = new Graphics();
  private readonly outline = new Graphics();

  constructor() {
    super();
    this.checks.mask = this.outline;
    this.body.addChild(this.linen, this.checks, this.outline);
    this.body.alpha = 0;
  }

  layOut(width: number, height: number): void {
    const points = edgeOf(width, height);
    const shade = points.map((value, index) => value + (index % 2 === 0 ? 0 : 12));
    this.linen
      .clear()
      .poly(shade)
      .fill({ color: '#3A1B2E', alpha: 0.18 })
      .poly(points)
      .fill(LINEN)
      .stroke({ width: 7, color: HEM, join: 'round' });
    this.outline.clear().poly(points).fill('#FFFFFF');
    this.checks.clear();
    for (let x = -width / 2 + CHECK_SIZE / 2; x < width / 2; x += 2 * CHECK_SIZE)
      this.checks.rect(x, -height, CHECK_SIZE, 2 * height);
    for (let y = -height / 2 + CHECK_SIZE / 2; y < height; y += 2 * CHECK_SIZE)
      this.checks.rect(-width / 2, y, width, CHECK_SIZE);
    this.checks.fill({ color: CHECK, alpha: 0.3 });
    // Folds, as soft light and shade.
    for (const share of [-0.27, 0.02, 0.31]) {
      const x = share * width;
      this.checks
        .moveTo(x, -height / 2)
        .lineTo(x + 34, height)
        .stroke({ width: 26, color: '#FFFFFF', alpha: 0.4 })
        .moveTo(x + 26, -height / 2)
        .lineTo(x + 60, height)
        .stroke({ width: 16, color: '#7A2038', alpha: 0.12 });
    }
  }

  /** There, without a movement. */
  lie(): void {
    this.body.alpha = 1;
  }

  /** It falls over the tray. 0.35 s. */
  cover(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    if (ctx.calm) return lasting(recipe().to(body, { alpha: 1, duration: 0.2 }, 0), 0.35);
    return recipe()
      .set(body, { y: -FALL }, 0)
      .to(body, { alpha: 1, duration: 0.12 }, 0)
      .to(body, { y: 0, duration: 0.26, ease: EASE.fall }, 0)
      .to(body.scale, { x: 1.02, y: 0.97, duration: 0.05 }, 0.24)
      .to(body.scale, { x: 1, y: 1, duration: 0.06, ease: EASE.rise }, 0.29);
  }

  /** It is lifted away. 0.3 s. */
  lift(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    if (ctx.calm) return lasting(recipe().to(body, { alpha: 0, duration: 0.2 }, 0), 0.3);
    return recipe()
      .to(body, { y: -FALL, duration: 0.3, ease: EASE.rise }, 0)
      .to(body, { alpha: 0, duration: 0.14 }, 0.16)
      .set(body, { y: 0 }, 0.3);
  }
}

/** Straight above and at the sides, in waves below: x, y, x, y, … around the middle. */
function edgeOf(width: number, height: number): number[] {
  const points = [-width / 2, -height / 2, width / 2, -height / 2];
  const steps = WAVES * 8;
  for (let step = steps; step >= 0; step--) {
    const share = step / steps;
    const hang = WAVE * (0.5 - 0.5 * Math.cos(2 * Math.PI * WAVES * share));
    points.push((share - 0.5) * width, height / 2 - WAVE + hang);
  }
  return points;
}
