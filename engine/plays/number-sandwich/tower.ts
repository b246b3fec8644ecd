import { Container, Graphics, Sprite, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, downward } from '#engine/sprites/clay.ts';
import { Grown } from '#engine/sprites/grown.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { FILLINGS } from './filling.ts';

/** Width of the plate at scale 1, and how much a layer adds to the height. */
export const TOWER_WIDTH = 240;
const RISE = 31;
/** The lowest layer lies in the plate. */
const FOOT = -22;
/** Bites show in so many of the uppermost layers. */
const BITTEN = 2;
/** When the bun has landed, and when each of two bites is taken. */
const LANDED_AT = 0.25;
const BITES_AT = [0.85, 1.25] as const;

const kindOf = (index: number) => FILLINGS[index % FILLINGS.length]!;

/** The tall sandwich of a round: one more layer for each number worked out. The plate's foot is at 0,0. */
export class Tower extends Piece {
  private readonly layers: Grown;
  private readonly bun: Sprite;
  private readonly bittenBun: Sprite;
  /** What is left of the uppermost layers. */
  private readonly bittenLayers: readonly (readonly [whole: Sprite, bitten: Sprite])[];
  private readonly total: number;
  private readonly pictures: Pictures;

  constructor(pictures: Pictures, total: number) {
    super();
    this.pictures = pictures;
    this.total = total;
    const part = (name: string) => new Sprite(pictures.texture(name));
    const bitten: (readonly [Sprite, Sprite])[] = [];
    this.layers = new Grown(total, (index) => {
      const kind = kindOf(index);
      const whole = part(`sandwich/layer-${kind}`);
      if (index < total - BITTEN) return whole;
      const half = part(`sandwich/bitten-${kind}`);
      bitten.push([whole, half]);
      const both = new Container();
      both.addChild(whole, half);
      return both;
    });
    this.layers.pieces.forEach((piece, index) => void (piece.y = FOOT - index * RISE));
    this.bittenLayers = bitten;
    this.bun = part('sandwich/bun');
    this.bittenBun = part('sandwich/bitten-bun');
    this.body.addChild(drawPlate(), this.layers, this.bun, this.bittenBun);
    this.count = 0;
  }

  /** How many layers there are. */
  set count(count: number) {
    this.layers.count = count;
    this.bun.visible = false;
    this.bitten = false;
  }

  private set bitten(on: boolean) {
    for (const [whole, half] of this.bittenLayers) {
      whole.visible = !on;
      half.visible = on;
    }
    this.bittenBun.visible = on;
    if (on) this.bun.visible = false;
  }

  /** Where the bun comes to lie. */
  private get top(): number {
    return FOOT - this.total * RISE;
  }

  /** Where the layer of this index, from 0, lies: the middle of its lower edge, in stage coordinates. */
  layerPlace(index: number): PointData {
    return { x: this.x, y: this.y + (FOOT - index * RISE) * this.scale.y };
  }

  /** The layer of this index as it is carried there. */
  drawLayer(index: number): Sprite {
    return new Sprite(this.pictures.texture(`sandwich/layer-${kindOf(index)}`));
  }

  /** One more layer was laid on the pile. 0.16 s; in calm motion it fades in. */
  add(count: number, ctx: FxContext): gsap.core.Timeline {
    const { body } = this.layers.pieces[count - 1]!;
    const timeline = recipe().call(() => void (this.layers.count = count), undefined, 0);
    if (ctx.calm) return lasting(timeline.fromTo(body, { alpha: 0 }, { alpha: 1, duration: 0.14 }, 0), 0.16);
    return timeline
      .to(this.body.scale, { x: 1.05, y: 0.95, duration: 0.06 }, 0)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.1, ease: EASE.rise }, 0.06);
  }

  /** The bun falls on the top, and two bites are taken of it. bitten: called at each. 1.8 s. */
  beEaten(bitten: () => void, ctx: FxContext): gsap.core.Timeline {
    const { bun, top } = this;
    for (const whole of [bun, this.bittenBun]) whole.y = top;
    const timeline = recipe()
      .set(bun, { visible: true }, 0)
      .fromTo(bun, { alpha: 0 }, { alpha: 1, duration: 0.1 }, 0);
    for (const at of BITES_AT) timeline.call(bitten, undefined, at);
    timeline.call(() => void (this.bitten = true), undefined, BITES_AT[0]);
    if (ctx.calm) return lasting(timeline, 1.8);
    timeline.fromTo(bun, { y: top - 190 }, { y: top, duration: LANDED_AT, ease: EASE.fall }, 0);
    squash(timeline, this.body, LANDED_AT - 0.01);
    for (const at of BITES_AT) squash(timeline, this.body, at);
    return lasting(timeline, 1.8);
  }
}

/** A plate seen from the front, its foot at 0,0. */
const drawPlate = (): Graphics =>
  new Graphics()
    .ellipse(4, 0, 118, 12)
    .fill({ color: '#3A1236', alpha: 0.18 })
    .moveTo(-TOWER_WIDTH / 2, -30)
    .bezierCurveTo(-114, -8, -68, -2, 0, -2)
    .bezierCurveTo(68, -2, 114, -8, TOWER_WIDTH / 2, -30)
    .fill(CLAY.sky.low)
    .ellipse(0, -30, TOWER_WIDTH / 2, 14)
    .fill(downward('#FFFFFF', CLAY.sky.hi));

function squash(timeline: gsap.core.Timeline, { scale }: Container, at: number): void {
  timeline
    .to(scale, { x: 1.05, y: 0.95, duration: 0.07, ease: EASE.rise }, at)
    .to(scale, { x: 1, y: 1, duration: 0.26, ease: EASE.settle }, at + 0.07);
}
