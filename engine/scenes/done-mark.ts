import { Graphics } from 'pixi.js';
import type { Answerable } from '#engine/fx/answerable.ts';
import { EASE, lasting, recipe, SECONDS, type FxContext } from '#engine/fx/motion.ts';
import type { Target } from '#engine/sprites/target.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { drawTick } from '#engine/sprites/marks.ts';
import { Piece } from '#engine/sprites/piece.ts';

const RING = { width: 14, radius: 46 } as const;
const TICK = 46;

/** The answer itself, around the part of it that moves. */
const dimmed = ({ view }: Target): Answerable[] => {
  const around = view.parent;
  return around && 'aside' in around ? [around as Answerable] : [];
};

/**
 * What a side sees of its own right answer while it waits for the other one: the answer framed and ticked, and the rest
 * stepped back. It stands still, so that nobody is hurried by it.
 */
export class DoneMark extends Piece {
  private readonly frame = new Graphics();
  private readonly tick = drawTick(new Graphics(), TICK);
  private chosen: Target | undefined;
  private others: readonly Answerable[] = [];

  constructor() {
    super();
    this.body.addChild(this.tick);
    this.addChildAt(this.frame, 0);
    this.visible = false;
  }

  /** Puts it on the chosen one of these. Returns how it comes, paused. */
  show(chosenId: string, targets: readonly Target[], { calm }: FxContext): gsap.core.Timeline {
    this.hide();
    this.chosen = targets.find(({ id }) => id === chosenId);
    this.others = targets.filter((target) => target !== this.chosen).flatMap(dimmed);
    if (!this.chosen) return recipe();
    this.visible = true;
    this.place();
    const timeline = recipe()
      .fromTo(this, { alpha: 0 }, { alpha: 1, duration: SECONDS.fast }, 0)
      .to(this.others, { aside: 1, duration: SECONDS.base }, 0);
    if (!calm)
      timeline.fromTo(
        this.body.scale,
        { x: 0, y: 0 },
        { x: 1, y: 1, duration: SECONDS.base, ease: EASE.pop },
        0,
      );
    return lasting(timeline, SECONDS.base);
  }

  /** Goes where the answer is now. */
  place(): void {
    if (!this.chosen) return;
    const { x, y, width, height } = this.chosen.hit();
    this.frame
      .clear()
      .roundRect(x, y, width, height, RING.radius)
      .stroke({ width: RING.width + 10, color: CLAY.right.edge })
      .roundRect(x, y, width, height, RING.radius)
      .stroke({ width: RING.width, color: '#FFFFFF' });
    this.body.position.set(x + width - TICK / 2, y + TICK / 2);
  }

  /** The answers are as before. */
  hide(): void {
    this.visible = false;
    this.chosen = undefined;
    for (const one of this.others) one.aside = 0;
    this.others = [];
  }
}
