import type { Sprite } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Grown } from '#engine/sprites/grown.ts';
import { createPicture } from '#engine/sprites/picture.ts';

/** Height of the trail at scale 1, its prints, and the badge at its end. */
const TRAIL = { height: 96, print: 66, step: 100, sway: 12, badge: 92, colour: '#A8703C' } as const;
/** Distance of the trail from the panel's edge, and how high it may be as a share of the panel. */
const INSET = 40;
const HIGHEST = 0.2;
/** As long as it was not reached. */
const FAR = 0.3;

/** Paw prints along the foot of the panel, one for each case that was solved: they lead to the detective's badge. */
export class PrintTrail extends Grown {
  private readonly badge: Sprite;

  constructor(pictures: Pictures, total: number) {
    super(total, () => {
      const print = createPicture(pictures, 'shapes/print', TRAIL.print);
      print.tint = TRAIL.colour;
      // Drawn with the toes upwards.
      print.rotation = Math.PI / 2;
      return print;
    });
    this.badge = this.addChild(createPicture(pictures, 'shapes/badge', TRAIL.badge));
    this.badge.alpha = FAR;
  }

  /** Height that it takes at the foot of a panel. */
  static heightFor({ width, height }: Rect): number {
    return TRAIL.height * scaleFor(width, height);
  }

  /** panel: in stage coordinates. */
  place(panel: Rect): void {
    const { x, y, width, height } = panel;
    const scale = scaleFor(width, height);
    const total = this.pieces.length + 1;
    this.position.set(x + width / 2, y + height - INSET - (TRAIL.height * scale) / 2);
    this.scale.set(scale);
    const at = (index: number) => (index - (total - 1) / 2) * TRAIL.step;
    this.pieces.forEach((piece, index) => {
      piece.position.set(at(index), index % 2 === 0 ? -TRAIL.sway : TRAIL.sway);
    });
    this.badge.position.set(at(total - 1) + 10, 0);
  }
}

const scaleFor = (width: number, height: number): number =>
  Math.min(1, (width - 2 * INSET - 40) / (11 * TRAIL.step), (height * HIGHEST) / TRAIL.height);
