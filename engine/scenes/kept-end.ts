import { Container } from 'pixi.js';
import { EASE, lasting, recipe, SECONDS, type FxContext } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** It may become larger than it was, where it is small and alone. */
const LARGEST = 1.25;

/** What the round built, beside the result: as large as there is room, wherever it stood. */
export class KeptEnd extends Piece {
  private readonly box: Rect;

  /** picture: as the round left it. It is destroyed with this. */
  constructor(picture: Container) {
    super();
    picture.position.set(0);
    picture.scale.set(1);
    hideFaded(picture);
    const { x, y, width, height } = picture.getLocalBounds();
    this.box = { x, y, width: Math.max(1, width), height: Math.max(1, height) };
    picture.pivot.set(x + width / 2, y + height);
    this.body.addChild(picture);
  }

  /** On the ground of this room. Stage coordinates. */
  place(room: Rect): void {
    const scale = Math.min(LARGEST, room.width / this.box.width, room.height / this.box.height);
    this.position.set(room.x + room.width / 2, room.y + room.height);
    this.scale.set(scale);
  }

  /** It comes again where the card leaves room, in calm motion by alpha alone. 0.45 s. */
  comeAgain(ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm)
      return lasting(recipe().fromTo(this.body, { alpha: 0 }, { alpha: 1, duration: 0.2 }, 0), SECONDS.slow);
    // Solid: it was seen until now.
    const from = { x: 0.8, y: 0.8 };
    return recipe().fromTo(
      this.body.scale,
      from,
      { x: 1, y: 1, duration: SECONDS.slow, ease: EASE.enter },
      0,
    );
  }
}

/** What has gone by alpha is still measured: it goes altogether. */
function hideFaded(thing: Container): void {
  for (const child of thing.children) {
    if (child.alpha === 0) child.visible = false;
    else hideFaded(child);
  }
}
