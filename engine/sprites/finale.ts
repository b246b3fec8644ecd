import { Container, Graphics, type PointData } from 'pixi.js';
import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';

const RAYS = 12;
/** Overlapping rays of several lengths fade outwards without a filter; the longest reach beyond every stage. */
const REACHES = [
  [600, 0.1],
  [900, 0.08],
  [1250, 0.06],
  [2400, 0.07],
] as const;
const SECONDS = 0.5;

/** The position and scale of the completed picture, and the centre of the light behind it. Stage coordinates. */
export interface FinalePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly lightY: number;
}

/** A slow wheel of light behind the completed picture, which comes to the front. */
export class Finale extends Container {
  private readonly rays = new Graphics();

  constructor() {
    super();
    for (const [reach, alpha] of REACHES) {
      for (let ray = 0; ray < RAYS; ray++) {
        const end = (turn: number) => {
          const angle = (turn / RAYS) * Math.PI * 2;
          return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
        };
        this.rays.poly([0, 0, ...end(ray), ...end(ray + 0.5)]).fill({ color: '#FFF6D0', alpha });
      }
    }
    for (const [radius, alpha] of [
      [420, 0.12],
      [330, 0.16],
      [240, 0.2],
    ] as const) {
      this.rays.circle(0, 0, radius).fill({ color: '#FFFBEA', alpha });
    }
    this.addChild(this.rays);
    // Light reaches everywhere: it is no part of how large the picture is.
    this.measurable = false;
    this.alpha = 0;
  }

  /** The light appears behind a place, and turns. Stage coordinates. 3 s. */
  shine(at: PointData, ctx: FxContext): gsap.core.Timeline {
    this.position.copyFrom(at);
    const timeline = recipe().to(this, { alpha: 1, duration: SECONDS }, 0.2);
    if (ctx.calm) return timeline.set({}, {}, 3);
    return timeline
      .fromTo(this.rays.scale, { x: 0.4, y: 0.4 }, { x: 1, y: 1, duration: 0.7, ease: EASE.enter }, 0.2)
      .to(this.rays, { rotation: 0.5, duration: 3, ease: 'power1.out' }, 0);
  }

  /** Brings a thing to the front; the light turns behind it. 0.5 s, the light 3 s. */
  bring(thing: Container, to: FinalePlace, ctx: FxContext): gsap.core.Timeline {
    const { x, y, scale, lightY } = to;
    const timeline = this.shine({ x, y: lightY }, ctx);
    if (ctx.calm) {
      return timeline
        .to(thing, { alpha: 0, duration: SECONDS / 2 }, 0)
        .set(thing, { x, y }, SECONDS / 2)
        .set(thing.scale, { x: scale, y: scale }, SECONDS / 2)
        .to(thing, { alpha: 1, duration: SECONDS / 2 }, SECONDS / 2);
    }
    return timeline
      .to(thing, { x, y, duration: SECONDS, ease: EASE.move }, 0)
      .to(thing.scale, { x: scale, y: scale, duration: SECONDS, ease: EASE.move }, 0);
  }
}

/** The room is never empty: what is no more needed stays until what comes forward is on its way. */
const STAYS_SECONDS = 0.07;

/** What is no more needed at the end goes: half faded for long, it would look like ghosts. 0.17 s; in calm motion 0.3 s. */
export const clearAway = (things: readonly Container[], { calm }: FxContext): gsap.core.Timeline =>
  recipe().to(things, { alpha: 0, duration: calm ? 0.3 : 0.1 }, calm ? 0 : STAYS_SECONDS);
