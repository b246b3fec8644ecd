import { Graphics, type PointData } from 'pixi.js';
import { EASE, FINGER, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { Piece } from './piece.ts';

const EDGE = '#6B3F70';
const SKIN = '#FFFFFF';
/** From below, as a child's hand comes: over nothing that lies beside. */
const FROM = { x: 30, y: 100 } as const;
const RING = 62;
const COME_SECONDS = 0.7;
const PRESS_SECONDS = 0.36;

/** A hand that shows where to press: the tip of its finger is at 0,0. */
export class GhostHand extends Piece {
  private readonly ring = new Graphics();

  constructor() {
    super();
    this.ring.circle(0, 0, RING).stroke({ width: 12, color: '#FFFFFF' });
    this.ring.circle(0, 0, RING + 8).stroke({ width: 4, color: EDGE, alpha: 0.6 });
    this.ring.alpha = 0;
    this.addChildAt(this.ring, 0);
    this.body.addChild(drawHand());
    this.body.alpha = 0;
  }

  /** Comes to a place of its parent. 0.7 s. */
  come(to: PointData, ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe()
      .set(this, { x: to.x, y: to.y }, 0)
      .fromTo(this.body, { alpha: 0 }, { alpha: 0.95, duration: 0.2 }, 0);
    if (ctx.calm) return lasting(timeline, COME_SECONDS);
    return timeline.fromTo(this.body, FROM, { x: 12, y: 14, duration: COME_SECONDS, ease: EASE.move }, 0);
  }

  /** It can be seen. */
  get isThere(): boolean {
    return this.body.alpha > 0;
  }

  /** Goes on to another place of its parent; in calm motion it goes out of sight, and comes into sight there. */
  go(to: PointData, seconds: number, { calm }: FxContext): gsap.core.Timeline {
    const place = { x: to.x, y: to.y };
    if (!calm) return recipe().to(this, { ...place, duration: seconds, ease: EASE.move }, 0);
    const fading = seconds * 0.4;
    return recipe()
      .to(this.body, { alpha: 0, duration: fading }, 0)
      .set(this, place, seconds / 2)
      .to(this.body, { alpha: 0.95, duration: fading }, seconds - fading);
  }

  /** It is gone at once. */
  hide(): void {
    this.body.alpha = 0;
    this.ring.alpha = 0;
  }

  /** Presses, with a ring around its finger: in calm motion the ring alone is seen. 0.36 s. */
  press(ctx: FxContext): gsap.core.Timeline {
    // It may be made long before it is played.
    const later = { duration: 0.3, immediateRender: false };
    const ring = recipe().fromTo(this.ring, { alpha: 0.95 }, { alpha: 0, ...later }, 0.06);
    if (ctx.calm) return lasting(ring, PRESS_SECONDS);
    const finger = recipe()
      .to(this.body, { x: 0, y: 0, duration: 0.1, ease: EASE.fall }, 0)
      .to(this.body.scale, { x: 0.92, y: 0.92, duration: 0.1, ease: EASE.fall }, 0)
      .to(this.body, { x: 12, y: 14, duration: 0.14, ease: EASE.rise }, 0.16)
      .to(this.body.scale, { x: 1, y: 1, duration: 0.14, ease: EASE.rise }, 0.16);
    ring.fromTo(this.ring.scale, { x: 0.4, y: 0.4 }, { x: 1.25, y: 1.25, ...later }, 0.06);
    return lasting(together([0, ring], [0, finger]), PRESS_SECONDS);
  }

  /** 0.3 s. */
  leave(): gsap.core.Timeline {
    return recipe().to(this.body, { alpha: 0, duration: FINGER.leave }, 0);
  }
}

/** An index finger, three curled ones, a thumb and a cuff, leaning a little to the right. */
function drawHand(): Graphics {
  const hand = new Graphics();
  const paint = (width: number, color: string) => {
    const style = { width, color, cap: 'round', join: 'round' } as const;
    hand.moveTo(0, 22).lineTo(0, 120).stroke(style);
    hand.moveTo(-28, 128).lineTo(-2, 158).stroke(style);
    for (const [x, y] of [
      [34, 96],
      [64, 104],
      [92, 116],
    ] as const)
      hand.moveTo(x, y).lineTo(x, 150).stroke(style);
    hand
      .moveTo(14, 150)
      .lineTo(80, 156)
      .lineTo(64, 188)
      .lineTo(28, 188)
      .lineTo(14, 150)
      .fill(color)
      .stroke(style);
  };
  paint(46, EDGE);
  paint(34, SKIN);
  const crease = { width: 4, color: EDGE, alpha: 0.45, cap: 'round' } as const;
  for (const x of [19, 49, 78]) hand.moveTo(x, 100).lineTo(x, 126).stroke(crease);
  hand.roundRect(2, 198, 88, 38, 14).fill('#57B9F2').stroke({ width: 6, color: EDGE });
  hand.rotation = -0.22;
  return hand;
}
