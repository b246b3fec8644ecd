import { Graphics, Sprite } from 'pixi.js';
import { EASE, lasting, recipe, stagger, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, drawFace } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Pod } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';
import type { Treasure } from './questions.ts';

const PADDING = 14;

/** One of the two groups of treasure: a tinted hollow with things in rows of five, and a lid that can close it. */
export class Group extends Pod {
  readonly rows: ThingRows;
  private readonly lid = new Piece();
  private readonly board = new Graphics();
  private readonly numeral;

  constructor(pictures: Pictures, treasure: Treasure, count: number, tint: readonly [string, string]) {
    super(tint);
    this.rows = new ThingRows(count, () => {
      const sprite = new Sprite(pictures.texture(`treasure/${treasure}`));
      sprite.anchor.set(0.5);
      return sprite;
    });
    this.numeral = createLabel({ text: String(count), size: 150, fill: '#FFFFFF', outline: CLAY.wood.edge });
    this.lid.body.addChild(this.board, this.numeral);
    this.lid.body.alpha = 0;
    this.content.addChild(this.rows);
    this.body.addChild(this.lid);
  }

  /** grid: of the fuller group, so that things are of one size in both. */
  layOut(width: number, height: number, grid: { readonly columns: number; readonly rows: number }): void {
    this.resize(width, height);
    this.rows.arrange(ThingRows.cellFor(width - 2 * PADDING, height - 2 * PADDING, grid.columns, grid.rows));
    drawFace(this.board.clear(), { width, height, radius: 42 }, CLAY.wood, 0.1);
  }

  /** The things come up one after the other. At most 0.6 s. */
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

  /** The lid comes down with the numeral on it: this many, no need to count them again. 0.4 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.lid.body, { alpha: 1, duration: 0.15 }, 0);
    if (ctx.calm) return lasting(timeline, 0.4);
    return timeline
      .set(this.lid.body, { y: -90 }, 0)
      .to(this.lid.body, { y: 0, duration: 0.24, ease: EASE.fall }, 0)
      .to(this.body.scale, { x: 1.03, y: 0.96, duration: 0.06 }, 0.22)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.12, ease: EASE.rise }, 0.28);
  }

  /** And off again. 0.25 s. */
  open(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.lid.body, { alpha: 0, duration: 0.2 }, 0.05);
    if (!ctx.calm) timeline.to(this.lid.body, { y: -90, duration: 0.25, ease: EASE.rise }, 0);
    return lasting(timeline, 0.25);
  }
}
