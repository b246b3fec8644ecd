import { Graphics, Container, Sprite } from 'pixi.js';
import { EASE, recipe, lasting, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Grown } from '#engine/sprites/grown.ts';

/** A flamingo's size at scale 1, its foot at 0,0. */
const BIRD = { width: 128, height: 176 } as const;
const LARGEST = 1;
/** How a bird walks in: from so far, at most, in so many steps of this height, in units of the flock. Seconds. */
const WALK = { from: 560, seconds: 0.8, steps: 5, high: 14, seen: 0.12 } as const;
/** Shares of its own width and height by which every other one stands aside and farther. */
const ASIDE = 0.06;

/** Flamingos on the grass behind the animals, in a line: one more joins it at its end for each question worked out. */
export class Flock extends Grown {
  /** Where they come from, in stage coordinates: beyond it another stage may lie. */
  private edge = 0;

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

  /** room: their feet stand on its lower edge, from the left to the right, where the next one comes from. Stage coordinates. */
  place(room: Rect): void {
    this.edge = room.x + room.width;
    const step = room.width / this.pieces.length;
    const scale = Math.max(0.2, Math.min(LARGEST, (step * 1.3) / BIRD.width, room.height / BIRD.height));
    const near = Math.min(step, BIRD.width * scale * 1.15);
    const left = room.x + room.width / 2 - (near * (this.pieces.length - 1)) / 2;
    this.pieces.forEach((piece, index) => {
      const aside = (index % 2) * ASIDE * BIRD.height * scale;
      piece.position.set(left + index * near, room.y + room.height - aside);
      piece.scale.set(scale);
    });
  }

  /** One more walks in, to the end of the line; in calm motion it comes into sight there. 0.8 s. */
  override bring(index: number, ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return lasting(super.bring(index, ctx), WALK.seconds);
    const piece = this.pieces[index]!;
    const { body, scale } = piece;
    const from = Math.min(WALK.from, (this.edge - piece.x) / scale.x);
    const timeline = recipe()
      .set(piece, { alpha: 1 }, 0)
      .fromTo(body, { alpha: 0 }, { alpha: 1, duration: WALK.seen, immediateRender: false }, 0)
      .fromTo(
        body,
        { x: from },
        { x: 0, duration: WALK.seconds, ease: EASE.rise, immediateRender: false },
        0,
      );
    const each = WALK.seconds / WALK.steps / 2;
    for (let half = 0; half < 2 * WALK.steps; half++)
      timeline.to(body, { y: half % 2 === 0 ? -WALK.high : 0, duration: each, ease: EASE.idle }, half * each);
    return timeline;
  }

  /** All hop, one after the other. 2 s. */
  rejoice(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    if (!ctx.calm) this.pieces.forEach(({ body }, index) => void hop(timeline, body, 40, index * 0.12));
    return lasting(timeline, 2);
  }
}
