import { Sprite } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Piece } from '#engine/sprites/piece.ts';

/** Width at scale 1, and the height of the hinge over the foot, in design pixels. */
export const CHEST_WIDTH = 300;
const HINGE = 122;
const PILES = 3;

/** The chest that fills over a round. Its origin is the middle of its foot. */
export class Chest extends Piece {
  private readonly piles: readonly Sprite[];
  private readonly shine: Sprite;
  private readonly lid: Sprite;
  private readonly shut: Sprite;
  private share = 0;

  constructor(pictures: Pictures) {
    super();
    const sprite = (frame: string, y = 0) => {
      const made = new Sprite(pictures.texture(`treasure/chest-${frame}`));
      made.y = y;
      return made;
    };
    this.shine = sprite('glow');
    this.lid = sprite('lid-open', -HINGE);
    this.shut = sprite('lid-closed', -HINGE);
    this.piles = Array.from({ length: PILES }, (_, index) => sprite(`pile-${index + 1}`));
    this.shine.alpha = 0;
    this.body.addChild(this.shine, this.lid, ...this.piles, sprite('body'), this.shut);
    this.filled = 0;
  }

  /** From 0, empty and shut, to 1, full; the heap grows in steps. */
  set filled(share: number) {
    this.share = share;
    const shown = Math.ceil(share * PILES - 1e-9);
    this.piles.forEach((pile, index) => (pile.visible = index < shown));
    this.shine.alpha = share * 0.35;
    this.isOpen = share > 0;
  }

  get filled(): number {
    return this.share;
  }

  private set isOpen(open: boolean) {
    this.lid.visible = open;
    this.shut.visible = !open;
  }

  /** The lid opens, if it is shut. 0.3 s. */
  open(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().call(() => void (this.isOpen = true), undefined, 0.08);
    if (ctx.calm || this.share > 0) return lasting(timeline, 0.3);
    return timeline
      .to(this.body.scale, { x: 1.06, y: 0.92, duration: 0.08, ease: EASE.rise }, 0)
      .to(this.lid.scale, { y: 1.15, duration: 0.08, ease: EASE.rise }, 0.08)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.22, ease: EASE.pop }, 0.08)
      .to(this.lid.scale, { y: 1, duration: 0.14, ease: EASE.move }, 0.16);
  }

  /** Where treasure falls in, in the chest's own coordinates. */
  get mouth(): { readonly x: number; readonly y: number } {
    return { x: 0, y: -HINGE - 20 };
  }

  /** Yields under something that falls in. 0.2 s. */
  gulp(ctx: FxContext): gsap.core.Timeline {
    if (ctx.calm) return lasting(recipe(), 0.2);
    return recipe()
      .to(this.body.scale, { x: 1.05, y: 0.94, duration: 0.06, ease: 'power2.out' })
      .to(this.body.scale, { x: 1, y: 1, duration: 0.14, ease: 'power2.inOut' });
  }

  /** The full chest: a jump, and light out of the treasure. 1.4 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.shine, { alpha: 1, duration: 0.6 }, 0.1);
    if (ctx.calm) return lasting(timeline, 1.4);
    return timeline
      .to(this.body.scale, { x: 1.12, y: 0.86, duration: 0.12, ease: 'power2.out' }, 0)
      .to(this.body, { y: -70, duration: 0.24, ease: 'power2.out' }, 0.12)
      .to(this.body.scale, { x: 0.94, y: 1.1, duration: 0.18 }, 0.12)
      .to(this.body, { y: 0, duration: 0.2, ease: 'power2.in' }, 0.36)
      .to(this.body.scale, { x: 1.12, y: 0.88, duration: 0.08, ease: 'power2.in' }, 0.5)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.5, ease: 'elastic.out(0.6,0.4)' }, 0.58)
      .to(this.lid, { rotation: -0.04, duration: 0.1, yoyo: true, repeat: 1 }, 0.56)
      .call(() => ctx.burst?.(this.lid, 24), undefined, 0.5)
      .set({}, {}, 1.4);
  }
}
