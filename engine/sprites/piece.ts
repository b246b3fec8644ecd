import { Container } from 'pixi.js';
import type { WithBody } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';

/** Puts an animation on the scene's timeline, so that it ends with the scene. */
export type Animate = <T extends gsap.core.Animation>(animation: T) => T;

/**
 * A thing on the stage. The layout positions the piece itself; motion recipes move only its `body`. So a resize in the
 * middle of a hop does not disturb the hop, and hit boxes never move.
 */
export class Piece extends Container implements WithBody {
  readonly body = new Container();

  constructor() {
    super();
    this.addChild(this.body);
  }

  /** Back to rest, after an animation was cut short. */
  rest(): void {
    this.body.position.set(0);
    this.body.scale.set(1);
    this.body.rotation = 0;
    this.body.alpha = 1;
  }
}

/** A box of this size around a piece's position, extended by `slop` on each side. */
export const boxAround = (
  place: { readonly x: number; readonly y: number },
  width: number,
  height: number,
  slop = 0,
): Rect => ({
  x: place.x - width / 2 - slop,
  y: place.y - height / 2 - slop,
  width: width + 2 * slop,
  height: height + 2 * slop,
});

/** Moves a thing to another layer without changing its position on the stage. Returns its scale there. */
export function moveToLayer(layer: Container, thing: Container): number {
  // Not `reparentChild`, which uses the transforms of the last drawing, and time may advance without drawing.
  const place = layer.toLocal({ x: 0, y: 0 }, thing);
  const size = layer.toLocal({ x: 1, y: 0 }, thing).x - place.x;
  layer.addChild(thing);
  thing.position.copyFrom(place);
  thing.scale.set(size);
  return size;
}
