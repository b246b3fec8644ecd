import { Container, Graphics, Sprite } from 'pixi.js';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import type { ShownShape } from '#engine/games/shape-detective/questions.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { drawDetail, drawRim, MATERIALS } from './material.ts';
import { drawSmile } from './smile.ts';
import { Trace } from './trace.ts';

/** Side of the box that a shape of size 1 fits into, however it is turned. */
export const FIGURE_SIDE = 216;

/**
 * Measured on the upright drawings: where the face lies below the middle and its scale, and the positions of the legs.
 */
const FACE: { readonly [S in Shape]: readonly [y: number, scale: number, ground: number] } = {
  circle: [0, 1, 122],
  square: [0, 1, 114],
  triangle: [10, 0.82, 88],
  star: [4, 0.86, 100],
  heart: [-14, 1, 104],
  diamond: [0, 0.92, 116],
  pentagon: [4, 1, 116],
  hexagon: [0, 1, 118],
};
const RIM_EDGE = CLAY.cream.edge;
/** On a thin shape there is less space for face and legs. */
const THIN = 0.72;
/** How long the whole outline stays lit. */
const HOLD_SECONDS = 0.5;

/** Glad to be found; or friendly, where it was something else that was looked for. */
export type Mood = 'face-cheer' | 'smile';

/**
 * A flat thing of the room, a true shape with all its corners, which gets a face once it was answered. The shape may be
 * rotated; its face stays upright.
 */
export class ShapeFigure extends Piece {
  readonly shown: ShownShape;
  /** The light that runs around this shape, in its rotation. */
  readonly trace: Trace;
  private readonly face = new Container({ visible: false });
  private readonly cheer: Sprite;
  private readonly smile = drawSmile();
  private readonly figure: Container;
  private readonly legs = new Graphics();
  private readonly rim = new Graphics();

  constructor(pictures: Pictures, shown: ShownShape) {
    super();
    const { shape, colour, rotation, size, stretch } = shown;
    this.shown = shown;
    const [, scale, ground] = FACE[shape];
    const width = stretch < 1 ? THIN : 1;
    this.trace = new Trace(shape);
    const painted = new Sprite(pictures.texture(`shapes/${shape}-${colour}`));
    painted.anchor.set(0.5);
    this.figure = new Container({ scale: { x: stretch, y: 1 } });
    this.figure.addChild(this.rim, painted, drawDetail(new Graphics(), shape, colour), this.trace);
    this.showRim();
    const texture = pictures.texture('shapes/face-cheer');
    this.cheer = new Sprite(texture);
    this.cheer.anchor.copyFrom(texture.defaultAnchor ?? { x: 0.5, y: 0.5 });
    this.face.addChild(this.cheer, this.smile);
    this.face.scale.set(scale * width);
    this.turned = (rotation * Math.PI) / 180;
    drawLegs(this.legs, MATERIALS[colour].leg);
    this.legs.scale.x = width;
    this.legs.y = ground;
    this.legs.visible = false;
    this.body.addChild(this.legs, this.figure, this.face);
    this.scale.set(size);
  }

  /** How far the shape is turned, in radians: its face stays upright. Tweened. */
  get turned(): number {
    return this.figure.rotation;
  }

  set turned(turn: number) {
    const [y] = FACE[this.shown.shape];
    this.figure.rotation = turn;
    this.face.position.set(-Math.sin(turn) * y, Math.cos(turn) * y);
  }

  /** Its rim tells how it was answered; without a colour it is that of its material. */
  showRim(clay?: (typeof CLAY)['right' | 'wrong']): void {
    const { shape, colour } = this.shown;
    drawRim(this.rim, shape, clay?.mid ?? MATERIALS[colour].rim, clay?.edge ?? RIM_EDGE);
  }

  /** Shows this face; undefined: none, so that nothing but the shape is looked at. */
  feel(mood: Mood | undefined): void {
    this.face.visible = mood !== undefined;
    this.cheer.visible = mood === 'face-cheer';
    this.smile.visible = mood === 'smile';
  }

  get hasFace(): boolean {
    return this.face.visible;
  }

  /** With legs, for shapes that are not rotated. */
  set standing(on: boolean) {
    this.legs.visible = on;
  }

  /** A light runs around it and goes out again, while its face shows this mood: this many seconds in all. */
  lightUp(mood: Mood, seconds: number, ctx: FxContext): gsap.core.Timeline {
    const { trace } = this;
    const each = (seconds - HOLD_SECONDS) / trace.parts;
    return recipe()
      .call(() => this.feel(mood), undefined, 0)
      .add(trace.run(each, ctx).paused(false), 0)
      .to(trace, { alpha: 0, duration: 0.25 }, seconds - 0.25)
      .set(trace, { drawn: 0 }, seconds);
  }
}

/** Two short legs, standing on 0,0. */
function drawLegs(g: Graphics, colour: string): void {
  for (const side of [-1, 1]) g.moveTo(side * 26, -56).lineTo(side * 28, -12);
  g.stroke({ width: 12, color: colour, cap: 'round' });
  for (const side of [-1, 1]) g.ellipse(side * 33, -10, 19, 11);
  g.fill(colour);
}
