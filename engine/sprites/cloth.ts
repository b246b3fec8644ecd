import { Graphics } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { downward, type Clay } from './clay.ts';
import { Piece } from './piece.ts';

const COVER_SECONDS = 0.35;
const LIFT_SECONDS = 0.25;
/** The hem's waves: how far they hang, how many there are at least, and how wide each is on a wide cloth. */
const WAVE = { hang: 18, least: 6, width: 130 } as const;
/** Of the pattern's stripes, and how far from the cloth's sides they end. */
const CHECK = { size: 64, inset: 9 } as const;
const CORNER = 22;

export interface ClothLook {
  readonly clay: Clay;
  /** The colour of its checks. */
  readonly checks: string;
}

/** A cloth over what can be thought of without being seen. Its origin is its upper edge, from where it is thrown. */
export class Cloth extends Piece {
  private readonly look: ClothLook;
  private readonly linen = new Graphics();

  constructor(look: ClothLook) {
    super();
    this.look = look;
    this.body.addChild(this.linen);
    this.body.alpha = 0;
  }

  layOut(width: number, height: number): void {
    drawCloth(this.linen.clear(), width, height, this.look);
  }

  /** There, without a movement. */
  lie(): void {
    this.body.alpha = 1;
  }

  /** It is thrown over what lies there. 0.35 s. */
  cover(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    if (ctx.calm) return lasting(recipe().to(body, { alpha: 1, duration: 0.15 }, 0), COVER_SECONDS);
    return recipe()
      .set(body, { alpha: 1 }, 0)
      .fromTo(body.scale, { y: 0 }, { y: 1.06, duration: 0.21, ease: EASE.fall, immediateRender: false }, 0)
      .to(body.scale, { y: 1, duration: COVER_SECONDS - 0.21, ease: EASE.rise }, 0.21);
  }

  /** It is drawn away. 0.25 s. */
  lift(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    if (ctx.calm) return lasting(recipe().to(body, { alpha: 0, duration: 0.2 }, 0.05), LIFT_SECONDS);
    return recipe()
      .to(body.scale, { y: 0, duration: LIFT_SECONDS, ease: EASE.rise }, 0)
      .set(body, { alpha: 0 }, LIFT_SECONDS)
      .set(body.scale, { y: 1 }, LIFT_SECONDS);
  }
}

/** From 0 down to the height, around the middle, with a hem in waves. */
function drawCloth(g: Graphics, width: number, height: number, look: ClothLook): void {
  const { hi, mid, low, edge } = look.clay;
  outline(g, width, height, 12);
  g.fill({ color: '#3A1236', alpha: 0.22 });
  outline(g, width, height, 0);
  g.fill(edge);
  outline(g, width - 14, height - 9, 3);
  g.fill(downward(hi, mid, low));
  drawChecks(g, width - 14, height - 14, look.checks);
  for (const [share, lean] of [
    [-0.4, -0.06],
    [-0.24, -0.03],
    [0.26, 0.03],
    [0.41, 0.06],
  ] as const) {
    const x = share * width;
    g.moveTo(x * 0.86, height * 0.16).quadraticCurveTo(x, height * 0.5, x + lean * width, height * 0.88);
  }
  g.stroke({ width: 9, color: edge, alpha: 0.28, cap: 'round' });
  for (const share of [-0.33, 0.33]) {
    const x = share * width;
    g.moveTo(x * 0.9, height * 0.14).quadraticCurveTo(x, height * 0.45, x * 1.06, height * 0.8);
  }
  g.stroke({ width: 14, color: '#FFFFFF', alpha: 0.2, cap: 'round' });
}

/** Stripes across one another; along the edges there is none, so that no corner has to be cut. */
function drawChecks(g: Graphics, width: number, bottom: number, color: string): void {
  const odd = (length: number) => 2 * Math.round((length / CHECK.size - 1) / 2) + 1;
  const [columns, rows] = [odd(width), odd(bottom)];
  const [wide, high] = [width / columns, bottom / rows];
  for (let column = 1; column < columns; column += 2)
    g.rect(-width / 2 + column * wide, CHECK.inset, wide, bottom - CHECK.inset);
  g.fill({ color, alpha: 0.3 });
  for (let row = 1; row < rows; row += 2)
    g.rect(-width / 2 + CHECK.inset, row * high, width - 2 * CHECK.inset, high);
  g.fill({ color, alpha: 0.3 });
}

function outline(g: Graphics, width: number, height: number, drop: number): void {
  const w = width / 2;
  const low = height - 8 + drop;
  g.moveTo(-w, low)
    .lineTo(-w, drop + CORNER)
    .quadraticCurveTo(-w, drop, CORNER - w, drop)
    .lineTo(w - CORNER, drop)
    .quadraticCurveTo(w, drop, w, drop + CORNER)
    .lineTo(w, low);
  hem(g, width, low);
}

/** From the right corner back to the left one. */
function hem(g: Graphics, width: number, low: number): void {
  const waves = Math.max(WAVE.least, Math.round(width / WAVE.width));
  const step = width / waves;
  for (let index = 0; index < waves; index++) {
    const x = width / 2 - index * step;
    g.quadraticCurveTo(x - step / 2, low + WAVE.hang, x - step, low);
  }
  g.closePath();
}
