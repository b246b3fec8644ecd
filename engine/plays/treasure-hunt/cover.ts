import { Graphics, type Text } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { downward, type Clay } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Piece } from '#engine/sprites/piece.ts';

const SCALLOPS = 6;
const SCALLOP = 18;

/** A cloth over a heap, with its number on it. Its origin is its upper edge, from where it is thrown. */
export class Cover extends Piece {
  private readonly cloth = new Graphics();
  private readonly numeral: Text;
  private readonly clay: Clay;

  constructor(count: number, clay: Clay) {
    super();
    this.clay = clay;
    this.numeral = createLabel({ text: String(count), size: 150, fill: '#FFFFFF', outline: clay.edge });
    this.body.addChild(this.cloth, this.numeral);
    this.body.alpha = 0;
  }

  layOut(width: number, height: number): void {
    this.y = -height / 2;
    this.numeral.y = height * 0.5;
    this.numeral.scale.set(Math.min(1.4, height / 230));
    drawCloth(this.cloth.clear(), width, height, this.clay);
  }

  /** It is thrown over the heap: this many need not be counted again. 0.4 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    if (ctx.calm) return lasting(recipe().to(body, { alpha: 1, duration: 0.15 }, 0), 0.4);
    return recipe()
      .set(body, { alpha: 1 }, 0)
      .fromTo(body.scale, { y: 0 }, { y: 1.06, duration: 0.24, ease: EASE.fall, immediateRender: false }, 0)
      .to(body.scale, { y: 1, duration: 0.16, ease: EASE.rise }, 0.24);
  }

  /** It is drawn away. 0.25 s. */
  open(ctx: FxContext): gsap.core.Timeline {
    const { body } = this;
    if (ctx.calm) return lasting(recipe().to(body, { alpha: 0, duration: 0.2 }, 0.05), 0.25);
    return recipe()
      .to(body.scale, { y: 0, duration: 0.25, ease: EASE.rise }, 0)
      .set(body, { alpha: 0 }, 0.25)
      .set(body.scale, { y: 1 }, 0.25);
  }
}

/** Round above, where treasure lies under it, with a hem in waves below. From 0 down to the height. */
function drawCloth(g: Graphics, width: number, height: number, { hi, mid, low, edge }: Clay): void {
  outline(g, width, height, 12);
  g.fill({ color: '#3A1236', alpha: 0.22 });
  outline(g, width, height, 0);
  g.fill(edge);
  outline(g, width - 14, height - 9, 3);
  g.fill(downward(hi, mid, low));
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

function outline(g: Graphics, width: number, height: number, drop: number): void {
  const w = width / 2;
  const low = height - 8 + drop;
  g.moveTo(-w, low)
    .bezierCurveTo(-w * 0.96, height * 0.35, -w * 0.86, drop + height * 0.04, -w * 0.52, drop + height * 0.03)
    .bezierCurveTo(
      -w * 0.25,
      drop - height * 0.03,
      w * 0.25,
      drop - height * 0.03,
      w * 0.52,
      drop + height * 0.03,
    )
    .bezierCurveTo(w * 0.86, drop + height * 0.04, w * 0.96, height * 0.35, w, low);
  const step = width / SCALLOPS;
  for (let index = 0; index < SCALLOPS; index++) {
    const x = w - index * step;
    g.quadraticCurveTo(x - step / 2, low + SCALLOP, x - step, low);
  }
  g.closePath();
}
