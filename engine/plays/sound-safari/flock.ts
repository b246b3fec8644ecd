import { Graphics, Container, Sprite, type PointData } from 'pixi.js';
import { EASE, recipe, lasting, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Grown } from '#engine/sprites/grown.ts';

/** A flamingo's size at scale 1, its foot at 0,0. */
const BIRD = { width: 128, height: 176 } as const;
const LARGEST = 1;
/** How a bird flies up from behind who called it: so high over the higher end of its way, leaning so far. Seconds, radians. */
const FLIGHT = { seconds: 0.5, high: 60, lean: 0.3, seen: 0.1 } as const;
/** Shares of its own width and height by which every other one stands aside and farther. */
const ASIDE = 0.06;

/** Flamingos on the grass behind the animals, in a line: one more joins it at its end for each question worked out. */
export class Flock extends Grown {
  /** Under each on the grass: not while it flies. */
  private readonly shadows: readonly Graphics[];

  constructor(pictures: Pictures, total: number) {
    const shadows: Graphics[] = [];
    super(total, (index) => {
      const bird = new Sprite(pictures.texture('safari/flamingo'));
      // Not two neighbours alike.
      bird.scale.x = index % 3 === 1 ? -1 : 1;
      const shadow = new Graphics().ellipse(2, 0, 34, 7).fill({ color: '#7A4A1A', alpha: 0.22 });
      shadows.push(shadow);
      const standing = new Container();
      standing.addChild(shadow, bird);
      return standing;
    });
    this.shadows = shadows;
  }

  /** room: their feet stand on its lower edge, from the left to the right. Stage coordinates. */
  place(room: Rect): void {
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

  /** One more flies up from behind who called it, to the end of the line; in calm motion it comes into sight there. 0.5 s. */
  comeFrom(caller: PointData, index: number, ctx: FxContext): gsap.core.Timeline {
    const { seconds, high, lean, seen } = FLIGHT;
    if (ctx.calm) return lasting(this.bring(index, ctx), seconds);
    const piece = this.pieces[index]!;
    const { body, scale } = piece;
    const from = { x: (caller.x - piece.x) / scale.x, y: (caller.y - piece.y) / scale.y };
    const up = seconds * 0.45;
    const down = seconds - up;
    const way = { immediateRender: false } as const;
    return recipe()
      .set(piece, { alpha: 1 }, 0)
      .set(this.shadows[index]!, { alpha: 0 }, 0)
      .fromTo(body, { alpha: 0 }, { alpha: 1, duration: seen, ...way }, 0)
      .fromTo(body, { x: from.x }, { x: 0, duration: seconds, ease: 'none', ...way }, 0)
      .fromTo(body, { y: from.y }, { y: -high, duration: up, ease: EASE.rise, ...way }, 0)
      .fromTo(body, { y: -high }, { y: 0, duration: down, ease: EASE.fall, ...way }, up)
      .to(body, { rotation: from.x > 0 ? -lean : lean, duration: up / 2, ease: EASE.rise }, 0)
      .to(body, { rotation: 0, duration: down, ease: EASE.fall }, up)
      .to(this.shadows[index]!, { alpha: 1, duration: 0.1 }, seconds - 0.1)
      .to(body.scale, { x: 1.1, y: 0.88, duration: 0.06, ease: EASE.fall }, seconds)
      .to(body.scale, { x: 1, y: 1, duration: 0.12, ease: EASE.pop }, seconds + 0.06);
  }

  /** All hop, one after the other. 2 s. */
  rejoice(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    if (!ctx.calm) this.pieces.forEach(({ body }, index) => void hop(timeline, body, 40, index * 0.12));
    return lasting(timeline, 2);
  }
}
