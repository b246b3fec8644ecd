import { Container, Graphics, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, stagger, type FxContext } from '#engine/fx/motion.ts';
import type { Treasure } from '#engine/games/treasure-hunt/questions.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';
import { Cover } from './cover.ts';
import { Crab, CRAB_HEIGHT } from './crab.ts';
import { drawTreasure } from './gem-frame.ts';
import type { Look } from './looks.ts';
import { drawMat } from './mat.ts';

const SLIDE_SECONDS = 0.25;
/** How long its crab pushes, and how much of its depth is left then. */
const POUR = { seconds: 0.5, left: 0.3 } as const;
/** Of its crab, which is as large on every stage, and where it holds the far edge: from the middle, as a share. */
const CRAB_SCALE = 0.8;
const CRAB_AT = 0.34;
/** Where it stands while the heap has gone up to make room for help: beside what it lies on, and on its near edge; half its width. */
const CRAB_BESIDE = { x: 62, y: -4, half: 66 } as const;

/** One of the two heaps of treasure on a place of its own, in rows of five, with a cloth that can cover it and a crab. */
export class Heap extends Piece {
  /** Around the things, in design pixels. */
  static readonly PADDING = 18;
  /** What its crab needs above it. */
  static readonly HEADROOM = CRAB_HEIGHT * CRAB_SCALE;
  /** What its crab needs beside it, once it has stepped aside. */
  static readonly BESIDE = CRAB_BESIDE.x + CRAB_BESIDE.half + 8;
  readonly rows: ThingRows;
  size = { width: 0, height: 0 };
  private share = 0;
  /** On which side its crab is, and how far it has stepped aside. */
  private crabIs = { side: 1, beside: 0 };
  readonly crab: Crab;
  private readonly mat = new Graphics();
  private readonly cover: Cover;
  private readonly look: Look;
  private readonly content = new Container();

  constructor(pictures: Pictures, treasure: Treasure, count: number, look: Look) {
    super();
    this.look = look;
    this.rows = new ThingRows(count, () => drawTreasure(pictures, treasure));
    this.cover = new Cover(count, look.cover);
    this.crab = new Crab(pictures, look);
    this.crab.scale.set(CRAB_SCALE);
    this.content.addChild(this.rows);
    this.body.addChild(this.mat, this.content, this.cover, this.crab);
  }

  /**
   * most: the number of things in the larger heap, so that both use the same size. side: on which its crab is; beside: how
   * far it has stepped aside from over the heap, from 0 to 1.
   */
  layOut(width: number, height: number, most: number, side: -1 | 1, beside = 0): void {
    this.size = { width, height };
    this.crabIs = { side, beside };
    const around = 2 * Heap.PADDING;
    this.rows.fit(width - around, height - around, most);
    drawMat(this.mat, width, height, this.look);
    this.cover.layOut(width - 16, height - 8);
    this.poured = this.share;
  }

  /** Its middle, wherever its crab has pulled it. */
  get at(): PointData {
    return { x: this.x + this.body.x, y: this.y + this.body.y };
  }

  /** How far its crab has pushed its far edge towards the near one, from 0 to 1. Tweened. */
  get poured(): number {
    return this.share;
  }

  set poured(share: number) {
    this.share = share;
    const { height } = this.size;
    const left = 1 - (1 - POUR.left) * share;
    this.mat.scale.y = left;
    this.mat.y = (height / 2) * (1 - left);
    const { side, beside } = this.crabIs;
    const to = (from: number, at: number) => from + (at - from) * beside;
    this.crab.position.set(
      side * to(CRAB_AT * this.size.width, this.size.width / 2 + CRAB_BESIDE.x),
      to(this.edge + 4, height / 2 + CRAB_BESIDE.y),
    );
  }

  /** The height of the far edge of what it lies on, which its crab holds. */
  get edge(): number {
    const { height } = this.size;
    return height / 2 - height * this.mat.scale.y;
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

  /** Its crab pulls it so far, to the other heap or back. In calm motion nothing moves. 0.25 s. */
  slide(to: PointData, ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return lasting(recipe(), SLIDE_SECONDS);
    return recipe().to(this.body, { x: to.x, y: to.y, duration: SLIDE_SECONDS, ease: EASE.move }, 0);
  }

  /** Its crab pushes what lies on it down, and lets the far edge go back. In calm motion nothing moves. 0.7 s. */
  pour(ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return recipe();
    return recipe()
      .to(this, { poured: 1, duration: POUR.seconds, ease: EASE.move }, 0)
      .to(this, { poured: 0, duration: 0.2, ease: EASE.move }, POUR.seconds);
  }

  /** A cloth covers it, with the numeral on it: this many need not be counted again. 0.35 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    return this.cover.cover(ctx);
  }

  /** The cloth is drawn away. 0.25 s. */
  open(ctx: FxContext): gsap.core.Timeline {
    return this.cover.lift(ctx);
  }
}
