import { Container, Graphics, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, stagger, type FxContext } from '#engine/fx/motion.ts';
import type { Treasure } from '#engine/games/treasure-hunt/questions.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { moveToLayer, Piece } from '#engine/sprites/piece.ts';
import { ThingRows } from '#engine/sprites/thing-rows.ts';
import { Cover } from './cover.ts';
import { Crab, CRAB_HEIGHT } from './crab.ts';
import { drawTreasure } from './gem-frame.ts';
import type { Look } from './looks.ts';
import { drawMat } from './mat.ts';

const SLIDE_SECONDS = 0.25;
/** Its crab steps from the edge to what lies there. */
const STEP_SECONDS = 0.12;
/** Its crab draws the cloth's hem over it, and goes back. */
const COVERED = { drawn: 0.21, holds: 0.36, back: 0.24 } as const;
/** Its crab leaps from there on to the chest's lid. */
const LEAP_SECONDS = 0.12;
/** Of its crab, which is as large on every stage, and where it holds the far edge: from the middle, as a share. */
const CRAB_SCALE = 0.8;
const CRAB_AT = 0.34;
/** Its claws are so far below the edge that they hold, and the hem so far above the near edge. */
const CLAWS = 4;
const HEM = 14;
/** Of a treasure 1 high, from its middle to its upper edge, where claws are on it. */
export const UPPER_EDGE = 58;
/** It begins to push beside their middle, as a share of half their width: over that is the sum. */
export const OUTWARD = 0.5;
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
    this.stepped = this.share;
  }

  /** Its middle, wherever its crab has pulled it. */
  get at(): PointData {
    return { x: this.x + this.body.x, y: this.y + this.body.y };
  }

  /** How far its crab has gone along the edge and stepped on to it, from 0 to 1: right behind what lies there, its claws on that. Tweened. */
  get stepped(): number {
    return this.share;
  }

  set stepped(share: number) {
    this.share = share;
    // It may be on the chest by then.
    if (this.crab.parent !== this.body) return;
    const { width, height } = this.size;
    const { side, beside } = this.crabIs;
    const { rows } = this;
    const behind = Math.min(...rows.things.map(({ y, scale }) => y - UPPER_EDGE * scale.y));
    const half = Math.max(...rows.things.map(({ x }) => x));
    const to = (from: number, at: number, by: number) => from + (at - from) * by;
    const holds = {
      x: side * to(CRAB_AT * width, OUTWARD * half, share),
      y: to(this.edge + CLAWS, behind, share),
    };
    this.crab.position.set(
      to(holds.x, side * (width / 2 + CRAB_BESIDE.x), beside),
      to(holds.y, height / 2 + CRAB_BESIDE.y, beside),
    );
  }

  get isCovered(): boolean {
    return this.cover.body.alpha > 0;
  }

  /** The height of the far edge of what it lies on, which its crab holds. */
  get edge(): number {
    return -this.size.height / 2;
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

  /** Its crab steps behind what lies on it. In calm motion it stays. 0.12 s. */
  step(ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return recipe();
    return recipe().to(this, { stepped: 1, duration: STEP_SECONDS, ease: EASE.move }, 0);
  }

  /** What it lies on is gone, under what it is pushed on. 0.08 s. */
  bare(): gsap.core.Timeline {
    return recipe().to(this.mat, { alpha: 0, duration: 0.08 }, 0);
  }

  /** Its crab leaps on to the lid's upper edge, claws on that, and presses it down. layer: over the chest. In calm motion it stays. 0.32 s. */
  shutLid(layer: Container, top: Readonly<Record<'open' | 'falling' | 'shut', number>>, ctx: FxContext) {
    if (ctx.calm) return recipe();
    const { crab } = this;
    const on = (y: number) => y + CLAWS;
    return recipe()
      .call(moveToLayer, [layer, crab], 0)
      .to(crab, { y: on(top.open), duration: LEAP_SECONDS, ease: EASE.fall }, 0)
      .to(crab, { y: on(top.falling), duration: 0.1, ease: EASE.fall }, LEAP_SECONDS)
      .to(crab, { y: on(top.shut), duration: 0.1, ease: EASE.fall }, LEAP_SECONDS + 0.1);
  }

  /** Its crab draws a cloth over it, with the numeral on it: this many need not be counted again. 0.6 s, of which it is covered from 0.21 s on. */
  close(ctx: FxContext): gsap.core.Timeline {
    const { crab, size } = this;
    const covered = this.cover.cover(ctx);
    if (ctx.calm) return covered;
    const { drawn, holds, back } = COVERED;
    const rest = () => this.edge + CLAWS;
    return covered
      .to(crab, { y: () => size.height / 2 - HEM, duration: drawn, ease: EASE.fall }, 0)
      .to(crab, { y: rest, duration: back, ease: EASE.move }, holds);
  }

  /** The cloth is drawn away. 0.25 s. */
  open(ctx: FxContext): gsap.core.Timeline {
    return this.cover.lift(ctx);
  }
}
