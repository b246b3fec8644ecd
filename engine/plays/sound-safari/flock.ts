import { Graphics, Container, Sprite } from 'pixi.js';
import { recipe, lasting, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Grown } from '#engine/sprites/grown.ts';

/** A flamingo's size at scale 1, its foot at 0,0. */
const BIRD = { width: 128, height: 176 } as const;
const LARGEST = 1;
/** Shares of its own width and height by which every other one stands aside and farther. */
const ASIDE = 0.06;

/** Flamingos on the grass behind the animals: one more comes for each question worked out. */
export class Flock extends Grown {
  constructor(pictures: Pictures, total: number) {
    super(total, (index) => {
      const bird = new Sprite(pictures.texture('safari/flamingo'));
      // Not two neighbours alike.
      bird.scale.x = index % 3 === 1 ? -1 : 1;
      const shadow = new Graphics().ellipse(2, 0, 34, 7).fill({ color: '#7A4A1A', alpha: 0.22 });
      const standing = new Container();
      standing.addChild(shadow, bird);
      return standing;
    });
  }

  /** room: their feet stand on its lower edge, from the right to the left. Stage coordinates. */
  place(room: Rect): void {
    const step = room.width / this.pieces.length;
    const scale = Math.max(0.2, Math.min(LARGEST, (step * 1.3) / BIRD.width, room.height / BIRD.height));
    const near = Math.min(step, BIRD.width * scale * 1.15);
    const right = room.x + room.width / 2 + (near * (this.pieces.length - 1)) / 2;
    this.pieces.forEach((piece, index) => {
      const aside = (index % 2) * ASIDE * BIRD.height * scale;
      piece.position.set(right - index * near, room.y + room.height - aside);
      piece.scale.set(scale);
    });
  }

  /** All hop, one after the other. 2 s. */
  rejoice(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    if (!ctx.calm) this.pieces.forEach(({ body }, index) => void hop(timeline, body, 40, index * 0.12));
    return lasting(timeline, 2);
  }
}
