import { Container, type Sprite } from 'pixi.js';
import { stamp } from '#engine/fx/finish.ts';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { GUIDE_HEIGHT, type Guide } from '#engine/sprites/guide.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';

const PRINTS = { most: 9, size: 84, sway: 30, apart: 64, secondsEach: 0.1, colour: '#FFF0C2' } as const;
const BADGE = 420;
/** Between the badge's middle and the last print, and the first print and where the way begins. */
const BEFORE_BADGE = 300;
const STEP_OFF = 60;

/** What a solved round ends with: the guide's paw prints to the detective's badge, whose middle is at 0,0. */
export class Trophy extends Container {
  private readonly badge = new Piece();
  private readonly prints: readonly Sprite[];
  /** As many as the way is long. */
  private steps = 1;

  constructor(pictures: Pictures) {
    super();
    this.prints = Array.from({ length: PRINTS.most }, () => {
      const print = createPicture(pictures, 'shapes/print', PRINTS.size);
      print.tint = PRINTS.colour;
      return print;
    });
    this.badge.body.addChild(
      createPicture(pictures, 'shapes/badge', BADGE),
      createPicture(pictures, 'ui/gold-star', BADGE * 0.4),
    );
    this.addChild(...this.prints, this.badge);
    for (const part of [...this.prints, this.badge.body]) part.alpha = 0;
  }

  /** The badge lies where the stage is free; the prints begin beside the guide, in portrait above its head. */
  place({ width, height, class: kind }: Layout, { x: guideX, y: guideY, scale }: Guide): void {
    const upright = kind === 'portrait';
    this.position.set(width * (upright ? 0.56 : 0.62), height * (upright ? 0.42 : 0.5));
    const dx = guideX + (upright ? 90 : 150) - this.x;
    const dy = guideY - (upright ? GUIDE_HEIGHT * scale.y : 40) - this.y;
    const length = Math.hypot(dx, dy);
    const [x, y] = [dx / length, dy / length];
    const way = length - BEFORE_BADGE - STEP_OFF;
    this.steps = Math.max(2, Math.min(PRINTS.most, 1 + Math.floor(way / PRINTS.apart)));
    this.prints.forEach((print, index) => {
      const along = BEFORE_BADGE + way * (1 - index / (this.steps - 1));
      const aside = index % 2 === 0 ? PRINTS.sway : -PRINTS.sway;
      print.position.set(x * along - y * aside, y * along + x * aside);
      // Drawn with the toes upwards.
      print.rotation = Math.atan2(-y, -x) + Math.PI / 2;
    });
  }

  /** Print by print, then the badge is stamped. 2.6 s. */
  celebrate(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    this.prints.slice(0, this.steps).forEach((print, index) => {
      timeline.to(print, { alpha: 1, duration: 0.1 }, index * PRINTS.secondsEach);
    });
    const burst = () => ctx.burst?.(this.badge, 28);
    timeline.add(stamp(this.badge.body, ctx, burst).paused(false), this.steps * PRINTS.secondsEach);
    return lasting(timeline, 2.6);
  }
}
