import { Graphics, Sprite } from 'pixi.js';
import { EASE, lasting, recipe, stagger, type FxContext } from '#engine/fx/motion.ts';
import type { Treasure } from '#engine/games/treasure-hunt/questions.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, drawFace, drawSide } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Pod } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';

/** The gold bands of a lid, as shares of its width, and its latch, in design pixels. */
const BAND = { at: 0.36, width: 38 } as const;
const LATCH = { width: 78, height: 54 } as const;

/** One of the two groups of treasure: a tinted hollow with things in rows of five, and a lid that can close it. */
export class Group extends Pod {
  /** Around the things, in design pixels. */
  static readonly PADDING = 14;
  readonly rows: ThingRows;
  /** The pivot is its upper edge, as on a hinge. */
  private readonly lid = new Piece();
  private readonly board = new Graphics();
  private readonly latch = drawLatch();
  private readonly numeral;

  constructor(pictures: Pictures, treasure: Treasure, count: number, tint: readonly [string, string]) {
    super(tint);
    this.rows = new ThingRows(count, () => {
      const sprite = new Sprite(pictures.texture(`treasure/${treasure}`));
      sprite.anchor.set(0.5);
      return sprite;
    });
    this.numeral = createLabel({ text: String(count), size: 150, fill: '#FFFFFF', outline: CLAY.wood.edge });
    this.lid.body.addChild(this.board, this.latch, this.numeral);
    this.lid.body.alpha = 0;
    this.content.addChild(this.rows);
    this.body.addChild(this.lid);
  }

  /** most: the number of things in the larger group, so that both use the same size. */
  layOut(width: number, height: number, most: number): void {
    this.resize(width, height);
    const around = 2 * Group.PADDING;
    this.rows.fit(width - around, height - around, most);
    this.lid.y = -height / 2;
    this.board.y = height / 2;
    this.latch.y = height - LATCH.height / 2 - 6;
    this.numeral.y = height * 0.44;
    this.numeral.scale.set(Math.min(1.4, height / 250));
    drawLid(this.board.clear(), width, height);
  }

  /** The things appear one after the other. At most 0.6 s. */
  arrive(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    const { things } = this.rows;
    const each = stagger(things.length, 0.06);
    things.forEach((thing, index) => {
      const at = ctx.calm ? 0 : index * each;
      timeline.fromTo(thing, { alpha: 0 }, { alpha: 1, duration: 0.12 }, at);
      if (ctx.calm) return;
      timeline.fromTo(
        thing.body.scale,
        { x: 0.3, y: 0.3 },
        { x: 1, y: 1, duration: 0.25, ease: EASE.pop },
        at,
      );
    });
    return lasting(timeline, 0.6);
  }

  /** The lid closes, with the numeral on it: this many need not be counted again. 0.4 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    const { body } = this.lid;
    if (ctx.calm) return lasting(recipe().to(body, { alpha: 1, duration: 0.15 }, 0), 0.4);
    return recipe()
      .set(body, { alpha: 1 }, 0)
      .fromTo(body.scale, { y: 0 }, { y: 1, duration: 0.24, ease: EASE.fall, immediateRender: false }, 0)
      .to(this.body.scale, { x: 1.03, y: 0.96, duration: 0.06 }, 0.22)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.12, ease: EASE.rise }, 0.28);
  }

  /** The lid opens again. 0.25 s. */
  open(ctx: FxContext): gsap.core.Timeline {
    const { body } = this.lid;
    if (ctx.calm) return lasting(recipe().to(body, { alpha: 0, duration: 0.2 }, 0.05), 0.25);
    return recipe()
      .to(body.scale, { y: 0, duration: 0.25, ease: EASE.rise }, 0)
      .set(body, { alpha: 0 }, 0.25)
      .set(body.scale, { y: 1 }, 0.25);
  }
}

/** Planks with two gold bands, like the chest's. */
function drawLid(g: Graphics, width: number, height: number): void {
  drawFace(g, { width, height, radius: 42 }, CLAY.wood, 0.1);
  for (const share of [-1 / 6, 1 / 6]) {
    g.moveTo(20 - width / 2, share * height).lineTo(width / 2 - 20, share * height);
  }
  g.stroke({ width: 5, color: CLAY.wood.edge, alpha: 0.4, cap: 'round' });
  for (const x of [-BAND.at * width, BAND.at * width]) {
    drawFace(g, { x, width: BAND.width, height, radius: 8 }, CLAY.gold, 0);
    for (const y of [-0.38 * height, 0.38 * height]) g.circle(x, y, 7).fill(CLAY.gold.edge);
  }
}

function drawLatch(): Graphics {
  const slab = { ...LATCH, radius: 16 };
  const g = drawFace(drawSide(new Graphics(), slab, 8, CLAY.gold), slab, CLAY.gold, 0);
  return g.circle(0, -5, 8).fill(CLAY.wood.edge).roundRect(-4, -5, 8, 20, 4).fill(CLAY.wood.edge);
}
