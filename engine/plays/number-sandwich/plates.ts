import { Graphics, Sprite } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** Width of the pile at scale 1, and how much a plate adds to its height. */
export const PILE_WIDTH = 210;
const RISE = 19;
const COLOURS = 3;
/** Height of one plate's rim over its foot. */
const RIM = 30;

/** The plates of all sandwiches eaten: a tower that grows over a round. The foot is at 0,0. */
export class Plates extends Piece {
  private readonly plates: readonly Sprite[];
  private readonly flag: Sprite;

  constructor(pictures: Pictures, most: number) {
    super();
    this.plates = Array.from({ length: most }, (_, index) => {
      const plate = new Sprite(pictures.texture(`sandwich/plate-${index % COLOURS}`));
      plate.y = -index * RISE;
      return plate;
    });
    this.flag = new Sprite(pictures.texture('sandwich/pick'));
    // The first plate gets a visible empty place.
    const board = new Graphics().ellipse(0, 4, 116, 22).fill(CLAY.wood.edge);
    board.ellipse(0, -8, 116, 22).fill(CLAY.wood.hi).ellipse(0, -8, 94, 15).fill(CLAY.wood.mid);
    this.body.addChild(board, ...this.plates, this.flag);
    this.count = 0;
  }

  /** How many plates there are. */
  set count(count: number) {
    this.plates.forEach((plate, index) => {
      plate.visible = index < count;
      plate.alpha = 1;
    });
    this.flag.visible = false;
  }

  /** One more plate comes down on the pile. 0.32 s. */
  add(count: number, ctx: FxContext): gsap.core.Timeline {
    const plate = this.plates[count - 1]!;
    const timeline = recipe()
      .call(() => void (this.count = count), undefined, 0)
      .fromTo(plate, { alpha: 0 }, { alpha: 1, duration: 0.1 }, 0);
    if (ctx.calm) return lasting(timeline, 0.32);
    const rest = -(count - 1) * RISE;
    return timeline
      .fromTo(plate, { y: rest - 120 }, { y: rest, duration: 0.18, ease: EASE.fall }, 0)
      .to(this.body.scale, { x: 1.05, y: 0.94, duration: 0.05 }, 0.17)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.1, ease: EASE.rise }, 0.22);
  }

  /** The tower is complete: a flag on the top, and a happy sway. 1.4 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const top = (this.plates.filter((plate) => plate.visible).at(-1)?.y ?? 0) - RIM;
    const timeline = recipe()
      .set(this.flag, { visible: true, y: top }, 0)
      .fromTo(this.flag, { alpha: 0 }, { alpha: 1, duration: 0.1 }, 0);
    if (ctx.calm) return lasting(timeline, 1.4);
    timeline.fromTo(this.flag, { y: top - 160 }, { y: top, duration: 0.25, ease: EASE.fall }, 0);
    timeline.call(() => ctx.burst?.(this.flag, 24), undefined, 0.25);
    timeline
      .to(this.body.scale, { x: 1.08, y: 0.93, duration: 0.08, ease: EASE.rise }, 0.24)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.5, ease: EASE.settle }, 0.32);
    [0.035, -0.035, 0.02, -0.02, 0].forEach((rotation, index) => {
      timeline.to(this.body, { rotation, duration: 0.16, ease: EASE.idle }, 0.4 + index * 0.16);
    });
    return lasting(timeline, 1.4);
  }
}
